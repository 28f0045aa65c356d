import { describe, expect, it } from "vitest";
import type { Told } from "../../net/types";
import { huntDice, lastRound } from "./rolls";
import type { RingwarEvent } from "./types";

const story = (...events: RingwarEvent[]) =>
  events.map((event, version) => ({ version, by: null, event, message: { id: "" } })) as Told[];
const began: RingwarEvent = {
  is: "battle-began",
  origin: "orthanc",
  target: "helms-deep",
  attacker: 1,
  kind: "field",
} as unknown as RingwarEvent;
const rolled = (side: 0 | 1, dice: string, hits: number, how: "roll" | "reroll" = "roll") =>
  ({ is: "combat-rolled", side, dice, hits, how }) as const;
const moved = { is: "fellowship-moved", progress: 2 } as const;
const hunted = (dice: string, successes: number) =>
  ({ is: "hunt-rolled", dice, successes }) as const;

describe("the dice of a battle", () => {
  it("are those of its last round, and the highest are the hits", () => {
    const seen = lastRound(
      story(
        began,
        rolled(1, "5552", 3),
        rolled(0, "61", 1),
        rolled(1, "1364", 1),
        rolled(1, "25", 1, "reroll"),
        rolled(0, "42", 0),
      ),
    );
    expect(seen?.hits).toEqual([0, 2]);
    expect(seen?.dice[1].map(({ pips, hit }) => (hit ? pips : -pips))).toEqual([
      -1, -3, 6, -4, -2, 5,
    ]);
    expect(seen?.dice[1].map(({ again }) => again)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(seen?.dice[0].some(({ hit }) => hit)).toBe(false);
  });

  it("know hits that a card added or cancelled", () => {
    const added = { is: "hits-added", side: 0, hits: 1 } as const;
    const cancelled = { is: "hits-cancelled", side: 1, hits: 1 } as const;
    const seen = lastRound(story(began, rolled(1, "66", 2), rolled(0, "1", 0), added, cancelled));
    expect(seen?.hits).toEqual([1, 1]);
  });

  it("of an earlier battle are forgotten", () => {
    expect(lastRound(story(began, rolled(1, "66", 2), began))).toBeNull();
    expect(lastRound(undefined)).toBeNull();
  });
});

describe("the dice of the hunt", () => {
  it("are those since the Fellowship moved, with what was rolled again", () => {
    const seen = huntDice(
      story(moved, hunted("66", 2), moved, hunted("614", 1), hunted("5", 1)),
      2,
    );
    expect(seen.map(({ pips, hit }) => (hit ? pips : -pips))).toEqual([6, -1, -4, 5]);
    expect(seen.at(-1)?.again).toBe(true);
  });

  it("are left out where they do not come to what was found", () => {
    expect(huntDice(story(moved, hunted("66", 2)), 3)).toEqual([]);
  });
});
