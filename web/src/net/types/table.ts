/** The table as it is sent while a match is played. */
import type { Advice, AnswerOdds, OddsReply, Why } from "./advice";
import type { Created } from "./founding";
import type { About, LessonSight } from "./lessons";
import type { GameEvent, Message, Told } from "./messages";

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

/** Until when a seat passes on. */
export type Until = "phase" | "event";

/** What the table does for a seat without asking it; nobody else is told. */
export interface Wishes {
  /** It gives the answer where there is only one. */
  readonly forced: boolean;
  readonly passing: Until | null;
  /** It answers what the seat is asked just now: there is no other answer, or the seat passes on. */
  readonly answered: "forced" | "passing" | null;
}

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
  /** What the seat wishes; a spectator and a learner wish nothing. */
  readonly wishes?: Wishes;
  /** Where a lesson stands, if it is one. */
  readonly lesson?: LessonSight;
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

/** Something that is not allowed now, and why. */
export interface NotNow extends Refusal {
  readonly anchors: readonly string[];
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
  | ({ readonly is: "kept"; readonly id: string } & Created)
  | { readonly is: "stale"; readonly id: string; readonly version: number }
  | { readonly is: "why-not"; readonly id: string; readonly refusal: Refusal | null }
  | { readonly is: "not-now"; readonly id: string; readonly refused: readonly NotNow[] }
  | { readonly is: "preview"; readonly id: string; readonly previews: readonly Previewed[] }
  | { readonly is: "ahead"; readonly id: string; readonly asked: readonly AskedNext[] }
  | { readonly is: "chat"; readonly lines: readonly ChatLine[] }
  | { readonly is: "notice"; readonly message: Message }
  | { readonly is: "rematch"; readonly match: string }
  | { readonly is: "pong"; readonly id: string; readonly version: number }
  | { readonly is: "error"; readonly id?: string | null; readonly message: Message };

/** How much time every player has: for each turn, or altogether with some more for every answer. */
export interface ClockTerms {
  readonly kind: "turn" | "fischer";
  readonly seconds: number;
  readonly increment: number;
}
