/** A deck that is being built: what it holds, and what the engine says about it at the moment. */
import { Judged, type Appraise as AnyAppraise } from "../../../decks/judged.svelte";
import type { Appraisal } from "../../../net/types";
import { changed, countOf, laid, textOf, type Deck } from "./deck";

/** What the engine has read from a deck text. */
export interface DeckContent {
  readonly deck: Deck;
  /** So many cards of one title may be in a draw deck. */
  readonly most: number;
  /** By card: how many of its title the deck holds, and how many it may; `most` may be where a card is missing. */
  readonly copies: Readonly<Record<string, readonly [number, number]>>;
}
export type AppraisedDeck = Appraisal<DeckContent>;
export type Appraise = AnyAppraise<DeckContent>;
export type JudgedDeck = Judged<DeckContent>;

interface Given {
  readonly deck: () => Deck;
  readonly change: (deck: Deck) => void;
  readonly components: () => object;
  /** How many of each card there are; null: as many as one likes of all. */
  readonly collection: () => ReadonlyMap<string, number> | null;
  readonly appraise: () => Appraise;
}

export class Building {
  readonly judged: JudgedDeck;

  constructor(private readonly given: Given) {
    this.judged = new Judged(() => textOf(given.deck()), given.appraise);
  }

  get deck(): Deck {
    return this.given.deck();
  }

  set deck(deck: Deck) {
    this.given.change(deck);
  }

  count(kind: string): number {
    return countOf(this.deck, kind);
  }

  /** How many of it lie in the collection; null: enough. */
  owned(kind: string): number | null {
    const collection = this.given.collection();
    return collection === null ? null : (collection.get(kind) ?? 0);
  }

  /** Whether one more can be taken out of the collection. */
  more(kind: string): boolean {
    const owned = this.owned(kind);
    const { ring_bearer, ring } = this.deck;
    const elsewhere = Number(ring_bearer === kind) + Number(ring === kind);
    return owned === null || this.count(kind) + elsewhere < owned;
  }

  /** How many of its title are in the deck, and how many may be, as the engine has counted. */
  ofTitle(kind: string): readonly [number, number] {
    const { content } = this.judged.said ?? {};
    if (!content) return [this.count(kind), 0];
    return content.copies[kind] ?? [this.count(kind), content.most];
  }

  change(kind: string, by: 1 | -1): void {
    if (by > 0 && !this.more(kind)) return;
    this.deck = changed(this.deck, kind, by);
  }

  lay(kind: string): void {
    this.deck = laid(this.given.components(), this.deck, kind);
  }
}
