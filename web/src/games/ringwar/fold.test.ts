/** Tables and events as the engine dealt them: folding the events must give the engine's next table. */
import { describe, expect, it } from "vitest";
import components from "../../../../src/mathom/games/ringwar/components.json";
import { fold } from "./fold";
import fixture from "./fold.fixture.json";
import type { Components, RingwarEvent, Table } from "./types";

const box = components as unknown as Components;
interface Step {
  seat: number;
  before: Table;
  events: RingwarEvent[];
  changed: Partial<Table>;
}
const steps = fixture as unknown as Step[];

/**
 * What is drawn while events are being shown; the rest comes with the next table. Which card somebody laid for a
 * battle is told when it is turned up: until then it seems to be in the hand still.
 */
const drawn = (table: Table, events: readonly RingwarEvent[]) => ({
  armies: table.armies,
  people: table.people,
  captured: table.captured,
  besieged: table.besieged,
  steps: table.steps,
  active: table.active,
  dice: table.dice,
  rings: table.rings,
  fellowship: table.fellowship,
  box: table.hunt.dice[1],
  hand: events.some((event) => event.is === "combat-card-laid") ? null : table.hand,
  hands: table.hands,
  decks: table.decks,
  number: table.turn.number,
  pool: table.turn.pool,
  won: table.won,
});

describe("folding events into the table", () => {
  it.each(steps.map((step, number) => [number, step] as const))(
    "step %i ends where the engine does",
    (_, step) => {
      const after = step.events.reduce(
        (table, event) => fold(table, event, box, step.seat),
        step.before,
      );
      expect(drawn(after, step.events)).toEqual(
        drawn({ ...step.before, ...step.changed }, step.events),
      );
    },
  );

  it("leaves the old table alone", () => {
    for (const step of steps.slice(0, 20)) {
      const before = JSON.stringify(step.before);
      step.events.forEach((event) => fold(step.before, event, box, step.seat));
      expect(JSON.stringify(step.before)).toBe(before);
    }
  });
});
