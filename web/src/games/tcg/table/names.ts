/**
 * What is read aloud about a thing on the table.
 *
 * A name holds what is written on the thing, in the same order and in one piece: who says "8 3" or "Gimli" to the
 * browser means this card. What is drawn as a sign stands in brackets.
 */
import type { BoardProps } from "../../board";
import { cardOf } from "../cards/box";
import { signed, titleOf, wordOf } from "../cards/words";
import type { Card } from "../types";
import type { Unit } from "./lay";

type Saying = Pick<BoardProps, "say" | "words" | "components">;

export const titled = ({ components, words }: Saying, kind: string): string =>
  titleOf(cardOf(components, kind), words.language);

/** So many wounds are drawn as drops; more are a number. */
export const DROPS = 4;
/** So many keywords are drawn. */
export const BEADS = 4;
/** Keywords whose amount is written beside their sign. */
export const AMOUNTS: ReadonlySet<string> = new Set(["damage", "defender"]);

/** A character in words: what it is, what it counts, what it bears. `drops`: so many wounds are drawn, not written. */
export function nameOf(board: Saying, unit: Unit, drops = DROPS): string {
  const { figure, printed, wounds } = unit;
  const keywords = (figure?.keywords ?? []).map(({ word, n }, at) =>
    at < BEADS && AMOUNTS.has(word)
      ? `(${board.say(`word-${word}`)}) ${signed(n)}`
      : `(${wordOf(board, word, n)})`,
  );
  return [
    titled(board, unit.card.kind),
    ...keywords,
    counts(board, figure?.strength ?? printed.strength, figure?.left ?? printed.vitality - wounds),
    wounds > drops
      ? `(${board.say("board-wounded")}) ${wounds}`
      : wounds > 0 && `(${board.say("board-wounds", { n: wounds })})`,
    unit.burdens &&
      `(${board.say("board-burdened")}) ${unit.burdens.n} (${board.say("board-of", { n: unit.burdens.most })})`,
    unit.tokens > 0 && `(${board.say("board-tokens")}) ${unit.tokens}`,
    bears(board, unit),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A card in a support area in words. */
export function supportName(board: Saying, unit: Unit): string {
  const { figure, tokens, wounds } = unit;
  return [
    titled(board, unit.card.kind),
    figure
      ? counts(board, figure.strength, figure.left)
      : `(${board.say(`kind-${unit.printed.type.replace("_", "-")}`)})`,
    tokens > 0 && `(${board.say("board-tokens")}) ${tokens}`,
    wounds > 0 && `(${board.say("board-wounded")}) ${wounds}`,
    bears(board, unit),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A picture without a name on it, at rest or looking on, in words. */
export function pictureName(board: Saying, unit: Unit, asleep = false): string {
  const name = nameOf(board, unit, 0);
  return asleep ? `${name} (${board.say("board-asleep")})` : name;
}

/** What hangs below its bearer, in words. */
export function borneName(board: Saying, card: Card): string {
  const item = cardOf(board.components, card.kind);
  const kind = `(${board.say(`kind-${item.type.replace("_", "-")}`)})`;
  const parts = [titled(board, card.kind), kind];
  if (item.strength) parts.push(signed(item.strength));
  else if (item.vitality) parts.push(`(${board.say("paper-vitality")}) ${signed(item.vitality)}`);
  return parts.join(" ");
}

const counts = ({ say }: Saying, strength: number, left: number): string =>
  `(${say("paper-strength")}) ${strength} (${say("paper-vitality")}) ${left}`;

function bears(board: Saying, { borne }: Unit): string | false {
  const cards = board.words.join(borne.map((card) => titled(board, card.kind)));
  return borne.length > 0 && `(${board.say("board-borne", { cards })})`;
}
