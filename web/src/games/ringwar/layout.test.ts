import { describe, expect, it } from "vitest";
import json from "../../../../src/mathom/games/ringwar/components.json";
import { CANVAS, curve, map, places, track } from "./land";
import { NEAR, names, overlap, ringAt, stands, step } from "./layout";
import type { Components, Table } from "./types";

const box = json as unknown as Components;
const pair = (a: string, b: string) => [a, b].sort().join(" ");

describe("the map", () => {
  it("has every region of the box, and no other", () => {
    expect([...places.keys()].sort()).toEqual(box.regions.map((region) => region.id).sort());
  });

  it("draws a border as open exactly where the rules let somebody pass", () => {
    const passable = new Set(box.regions.flatMap(({ id, near }) => near.map((to) => pair(id, to))));
    const drawn = map.borders.filter(({ kind }) => kind !== "closed");
    expect(new Set(drawn.map(({ between: [a, b] }) => pair(a, b)))).toEqual(passable);
    const closed = map.borders.filter(({ kind }) => kind === "closed");
    expect(closed.filter(({ between: [a, b] }) => passable.has(pair(a, b)))).toEqual([]);
    expect(closed.length).toBeGreaterThan(40);
  });

  it("draws a ridge along every closed border", () => {
    const ridges = new Set(
      map.ridges.flatMap((line) =>
        Array.from({ length: line.length / 2 }, (_, at) => `${line[at * 2]} ${line[at * 2 + 1]}`),
      ),
    );
    for (const { kind, line } of map.borders)
      if (kind === "closed") expect(ridges.has(`${line[2]} ${line[3]}`)).toBe(true);
  });

  it("has a place for every settlement", () => {
    for (const { id, settlement } of box.regions)
      expect(places.get(id)?.settlement !== null, id).toBe(settlement !== null);
  });

  it("has six spaces on the way to the fire", () => expect(track).toHaveLength(6));

  it("draws lines through all their points", () => {
    expect(curve([10, 10, 20, 10, 30, 20])).toMatch(/^M10 10C.* 20 10C.* 30 20$/);
    expect(curve([0, 0, 0, 50, 60, 50], true)).toContain("L0 50");
  });
});

describe("names on the map", () => {
  for (const language of ["de", "en"])
    for (const scale of [0.24, 0.42, 0.52, 0.7, 0.9]) {
      it(`do not cover each other, ${language} at ${scale}`, () => {
        const written = names(box, language, step(scale));
        for (const [at, one] of written.entries())
          for (const other of written.slice(at + 1))
            expect(overlap(one.box, other.box), `${one.id} ${other.id}`).toBe(false);
        for (const { box: at } of written) expect(at.right).toBeLessThan(CANVAS.width);
      });
    }

  it("are never smaller than eleven pixels, however near one looks", () => {
    for (let scale = 0.3; scale < 2.2; scale *= 1.02)
      for (const { id, size } of names(box, "de", step(scale)))
        expect(size * scale, `${id} at ${scale}`).toBeGreaterThan(11);
  });

  it("are the names of the box where they stand in one line", () => {
    const named = new Map(box.regions.map(({ id, name_de }) => [id, name_de]));
    const single = names(box, "de", step(0.7)).filter(({ lines }) => lines.length === 1);
    expect(single.map(({ id }) => id)).toContain("fords-of-bruinen");
    for (const { id, lines } of single) expect(lines).toEqual([named.get(id)]);
  });

  it("are more, the closer one looks", () => {
    const counts = [0.3, 0.52, 0.74, NEAR].map((scale) => names(box, "de", scale).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBe(105);
    expect(counts[1]).toBeGreaterThan(20);
  });

  it("of towns and fortifications find room on the whole map of a laptop, most of them", () => {
    const written = new Set(names(box, "de", step(0.6)).map(({ id }) => id));
    const small = box.regions.filter(
      ({ settlement }) => settlement === "town" || settlement === "fortification",
    );
    const found = small.filter(({ id }) => written.has(id));
    expect(found.length).toBeGreaterThan(small.length * 0.8);
  });

  it("of strongholds are there on the whole map", () => {
    const written = new Set(names(box, "de", 0.52).map(({ id }) => id));
    const missing = box.regions.filter(
      ({ id, settlement }) => settlement === "stronghold" && !written.has(id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});

describe("a siege seen from near", () => {
  const besieged = box.regions.filter(({ settlement }) => settlement === "stronghold");
  const force = Array.from({ length: 24 }, () => 1);
  for (const { id } of besieged)
    it(`leaves the name of ${id} readable`, () => {
      const armies = box.regions.map((region) => (region.id === id ? force : []));
      const fellowship = { region: id === "rivendell" ? "moria" : "rivendell", step: null };
      const table = { armies: [armies, armies], people: [], besieged: [id], fellowship };
      const scale = step(1.15);
      const standing = stands(table as unknown as Table, box, scale);
      const written = names(box, "de", scale, standing, [id]);
      const name = written.find((one) => one.id === id)!;
      const others = written.filter((one) => one.id !== id);
      expect(others.filter((one) => overlap(one.box, name.box)).map((one) => one.id)).toEqual([]);
      expect(standing.filter((stand) => overlap(stand, name.box))).toEqual([]);
    });
});

describe("the Fellowship", () => {
  const table = (region: string, at: number | null) =>
    ({ fellowship: { region, step: at } }) as unknown as Table;
  it("stands in its region, or on the way to the fire", () => {
    expect(Math.abs(ringAt(table("rivendell", null), 1).x - places.get("rivendell")!.token.x)).toBe(
      25,
    );
    expect(ringAt(table("morannon", 2), 1)).toEqual(track[2]);
  });
});
