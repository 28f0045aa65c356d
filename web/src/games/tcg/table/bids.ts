/** The bids one may make for the choice of a place, while they are asked for. Pure. */
import type { Answer, BoardProps } from "../../board";

export const bidsOf = ({ options }: Pick<BoardProps, "options">): readonly Answer[] =>
  options.filter(({ message }) => message.id === "option-bid");
