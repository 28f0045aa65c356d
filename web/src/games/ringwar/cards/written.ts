/** What is written on a card, taken apart where it is drawn apart. */
import type { Message } from "../../../net/types";

export interface Written {
  /** What must be true to play it. */
  readonly need: Message | null;
  /** What it does, sentence by sentence. */
  readonly text: readonly Message[];
  readonly stays: boolean;
  /** The combat half: its name, what it needs, and an effect for each initiative number. */
  readonly title: Message | null;
  readonly fightNeed: Message | null;
  readonly fight: readonly Message[];
}

export const NEED = "card-condition";
export const STAYS = "stays-on-table";

/** An event card, from its inscription. */
export function written(inscription: Message | undefined): Written {
  const said = inscription ? sentences(part(inscription, "event")) : [];
  const combat = inscription ? part(inscription, "combat") : null;
  const bound = combat?.id === "combat-text";
  const effect = combat && bound ? part(combat, "effect") : combat;
  return {
    need: said.find((one) => one.id === NEED) ?? null,
    text: said.filter((one) => one.id !== NEED),
    stays: said.some((one) => one.id === STAYS),
    title: inscription ? part(inscription, "title") : null,
    fightNeed: combat && bound ? part(combat, "condition") : null,
    fight: effect ? sentences(effect) : [],
  };
}

export interface Ability {
  readonly name: Message;
  readonly text: Message;
}

/** What a character can do, from the inscription. */
export function abilities(inscription: Message | undefined): readonly Ability[] {
  if (!inscription) return [];
  const whole =
    inscription.id === "character-inscription" ? part(inscription, "abilities") : inscription;
  return sentences(whole).map((one) => ({ name: part(one, "name"), text: part(one, "text") }));
}

/** Sentences that a card says one after the other. */
export function sentences(message: Message): readonly Message[] {
  const second = { "words-then": "second", "combat-then": "then" }[message.id];
  if (!second) return [message];
  return [...sentences(part(message, "first")), ...sentences(part(message, second))];
}

/** Sentences in paragraphs: what happens at once, then what holds while the card lies there. */
export function paragraphs(text: readonly Message[]): readonly (readonly Message[])[] {
  const at = text.findIndex((one) => one.id === STAYS);
  const parts = at < 0 ? [text] : [text.slice(0, at), text.slice(at)];
  return parts.filter((one) => one.length > 0);
}

/** How small the text has to be: 0 is the usual size, 3 the smallest. */
export function tightness(signs: number): 0 | 1 | 2 | 3 {
  if (signs <= 440) return 0;
  if (signs <= 600) return 1;
  return signs <= 750 ? 2 : 3;
}

function part(message: Message, name: string): Message {
  const found = message.args?.[name];
  if (typeof found === "object" && !Array.isArray(found)) return found as Message;
  throw new TypeError(`${message.id} has no message called ${name}`);
}
