/** Tables and events as the engine dealt them: folding the events must give the engine's next table. */
import { describe, expect, it } from "vitest";
import components from "../../../../src/mathom/games/hobbits/components.json";
import { count, fold, isField } from "./fold";
import fixture from "./fold.fixture.json";
import type { Components, HobbitsEvent, Table } from "./types";

const box = components as unknown as Components;
const steps = fixture as unknown as { before: Table; events: HobbitsEvent[]; after: Table }[];
const drawn = ({ hobbits, sites, hoards, turn, winner }: Table) => ({
  hobbits,
  sites,
  hoards,
  turn,
  winner,
});

describe("folding events into the table", () => {
  it.each(steps.map((step, index) => [index, step] as const))(
    "step %i ends where the engine does",
    (_, step) => {
      const after = step.events.reduce((table, event) => fold(table, event, box), step.before);
      expect(drawn(after)).toEqual(drawn(step.after));
    },
  );

  it("leaves the old table alone", () => {
    const [step] = steps;
    const before = JSON.stringify(step!.before);
    step!.events.forEach((event) => fold(step!.before, event, box));
    expect(JSON.stringify(step!.before)).toBe(before);
  });
});

describe("empty places", () => {
  const table = steps[0]!.before;
  const moria = { place: "moria", tile: null, cubes: 0, nazgul: 0 };
  const none = { top: [], rest: [], bottom: [] };
  it("are no fields while tiles are left", () => {
    expect(isField(table, moria)).toBe(false);
  });
  it("are fields once none is left", () => {
    expect(isField({ ...table, light: none, dark: none }, moria)).toBe(true);
  });
  it("count known and unseen tiles of a pile", () => {
    expect(
      count({
        top: ["a"],
        rest: [
          ["b", 2],
          ["c", 1],
        ],
        bottom: ["d"],
      }),
    ).toBe(5);
  });
});
