import { describe, expect, it } from "vitest";
import type { Told, Update } from "../net/types";
import { actor, anchorsIn, goOn, inTurn, lastAnswer, since, takenBack } from "./story";

const told = (version: number): Told => ({
  version,
  by: 1,
  event: { is: "moved", seat: 1 },
  message: { id: "event-moved" },
});
const update = (since: number, reset: boolean, ...versions: number[]) =>
  ({ since, reset, events: versions.map(told) }) as unknown as Update;
const versions = (story: readonly Told[]) => story.map((one) => one.version);

describe("the story of a match", () => {
  it("goes on where it was", () => {
    expect(versions(goOn([told(0), told(1)], update(1, false, 2, 2, 3)))).toEqual([0, 1, 2, 2, 3]);
  });

  it("tells what happened since a seat answered last", () => {
    const own: Told = { ...told(2), by: 0 };
    expect(versions(since([told(1), own, { ...own, by: null }, told(3), told(4)], 0))).toEqual([
      3, 4,
    ]);
    expect(versions(since([told(0), told(1)], 0))).toEqual([1]);
    expect(since([told(1)], null)).toEqual([]);
  });

  it("is not told twice", () => {
    expect(versions(goOn([told(1), told(2)], update(0, false, 1, 2, 3)))).toEqual([1, 2, 3]);
  });

  it("begins anew after a takeback", () => {
    expect(versions(goOn([told(1), told(2)], update(-1, true, 0, 1)))).toEqual([0, 1]);
  });
});

describe("a line of the log", () => {
  it("knows what it speaks of", () => {
    const to = { id: "place-mount_doom" };
    const seat = { id: "seat", args: { seat: 2 } };
    const path = [{ id: "field-a1" }, { id: "field-a2" }];
    expect(anchorsIn({ id: "event-x", args: { seat, to, path, steps: 3 } })).toEqual([
      "place:mount_doom",
      "field:a1",
      "field:a2",
    ]);
  });

  it("knows who did it", () => {
    expect(actor(told(1))).toBe(1);
    expect(actor({ ...told(1), by: 2, event: { is: "passed" } })).toBe(2);
    expect(actor({ ...told(1), by: null, event: { is: "spun" } })).toBeNull();
  });
});

describe("a takeback", () => {
  it("is about what the asking player did, not about what came of it", () => {
    const request = { request: 1, what: "undo", by: 1, since: 4, agreed: [1], needed: [0] };
    const next = { ...told(5), event: { is: "turn-began", seat: 0 } };
    const roll = { ...told(6), by: null };
    const story = [told(4), told(5), next, roll];
    expect(takenBack(story, { ...request, reason: { id: "undo-chance" } })).toEqual([told(5)]);
  });
});

describe("the log", () => {
  const by = (seat: number | null, is = "moved"): Told => ({
    version: 1,
    by: null,
    event: seat === null ? { is } : { is, seat },
    message: { id: "event-x" },
  });

  it("puts together what one player did in a row", () => {
    const entries = inTurn([by(null), by(0), by(0), by(null), by(1), by(1, "turn-began")]);
    expect(entries.map((entry) => [entry.seat, entry.told.length])).toEqual([
      [null, 1],
      [0, 3],
      [1, 1],
      [1, 1],
    ]);
  });

  it("knows the last answer in an entry: what came of chance is nobody's", () => {
    const entry = (...bys: (number | null)[]) => ({
      seat: 1,
      told: bys.map((one, at) => ({ ...told(at + 1), by: one })),
    });
    expect(lastAnswer(entry(null, 1, 1, null, 0))).toBe(3);
    expect(lastAnswer(entry(null, 0))).toBeNull();
    expect(lastAnswer({ seat: null, told: [{ ...told(1), by: null }] })).toBeNull();
  });
});
