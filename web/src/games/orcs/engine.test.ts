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
  it.each(reached.reach.map((one) => [one.card, one.start, one] as const))(
    "%s from %s: exactly the engine's options",
    (card, start, { board, ways: wanted }) => {
      const jumping = card.endsWith("!");
      const hero = box.hero_cards.find((one) => one.id === card.replace("!", ""))!;
      const all = points(board, index(start), hero);
      const found = jumping ? jumps(board, index(start)) : ways(board, index(start), hero);
      const said = found.map((way) =>
        jumping
          ? ` ${name(way.to)} 0 0`
          : [
              way.turn === null ? "" : name(way.turn),
              name(way.to),
              all - way.left!,
              captured(way).length,
            ].join(" "),
      );
      expect(said.sort()).toEqual([...wanted].sort());
    },
  );
});
