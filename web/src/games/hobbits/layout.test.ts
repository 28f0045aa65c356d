import { describe, expect, it } from "vitest";
import json from "../../../../src/mathom/games/hobbits/components.json";
import { cubes, fan, perch, restAt, roads, slices, spots } from "./layout";
import { arc, keyframes } from "../shared/motion";
import { scenery } from "./scenery";
import type { Components } from "./types";

const box = json as unknown as Components;

describe("the map", () => {
  it("draws every road once", () => {
    const lines = roads(box).split("M").filter(Boolean);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("keeps peaks and firs clear of every field", () => {
    const { peaks, firs } = scenery(box);
    expect(peaks.length + firs.length).toBeGreaterThan(100);
    for (const { x, y } of [...peaks, ...firs])
      for (const field of box.fields)
        expect(Math.hypot(field.x - x, field.y - y)).toBeGreaterThan(20);
  });

  it("gives five hobbits on one field five different spots", () => {
    const all = [0, 1, 2, 3, 4].map((index) => fan(index, 5));
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
    expect(fan(0, 1)).toEqual({ x: 0, y: 0 });
  });

  it("perches three Nazgûl side by side on the map", () => {
    for (const place of box.places)
      for (const index of [0, 1, 2]) {
        const { x, y } = perch(place, index);
        expect(x).toBeLessThan(box.canvas.width - 14);
        expect(y).toBeGreaterThan(14);
      }
  });

  it("knows where every field, tower and place is", () => {
    const at = spots(box);
    for (const tower of box.towers) expect(at.has(tower.exit)).toBe(true);
    expect(cubes(9)).toHaveLength(9);
  });
});

describe("the spinner", () => {
  const parts = slices(box.spinner.segments);
  it("is a whole circle", () =>
    expect(parts.reduce((sum, part) => sum + part.to - part.from, 0)).toBe(360));
  it.each(parts.map((part) => [part.id, part] as const))("comes to rest in %s", (_, part) => {
    for (let turn = 1; turn < 40; turn++) {
      const angle = restAt(137, part, turn);
      expect(angle).toBeGreaterThan(137 + 4 * 360 - 1);
      const around = (((angle - part.from) % 360) + 360) % 360;
      expect(around).toBeLessThan(part.to - part.from);
    }
  });
});

describe("travelling", () => {
  it("ends at rest where the piece is", () => {
    const frames = keyframes({
      id: 1,
      ms: 500,
      hop: 9,
      points: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 20, y: 5 },
      ],
    });
    expect(frames).toHaveLength(5);
    expect(frames.at(-1)?.transform).toBe("translate(0.0px, 0.0px)");
    expect(frames[0]?.transform).toBe("translate(-20.0px, -5.0px)");
  });
  it("flies in an arc", () => {
    const points = arc({ x: 0, y: 0 }, { x: 100, y: 0 }, 50);
    expect(Math.min(...points.map((point) => point.y))).toBeCloseTo(-50);
    expect(points.at(-1)?.x).toBe(100);
  });
});
