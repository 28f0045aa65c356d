/** Tables, events, options and numbers as the engine dealt them: the drawing must come to the same. */
import { describe, expect, it } from "vitest";
import components from "../../../../src/mathom/games/orcs/components.json";
import fixture from "./engine.fixture.json";
import { name } from "./fields";
import { fold } from "./fold";
import { missingLink } from "./link";
import previews from "./previews.fixture.json";
import type { Previewed } from "../../net/types";
import type { Components, OrcsEvent, Table } from "./types";
import { wayOf } from "./ways";

const box = components as unknown as Components;
interface Step {
  seat: number;
  before: Table;
  events: OrcsEvent[];
  after: Table;
}
const { folds, links } = fixture as unknown as { folds: Step[]; links: [string, number | null][] };
const drawn = ({ frames: _, ...table }: Table) => table;

describe("folding events into the table", () => {
  it.each(folds.map((step, number) => [number, step] as const))(
    "step %i ends where the engine does",
    (_, step) => {
      const after = step.events.reduce(
        (table, event) => fold(table, event, box, step.seat),
        step.before,
      );
      expect(drawn(after)).toEqual(drawn(step.after));
    },
  );
});

describe("the missing link", () => {
  it.each(links)("%s", (board, missing) => {
    expect(missingLink(board)?.missing.length ?? null).toBe(missing);
  });
});

describe("where a hero card leads", () => {
  const cases = previews.map(({ about, previews: list }) => [about, list] as const);
  it.each(cases)("%s: what the engine tried out", (_, list) => {
    for (const one of list as unknown as Previewed[]) {
      const way = wayOf(one)!;
      const pointed = one.anchors.filter((anchor) => anchor.startsWith("field:"));
      const fields = way.turn === null ? [way.to] : [way.turn, way.to];
      expect(fields.map((field) => `field:${name(field)}`)).toEqual(pointed);
      const closed = one.events.filter(({ event }) => event.is === "pincer-closed");
      expect(way.pincers).toHaveLength(closed.length);
      expect(way.left ?? 0).toBeGreaterThanOrEqual(0);
      expect(way.entered.at(-1)).toBe(way.to);
    }
  });
});
