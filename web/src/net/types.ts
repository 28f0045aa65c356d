/** What comes over the wire, as docs/protocol.md describes it. */

export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

export type Arg = string | number | Message | readonly Arg[];

/** Something that happened: its kind in `is`, its fields beside it. */
export interface GameEvent {
  readonly is: string;
  readonly [field: string]: unknown;
}

export interface Told {
  /** The version of the answer it came of, and whose that was; null: chance's. */
  readonly version: number;
  readonly by: number | null;
  readonly event: GameEvent;
  readonly message: Message;
}

export interface WirePlayer {
  readonly seat: number;
  readonly kind: "human" | "bot" | "open";
  readonly name: string | null;
  readonly bot: string | null;
  readonly joined: boolean;
  readonly connected: boolean;
  /** How many devices look through this seat. */
  readonly devices: number;
  readonly thinking: boolean;
  /** The bot that plays for this person. */
  readonly stand_in: string | null;
  /** For so long that the others may let a bot play. */
  readonly away: boolean;
  /** At how many questions this player has asked for advice. */
  readonly advised: number;
}

/** A player as the table shows it. */
export interface Player extends Omit<WirePlayer, "name"> {
  readonly name: string;
  /** True for the seats this device plays. */
  readonly mine: boolean;
  /** 1 to 5: the colour and, with it, the shape. */
  readonly colour: number;
}

export interface Option {
  readonly answer: string;
  readonly message: Message;
  readonly anchors: readonly string[];
  readonly confirm?: boolean;
}

export interface Choice {
  readonly is: "choice";
  readonly seat: number;
  readonly ask: Message;
  readonly options: readonly Option[];
  /** The rule that asks, where the server tells it. */
  readonly rule?: string | null;
  /** More answers will do than are listed: these are suggestions. */
  readonly open?: boolean;
}
export interface Waiting {
  readonly is: "waiting";
  readonly seat: number | null;
  readonly ask: string;
}
export interface Over {
  readonly is: "over";
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly how: Message;
  readonly secret?: string;
}
export type Question = Choice | Waiting | Over;

export interface UndoRequest {
  readonly request: number;
  readonly what: string;
  readonly by: number;
  /** What has a version above this is taken back. */
  readonly since: number;
  readonly reason: Message;
  readonly agreed: readonly number[];
  readonly needed: readonly number[];
}

export type Mode = "bots" | "hot-seat" | "invite";

export interface Welcome {
  readonly is: "welcome";
  readonly match: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly mode: Mode | "lesson";
  readonly seats: readonly number[];
  readonly spectator: boolean;
  readonly promise: string | null;
  readonly forked: { readonly match: string; readonly at: number } | null;
  /** The seats that have not brought yet what they must; until then the match has not begun. */
  readonly awaited: readonly number[];
  readonly clock: ClockTerms | null;
  /** Whether there is advice in this match. */
  readonly advice: boolean;
  readonly seams: readonly Seam[];
}

/** After the answer with this version the match went on by another version of the rules. */
export interface Seam {
  readonly version: number;
  readonly before: number;
  readonly after: number;
}

/** The clocks at the moment they were sent, in milliseconds. */
export interface ClockSight {
  readonly left: readonly (number | null)[];
  readonly running: number | null;
  /** How long the question still costs nothing. */
  readonly free: number;
}

export interface Update {
  readonly is: "update";
  readonly match: string;
  readonly version: number;
  readonly since: number;
  readonly reset: boolean;
  readonly seat: number | null;
  readonly players: readonly WirePlayer[];
  readonly table: unknown;
  readonly events: readonly Told[];
  readonly question: Question;
  /** The points as they stand, by seat; null where the game has none. */
  readonly scores: readonly number[] | null;
  readonly undo: "free" | "ask" | "none";
  readonly request: UndoRequest | null;
  readonly next: string | null;
  readonly clocks: ClockSight | null;
  /** Where a lesson stands, if it is one. */
  readonly lesson?: LessonSight;
}

/** A sentence of a lesson: `{place-moria}` is a name of the game's, `*shown|term*` a word of the glossary. */
export interface Bilingual {
  readonly de: string;
  readonly en: string;
}

/** What is said about another legal answer than the one that is meant. */
export interface About extends Bilingual {
  readonly when: string | null;
  readonly rule: string | null;
}

export interface LessonNote extends Bilingual {
  readonly at: string;
  readonly title: Bilingual | null;
  readonly rule: string | null;
}

export interface LessonSight {
  readonly game: string;
  readonly lesson: string;
  readonly digest: string;
  readonly title: Bilingual;
  readonly scene: number;
  readonly step: number;
  readonly of: number;
  readonly kind: "tell" | "watch" | "ask" | "point" | "play" | "end";
  readonly say: Bilingual;
  readonly do: Bilingual | null;
  readonly look: readonly string[];
  readonly notes: readonly LessonNote[];
  /** The rules taught so far. */
  readonly learnt: readonly string[];
  readonly line: string | null;
  /** The answers that are meant; null: all. */
  readonly meant: readonly string[] | null;
  readonly point: readonly string[];
  readonly needs: number;
  readonly elsewhere: readonly About[];
}

/** A lesson on the shelf. */
export interface LessonInfo {
  readonly id: string;
  readonly digest: string;
  readonly title: Bilingual;
  readonly about: Bilingual;
  readonly minutes: number;
  readonly steps: number;
  /** The number of the scene of each step, and what kind of step it is. */
  readonly scenes: readonly number[];
  readonly kinds: readonly LessonSight["kind"][];
  readonly teaches: readonly (Bilingual & { readonly rule: string })[];
  readonly picture: readonly string[];
}

/** A word of the glossary. */
export interface Term {
  readonly id: string;
  readonly title: Bilingual;
  readonly say: Bilingual;
  readonly rules: readonly string[];
  readonly stamp: string | null;
  /** Other forms of the word. */
  readonly forms: { readonly de: readonly string[]; readonly en: readonly string[] };
  /** When it is explained unasked, once. */
  readonly meet: readonly Occasion[];
}

/** When somebody meets a thing for the first time: something is asked, has happened, or can be pointed at. */
export interface Occasion {
  readonly ask: string | null;
  readonly event: string | null;
  readonly anchor: string | null;
}

/** A picture of the table: a step of a lesson, cropped and marked. */
export interface Figure {
  readonly lesson: string;
  readonly step: number;
  readonly crop: readonly string[];
  readonly rings: readonly string[];
  readonly way: readonly string[];
}

/** The table at a step of a lesson. */
export interface FigureTable {
  readonly seat: number;
  readonly seats: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly table: unknown;
  readonly scores: readonly number[] | null;
}

/** A part of the one page. */
export interface Panel {
  readonly title: Bilingual;
  readonly say: Bilingual;
  readonly rules: readonly string[];
  readonly figure: Figure | null;
  readonly stamps: readonly string[];
}

/** The rules on one page. */
export interface Overview {
  readonly title: Bilingual;
  readonly about: Bilingual;
  readonly goals: readonly Panel[];
  readonly turn: readonly Panel[];
  readonly forgotten: readonly Panel[];
  readonly habits: readonly Bilingual[];
}

/** What a game teaches. */
export interface Learning {
  readonly lessons: readonly LessonInfo[];
  readonly puzzles: readonly LessonInfo[];
  readonly glossary: readonly Term[];
  readonly overview: Overview | null;
}

/** What an answer would do, from a dry run of the engine's. */
export interface Previewed {
  readonly answer: string;
  readonly message: Message;
  readonly anchors: readonly string[];
  readonly events: readonly { readonly event: GameEvent; readonly message: Message }[];
  /** More would follow: chance is asked, or something is shown. */
  readonly cut: boolean;
  readonly table: unknown;
  readonly scores: readonly number[] | null;
  /** What is being decided would stand so, in the game's own numbers; null: nothing is. */
  readonly stake: unknown;
  /** More would be asked at once: what each answer to that would do. */
  readonly then: readonly Previewed[];
}

/** What would be asked at once after an answer. */
export interface AskedNext {
  readonly answer: string;
  readonly ask: Message;
  readonly options: readonly Option[];
}

export interface Refusal {
  readonly rule: string | null;
  readonly message: Message;
}

export interface Weighed {
  readonly answer: string;
  readonly message: Message;
  readonly score: number | null;
  readonly visits: number | null;
  readonly win: number | null;
  readonly reasons: readonly Message[];
}

export interface Why {
  readonly is: "why";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
  readonly answer: string;
  readonly messages: readonly Message[];
  readonly weighed: readonly Weighed[];
}

/** What a bot would do in one's place: the best answers first. */
export interface Advice {
  readonly is: "advice";
  readonly id: string;
  readonly version: number;
  /** It took its time, and knows the chances. */
  readonly deep: boolean;
  readonly weighed: readonly Weighed[];
}

/** Something that may happen, and how likely it is, from 0 to 1. */
export interface Line {
  readonly id: string;
  readonly label: Message;
  readonly share: number;
}

/** What each answer leads to, and how likely, as far as a seat can know. */
export interface AnswerOdds {
  readonly is: "odds";
  readonly id: string;
  readonly problem: string;
  readonly answers: readonly { readonly answer: string; readonly lines: readonly Line[] }[];
}

/** How likely is what, as far as a seat can know. */
export interface Odds {
  readonly problem: string;
  /** What was asked, in words. */
  readonly title: Message;
  readonly spreads: readonly {
    readonly id: string;
    readonly label: Message;
    readonly lines: readonly Line[];
  }[];
  readonly means: readonly {
    readonly id: string;
    readonly label: Message;
    readonly number: number;
  }[];
  readonly notes: readonly Message[];
}

/** The odds that were asked for at a table. */
export interface OddsReply extends Odds {
  readonly is: "odds";
  readonly id: string;
}

export interface ChatLine {
  readonly number: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly time: string;
}

export type FromServer =
  | Welcome
  | Update
  | Why
  | OddsReply
  | Advice
  | AnswerOdds
  | { readonly is: "players"; readonly match: string; readonly players: readonly WirePlayer[] }
  | { readonly is: "ack"; readonly id: string; readonly version: number }
  | {
      readonly is: "refused";
      readonly id: string;
      readonly rule: string | null;
      readonly message: Message;
    }
  | { readonly is: "elsewhere"; readonly id: string; readonly about: About | null }
  | { readonly is: "stale"; readonly id: string; readonly version: number }
  | { readonly is: "why-not"; readonly id: string; readonly refusal: Refusal | null }
  | { readonly is: "preview"; readonly id: string; readonly previews: readonly Previewed[] }
  | { readonly is: "ahead"; readonly id: string; readonly asked: readonly AskedNext[] }
  | { readonly is: "chat"; readonly lines: readonly ChatLine[] }
  | { readonly is: "notice"; readonly message: Message }
  | { readonly is: "rematch"; readonly match: string }
  | { readonly is: "pong"; readonly id: string; readonly version: number }
  | { readonly is: "error"; readonly id?: string | null; readonly message: Message };

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

/** How much time every player has: for each turn, or altogether with some more for every answer. */
export interface ClockTerms {
  readonly kind: "turn" | "fischer";
  readonly seconds: number;
  readonly increment: number;
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
