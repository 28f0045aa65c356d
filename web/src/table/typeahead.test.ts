import { describe, expect, it } from "vitest";
import { TypeAhead } from "./typeahead";

const labels = ["Zum Ort: Moria", "Zum Ort: Mordor", "Zug beenden", "Öde Lande"];

describe("typing ahead", () => {
  it("finds what begins so, or names a thing that does", () => {
    let now = 0;
    const ahead = new TypeAhead(() => now);
    expect(ahead.find("m", labels, 2)).toBe(0);
    now += 100;
    expect(ahead.find("o", labels, 0)).toBe(0);
    expect(ahead.find("r", labels, 0)).toBe(0);
    expect(ahead.find("d", labels, 0)).toBe(1);
  });

  it("goes on to the next with the same letter", () => {
    const ahead = new TypeAhead(() => 0);
    expect(ahead.find("m", labels, 0)).toBe(1);
    expect(ahead.find("m", labels, 1)).toBe(0);
  });

  it("begins anew after a pause, and does not mind umlauts", () => {
    let now = 0;
    const ahead = new TypeAhead(() => now);
    ahead.find("z", labels, 0);
    now += 1000;
    expect(ahead.typing).toBe(false);
    expect(ahead.find("o", labels, 0)).toBe(1);
    now += 1000;
    expect(ahead.find("x", labels, 0)).toBeNull();
  });
});
