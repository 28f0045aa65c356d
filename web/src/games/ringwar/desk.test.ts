import { describe, expect, it } from "vitest";
import { desk, LAND, sea } from "./desk";

/** The land's part of a window, if the board has all of it but bars, and a rail of 48 px. */
function share(window: { width: number; height: number }) {
  const [width, height] = [window.width - 48, window.height - 100];
  const { mode, shelf } = desk(width, height, false, false);
  const high = height - shelf;
  const wide = (high * LAND.width) / LAND.height;
  return { mode, part: (wide * high) / (window.width * window.height), left: width - wide };
}

describe("the board on a desk", () => {
  it("gives the land at least 60 % of a laptop's window, with room for the trays beside it", () => {
    for (const window of [
      { width: 1366, height: 768 },
      { width: 1280, height: 720 },
    ]) {
      const { mode, part, left } = share(window);
      expect(mode).toBe("wide");
      expect(part).toBeGreaterThan(0.6);
      expect(left).toBeGreaterThanOrEqual(320);
    }
  });

  it("keeps the trays off the land in any wide window: what is left below is a shelf for the hand", () => {
    for (const [width, height] of [
      [1392, 800],
      [1312, 780],
      [1600, 960],
    ] as const) {
      const { column, shelf } = desk(width, height, false, false);
      const wide = ((height - shelf) * LAND.width) / LAND.height;
      expect(width - wide).toBeGreaterThanOrEqual(column - 1);
    }
  });

  it("folds the trays in a window that is not wide enough", () => {
    expect(desk(976, 668, false, false).mode).toBe("close");
  });

  it("is a map to be dragged on tablets and phones", () => {
    expect(desk(820, 1000, true, false).mode).toBe("upright");
    expect(desk(390, 560, true, false).mode).toBe("upright");
    expect(desk(600, 390, false, true).mode).toBe("lying");
    expect(sea(390, 560, "upright")).toBe(0);
  });
});
