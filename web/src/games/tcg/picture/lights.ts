/** Lights in the sky: the phase sets the hour, the hash the place. And where each culture is at home. */
import { C, N, P } from "./pen";

export const HOME: Readonly<Record<string, readonly string[]>> = {
  dwarven: ["pillars", "cave", "peaks", "snow", "keep"],
  elven: ["mallorn", "forest", "stars", "wall", "banners"],
  gandalf: ["rays", "stars", "snow", "peaks", "hallin"],
  gondor: ["city", "forest", "ruin", "pool", "banners"],
  rohan: ["plain", "halls", "keep", "village", "banners"],
  shire: ["shire", "garden", "camp", "cliff", "reeds"],
  dunland: ["palisade", "crags", "burning", "village", "ford"],
  isengard: ["orthanc", "forge", "ranks", "peaks", "wall"],
  raider: ["dunes", "tents", "mumak", "banners", "crags"],
  one_ring: ["flames"],
  site: ["plain"],
};

export const LIGHT: Readonly<Record<string, (x: number, y: number, r: number) => string>> = {
  sun: (x, y, r) =>
    C("light", x, y, r) +
    `<circle cx="${x}" cy="${y}" r="${r + 8}" fill="none" stroke="var(--k-light)" stroke-width="2.4" opacity=".8"/>`,
  rayed: (x, y, r) =>
    Array.from({ length: 16 }, (_, i) => {
      const a = (i * Math.PI) / 8,
        b = a + 0.1,
        c = a - 0.1,
        R = i % 2 ? r * 1.5 : r * 1.85;
      return P(
        "light",
        `M${N(x + R * Math.cos(a))} ${N(y + R * Math.sin(a))}L${N(x + r * 1.08 * Math.cos(b))} ${N(y + r * 1.08 * Math.sin(b))}L${N(x + r * 1.08 * Math.cos(c))} ${N(y + r * 1.08 * Math.sin(c))}z`,
      );
    }).join("") + C("light", x, y, r),
  half: (x, y, r) =>
    C("light", x, y, r) +
    P(
      "sky",
      `M${x - r - 2} ${N(y + r * 0.2)}h${2 * r + 4}v5h-${2 * r + 4}zM${x - r - 2} ${N(y + r * 0.5)}h${2 * r + 4}v6h-${2 * r + 4}z`,
    ),
  moon: (x, y, r) =>
    P(
      "light",
      `M${N(x + r * 0.3)} ${N(y - r)}a${r} ${r} 0 1 0 ${N(r * 0.7)} ${N(r * 1.3)} ${N(r * 0.85)} ${N(r * 0.85)} 0 0 1 ${N(-r * 0.7)} ${N(-r * 1.3)}z`,
    ),
  cloud: (x, y, r) =>
    C("light", x, y, r) +
    P(
      "pale",
      `M${x - r * 1.5} ${y + r * 0.5}c0-10 12-14 20-8 6-14 28-12 32 2 12-4 22 4 18 14h-70z`,
      'opacity=".85"',
    ),
  ring: (x, y, r) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--k-light)" stroke-width="${N(r * 0.2)}"/>` +
    C("light", x, y, r * 0.55, 'opacity=".7"'),
  none: () => "",
};
