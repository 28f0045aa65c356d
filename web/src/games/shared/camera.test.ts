import { describe, expect, it } from "vitest";
import {
  around,
  between,
  clamp,
  emptyCorner,
  nearest,
  southOf,
  towards,
  whole,
  zoom,
} from "./camera";

const map = { width: 1000, height: 700 };
const phone = { width: 390, height: 500 };

describe("the window on the map", () => {
  it("shows the whole map, centred", () => {
    const box = whole(map, phone);
    expect(box.width).toBeCloseTo(1000);
    expect(box.y).toBeLessThan(0);
    expect(box.y + box.height / 2).toBeCloseTo(350);
  });

  it("does not leave the map", () => {
    expect(clamp({ x: -50, y: 900, width: 300, height: 200 }, map)).toEqual({
      x: 0,
      y: 500,
      width: 300,
      height: 200,
    });
  });

  it("leaves out what lies beyond an edge in the north, but never the map in the south", () => {
    const box = { x: 0, y: 20, width: 300, height: 200 };
    expect(southOf(box, 90, map).y).toBe(90);
    expect(southOf({ ...box, y: 120 }, 90, map).y).toBe(120);
    expect(southOf({ ...box, height: 650 }, 90, map).y).toBe(50);
  });

  it("keeps the point under the fingers where it is", () => {
    const box = { x: 200, y: 200, width: 390, height: 500 };
    const at = { x: 400, y: 400 };
    const near = zoom(box, 1.5, at, map, phone);
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - box.x) / box.width);
    expect(near.width).toBeCloseTo(260);
  });

  it("comes no closer than asked, and shows every point that fits", () => {
    const box = around([{ x: 300, y: 300 }], map, phone, 1.3);
    expect(phone.width / box.width).toBeCloseTo(1.3);
    const wide = around(
      [
        { x: 300, y: 300 },
        { x: 500, y: 420 },
      ],
      map,
      phone,
      1.3,
    );
    for (const x of [300, 500]) expect(x).toBeGreaterThan(wide.x);
    expect(wide.x + wide.width).toBeGreaterThan(500);
  });

  it("is always full of map when it follows", () => {
    const box = around(
      [
        { x: 20, y: 20 },
        { x: 980, y: 680 },
      ],
      map,
      phone,
      1.3,
    );
    expect(box.height).toBeLessThanOrEqual(700);
    expect(box.y).toBeGreaterThanOrEqual(0);
  });

  it("shows most of what is too far apart, not the void between", () => {
    const points = [
      { x: 60, y: 60 },
      { x: 100, y: 120 },
      { x: 940, y: 640 },
    ];
    const { x, y, width, height } = around(points, map, phone, 1.3);
    const inside = points.filter(
      (at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height,
    );
    expect(inside).toEqual(points.slice(0, 2));
  });

  it("glides from one window to another", () => {
    const to = { x: 100, y: 0, width: 50, height: 50 };
    expect(between({ x: 0, y: 0, width: 100, height: 100 }, to, 0.5)).toEqual({
      x: 50,
      y: 0,
      width: 75,
      height: 75,
    });
  });
});

describe("a tap", () => {
  const targets = [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 20, y: 0 },
  ];
  it("means the nearest target", () => expect(nearest(targets, { x: 13, y: 4 }, 26)?.id).toBe("b"));
  it("means nothing far away", () => expect(nearest(targets, { x: 90, y: 0 }, 26)).toBeNull());
});

describe("the small map", () => {
  const box = { x: 100, y: 100, width: 400, height: 400 };
  it("lies at the lower right", () =>
    expect(emptyCorner([], box, 1)).toEqual({ right: true, low: true }));
  it("makes way for what glows", () =>
    expect(
      emptyCorner(
        [
          { x: 490, y: 490 },
          { x: 110, y: 490 },
        ],
        box,
        1,
      ),
    ).toEqual({
      right: true,
      low: false,
    }));
  it("keeps away from where something else lies", () =>
    expect(emptyCorner([], box, 1, ({ right }) => !right)).toEqual({ right: false, low: true }));
  it("is measured on the screen, not on the map", () =>
    expect(emptyCorner([{ x: 400, y: 450 }], box, 2)).toEqual({ right: true, low: true }));

  it("stands still for what is in sight, and moves just far enough for what is not", () => {
    const box = { x: 200, y: 100, width: 390, height: 500 };
    expect(towards(box, [{ x: 300, y: 300 }], map, phone)).toEqual(box);
    const moved = towards(box, [{ x: 700, y: 300 }], map, phone);
    expect(moved).toEqual({ ...box, x: 700 + 46 - 390 });
  });

  it("is widened for points that do not fit into it", () => {
    const box = { x: 0, y: 0, width: 195, height: 250 };
    const points = [
      { x: 100, y: 100 },
      { x: 600, y: 300 },
    ];
    const wide = towards(box, points, map, phone);
    expect(wide.width).toBeGreaterThan(500);
  });
});
