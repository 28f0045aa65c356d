/** What the server sends about `draft`. Made by web/tools/wire_types.py: do not edit. */

export interface Table {
  readonly stage: "building" | "opening" | "over" | "picking" | "unpacking";
  readonly sealed: boolean;
  readonly boosters: number;
  readonly booster: number;
  readonly passes: "left" | "right";
  readonly to: number | null;
  readonly starters: readonly string[];
  readonly done: readonly boolean[];
  readonly sizes: readonly number[];
  readonly kept: readonly number[];
  readonly gone: readonly number[];
  readonly pack: readonly string[];
  readonly pick: string;
  readonly pool: readonly string[];
  readonly collection: readonly string[];
  readonly deck: readonly string[];
  readonly pools: readonly (readonly string[])[];
  readonly decks: readonly (readonly string[])[];
}

export interface Unpacked {
  readonly is: "unpacked";
  readonly seat: number;
  readonly starter: string;
  readonly cards: readonly string[];
}

export interface Opened {
  readonly is: "opened";
  readonly seat: number;
  readonly booster: number;
  readonly cards: readonly string[];
}

export interface Picked {
  readonly is: "picked";
  readonly seat: number;
  readonly card: string | null;
}

export interface Passed {
  readonly is: "passed";
  readonly way: "left" | "right";
  readonly left: number;
}

export interface Built {
  readonly is: "built";
  readonly seat: number;
}

export interface Shown {
  readonly is: "shown";
}

export type AnyEvent =
  | Unpacked
  | Opened
  | Picked
  | Passed
  | Built
  | Shown;
