import { describe, expect, it } from "vitest";
import type { ReplayStep } from "../net/types";
import { turnAt, turnFrom, turnsOf } from "./turns";

const step = (at: number, asked: number | null, began = false): ReplayStep => ({
  at,
  by: null,
  answer: null,
  message: null,
  events: began
    ? [{ version: at, by: null, event: { is: "turn-began" }, message: { id: "x" } }]
    : [],
  table: {},
  question: { is: "waiting", seat: asked, ask: "x" },
  scores: null,
});

describe("turns", () => {
  it("begin where the game says so", () => {
    const steps = [step(0, 0, true), step(1, 1), step(2, 0), step(3, 1, true), step(4, 0)];
    expect(turnsOf(steps)).toEqual([0, 3]);
  });

  it("begin where another seat is asked, if the game says nothing; chance in between is no turn", () => {
    const steps = [step(0, null), step(1, 0), step(2, null), step(3, 0), step(4, 1), step(5, 0)];
    expect(turnsOf(steps)).toEqual([1, 4, 5]);
  });

  it("are jumped to, first to the beginning of the one at hand", () => {
    const turns = [0, 10, 20];
    expect(turnFrom(turns, 0, 1, 30)).toBe(10);
    expect(turnFrom(turns, 25, 1, 30)).toBe(30);
    expect(turnFrom(turns, 15, -1, 30)).toBe(10);
    expect(turnFrom(turns, 10, -1, 30)).toBe(0);
    expect([turnAt(turns, 0), turnAt(turns, 19), turnAt(turns, 20)]).toEqual([1, 2, 3]);
  });
});
