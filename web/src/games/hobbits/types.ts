/** The table, the box and the events of `hobbits`, as the server sends them. */

import type { Point } from "../shared/point";

export type { Point };

export interface Field extends Point {
  readonly id: string;
  readonly size: "start" | "small" | "large";
  readonly neighbours: readonly string[];
  readonly tower?: string | null;
}

export interface Place extends Point {
  readonly id: string;
  readonly kind: "light" | "dark" | "doom";
  readonly near: readonly string[];
  readonly far: readonly string[];
}

export interface Tower extends Point {
  readonly id: string;
  readonly exit: string;
}

export interface Tile {
  readonly id: string;
  readonly kind: "friend" | "enemy";
  readonly strength: number;
}

export interface Segment {
  readonly id: string;
  readonly kind: "dark" | "light";
  readonly cubes: number;
  readonly nazgul: boolean;
  readonly degrees: number;
}

export interface Components {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly hobbits: readonly { readonly colour: string }[];
  readonly start_field: string;
  readonly fields: readonly Field[];
  readonly places: readonly Place[];
  readonly place_order: { readonly final: string };
  readonly towers: readonly Tower[];
  readonly palantir_hole: Point;
  readonly tiles: {
    readonly light: readonly Tile[];
    readonly dark: readonly Tile[];
    readonly sauron: Tile;
  };
  readonly scoring_series: {
    readonly tile: number;
    readonly nazgul: number;
    readonly sauron: number;
  };
  readonly spinner: { readonly segments: readonly Segment[] };
}

export interface Site {
  readonly place: string;
  readonly tile?: string | null;
  readonly cubes?: number;
  readonly nazgul?: number;
}

export interface Hoard {
  readonly tiles?: readonly string[];
  readonly nazgul?: number;
}

export interface Pile {
  readonly rest?: readonly (readonly [string, number])[];
  readonly top?: readonly string[];
  readonly bottom?: readonly string[];
}

export interface Frame {
  readonly is: string;
  readonly [field: string]: unknown;
}

export interface Table {
  readonly frames: readonly Frame[];
  readonly advanced: boolean;
  readonly turn: number;
  readonly hobbits: readonly string[];
  readonly sites: readonly Site[];
  readonly light: Pile;
  readonly dark: Pile;
  readonly hoards: readonly Hoard[];
  readonly given_up?: readonly string[];
  readonly winner?: number | null;
}

export type Hand = "near" | "far";

export type HobbitsEvent =
  | { readonly is: "tile-turned"; readonly tile: string }
  | {
      readonly is: "tile-laid";
      readonly place: string;
      readonly tile: string;
      readonly cubes: number;
    }
  | { readonly is: "turn-began"; readonly seat: number }
  | { readonly is: "rolled"; readonly seat: number; readonly steps: number }
  | { readonly is: "nazgul-rolled"; readonly seat: number }
  | { readonly is: "flew"; readonly seat: number; readonly origin: string; readonly to: string }
  | {
      readonly is: "moved";
      readonly seat: number;
      readonly origin: string;
      readonly to: string;
      readonly path: readonly string[];
    }
  | { readonly is: "stayed"; readonly seat: number }
  | { readonly is: "met"; readonly seat: number; readonly place: string; readonly tile: string }
  | { readonly is: "spun"; readonly seat: number; readonly segment: string }
  | {
      readonly is: "nazgul-beaten";
      readonly seat: number;
      readonly place: string;
      readonly kept: boolean;
    }
  | {
      readonly is: "cubes-removed";
      readonly seat: number;
      readonly place: string;
      readonly tile: string;
      readonly cubes: number;
      readonly left: number;
    }
  | {
      readonly is: "friend-won";
      readonly seat: number;
      readonly place: string;
      readonly tile: string;
    }
  | {
      readonly is: "enemy-beaten";
      readonly seat: number;
      readonly place: string;
      readonly tile: string;
    }
  | { readonly is: "crossed"; readonly seat: number; readonly place: string; readonly to: string }
  | { readonly is: "place-emptied"; readonly place: string }
  | { readonly is: "helped"; readonly seat: number; readonly friend: string; readonly use: string }
  | { readonly is: "broke-off"; readonly seat: number }
  | { readonly is: "hidden"; readonly seat: number }
  | {
      readonly is: "guessed";
      readonly seat: number;
      readonly hand: Hand;
      readonly palantir: boolean;
    }
  | { readonly is: "caught"; readonly seat: number; readonly tower: string }
  | { readonly is: "won"; readonly seat: number };
