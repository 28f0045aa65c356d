/** Whether two fists are held out: to be filled, chosen from or opened. Pure. */
import type { BoardProps } from "../board";
import type { Table } from "./types";

const FRAMES = new Set(["hiding", "guessing", "opening"]);
const EVENTS = new Set(["hidden", "guessed"]);

export function held(board: Pick<BoardProps, "table" | "playing">): boolean {
  const top = (board.table as Table).frames.at(-1);
  return FRAMES.has(top?.is ?? "") || EVENTS.has(board.playing?.event.is ?? "");
}
