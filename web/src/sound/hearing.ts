/** Which event is heard as what: a game's own list first, then the words most events are called by. */
import type { Sound } from "./sounds";

/** What the events of a game sound like, where the usual does not fit; null: like nothing. */
export type Sounds = Readonly<Record<string, Sound | null>>;

const USUAL: readonly (readonly [RegExp, Sound])[] = [
  [/\b(rolled|spun)\b/, "dice"],
  [/\b(card|drew|dealt|took|laid|played|discarded|swapped|turned|shuffled)\b/, "card"],
  [/\b(moved|flew|jumped|crossed|entered|placed)\b/, "step"],
  [/\b(beaten|won|arrived)\b/, "gain"],
  [/\b(lost|captured|caught|removed|casualty|corrupted)\b/, "loss"],
];

/** What an event sounds like in a game with these sounds of its own; null: it is silent. */
export function soundOf(event: string, sounds: Sounds = {}): Sound | null {
  const own = sounds[event];
  if (own !== undefined) return own;
  return USUAL.find(([words]) => words.test(event))?.[1] ?? null;
}
