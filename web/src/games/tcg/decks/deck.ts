/** A deck while it is being built: anything goes, the engine says what it thinks of it. Pure. */
import { cardOf, cultureOf } from "../cards/box";
import type { PrintedCard } from "../types";

export interface Deck {
  readonly name: string;
  /** Numbers of cards; "": none yet. */
  readonly ring_bearer: string;
  readonly ring: string;
  readonly sites: readonly string[];
  /** The draw deck: how many of each card. */
  readonly cards: Readonly<Record<string, number>>;
}

export const EMPTY: Deck = { name: "", ring_bearer: "", ring: "", sites: [], cards: {} };
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** More of one card than this nobody means; the server reads no more either. */
const MOST = 99;
export const LONGEST_NAME = 60;

/** A name as it can stand in a text: on one line, and no comment in it. */
export const cleanName = (name: string): string =>
  name
    .replace(/[#\p{C}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME);

/** The deck in lines, by numbers alone; the engine reads it, and so does `deckFrom`. */
export function textOf(deck: Deck): string {
  const name = cleanName(deck.name);
  const lines = [
    ...(name ? [`deck ${name}`] : []),
    ...(deck.ring_bearer ? [`ring-bearer ${deck.ring_bearer}`] : []),
    ...(deck.ring ? [`ring ${deck.ring}`] : []),
    ...(deck.sites.length > 0 ? [`sites ${deck.sites.join(" ")}`] : []),
    ...Object.entries(deck.cards).map(([kind, n]) => `${n} ${kind}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** What `textOf` has written. Whatever people write is for the engine to read. */
export function deckFrom(text: string): Deck {
  const deck = { ...EMPTY, sites: [] as string[], cards: {} as Record<string, number> };
  for (const line of text.split("\n")) {
    const [word = "", ...rest] = line.split(" ");
    const [first = ""] = rest;
    if (word === "deck") deck.name = rest.join(" ");
    else if (word === "ring-bearer") deck.ring_bearer = first;
    else if (word === "ring") deck.ring = first;
    else if (word === "sites") deck.sites.push(...rest);
    else if (/^\d{1,2}$/.test(word) && /^4[RUCP]\d{1,3}$/.test(first))
      deck.cards[first] = Number(word);
  }
  return deck;
}

export const countOf = (deck: Deck, kind: string): number => deck.cards[kind] ?? 0;

/** With so many more (or fewer) of a card in the draw deck. */
export function changed(deck: Deck, kind: string, by: number): Deck {
  const n = Math.max(0, Math.min(MOST, countOf(deck, kind) + by));
  const { [kind]: _, ...others } = deck.cards;
  if (n === 0) return { ...deck, cards: others };
  return {
    ...deck,
    cards: kind in deck.cards ? { ...deck.cards, [kind]: n } : { ...others, [kind]: n },
  };
}

/** The sites on each of the nine places; an imported deck may have none or several on one. */
export function path(components: object, deck: Deck): readonly (readonly string[])[] {
  return NUMBERS.map((number) =>
    deck.sites.filter((kind) => cardOf(components, kind).site === number),
  );
}

/** With this site in the place of what lay there; without it, if it lay there. */
export function laid(components: object, deck: Deck, kind: string): Deck {
  const { site } = cardOf(components, kind);
  const others = deck.sites.filter((one) => cardOf(components, one).site !== site);
  if (deck.sites.includes(kind))
    return { ...deck, sites: deck.sites.filter((one) => one !== kind) };
  const sites = [...others, kind];
  sites.sort((a, b) => cardOf(components, a).site - cardOf(components, b).site);
  return { ...deck, sites };
}

export interface Row {
  readonly card: PrintedCard;
  readonly n: number;
}
export interface Side {
  readonly rows: readonly Row[];
  readonly count: number;
  /** Cards of each cost from 0; the last one for all above. */
  readonly costs: readonly number[];
  /** Cards of each culture, the most first. */
  readonly cultures: readonly (readonly [string, number])[];
}
export const DEAREST = 7;
const KINDS = ["companion", "ally", "minion", "possession", "artifact", "condition", "event"];

/** One side of the draw deck, by kind and cost; "": what belongs to none. */
export function sideOf(
  components: object,
  deck: Pick<Deck, "cards">,
  side: "free" | "shadow" | "",
): Side {
  const rows = Object.entries(deck.cards)
    .map(([kind, n]) => ({ card: cardOf(components, kind), n }))
    .filter(({ card }) => card.side === side)
    .sort(
      (a, b) =>
        KINDS.indexOf(a.card.type) - KINDS.indexOf(b.card.type) ||
        b.card.cost - a.card.cost ||
        a.card.title_en.localeCompare(b.card.title_en),
    );
  const costs = Array.from({ length: DEAREST + 1 }, () => 0);
  const cultures = new Map<string, number>();
  for (const { card, n } of rows) {
    const at = Math.min(card.cost, DEAREST);
    costs[at] = (costs[at] ?? 0) + n;
    const culture = cultureOf(card);
    cultures.set(culture, (cultures.get(culture) ?? 0) + n);
  }
  return {
    rows,
    count: rows.reduce((sum, { n }) => sum + n, 0),
    costs,
    cultures: [...cultures].sort((a, b) => b[1] - a[1]),
  };
}
