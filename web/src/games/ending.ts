/** The end of a game's matches: which picture it has, and a few numbers out of its story. */
import type { Message, Over, Told } from "../net/types";

export interface Figure {
  /** The id of a stamp. */
  readonly stamp: string;
  readonly number: number | string;
  /** Says what was counted: `count-…` of the shell's texts. */
  readonly label: string;
}

export interface Ending {
  /** The way it ended: `end-…` among the drawings, and `ending-…` among the titles. */
  way(over: Over): string;
  /** Points decide: it is told by how many. */
  readonly pointed?: boolean;
  /** What a seat has come to, where that is no points: a text of the game. */
  reached?(story: readonly Told[], seat: number): Message;
  /** What the two sides are called, if they are no persons: ids of the game's texts. */
  readonly sides?: readonly [string, string];
  /** Where it was won, if that is worth a word: a text of the game. */
  where?(story: readonly Told[], over: Over): Message | undefined;
  /** How near the others were: a text of the game. */
  near?(story: readonly Told[]): Message | undefined;
  /** What was going on when the story breaks off, where that needs a word: one of its messages. */
  scene?(story: readonly Told[]): Message | undefined;
  /** What its turns are called, if not turns: the id of a text of the game. */
  readonly turn?: string;
  numbers(story: readonly Told[], over: Over): readonly Figure[];
}

/** How often something happened. */
export const count = (story: readonly Told[], ...kinds: readonly string[]): number =>
  story.filter(({ event }) => kinds.includes(event.is)).length;

/** The sum of a number that events of a kind carry. */
export const sum = (story: readonly Told[], kind: string, field: string): number =>
  story.reduce(
    (total, { event }) =>
      event.is === kind && typeof event[field] === "number" ? total + event[field] : total,
    0,
  );

/** The largest number that events of a kind carry, or the length of a list. */
export const most = (story: readonly Told[], kind: string, field: string): number =>
  story.reduce((best, { event }) => {
    if (event.is !== kind) return best;
    const found = event[field];
    const size = Array.isArray(found) ? found.length : typeof found === "number" ? found : 0;
    return Math.max(best, size);
  }, 0);
