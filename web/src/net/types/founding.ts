/** Matches as they are founded, how they stand, and what follows from them. */
import type { ClockTerms, Mode, Over, WirePlayer } from "./table";

/** The matches that came of one that is over, and how they stand. */
export interface Following {
  readonly pairings: readonly Pairing[];
  /** By seat. */
  readonly wins: readonly number[];
}

export interface Pairing {
  /** null: somebody was left over, and has won without a match. */
  readonly match: string | null;
  readonly game: string;
  readonly round: number;
  /** Who plays, by their seats in the match before. */
  readonly seats: readonly number[];
  /** null: it is not over. */
  readonly winners: readonly number[] | null;
}

export interface SeatPlan {
  readonly kind: "human" | "open" | "bot";
  readonly name?: string | null;
  readonly bot?: string;
}

export interface MatchPlan {
  readonly game: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly mode: Mode;
  readonly clock?: ClockTerms | null;
  readonly advice?: boolean | null;
  readonly seats: readonly SeatPlan[];
}

export interface Created {
  readonly match: string;
  readonly keys: readonly {
    readonly seat: number;
    readonly kind: "human" | "open";
    readonly key: string;
  }[];
  readonly spectator: string;
}

export interface Standing {
  readonly match: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly mode: Mode;
  readonly seat: number | null;
  readonly version: number;
  readonly awaited: readonly number[];
  readonly clock: ClockTerms | null;
  readonly advice: boolean;
  readonly players: readonly WirePlayer[];
  readonly asked: number | null;
  readonly over: Over | null;
  readonly created: string;
  readonly changed: string;
  readonly next: string | null;
}
