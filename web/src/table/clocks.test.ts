import { describe, expect, it } from "vitest";
import { clockText, TableClocks } from "./clocks.svelte";

describe("the clocks of a table", () => {
  const at = (ms: number, free = 2000) => {
    let now = 0;
    const clocks = new TableClocks(() => now);
    clocks.take({ left: [20_000, 9000, null], running: 0, free });
    now = ms;
    clocks.tick();
    return clocks;
  };

  it("run for the seat that is asked, once the free seconds are over", () => {
    expect(at(1500).left(0)).toBe(20_000);
    expect(at(5000).left(0)).toBe(17_000);
    expect(at(60_000).left(0)).toBe(0);
    expect(at(5000).left(1)).toBe(9000);
  });

  it("are there for people only, and only where they were agreed on", () => {
    expect(at(0).left(2)).toBe(null);
    expect(new TableClocks().left(0)).toBe(null);
  });

  it("tell those who listen now and then, not every second", () => {
    expect(at(0).warning(0)).toBe(30);
    expect(at(12_000, 0).warning(0)).toBe(10);
    expect(at(0).warning(1)).toBe(null);
  });

  it("are written like clocks", () => {
    expect([7000, 6001, 760_000, 3_900_000, 0].map(clockText)).toEqual([
      "0:07",
      "0:07",
      "12:40",
      "1:05:00",
      "0:00",
    ]);
  });
});
