/** What there is to play: games, bots, texts, rulebooks. */
import type { Message } from "./messages";

export interface Setting {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
  /** Any other text will do too, if the game takes it. */
  readonly free_text: boolean;
  /** Every seat brings its own. */
  readonly by_seat: boolean;
  /** It settles what the rulebook leaves open. */
  readonly ruling: boolean;
}

export interface GameInfo {
  readonly id: string;
  readonly built: boolean;
  readonly version: number | null;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  readonly settings: readonly Setting[];
  readonly components: string | null;
  /** The game to which its matches lead, and beside which it is offered. */
  readonly part_of?: string;
}

export interface BotInfo {
  readonly bot: string;
  readonly level: Message;
  readonly name: Message;
  readonly about: Message;
}

export interface Games {
  readonly mathom: string;
  readonly languages: readonly string[];
  readonly games: readonly GameInfo[];
  readonly bots: readonly BotInfo[];
}

export interface ShelfCard {
  readonly title: string;
  readonly short: string;
  readonly length: string;
  readonly age: string;
}

export interface ServerTexts {
  readonly lang: string;
  readonly sources: readonly string[];
  readonly shelf: Readonly<Record<string, ShelfCard>>;
}

export interface GameTexts {
  readonly lang: string;
  readonly source: string;
  readonly names: Readonly<Record<string, string>>;
}

export interface Rule {
  readonly id: string;
  readonly chapter: string;
  readonly de: string;
  readonly en: string;
  readonly book: string | null;
}

export interface RulingText {
  readonly question: string;
  readonly answer: string;
  readonly why: string;
}

export interface Ruling {
  readonly id: string;
  readonly rules: readonly string[];
  readonly de: RulingText;
  readonly en: RulingText;
}

export interface Rulebook {
  readonly game: string;
  readonly chapters: readonly { readonly id: string; readonly de: string; readonly en: string }[];
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
}
