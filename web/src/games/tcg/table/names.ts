/** What is read aloud about a thing on the table. */
import type { BoardProps } from "../../board";
import { cardOf } from "../cards/box";
import { titleOf, wordOf } from "../cards/words";
import type { Unit } from "./lay";

type Saying = Pick<BoardProps, "say" | "words" | "components">;

export const titled = ({ components, words }: Saying, kind: string): string =>
  titleOf(cardOf(components, kind), words.language);

/** A card in words: what it is, what it counts, what it bears. */
export function nameOf(board: Saying, unit: Unit, asleep = false): string {
  const { say, words } = board;
  const title = titleOf(unit.printed, words.language);
  const kind = say(`kind-${unit.printed.type.replace("_", "-")}`);
  const parts = [
    unit.figure
      ? say("board-character", { title, strength: unit.figure.strength, left: unit.figure.left })
      : say("board-card", { title, kind }),
  ];
  if (unit.wounds > 0) parts.push(say("board-wounds", { n: unit.wounds }));
  if (unit.burdens) parts.push(say("board-burdens", { ...unit.burdens }));
  if (unit.tokens > 0) parts.push(say("paper-tokens", { n: unit.tokens }));
  for (const { word, n } of unit.figure?.keywords ?? []) parts.push(wordOf(board, word, n));
  if (unit.borne.length > 0) {
    const cards = words.join(unit.borne.map((card) => titled(board, card.kind)));
    parts.push(say("board-borne", { cards }));
  }
  if (asleep) parts.push(say("board-asleep"));
  return parts.join(", ");
}
