/** The drawing of games that have none: the view as nested lists, the answers as a list. */
import type { Drawing } from "../board";
import Board from "./Board.svelte";

export default { Board, generic: true } satisfies Drawing;
