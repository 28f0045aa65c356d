// Takes the drawings of the art direction into the client, and the symbols into `mathom.art`, where Python finds them, too:
//   node tools/art.mjs <folder of svg files>
// The content security policy forbids style attributes, so they become presentation attributes.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const from = process.argv[2];
if (!from) throw new Error("usage: node tools/art.mjs <folder with stamp/ ui/ ill/ logo/>");
const to = fileURLToPath(new URL("../src/art/", import.meta.url));
const symbols = fileURLToPath(new URL("../../src/mathom/art/", import.meta.url));

const plain = (svg) =>
  svg.replace(/style="([^"]*)"/g, (_, style) => {
    const out = [];
    for (const rule of style.split(";").filter(Boolean)) {
      const at = rule.indexOf(":");
      const [name, value] = [rule.slice(0, at).trim(), rule.slice(at + 1).trim()];
      const ground = /^var\(--([\w-]+)/.exec(value)?.[1];
      out.push(name === "--cut" ? `class="cut-${ground}"` : `${name}="${value}"`);
    }
    return out.join(" ");
  });

const read = (folder, at = from) =>
  readdirSync(join(at, folder))
    .filter((file) => file.endsWith(".svg"))
    .sort()
    .map((file) => [basename(file, ".svg"), plain(readFileSync(join(at, folder, file), "utf8"))]);

const symbol = (id, svg) =>
  svg
    .trim()
    .replace(/<svg xmlns="[^"]*"/, `<symbol id="${id}"`)
    .replace(/<\/svg>$/, "</symbol>");

const sprite = (drawn) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join("\n")}\n</svg>\n`;

// Stamps that the art direction does not have: the seats above five, and some of hobbits.
const stamps = [...read("stamp"), ...read("stamp", join(to, "own"))].map(([name, svg]) => [
  name,
  symbol(name, svg),
]);
const shapes = stamps.filter(([name]) => name.startsWith("player-"));
const pens = read("ui").map(([name, svg]) => [name, symbol(`ui-${name}`, svg)]);
for (const folder of ["ill", "logo"]) mkdirSync(join(to, folder), { recursive: true });
writeFileSync(join(symbols, "pens.svg"), sprite([...pens, ...shapes].map(([, one]) => one)));
writeFileSync(
  join(symbols, "stamps.svg"),
  sprite(stamps.filter((one) => !shapes.includes(one)).map(([, one]) => one)),
);
for (const folder of ["ill", "logo"])
  for (const [name, svg] of read(folder)) writeFileSync(join(to, folder, `${name}.svg`), svg);
