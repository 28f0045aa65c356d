import { describe, expect, it } from "vitest";
import { counted, gathered, widthFor } from "./cards";

describe("cards somebody owns", () => {
  it("are counted from words, with or without a number", () => {
    expect([...counted(["3x4P364", "4C2", "1x4C2"])]).toEqual([
      ["4P364", 3],
      ["4C2", 2],
    ]);
    expect(gathered(["4C2", "4R1", "4C2"])).toEqual([
      { kind: "4C2", n: 2 },
      { kind: "4R1", n: 1 },
    ]);
  });
});

describe("cards laid out to choose from", () => {
  const bounds = { gap: 10, least: 100, most: 190 };
  it("fit the room, and are no larger than they need to be", () => {
    const width = widthFor(11, { width: 1000, height: 640 }, bounds);
    expect(width).toBeGreaterThan(140);
    const columns = Math.floor((1000 + 10) / (width + 10));
    const rows = Math.ceil(11 / columns);
    expect(rows * width * (88 / 63) + (rows - 1) * 10).toBeLessThanOrEqual(641);
    expect(widthFor(2, { width: 1000, height: 640 }, bounds)).toBe(190);
  });
  it("stay readable where the room is small", () => {
    expect(widthFor(11, { width: 380, height: 300 }, bounds)).toBe(100);
  });
});
