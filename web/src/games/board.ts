/**
 * What a game's own drawing is to the shell. The shell knows no game, a drawing knows no rules.
 *
 * A game's folder is `web/src/games/<id>/`; its `index.ts` has `export default {…} satisfies Drawing`
 * and is listed in `registry.ts`. Everything is optional except the board itself.
 *
 * Anchors (`field:a07`, `tile:moria`, `card:red-3`) are how the shell and the drawing talk: the drawing
 * gives every thing that can be pointed at its anchor with `{...spot(props, anchor, name)}` from
 * `table/spot.ts`; the shell says which glow. A click on a thing that does not glow is passed on too:
 * the shell then tells the player which rule forbids it.
 */
import type { Component } from "svelte";
import type { Sounds } from "../sound/hearing";
import type { Words } from "../text/words";
import type {
  Arg,
  AskedNext,
  NotNow,
  GameEvent,
  Line,
  Message,
  Odds,
  Player,
  Previewed,
  Told,
  Until,
} from "../net/types";

/** An event that is being shown just now. */
export interface Playing {
  /** Counts up; changes with every event, so that effects can depend on it. */
  readonly id: number;
  readonly event: GameEvent;
  /** How long the event is shown, in milliseconds; 0: do not animate (reduced motion, catching up). */
  readonly ms: number;
}

/** What is in a game's box, and the words for it: enough to draw a card away from any table. */
export interface BoxProps<Components = any> {
  readonly game: string;
  /** The game's components.json as the server has it. */
  readonly components: Components;
  /** What is written on the things in the box, by the message id of their names. */
  readonly inscriptions: Readonly<Record<string, Message>>;
  /** Words in the reader's language. */
  readonly words: Words;
  /** Says an id of the game's texts or names, or a whole message. */
  say(message: Message | string, args?: Readonly<Record<string, Arg>>): string;
  /** True on a phone: draw for a narrow, tall window. */
  readonly narrow: boolean;
}

export interface BoardProps<Table = any, Components = any> extends BoxProps<Components> {
  /**
   * The table as the seat sees it. While `playing` is not null this is still the table from before
   * the events that are being shown; `next` is the one after the last of them. So a drawing may move a
   * piece by itself for the event at hand, and drop that as soon as `table` changes; or do nothing.
   */
  readonly table: Table;
  readonly next: Table;
  /** True on a phone that lies on its side: the window is wide and very low. Then `narrow` is false. */
  readonly lying: boolean;
  /** The seat whose eyes these are; null: a spectator's. */
  readonly seat: number | null;
  /** The seat that is asked now; null: nobody. */
  readonly asked: number | null;
  readonly players: readonly Player[];
  /** The answers on offer; empty when nothing is asked of this seat. */
  readonly options: readonly Answer[];
  /** The anchors that continue some option: these glow. Empty when nothing is asked of this seat. */
  readonly active: ReadonlySet<string>;
  /** The anchors pointed at so far, in order. */
  readonly chosen: readonly string[];
  /** The anchors of the option that the pointer or the list's cursor is on, or of a line in the log. */
  readonly highlighted: ReadonlySet<string>;
  /** What somebody speaks of, in a lesson: a map that is larger than its window brings it into sight. */
  readonly look?: readonly string[];
  /** It is a lesson: nothing leads past its questions. */
  readonly taught?: boolean;
  /** The answers that a lesson means; without it, all are meant. */
  readonly meant?: readonly string[] | null;
  readonly playing: Playing | null;
  /** What happened so far, as far as it has been shown. */
  readonly story?: readonly Told[];
  /** A thing was clicked (or Enter pressed on it), glowing or not. */
  pick(anchor: string): void;
  /** The pointer is over a thing; null: no longer. */
  hover(anchor: string | null): void;
  /** Gives this answer, by its id. */
  answer(id: string): void;
  /** Gives an answer of one's own making, in the game's notation, where more will do than are listed. */
  write(answer: string): void;
  /**
   * Answers the questions that follow, as long as `next` knows how: for what a person thinks of as one choice and
   * the rules ask in small ones. Undo takes all of it back at once.
   */
  compose(next: Composed): void;
  /**
   * What would be asked after these answers may be answered along with them, in one go: what glows then glows now,
   * as long as nothing else is pointed at. Without answers: nothing more glows than what is asked.
   */
  ahead(answers: readonly string[]): void;
  /** What would be asked at once after each of these answers; those after which nothing is asked are not among it. */
  askedAfter(answers: readonly string[]): Promise<readonly AskedNext[]>;
  /** What begins with these anchors and goes on, but is not allowed now, each with why. */
  notNow(anchors: readonly string[]): Promise<readonly NotNow[]>;
  /**
   * What every answer would do that begins with these anchors: tried out by the engine, without chance. `whole`:
   * only the answer made of exactly these, with the table as it would be then.
   */
  preview(anchors: readonly string[], whole?: boolean): Promise<readonly Previewed[]>;
  /** What every answer on offer would do; where more would be asked at once (whom? for what?), also each answer to that. */
  prospects(): Promise<readonly Previewed[]>;
  /** Until when this seat passes on; null: it does not. */
  readonly passing: Until | null;
  /** Passes for the rest of the phase, or until one of these happens, beginning with this answer; null: no longer. */
  passOn(until: Until | null, stops: readonly string[], pass: string | null): void;
  /** The points as they stand, by seat, as the engine counts them; null where the game has none. */
  readonly scores: readonly number[] | null;
  /** How likely is what just now, by the name of a problem the game can solve; null: nothing of the kind is at stake. */
  odds(problem: string): Promise<Odds | null>;
  /** What each answer leads to and how likely, by its id; empty for answers after which nothing of the kind is at stake. */
  oddsOfAnswers(problem: string): Promise<ReadonlyMap<string, readonly Line[]>>;
}

/** An answer on offer. */
export interface Answer {
  /** In the game's notation. */
  readonly id: string;
  readonly anchors: readonly string[];
  readonly message: Message;
  /** A slip would hurt. */
  readonly confirm?: boolean;
}

/** The id of the answer to the question at hand; null: that one is for the player. */
export type Composed<Table = any> = (table: Table, options: readonly Answer[]) => string | null;

/**
 * Everything a game may draw. All components get BoardProps.
 *
 * The content security policy forbids style attributes in markup: use classes, `style:--w={…}` or SVG
 * presentation attributes. Symbols of the art direction are in the page: `<use href="#nazgul" />`.
 */
export interface Drawing {
  /** Fills the board area: `width: 100%; height: 100%`, scales by itself. */
  readonly Board: Component<BoardProps>;
  /** Below the question, along the lower edge: the hand. At most 200 px high, on phones 92. */
  readonly Hand?: Component<BoardProps>;
  /** In the column at the right, between seats and log (a spinner, a track); phones: below the question. */
  readonly Side?: Component<BoardProps>;
  /** Beside a board that draws its side itself, between seats and log: what is looked at; only where the window is roomy. */
  readonly Looked?: Component<BoardProps>;
  /** On a phone that lies on its side, in the column of the question: what would cover the board; `data-asks` if it is all that is asked. */
  readonly Column?: Component<BoardProps>;
  /** At the left of the question, 44 × 44: the die that was rolled, say. */
  readonly Emblem?: Component<BoardProps>;
  /** In a player's row of the seat list, below the name: what lies in front of them. */
  readonly SeatNote?: Component<BoardProps & { readonly of: number }>;
  /** What points are given for, where the game's end needs a word about it. */
  scoring?(components: any): Message;
  /** Where the match stands, in a word or two: the round it is. */
  moment?(props: BoardProps): string;
  /** With how many points a seat wins, where that ends the match; null: not by points. */
  goal?(seat: number, seats: number): number | null;
  /** How long an event takes at normal speed, in ms; undefined: the shell's 450; 0: it is not shown. */
  duration?(event: GameEvent): number | undefined;
  /** What was told, with several lines that are one deed as one. */
  together?(story: readonly Told[]): readonly Told[];
  /** True for the drawing that stands in where a game has none: the answers are then always listed. */
  readonly generic?: boolean;
  /** The ids of answers that have a place of their own on the board just now: they are no buttons in the bar. */
  shows?(props: BoardProps): ReadonlySet<string>;
  /** A line below the question, in place of the shell's, about what is being pointed at. */
  hint?(props: BoardProps): string | null;
  /** Its fields are small for a finger: on a phone every answer that was pointed at is confirmed; or always. */
  readonly careful?: boolean | "always";
  /** Other matches come of one that is over: the board shows them, and there is no page for its end. */
  readonly leadsOn?: boolean;
  /** On a phone that lies on its side the hand is in the column of the question, not below the board. */
  readonly handBeside?: boolean;
  /** In an upright window two players stand in the bar on top: the board needs the room of their strip. */
  readonly playersOnTop?: boolean;
  /**
   * The board wants all the room, and draws hand and side itself unless the window is upright or lies: seats
   * and log are behind a narrow rail if the window is not large.
   */
  readonly rail?: boolean;
  /** The colour of a seat, 1 to 8, if it is not seat + 1. */
  colour?(seat: number, components: any): number;
  /** What its events sound like, where the usual does not fit. */
  readonly sounds?: Sounds;
  /** What a seat may bring along, as a picture: a value of the setting, or a text. `small`: in one line, 42 px high. */
  readonly Brought?: Component<Bringable>;
}

export interface Bringable {
  readonly box: Pick<BoxProps, "components" | "say">;
  readonly value: string;
  readonly small?: boolean;
}

/** A deck of a game, or whatever else lies together in its box. */
export interface Deck {
  readonly title: string;
  /** The message ids of the names of its cards: `card-fp-character-01`. */
  readonly cards: readonly string[];
}

/**
 * The cards of a game, to be leafed through. A game's folder exports it as the default of the module
 * that `registry.ts` lists under `papers`.
 */
export interface Papers {
  decks(box: BoxProps): readonly Deck[];
  /** A card large enough to read; it fills the width it is given, 340 px or so. */
  readonly Paper: Component<{ readonly box: BoxProps; readonly name: string }>;
  /** A page of its own in place of decks and search, where there are too many cards for that. */
  readonly Page?: Component<{ readonly box: BoxProps }>;
}

/** Where the decks of a game are built. A game's folder exports it as the default of the module that `registry.ts` lists. */
export interface DeckRoom {
  /** All decks of this device; it may have been opened by a link that carries one. */
  readonly Overview: Component<{ readonly box: BoxProps }>;
  /** One of them, by its id on the device. */
  readonly Workshop: Component<{ readonly box: BoxProps; readonly id: string }>;
}
