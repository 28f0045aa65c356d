// Takes the map of ringwar into its package, for the client and for pictures in Python:
//   node tools/ringwar-map.mjs <map.json>
// The drawing is our own; they need a third of it: rings and lines as flat lists of numbers, no curves
// (they are drawn anew from the points) and no measures that only the making of the map needed.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const from = process.argv[2];
if (!from) throw new Error("usage: node tools/ringwar-map.mjs <map.json>");
const map = JSON.parse(readFileSync(from, "utf8"));
const to = fileURLToPath(new URL("../../src/mathom/games/ringwar/map.json", import.meta.url));

const round = (number) => Math.round(number * 10) / 10;
/** Whole units are fine enough for lines: the closest look has 2.2 pixels in a unit. */
const flat = (points) => points.flat().map(Math.round);
const name = ({ name_de, name_en }) => ({ de: name_de, en: name_en });

const regions = Object.fromEntries(
  Object.entries(map.regions).map(([id, { points, token, settlement, label }]) => [
    id,
    {
      ring: flat(points),
      token: [token.x, token.y, token.r].map(round),
      settlement: settlement ? [settlement.x, settlement.y].map(round) : null,
      label: [label.x, label.y, label.size].map(round),
      de: label.de,
      en: label.en,
    },
  ]),
);
const KINDS = { normal: "open", river: "river", impassable: "closed" };
const symbols = {};
for (const { symbol, variant, x, y, size } of map.symbols)
  (symbols[`${symbol}-${variant}`] ??= []).push(...[x, y, size].map(round));

const steps = map.mordor_track.filter(({ step }) => typeof step === "number");
const doom = map.mordor_track.find(({ step }) => typeof step !== "number");
const small = {
  about:
    "The map of ringwar, our own drawing; made by tools/ringwar-map.mjs. Rings and lines are x, y, x, y …",
  width: map.canvas.width,
  height: map.canvas.height,
  regions,
  borders: map.borders.map(({ a, b, kind, points }) => ({
    between: [a, b],
    kind: KINDS[kind],
    line: flat(points),
  })),
  sea: flat(map.waters.find(({ kind }) => kind === "sea").points),
  lakes: [...map.waters.filter(({ kind }) => kind === "lake"), ...map.ponds].map((one) => ({
    ...name(one),
    ring: flat(one.points),
  })),
  isles: map.isles.map(({ points }) => flat(points)),
  wastes: map.wastes.map(({ points }) => flat(points)),
  coast: map.coast.map(({ points }) => flat(points)),
  ridges: map.ridges.map(({ points }) => flat(points)),
  rivers: map.rivers.map(({ width, points }) => ({ width, line: flat(points) })),
  forests: map.forests.map(({ points }) => flat(points)),
  names: map.sea_names,
  track: [...steps, doom].map(({ x, y, r }) => [x, y, r].map(round)),
  symbols,
};
const lines = Object.entries(small).map(
  ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
);
writeFileSync(to, `{\n${lines.join(",\n")}\n}\n`);
