/** The print: a card's picture as the inside of an SVG of 320 × 200. See `plan.ts` for what is chosen, and why. */
import { figure, type Figure } from "./figure";
import { WILD } from "./grounds";
import { BUILT } from "./grounds_more";
import { hills } from "./land";
import { LIGHT } from "./lights";
import { CO, F, G, L, N, P, PO, hatch, pickOf, shade, stamp } from "./pen";
import type { Pictured } from "./pictured";
import type { Plan } from "./plan";
import { PROP } from "./props";

const INDOOR = [
  "cave",
  "pillars",
  "throne",
  "hallin",
  "library",
  "chamber",
  "forge",
  "flames",
  "court",
];
const SPOTS: readonly (readonly [number, number])[] = [
  [74, 62],
  [246, 58],
  [110, 54],
  [212, 60],
];
const CLOTH: Readonly<Record<string, string>> = {
  gonfalon: "M104 34H216V150L188 138 160 156 132 138 104 150z",
  swallow: "M104 34H216V168L160 132 104 168z",
  pennon: "M98 34H222L160 182z",
  shield:
    "M104 36C126 40 146 34 160 26 174 34 194 40 216 36 220 100 200 144 160 172 120 144 100 100 104 36z",
  stone: "M110 190L104 76C106 40 126 22 160 22S214 40 216 76L210 190z",
};
const PLACES: readonly (readonly [number, number])[] = [
  [60, 64],
  [250, 60],
  [96, 50],
  [216, 54],
];

const light = (name: string, x: number, y: number, r: number): string =>
  LIGHT[name]?.(x, y, r) ?? "";
const land = (name: string, v: number): string => (WILD[name] ?? BUILT[name])?.(v) ?? "";

/** Everything a part of the print needs to know. */
interface Sheet {
  readonly card: Pictured;
  readonly p: Plan;
  readonly ground: string;
  readonly indoor: boolean;
  readonly shadow: boolean;
}

/** The picture of a card after its plan. */
export function picture(card: Pictured, p: Plan): string {
  const shadow = card.side === "shadow";
  const flip = p.flip && p.kind !== "site" ? "translate(320 0) scale(-1 1)" : "translate(0 0)";
  const ground = G(flip, land(p.ground, p.v));
  const sheet = { card, p, ground, indoor: INDOOR.includes(p.ground), shadow };
  const sky =
    `<rect width="320" height="200" ${F("sky")}/>` + hatch(p.culture, shadow ? 0.2 : 0.14);
  return sky + subjectOf(sheet).join("");
}

function subjectOf(sheet: Sheet): string[] {
  switch (sheet.p.kind) {
    case "companion":
    case "ally":
    case "minion":
      return person(sheet, sheet.p.subject!);
    case "site":
      return site(sheet);
    case "one_ring":
      return ring(sheet);
    case "possession":
    case "artifact":
      return item(sheet, sheet.p.thing!);
    case "condition":
      return condition(sheet, sheet.p.thing!);
    default:
      return event(sheet, sheet.p.thing!);
  }
}

/** A figure, its light behind the head, so every silhouette reads. */
function person({ card, p, ground, indoor }: Sheet, figureOf: Figure): string[] {
  const out: string[] = [];
  const group = figureOf.group ?? 1;
  const figureAt = (f: Figure, x: number, y: number, s: number) =>
    G(`translate(${x} ${y}) scale(${s})`, figure(f, p.culture));
  const f = figureOf,
    hob = card.race === "hobbit",
    big = card.type === "ally" && card.race !== "ent";
  // the nimbus: the light always stands behind the head, so every silhouette reads
  const y = hob ? 104 : card.race === "ent" ? 108 : group > 1 ? 92 : 90,
    s = hob ? 0.92 : card.race === "dwarf" ? 0.94 : card.race === "ent" ? 1 : 1;
  out.push(
    indoor
      ? ground + light("sun", 160, y - 6, 66)
      : light(["cloud", "none", "moon"].includes(p.light) ? "sun" : p.light, 160, y - 8, 64) +
          ground,
  );
  if (p.light === "moon" && !indoor) out.push(light("moon", p.flip ? 58 : 262, 44, 20));
  const alt = (i: number): Figure => ({
    ...f,
    left: "none",
    right: i % 2 ? pickOf(["spear", "halberd", "axe"], i) : f.right,
    mirror: i % 2 === 0,
  });
  if (group === 5) out.push(figureAt(alt(3), 44, 108, 0.62), figureAt(alt(4), 276, 108, 0.62));
  if (group >= 3) out.push(figureAt(alt(1), 88, 104, 0.78), figureAt(alt(2), 232, 104, 0.78));
  if (big)
    out.push(
      G(
        "translate(160 200)",
        L("deep", "M-92 0V-96C-92-200 92-200 92-96V0", 12),
        L("spot", "M-92 0V-96C-92-200 92-200 92-96V0", 6),
      ),
    );
  out.push(figureAt(f, 160, y, s));
  if (f.chain)
    out.push(
      G(
        `translate(160 ${y}) scale(${s})`,
        L("deep", "M-14 30C-12 50-6 58 0 62 6 58 12 50 14 30", 2.2),
        `<circle cx="0" cy="68" r="7" fill="none" stroke="var(--k-spot)" stroke-width="4"/>`,
      ),
    );
  return out;
}

/** A panorama with one thing in front. */
function site({ card, p, ground, indoor }: Sheet): string[] {
  const out: string[] = [];
  const [x, y] = PLACES[p.at]!;
  out.push(
    indoor
      ? ground
      : light(
          card.site >= 8
            ? "moon"
            : card.site >= 5
              ? "half"
              : card.site === 1
                ? "rayed"
                : p.light === "ring"
                  ? "sun"
                  : p.light,
          x,
          y,
          30,
        ) + ground,
  );
  const pr = PROP[card.number];
  if (pr)
    out.push(
      stamp(pr[0], pr[1] + 3, pr[2] + 3, pr[3], "near", "near"),
      stamp(
        pr[0],
        pr[1],
        pr[2],
        pr[3],
        card.site >= 7 ? "pale" : "deep",
        card.site >= 7 ? "near" : "light",
      ),
    );
  return out;
}

/** The Ring in flames. */
function ring({ card }: Sheet): string[] {
  const out: string[] = [];
  out.push(
    land("flames", 0),
    `<ellipse cx="160" cy="104" rx="72" ry="72" fill="none" stroke="var(--k-deep)" stroke-width="34"/><ellipse cx="160" cy="104" rx="72" ry="72" fill="none" stroke="var(--k-spot)" stroke-width="27"/><ellipse cx="160" cy="104" rx="79" ry="79" fill="none" stroke="var(--k-pale)" stroke-width="3" stroke-dasharray="${card.number === 1 ? "20 30 60 400" : "90 20 30 400"}"/>` +
      Array.from({ length: 18 }, (_, i) =>
        L("deep", "M160 27v6l-4 4v5", 2, `transform="rotate(${i * 20} 160 104)"`),
      ).join("") +
      (card.number === 1
        ? stamp("eye", 160, 104, 86, "light", "deep")
        : stamp("ch-flame", 160, 104, 74, "light", "deep")),
  );
  return out;
}

/** A thing on a plaque over the emblem as diaper, a diamond for each point of strength. */
function item({ card, p }: Sheet, thing: string): string[] {
  const out: string[] = [];
  // diapered field, the thing on a plaque
  out.push(
    `<rect width="320" height="200" ${F("mid")}/>`,
    Array.from({ length: 28 }, (_, i) => {
      const x = (i % 7) * 50 + (Math.floor(i / 7) % 2 ? 25 : 0),
        y = Math.floor(i / 7) * 54 + 20;
      return `<g opacity=".5">${stamp("culture-" + p.culture.replace("_", "-"), x + 6, y, 26, "near", "mid")}</g>`;
    }).join(""),
  );
  if (p.kind === "artifact") out.push(light("rayed", 160, 100, 74));
  const plaque = {
    roundel: "M160 12a88 88 0 1 0 .1 0z",
    shield:
      "M76 16C108 22 138 16 160 6 182 16 212 22 244 16 250 110 220 168 160 198 100 168 70 110 76 16z",
    lozenge: "M160-10L270 100 160 210 50 100z",
    arch: "M76 210V90C76-20 244-20 244 90V210z",
  }[(p.field ?? "roundel") as "roundel"];
  out.push(
    PO("sky", plaque),
    `<path d="${plaque}" fill="none" stroke="var(--k-spot)" stroke-width="5" transform="translate(160 100) scale(.92) translate(-160 -100)"/>`,
  );
  const print =
    stamp(thing, 163, 104, 132, "deep", "deep", p.tilt) +
    stamp(thing, 160, 100, 132, "near", "pale", p.tilt);
  out.push(p.flip ? G("translate(320 0) scale(-1 1)", print) : print);
  const b = card.strength;
  if (b > 0)
    out.push(
      Array.from({ length: b }, (_, i) =>
        G(`translate(${160 + (i - (b - 1) / 2) * 20} 184)`, PO("spot", "M0-8l7 8-7 8-7-8z")),
      ).join(""),
    );
  return out;
}

/** A banner, shield or standing stone with a charge. */
function condition({ p, ground, indoor, shadow }: Sheet, thing: string): string[] {
  const out: string[] = [];
  out.push(light(indoor ? "none" : p.light, ...SPOTS[p.at]!, 28), ground);
  const c = CLOTH[p.cloth ?? "gonfalon"]!;
  if (p.cloth === "stone")
    out.push(
      PO("far", c),
      shade("M170 23C200 24 214 40 216 76L210 190H176z", 0.4),
      L("deep", "M120 60l10 10M196 150l-12 8", 2.4),
    );
  else {
    if (p.cloth !== "shield")
      out.push(PO("near", "M84 22H236V34H84z"), CO("spot", 84, 28, 8), CO("spot", 236, 28, 8));
    out.push(
      PO(shadow ? "near" : "mid", c),
      `<path d="${c}" fill="none" stroke="var(--k-spot)" stroke-width="4" transform="translate(160 92) scale(.88) translate(-160 -92)"/>`,
    );
  }
  out.push(
    stamp(
      thing,
      160,
      p.cloth === "pennon" ? 78 : p.cloth === "stone" ? 96 : 88,
      p.cloth === "pennon" ? 60 : 76,
      p.cloth === "stone" ? "deep" : "pale",
      p.cloth === "stone" ? "far" : shadow ? "near" : "mid",
    ),
  );
  return out;
}

/** A burst, and the charge in motion. */
function event({ p, ground, indoor, shadow }: Sheet, thing: string): string[] {
  const out: string[] = [];
  // event: a burst, and the charge in motion
  const fx = p.flip ? 250 : 70,
    fy = 190;
  out.push(
    Array.from({ length: 18 }, (_, i) => {
      const a = -Math.PI * (i / 18) - p.v * 0.03,
        b = a - 0.09;
      return P(
        "light",
        `M${fx} ${fy}L${N(fx + 420 * Math.cos(a))} ${N(fy + 420 * Math.sin(a))}L${N(fx + 420 * Math.cos(b))} ${N(fy + 420 * Math.sin(b))}z`,
        `opacity="${shadow ? 0.35 : 0.8}"`,
      );
    }).join(""),
  );
  out.push(
    `<g opacity="1">${indoor ? "" : ground}</g>`,
    indoor ? hills("near", 186, 6) + hills("mid", 196, 3) : "",
  );
  const put = (x: number, y: number, s: number, r: number) =>
    out.push(
      stamp(thing, x + 5, y + 5, s, "deep", "deep", r),
      stamp(thing, x, y, s, "spot", "deep", r),
    );
  const put2 = (x: number, y: number, s: number, r: number) =>
    out.push(
      stamp(thing, x + 3, y + 3, s, "deep", "deep", r),
      stamp(thing, x, y, s, "near", "pale", r),
    );
  const d = p.flip ? -1 : 1;
  out.push(
    CO("sky", 160, 98, 76),
    `<circle cx="160" cy="98" r="66" fill="none" stroke="var(--k-near)" stroke-width="2.500" stroke-dasharray="2 7" stroke-linecap="round"/>`,
  );
  if (p.lay === "solo") put(160, 98, 104, d * 14);
  else if (p.lay === "pair") {
    put2(132, 92, 78, -24);
    put(190, 104, 84, 20);
  } else if (p.lay === "fan") {
    put2(122, 108, 62, -32);
    put2(198, 108, 62, 32);
    put(160, 90, 84, 0);
  } else {
    put2(116, 134, 48, d * -10);
    put2(138, 116, 62, d * -4);
    put(172, 88, 88, d * 6);
  }

  return out;
}
