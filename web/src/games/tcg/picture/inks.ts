/** The ten inks of a picture: by culture; Shadow prints are darker, sites run from dawn to night. */
import type { Pictured } from "./pictured";

type Ink = readonly string[];
const INKS: Readonly<Record<string, Ink>> = {
  dwarven: [
    "#ded2bd",
    "#f6e3ac",
    "#bfa98a",
    "#96714c",
    "#74482a",
    "#2c1a10",
    "#d78f2f",
    "#f6ecd6",
    "#e3bf95",
  ],
  elven: [
    "#cfe2d0",
    "#fbf3c0",
    "#a3c8a8",
    "#5d9c77",
    "#2c6e4a",
    "#0f2e1f",
    "#dcb84a",
    "#f7f3de",
    "#efd6ae",
  ],
  gandalf: [
    "#d3dae0",
    "#fffaf0",
    "#a9b4be",
    "#7e8a95",
    "#5b6168",
    "#20252a",
    "#d2a850",
    "#fbf8f0",
    "#ecd3b0",
  ],
  gondor: [
    "#c9dae6",
    "#f8f0d2",
    "#97b5cd",
    "#5582ac",
    "#24507f",
    "#0d2036",
    "#dfb95e",
    "#f5f5ee",
    "#ebd0a9",
  ],
  rohan: [
    "#efe2ab",
    "#fdf4d0",
    "#cfc47c",
    "#9a9b40",
    "#65701f",
    "#282c0c",
    "#d8912a",
    "#faf2da",
    "#edcfa2",
  ],
  shire: [
    "#f6dfb4",
    "#fff6d2",
    "#bdd290",
    "#7daa58",
    "#3f7240",
    "#1a3020",
    "#d8752b",
    "#fbf3dc",
    "#f0d2a6",
  ],
  dunland: [
    "#a98a4c",
    "#f0b04c",
    "#8c6c33",
    "#6a4d1d",
    "#4a3414",
    "#1d1308",
    "#e2772a",
    "#f0e0b6",
    "#cf9f6c",
  ],
  isengard: [
    "#8d988b",
    "#e9ecd9",
    "#6d7a6e",
    "#4c594f",
    "#333e37",
    "#141a16",
    "#cf5330",
    "#f1eedd",
    "#7d8468",
  ],
  raider: [
    "#d98a4d",
    "#f8cf7a",
    "#bd6a35",
    "#97481b",
    "#6b2f14",
    "#2a1008",
    "#e6b445",
    "#f8e6c4",
    "#b97c4f",
  ],
  one_ring: [
    "#3a2413",
    "#f0b548",
    "#5b3616",
    "#8a5519",
    "#2c1b10",
    "#120b07",
    "#f7cf6a",
    "#fdecc0",
    "#e8cfa0",
  ],
  site: [
    "#e5d9bc",
    "#fbf1cf",
    "#c3b48d",
    "#94845a",
    "#6a5836",
    "#2a2114",
    "#c9822c",
    "#f8f0da",
    "#e8cfa0",
  ],
};
// a journey is one day long: the sites run from dawn (1) to night (9)
const SITE: readonly Ink[] = [
  [],
  ["#f6dcae", "#fff3cc", "#d9c08a", "#a8a05c", "#6f7a3a", "#2b3018", "#d9772b", "#fbf2da"],
  ["#efe3b6", "#fff8dc", "#c9c788", "#93a052", "#5d7434", "#232d14", "#d98a2b", "#fbf4dc"],
  ["#d9e3cf", "#fff7d6", "#b7c49a", "#8b9a63", "#5e6b3c", "#252c18", "#d9a12f", "#fbf5e0"],
  ["#cbdce2", "#fdf6dc", "#a7bcc4", "#7c939c", "#566a70", "#1f2a2e", "#d0a24a", "#f7f5ea"],
  ["#e3c9a2", "#fbe3a6", "#c19e78", "#94735a", "#66503f", "#281d16", "#c4552e", "#f8ecd4"],
  ["#dcb894", "#ffdf9a", "#b98f70", "#8b664f", "#5f4538", "#261a15", "#d9772b", "#f9e9cf"],
  ["#b98b7a", "#f6c987", "#94695f", "#6e4c48", "#4a3334", "#1f1517", "#d9602b", "#f5e2c8"],
  ["#77808a", "#efe3c0", "#5b646e", "#454d57", "#313840", "#14181c", "#c96a35", "#efe8d6"],
  ["#4c4d63", "#f1dfa8", "#3c3d51", "#2e2f40", "#222331", "#0e0f17", "#cf5a34", "#ece3d0"],
];
const NAMES = ["sky", "light", "far", "mid", "near", "deep", "spot", "pale", "skin"];
const HAIR: Readonly<Record<string, string>> = {
  elven: "#b98a3a",
  isengard: "#2b2a24",
  raider: "#3a1a0e",
};
/** The colours by name: `sky` is `--k-sky` on the picture. */
export const inks = (card: Pictured): Readonly<Record<string, string>> => {
  const list = (card.type === "site" ? SITE[card.site] : INKS[card.culture]) ?? INKS["site"]!;
  const over: Record<string, string> = { hair: HAIR[card.culture] ?? "#7a4a22" };
  if (card.culture === "isengard" && card.race && card.race !== "uruk_hai") over.skin = "#e3c9a4";
  if (card.culture === "isengard" && card.keywords.includes("tracker"))
    Object.assign(over, { sky: "#c2b07c", light: "#fbeebc", far: "#9c8d5a", mid: "#6f6a48" });
  if (card.culture === "isengard" && card.keywords.includes("archer"))
    Object.assign(over, { sky: "#8499a6", light: "#e6f0f2", far: "#657985", mid: "#485a64" });
  if (card.culture === "raider" && card.keywords.includes("easterling"))
    Object.assign(over, { sky: "#dcb45f", light: "#fbe6a4", far: "#bd9240", mid: "#94691f" });
  if (card.race === "ent")
    Object.assign(over, {
      sky: "#d5dcc4",
      far: "#a3ad7f",
      mid: "#76794e",
      near: "#5d5433",
      deep: "#241f10",
      spot: "#87a04b",
    });
  const found: Record<string, string> = {};
  NAMES.forEach((name, at) => {
    const colour = over[name] ?? list[at];
    if (colour) found[name] = colour;
  });
  return { ...found, hair: over["hair"]! };
};
