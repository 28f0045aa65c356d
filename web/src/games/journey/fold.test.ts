/** Tables and events as the engine dealt them: folding the events must give the engine's next table. */
import { describe, expect, it } from "vitest";
import components from "../../../../src/mathom/games/journey/components.json";
import { fold } from "./fold";
import fixture from "./fold.fixture.json";
import { tally, type Tally } from "./tally";
import type { Components, JourneyEvent, Table } from "./types";

const box = components as unknown as Components;
const steps = fixture as unknown as {
  eyes: number;
  before: Table;
  events: JourneyEvent[];
  after: Table;
}[];

function drawn(table: Table) {
  const { ring, place, space, tiles, won, lost, hand, hand_sizes, known, rows, open, pile } = table;
  return {
    ring,
    place,
    space,
    tiles,
    won,
    lost,
    hand,
    hand_sizes,
    known,
    rows,
    open,
    pile,
    discard: [...table.discard].sort(),
  };
}

describe("folding events into the table", () => {
  it.each(steps.map((step, index) => [index, step] as const))(
    "step %i ends where the engine does",
    (_, step) => {
      const after = step.events.reduce(
        (table, event) => fold(table, event, box, step.eyes),
        step.before,
      );
      expect(drawn(after)).toEqual(drawn(step.after));
    },
  );
});

describe("the tally of a place", () => {
  const score = (...events: JourneyEvent[]) => events.reduce<Tally | null>(tally, null);
  const counted = (seat: number, cards: number): JourneyEvent => ({
    is: "counted",
    seat,
    place: "rohan",
    cards,
  });

  it("gathers counts, tiles and the ring", () => {
    const tile: JourneyEvent = { is: "tile-won", seat: 1, place: "rohan", tile: 5 };
    expect(score(counted(0, 2), counted(1, 3), tile, { is: "ring-taken", seat: 1 })?.lines).toEqual(
      [
        { seat: 0, cards: 2, tiles: [], ring: false },
        { seat: 1, cards: 3, tiles: [5], ring: true },
      ],
    );
  });

  it("begins anew with every trait when two play", () => {
    const first: JourneyEvent = {
      is: "trait-counted",
      seat: 0,
      place: "fangorn",
      trait: "wisdom",
      cards: 2,
    };
    const second: JourneyEvent = {
      is: "trait-counted",
      seat: 0,
      place: "fangorn",
      trait: "strength",
      cards: 1,
    };
    expect(score(first, second)).toMatchObject({
      trait: "strength",
      lines: [{ seat: 0, cards: 1 }],
    });
  });

  it("is gone when the journey goes on", () => {
    expect(
      score(counted(0, 2), { is: "moved", seat: 0, place: "rohan", space: 1, spaces: 3 }),
    ).toBeNull();
  });
});
