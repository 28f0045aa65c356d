/** A match that is over: its steps, its course, what was weighed, other ways it could have gone. */
import type { Odds } from "./advice";
import type { Message, Told } from "./messages";
import type { Question, Seam, WirePlayer } from "./table";

/** A text that was opened, to be looked back on as `records/ID`. */
export interface Opened {
  readonly record: string;
  readonly game: string;
  readonly total: number;
}

/** How a match went, as far as it can be told without an estimate. */
export interface Course {
  readonly is: "course";
  readonly total: number;
  /** What tells it best: the chances, the points, or how far everybody has come on the way. */
  readonly shown: "chances" | "points" | "way";
  /** About how many points of the curve there will be. */
  readonly steps: number;
  /** The points (or the way) of every seat, from that step on. */
  readonly scores: readonly (readonly [number, readonly number[]])[] | null;
  /** The steps at which a turn begins; empty where the game counts none. */
  readonly turns: readonly number[];
}

/** What every seat can expect after so many answers, as a share of the win. */
export interface CurvePoint {
  readonly is: "point";
  readonly at: number;
  readonly chances: readonly number[];
}

/** What a bot would have weighed at a step, beside what was played. */
export interface WeighedStep {
  readonly at: number;
  /** Whose choice it was; null: nobody's. */
  readonly seat: number | null;
  readonly ask: Message | null;
  readonly played: string | null;
  readonly weighed: readonly {
    readonly answer: string;
    readonly message: Message;
    readonly anchors: readonly string[];
    readonly visits: number | null;
    readonly win: number | null;
    readonly reasons: readonly Message[];
  }[];
  /** Exact odds of what is at stake. */
  readonly odds: readonly Odds[];
  /** The share of the work; a first look comes soon. */
  readonly done: number;
}

/** A question of chance that a game answers exactly, and what it is asked with. */
export interface Problem {
  readonly id: string;
  readonly given: readonly {
    readonly id: string;
    /** null: it has to be told. */
    readonly default: string | null;
    /** What it may be; empty: anything the game can read. */
    readonly values: readonly string[];
    /** The position tells it, where nobody else does. */
    readonly of_position: boolean;
  }[];
}

/** A branch as the server has founded it or played it on: a text of its own. */
export interface BranchText extends Opened {
  readonly text: string;
}

/** What a seat chose, and the step that it led to. */
export interface Move {
  readonly at: number;
  readonly seat: number;
  readonly answer: string;
  readonly message: Message;
}

/** Behind which step another version of the rules went on. */
export interface ReplaySeam extends Seam {
  readonly at: number;
}

/** What has changed inside a value: `[new]` if it is another one now, else by field or place. */
export type Difference = readonly [unknown] | { readonly [key: string]: Difference };

/** A step as it is sent: the first of a page with its whole table, the others with what changed. */
export interface SentStep extends Omit<ReplayStep, "table"> {
  readonly table?: unknown;
  readonly changed?: Difference;
}

export interface ReplayStep {
  readonly at: number;
  readonly by: number | null;
  readonly answer: string | null;
  readonly message: Message | null;
  readonly events: readonly Told[];
  readonly table: unknown;
  readonly question: Question;
  readonly scores: readonly number[] | null;
}

export interface ReplayPage {
  readonly match: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly players: readonly WirePlayer[];
  readonly seat: number | null;
  readonly total: number;
  readonly from: number;
  readonly next: number | null;
  /** The steps at which a turn begins. */
  readonly turns: readonly number[];
  readonly seams: readonly ReplaySeam[];
  readonly steps: readonly SentStep[];
}
