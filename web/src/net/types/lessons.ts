/** What a game teaches: lessons, the glossary, the one page. */

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
  /** After this one the game can be played. */
  readonly enough: boolean;
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
