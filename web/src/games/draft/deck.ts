/** A deck between the builder and the notation of a draft, and while it is being built on this device. */
import type { Deck } from "../tcg/decks/deck";
import { counted } from "./cards";

const SITES = 9;

/** The deck that a draft writes in words: Ring-bearer, Ring, nine sites, counted cards. */
export function deckFromWords([bearer = "", ring = "", ...rest]: readonly string[]): Deck {
  return {
    name: "",
    ring_bearer: bearer,
    ring,
    sites: rest.slice(0, SITES),
    cards: Object.fromEntries(counted(rest.slice(SITES))),
  };
}

export function wordsOf({ ring_bearer, ring, sites, cards }: Deck): readonly string[] {
  const draw = Object.entries(cards).map(([kind, n]) => `${n}x${kind}`);
  return [ring_bearer, ring, ...sites, ...draw];
}

const PLACE = "mathom.draft";

/** The last deck that was being built of these cards: a reload must not cost it. */
export function kept(collection: readonly string[]): {
  find(): Deck | null;
  keep(deck: Deck): void;
} {
  const of = collection.join(" ");
  return {
    find() {
      try {
        const found = JSON.parse(localStorage.getItem(PLACE) ?? "null");
        return found?.of === of ? deckFromWords(found.words) : null;
      } catch {
        return null;
      }
    },
    keep(deck) {
      localStorage.setItem(PLACE, JSON.stringify({ of, words: wordsOf(deck) }));
    },
  };
}
