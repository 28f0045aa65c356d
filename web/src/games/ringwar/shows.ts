/** The answers that have a place of their own on the board: the foot of a die's menu, who goes, how the hunt is borne. Pure. */
import type { BoardProps } from "../board";
import { battleOf } from "./fold";
import { found, ways } from "./hunting";
import { sorts } from "./parting";
import { fitScene } from "./prospects.svelte";
import type { Table } from "./types";

/** In a lesson a battle keeps the answers that are no place on the map, even where it makes way for that. */
export function keptInBattle({
  options,
  table,
  taught,
}: Pick<BoardProps<Table>, "options" | "table" | "taught">): ReadonlySet<string> {
  const kept = taught && battleOf(table) && fitScene(options);
  return new Set(kept ? options.filter((one) => one.anchors.length === 0).map(({ id }) => id) : []);
}

export function shows(board: BoardProps<Table>): ReadonlySet<string> {
  const { options, chosen, table } = board;
  const [first] = chosen;
  const borne = found(table) ? ways(options).map(({ id }) => id) : [];
  const aside = options.filter(
    ({ message, anchors }) => message.id === "option-lay-aside" && anchors[0] === first,
  );
  const parting = sorts(table) ? options : [];
  return new Set([...borne, ...keptInBattle(board), ...[...aside, ...parting].map(({ id }) => id)]);
}
