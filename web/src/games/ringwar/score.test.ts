import { describe, expect, it } from "vitest";
import json from "../../../../src/mathom/games/ringwar/components.json";
import { chips } from "./picks";
import { points } from "./score";
import type { Components, Table } from "./types";

const box = json as unknown as Components;
const table = (seats: number, captured: string[], captors: [string, number][] = []) =>
  ({ seats, captured, captors }) as unknown as Table;

describe("points", () => {
  it("are what a side holds of the enemy's cities and strongholds", () => {
    const now = table(2, ["dol-guldur", "minas-tirith", "pelargir"]);
    expect(points(now, 0, box)).toBe(2);
    expect(points(now, 1, box)).toBe(3);
  });

  it("among team mates are what one captured less what one's own nations lost", () => {
    const now = table(
      4,
      ["minas-tirith", "pelargir", "orthanc"],
      [
        ["minas-tirith", 1],
        ["pelargir", 3],
        ["orthanc", 0],
      ],
    );
    expect([0, 1, 2, 3].map((seat) => points(now, seat, box))).toEqual([-3, 2, 0, -1]);
  });

  it("of a lone player against two are the side's", () => {
    expect(points(table(3, ["orthanc"], [["orthanc", 0]]), 0, box)).toBe(2);
  });
});

describe("chips", () => {
  const anchors = ["region:erebor", "die:event", "action:march", "nation:elves", "card:a", "ring"];
  const names = (narrow: boolean) => chips(anchors, ["a"], narrow).map(({ anchor }) => anchor);
  it("stand for what is not drawn elsewhere", () => expect(names(false)).toEqual(["action:march"]));
  it("on a phone also for the political track", () =>
    expect(names(true)).toEqual(["action:march", "nation:elves"]));
  it("stand for cards that lie nowhere in sight", () =>
    expect(chips(["card:b"], ["a"], false)).toEqual([{ anchor: "card:b", kind: "card", id: "b" }]));
});
