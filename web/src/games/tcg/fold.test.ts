/** Tables and events as the engine dealt them: folding the events must give the engine's next table. */
import { describe, expect, it } from "vitest";
import components from "../../../../src/mathom/games/tcg/components.json";
import { fold } from "./fold";
import fixture from "./fold.fixture.json";
import type { Components, Table, TcgEvent } from "./types";

const box = components as unknown as Components;
interface Step {
  seat: number;
  before: Table;
  events: TcgEvent[];
  changed: Partial<Table>;
}
const steps = fixture as unknown as Step[];

/** What is drawn while events are being shown; strengths and what is under way come with the next table. */
const drawn = ({ board, hand_sizes }: Table) => ({
  play: board.play.map(({ id, kind, owner }) => `${kind}.${id} of ${owner}`).sort(),
  wounds: board.wounds,
  tokens: board.tokens,
  twilight: board.twilight,
  burdens: board.burdens,
  markers: board.markers,
  path: board.path.map(({ id, kind }) => `${id} ${kind}`),
  control: board.control,
  phase: board.phase,
  fp: board.fp,
  dead: board.dead.map((pile) => [...pile].sort()),
  seats: hand_sizes.length,
});

describe("folding events into the table", () => {
  it.each(steps.map((step, number) => [number, step] as const))(
    "step %i ends where the engine does",
    (_, step) => {
      const after = step.events.reduce(
        (table, event) => fold(table, event, box, step.seat),
        step.before,
      );
      expect(drawn(after)).toEqual(drawn({ ...step.before, ...step.changed }));
    },
  );

  it("puts a minion before whom it fights, once", () => {
    const step = steps.find(({ events }) => events.some(({ is }) => is === "assigned"));
    if (!step) throw new Error("no step in which somebody is assigned");
    const assigned: TcgEvent = { is: "assigned", who: "4C302.3", minion: "4C4.9" };
    const second: TcgEvent = { ...assigned, minion: "4C4.10" };
    const board: Table["board"] = { ...step.before.board, assigned: [] };
    const before: Table = { ...step.before, board };
    const after = [assigned, assigned, second].reduce<Table>(
      (table, one) => fold(table, one, box, 0),
      before,
    );
    expect(after.board.assigned).toEqual([{ who: 3, minions: [9, 10], gone: null }]);
  });

  it("leaves the old table alone", () => {
    for (const step of steps) {
      const before = JSON.stringify(step.before);
      step.events.forEach((event) => fold(step.before, event, box, step.seat));
      expect(JSON.stringify(step.before)).toBe(before);
    }
  });

  it("knows most of what can happen", () => {
    const kinds = new Set(steps.flatMap(({ events }) => events.map((event) => event.is)));
    expect(kinds.size).toBeGreaterThan(30);
  });

  it("puts a site in the place of one that lies there, and covers what others discard", () => {
    const step = steps.find(({ before }) => before.board.path.length > 0);
    if (!step) throw new Error("no step with a path");
    const { before } = step;
    const site: TcgEvent = { is: "site-played", seat: 1, card: "4U329", number: 1 };
    const path = fold(before, site, box, 0).board.path;
    expect(path.length).toBe(before.board.path.length);
    expect(path[0]?.kind).toBe("4U329");

    const board = { ...before.board, agreed: ["discards=covered"], discards: [[], []] };
    const thrown: TcgEvent = { is: "discarded", seat: 1, card: "4C42" };
    expect(fold({ ...before, board }, thrown, box, 0).board.discards[1]).toEqual([""]);
    expect(fold({ ...before, board }, thrown, box, 1).board.discards[1]).toEqual(["4C42"]);
  });
});
