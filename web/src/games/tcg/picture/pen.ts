/** The pen: strokes and fills as markup, in the ten inks of a picture (`--k-sky` …). Same input, same picture. */

/** A number that scatters; the same for the same word. */
export const hash = (word: string): number => {
  let h = 2166136261;
  for (const c of word) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h ^= h >>> 13;
  h = Math.imul(h, 0x5bd1e995);
  return (h ^ (h >>> 15)) >>> 0;
};
export const pickOf = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
export const N = (x: number): number => +x.toFixed(1);

const O = 'stroke-linejoin="round" stroke-width="3.2"';
export const F = (n: string) => `fill="var(--k-${n})"`;
/** A filled path. */
export const P = (n: string, d: string, x = "") => `<path d="${d}" ${F(n)} ${x}/>`;
/** A line. */
export const L = (n: string, d: string, w = 2, x = "") =>
  `<path d="${d}" fill="none" stroke="var(--k-${n})" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
/** A disc. */
export const C = (n: string, x: number, y: number, r: number, e = "") =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${F(n)} ${e}/>`;
/** Filled and outlined: what acts has an outline, land has none. */
export const PO = (n: string, d: string) =>
  `<path d="${d}" fill="var(--k-${n})" stroke="var(--k-deep)" ${O}/>`;
export const CO = (n: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--k-${n})" stroke="var(--k-deep)" ${O}/>`;
export const G = (t: string, ...b: string[]) => `<g transform="${t}">${b.join("")}</g>`;
/** A stamp of the sprite, its middle at x, y. */
export const stamp = (
  id: string,
  x: number,
  y: number,
  s: number,
  ink: string,
  cut: string,
  rot = 0,
) =>
  `<use href="#${id}" x="${N(x - s / 2)}" y="${N(y - s / 2)}" width="${s}" height="${s}" color="var(--k-${ink})" class="cut-${cut}"${rot ? ` transform="rotate(${rot} ${N(x)} ${N(y)})"` : ""}/>`;

// -- hatchings: every culture has a colour and a line, as in old books of arms ---------------------

const HATCH: Readonly<Record<string, string>> = {
  dwarven: "dots",
  elven: "leaf",
  gandalf: "none",
  gondor: "fess",
  rohan: "bend",
  shire: "wave",
  dunland: "cross",
  isengard: "brick",
  raider: "pale",
  one_ring: "none",
  site: "fess",
};
export const hatch = (culture: string, o = 0.13): string => {
  const h = HATCH[culture] ?? "none";
  return h === "none"
    ? ""
    : `<rect width="320" height="200" fill="url(#hatch-${h})" opacity="${o}"/>`;
};
export const shade = (d: string, o = 0.34) =>
  `<path d="${d}" fill="url(#hatch-shade)" opacity="${o}"/>`;
/** The patterns all pictures share: once in a page. */
export const hatches = () => {
  const pat = (id: string, w: number, h: number, body: string, t = "") =>
    `<pattern id="hatch-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${t ? ` patternTransform="${t}"` : ""}>${body}</pattern>`;
  const ln = (d: string) => `<path d="${d}" fill="none" stroke="#000" stroke-width="1.1"/>`;
  return (
    pat("fess", 8, 7, ln("M0 3.500h8")) +
    pat("pale", 7, 8, ln("M3.500 0v8")) +
    pat("bend", 7, 7, ln("M3.500 0v7"), "rotate(45)") +
    pat("cross", 9, 9, ln("M4.500 0v9M0 4.500h9"), "rotate(45)") +
    pat("brick", 16, 12, ln("M0 .6h16M0 6.600h16M4 .6v6M12 6.600v6")) +
    pat(
      "dots",
      10,
      10,
      '<circle cx="2.500" cy="2.500" r="1.200"/><circle cx="7.500" cy="7.500" r="1.200"/>',
    ) +
    pat(
      "leaf",
      14,
      16,
      '<path d="M3.500 1c2.500 2 2.500 5 0 7-2.500-2-2.500-5 0-7zM10.500 9c2.500 2 2.500 5 0 7-2.500-2-2.500-5 0-7z"/>',
    ) +
    pat("wave", 16, 8, ln("M0 4c4-3.500 4 3.500 8 0s4 3.500 8 0")) +
    `<pattern id="hatch-shade" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M2 0v4" stroke="#000" stroke-width="1.200" fill="none"/></pattern>`
  );
};
