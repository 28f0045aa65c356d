import { describe, expect, it } from "vitest";
import { turnAt, turnFrom } from "./turns";

describe("turns", () => {
  it("are jumped to, first to the beginning of the one at hand", () => {
    const turns = [0, 10, 20];
    expect(turnFrom(turns, 0, 1, 30)).toBe(10);
    expect(turnFrom(turns, 25, 1, 30)).toBe(30);
    expect(turnFrom(turns, 15, -1, 30)).toBe(10);
    expect(turnFrom(turns, 10, -1, 30)).toBe(0);
    expect([turnAt(turns, 0), turnAt(turns, 19), turnAt(turns, 20)]).toEqual([1, 2, 3]);
  });
});
