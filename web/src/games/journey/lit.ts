/** The log speaks of cards, wherever they lie; here they are pointed at by where they lie. */
import type { BoardProps } from "../board";

/** The board with an anchor lit up if the log speaks of one of the cards that lie there. */
export function litBy(
  board: BoardProps,
  anchor: string,
  cards: readonly (string | null)[],
): BoardProps {
  if (!cards.some((card) => board.highlighted.has(`card:${card}`))) return board;
  return { ...board, highlighted: new Set([...board.highlighted, anchor]) };
}
