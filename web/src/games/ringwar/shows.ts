/** The answers that have a place of their own on the board: the foot of a die's menu, who goes, how the hunt is borne. Pure. */
import type { BoardProps } from "../board";
import { found, ways } from "./hunting";
import type { Table } from "./types";

const SORTING: ReadonlySet<string> = new Set([
  "option-go",
  "option-hold",
  "option-stay",
  "option-stay-behind",
]);

export function shows({ options, chosen, table }: BoardProps<Table>): ReadonlySet<string> {
  const [first] = chosen;
  const borne = found(table) ? ways(options).map(({ id }) => id) : [];
  return new Set([
    ...borne,
    ...options.flatMap(({ id, message, anchors }) => {
      const aside = message.id === "option-lay-aside" && anchors[0] === first;
      return aside || SORTING.has(message.id) ? [id] : [];
    }),
  ]);
}
