/** What components.json says about cards, characters and hunt tiles, and how it is drawn. */

export type Side = "free" | "shadow";
export type CardDie = "character" | "army" | "muster";
export type Form = "chip" | "sheet";

export interface EventCard {
  readonly id: string;
  readonly deck: string;
  readonly die: CardDie;
  /** In games for three and four: who draws it. */
  readonly players: "both" | "gondor" | "rohan" | "witch-king" | "saruman";
  readonly combat: { readonly initiative: readonly number[] };
}

export interface Character {
  readonly id: string;
  readonly side: Side;
  /** Null: flies. */
  readonly level: number | null;
  readonly leadership: number;
  readonly activates: readonly string[];
  readonly die_bonus: number;
}

export interface HuntTile {
  readonly id: string;
  readonly kind: "normal" | Side;
  readonly value: number | "eye" | "die";
  readonly reveal: boolean;
  readonly stop: boolean;
  /** The event card that brings it into play. */
  readonly card: string | null;
  readonly count: number;
}

/** The part of components.json that is drawn here. */
export interface Box {
  readonly cards: readonly EventCard[];
  readonly characters: readonly Character[];
  readonly tiles: readonly HuntTile[];
}

/** The part of the table that is drawn here. */
export interface Lying {
  readonly hand: readonly string[] | null;
  /** Cards that stay on the table. */
  readonly table: readonly string[];
  /** Cards discarded face up. */
  readonly spent: readonly string[];
  /** How many cards are in each of `DECKS`. */
  readonly decks: readonly number[];
  /** What is going on; the card it comes from is named there. */
  readonly frames: readonly { readonly is: string; readonly card?: unknown }[];
}

/** The card that is being played and lies nowhere yet. */
export function playedNow({ frames, hand, table, spent }: Lying): string | null {
  const card = frames.findLast((frame) => typeof frame.card === "string")?.card as
    string | undefined;
  if (!card || [...(hand ?? []), ...table, ...spent].includes(card)) return null;
  return card;
}

export const DECKS = [
  "fp-character",
  "fp-strategy",
  "shadow-character",
  "shadow-strategy",
] as const;
export const SIDES: readonly Side[] = ["free", "shadow"];

/** The side of a deck, or of a card: its id begins with its deck's. */
export const sideOf = (id: string): Side => (id.startsWith("fp-") ? "free" : "shadow");

/** The number printed on a card. */
export const numberOf = (card: string): number => Number(card.slice(card.lastIndexOf("-") + 1));

/** The stamp of a die's face, or of the kind of a card. */
export const dieStamp = (face: string): string =>
  ({ army_muster: "die-muster-army", will_of_the_west: "die-will" })[face] ?? `die-${face}`;

/** The stamp on the back of a deck. */
export const deckStamp = (deck: string): string =>
  deck.endsWith("character") ? "die-character" : "die-army";

const PLAYERS: Readonly<Record<string, string>> = {
  gondor: "nation-gondor",
  rohan: "nation-rohan",
  "witch-king": "nazgul",
  saruman: "nation-isengard",
};

/** The stamp of whose card it is in games for three and four; null: anybody's. */
export const playerStamp = (players: string): string | null => PLAYERS[players] ?? null;

const EMBLEMS: Readonly<Record<string, string>> = {
  "gandalf-grey": "gandalf",
  "gandalf-white": "hero-gandalf",
  strider: "trait-endurance",
  aragorn: "hero-aragorn",
  boromir: "nation-gondor",
  legolas: "hero-legolas",
  gimli: "hero-gimli",
  meriadoc: "hobbit",
  peregrin: "friend-pony",
  gollum: "foe-gollum",
  "witch-king": "nazgul",
  saruman: "nation-isengard",
  "mouth-of-sauron": "foe-wight",
};

/** A character is an emblem, never a face. */
export const emblemOf = (character: string): string => EMBLEMS[character] ?? "hobbit";
