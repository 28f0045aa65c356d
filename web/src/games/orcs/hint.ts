/** What the way that is drawn costs and takes, in a line below the question. */
import type { BoardProps } from "../board";
import { name } from "./fields";
import { plan } from "./plan.svelte";
import { captured } from "./ways";

export function hint(board: BoardProps): string | null {
  const { way } = plan;
  if (!way) return null;
  // The end was pointed at before the corner: which way round is still open.
  const asked = board.chosen.includes(`field:${name(way.to)}`);
  const spent = way.costs.reduce((sum, cost) => sum + cost, 0);
  return board.say("board-way", {
    to: board.say(`field-${name(way.to)}`),
    spent,
    points: way.left === null ? -1 : spent + way.left,
    orcs: captured(way).length,
    corner: way.turn !== null && !board.chosen.includes(`field:${name(way.turn)}`) && asked ? 1 : 0,
    pincer: way.pincers.reduce((sum, { fields }) => sum + fields.length, 0),
  });
}
