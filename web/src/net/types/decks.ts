/** What the engine says about a deck. */
import type { Message } from "./messages";

/** One sentence of the engine about a deck: a rule that is kept, or a flaw. */
export interface Finding {
  readonly said: Message;
  /** "": it is about the writing. */
  readonly rule: string;
  readonly kept: boolean;
  /** The line of the text it is about; 0: the whole. */
  readonly line: number;
}

/** What the engine says about a deck text, playable or not: flaws first. */
export interface Appraisal<Content = unknown> {
  readonly findings: readonly Finding[];
  /** The same written out, in the language asked for. */
  readonly text: string;
  /** What was read, as the game's own data. */
  readonly content: Content;
}

/** The wins of a deck after some of the matches, and where the true share lies. */
export interface Measured {
  readonly is: "measured";
  readonly wins: {
    readonly hits: number;
    readonly of: number;
    readonly share: number;
    readonly interval: { readonly low: number; readonly high: number };
  };
  readonly games: number;
}
