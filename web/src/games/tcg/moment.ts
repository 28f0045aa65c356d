/** Where the match stands, in words: on top of the table, and below a question. */
import type { BoardProps } from "../board";
import { upright } from "../../ui/media.svelte";
import { titled } from "./table/names";
import { sceneOf } from "./table/scene";
import type { Table } from "./types";

/** Whose turn it is, and at which site; nothing before the first site lies there. */
export function moment(props: BoardProps): string {
  const { board } = props.table as Table;
  // In an upright window the bar has no room for it, and the seats are in sight.
  if (board.path.length === 0 || upright.current) return "";
  const n = board.markers[board.fp] ?? 0;
  if (board.fp === props.seat) return props.say("board-turn-mine", { n });
  return props.say("board-turn", { player: props.players[board.fp]?.name ?? "", n });
}

/** What passing may cost: somebody of one's own who would be overwhelmed. */
export function hint(props: BoardProps): string | null {
  const table = props.table as Table;
  const scene = sceneOf(table, props);
  const passes = props.options.some(({ message }) => message.id === "option-pass");
  if (!passes || scene.is !== "skirmish" || props.chosen.length > 0) return null;
  const { who, won, overwhelmed } = scene.standing;
  const card = table.board.play.find(({ id }) => id === who);
  if (!card || card.owner !== props.seat || won || !overwhelmed) return null;
  return props.say("board-pass-overwhelmed", { card: titled(props, card.kind) });
}
