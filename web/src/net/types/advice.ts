/** What bots and the engine say when they are asked: reasons, advice, odds. */
import type { Message } from "./messages";

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
