/** Which event is heard as what: a game's own list first, then the words most events are called by. */
import { sounds as hobbits } from "../games/hobbits/sounds";
import { sounds as journey } from "../games/journey/sounds";
import { sounds as orcs } from "../games/orcs/sounds";
import { sounds as ringwar } from "../games/ringwar/sounds";
import type { Sound } from "./sounds";

/** What the events of a game sound like, where the usual does not fit; null: like nothing. */
export type Sounds = Readonly<Record<string, Sound | null>>;

export const OWN: Readonly<Record<string, Sounds>> = { hobbits, journey, orcs, ringwar };

const USUAL: readonly (readonly [RegExp, Sound])[] = [
  [/\b(rolled|spun)\b/, "dice"],
  [/\b(card|drew|dealt|took|laid|played|discarded|swapped|turned|shuffled)\b/, "card"],
  [/\b(moved|flew|jumped|crossed|entered|placed)\b/, "step"],
  [/\b(beaten|won|arrived)\b/, "gain"],
  [/\b(lost|captured|caught|removed|casualty|corrupted)\b/, "loss"],
];

/** What an event of a game sounds like; null: it is silent. */
export function soundOf(game: string, event: string): Sound | null {
  const own = OWN[game]?.[event];
  if (own !== undefined) return own;
  return USUAL.find(([words]) => words.test(event))?.[1] ?? null;
}
