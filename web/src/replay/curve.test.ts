import { describe, expect, it } from "vitest";
import type { Course, CurvePoint } from "../net/types";
import {
  chancesAt,
  clearOf,
  freePlace,
  largestGain,
  levels,
  linesOf,
  ticks,
  turned,
  turningPoints,
  turnOf,
} from "./curve";

const course = (more: Partial<Course> = {}): Course => ({
  is: "course",
  total: 40,
  shown: "chances",
  steps: 5,
  scores: null,
  turns: [0, 10, 20, 30],
  ...more,
});
const point = (at: number, ...chances: number[]): CurvePoint => ({ is: "point", at, chances });

describe("the curve of a match", () => {
  const points = [point(40, 0, 1), point(0, 0.5, 0.5), point(20, 0.55, 0.45), point(21, 0.2, 0.8)];

  it("is in order, one line a seat", () => {
    const [first, second] = linesOf(course(), points, 2);
    expect(first?.map(({ at }) => at)).toEqual([0, 20, 21, 40]);
    expect(second?.map(({ value }) => value)).toEqual([0.5, 0.45, 0.8, 1]);
  });

  it("says at every step how a seat stands, and stood before", () => {
    expect(chancesAt(points, 1, 0)).toEqual({ now: 0.5, before: null });
    expect(chancesAt(points, 1, 30)).toEqual({ now: 0.8, before: 0.45 });
    expect(chancesAt([], 1, 30)).toBeNull();
  });

  it("turns where somebody loses most in one step", () => {
    expect(turningPoints(points).map(({ at, seat }) => [at, seat])).toEqual([
      [21, 0],
      [40, 0],
    ]);
    expect(turned(course(), points, true)).toMatchObject({
      at: 21,
      seat: 0,
      before: 0.55,
      after: 0.2,
    });
    expect(turned(course(), points, false)).toBe(null);
    expect(turned(course(), [point(0, 0.5, 0.5), point(40, 0.55, 0.45)], true)).toBe(null);
  });

  it("tells the blow that decides it as such, where nothing of the kind went before", () => {
    const late = [point(0, 0.5, 0.5), point(20, 0.8, 0.2), point(40, 1, 0)];
    expect(turned(course(), late, true)).toMatchObject({ at: 20, seat: 1 });
    expect(turned(course(), late, true)?.decides).toBeUndefined();
    const blow = [point(0, 0.5, 0.5), point(20, 0.6, 0.4), point(39, 1, 0), point(40, 1, 0)];
    expect(turned(course(), blow, true)).toMatchObject({ at: 39, seat: 1, decides: true });
  });

  it("turns against somebody who did not win", () => {
    const dip = [point(0, 0.6, 0.4), point(20, 0.3, 0.7), point(30, 0.6, 0.4), point(40, 1, 0)];
    expect(turned(course(), dip, true)).toMatchObject({ at: 30, seat: 1 });
  });

  it("tells points as stairs to the end, and turns at the largest gain", () => {
    const told = course({
      shown: "points",
      scores: [
        [0, [0, 0, 0]],
        [12, [4, 0, 0]],
        [25, [4, 11, 0]],
      ],
    });
    expect(linesOf(told, [], 3)[1]).toEqual([
      { at: 0, value: 0 },
      { at: 12, value: 0 },
      { at: 25, value: 11 },
      { at: 40, value: 11 },
    ]);
    expect(largestGain(told)).toEqual({ at: 25, seat: 1, before: 0, after: 11, by: "points" });
    expect(turned(told, [], false)?.at).toBe(25);
    expect(largestGain(course())).toBe(null);
    const last = course({
      shown: "points",
      scores: [
        [0, [0, 0]],
        [40, [9, 0]],
      ],
    });
    expect(turned(last, points, true)?.by).toBe("chances");
  });

  it("turns in the turn that brought most, at its largest step", () => {
    const told = course({
      shown: "points",
      scores: [
        [0, [0, 0]],
        [3, [3, 0]],
        [21, [3, 1]],
        [23, [3, 4]],
        [25, [3, 6]],
        [31, [5, 6]],
      ],
    });
    expect(largestGain(told)).toEqual({ at: 23, seat: 1, before: 0, after: 6, by: "points" });
    expect(largestGain({ ...told, turns: [] })).toMatchObject({ at: 3, seat: 0 });
  });

  it("counts turns and thins them out", () => {
    expect([turnOf(course(), 0), turnOf(course(), 29), turnOf(course({ turns: [] }), 5)]).toEqual([
      1, 3, 0,
    ]);
    expect(ticks(course(), 2).map(({ turn }) => turn)).toEqual([1, 3]);
  });

  it("has round levels", () => {
    expect(levels(41)).toEqual([0, 20, 40]);
    expect(levels(9)).toEqual([0, 5]);
    expect(levels(0)).toEqual([0]);
  });
});

describe("the name of a side", () => {
  const room = (y: number) => 100 - y;
  const places = [0, 20, 40, 60, 80];

  it("stands at the first place where the line leaves it room", () => {
    const falling = [
      [0, 40],
      [30, 40],
      [40, 90],
      [100, 90],
    ] as const;
    expect(freePlace(falling, 20, places, room, 30)).toBe(0);
    expect(freePlace(falling, 20, [...places].reverse(), room, 30)).toBe(0);
  });

  it("looks at the line between the points it is made of", () => {
    const dip = [
      [0, 0],
      [50, 100],
      [100, 0],
    ] as const;
    expect(freePlace(dip, 20, [40, 20, 0], room, 50)).toBe(0);
  });

  it("stands where there is most room, if nowhere is enough", () => {
    const rising = [
      [0, 95],
      [100, 75],
    ] as const;
    expect(freePlace(rising, 20, places, room, 50)).toBe(80);
  });

  it("does not cross an upright line, if that can be helped", () => {
    expect(clearOf(50, 20, [0, 20, 40, 60, 80])).toEqual([0, 20, 60, 80]);
    expect(clearOf(50, 200, [0, 20])).toEqual([0, 20]);
    expect(clearOf(null, 20, [0, 20])).toEqual([0, 20]);
  });
});
