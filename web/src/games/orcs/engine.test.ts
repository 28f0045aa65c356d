/** Tables, events, options and numbers as the engine dealt them: the drawing must come to the same. */
import { describe, expect, it } from "vitest";
import components from "../../../../src/mathom/games/orcs/components.json";
import fixture from "./engine.fixture.json";
import { index, name } from "./fields";
import { fold } from "./fold";
import { missingLink } from "./link";
import { captured, jumps, points, ways } from "./reach";
import reached from "./reach.fixture.json";
import type { Components, OrcsEvent, Table } from "./types";

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
  it.each(reached.map(({ case: one, ways: wanted }) => [one.about, one, wanted] as const))(
    "%s: exactly the engine's options, costs and captures",
    (_, { board, start, card, jump }, wanted) => {
      const hero = box.hero_cards.find((one) => one.id === card)!;
      const from = index(start);
      const all = points(board, from, hero);
      const found = jump ? jumps(board, from) : ways(board, from, hero);
      const said = found.map((way) => {
        const to = way.turn === null ? name(way.to) : `${name(way.turn)}-${name(way.to)}`;
        const cost = jump ? [] : [all - way.left!];
        expect(jump ? [] : [way.costs.reduce((sum, one) => sum + one, 0)]).toEqual(cost);
        return [to, ...cost, captured(way).length].join(" ");
      });
      expect(said.sort().join(", ")).toBe(wanted);
    },
  );
});
