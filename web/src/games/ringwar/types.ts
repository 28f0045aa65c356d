/** The table, the box and the events of `ringwar`, as the server sends them. */
import type { Box } from "./cards/box";

/** 0 the Free Peoples, 1 the Shadow. */
export type Side = 0 | 1;

export type Face = "character" | "army" | "muster" | "event" | "army_muster" | "will" | "eye";

/** How many figures of each kind, see `forces.ts`; nobody at all is the empty list. */
export type Force = readonly number[];

export type Settlement = "town" | "city" | "stronghold" | "fortification";

export interface Region {
  readonly id: string;
  readonly nation: string | null;
  readonly settlement: Settlement | null;
  readonly points: number;
  readonly near: readonly string[];
}

export interface Nation {
  readonly id: string;
  readonly side: "free" | "shadow";
}

export interface Components extends Box {
  readonly nations: readonly Nation[];
  readonly regions: readonly Region[];
}

export interface Fellowship {
  /** The last known position. */
  readonly region: string;
  readonly progress: number;
  readonly hidden: boolean;
  readonly corruption: number;
  readonly guide: string;
  /** On the Mordor track: how far; else null. */
  readonly step: number | null;
}

export interface Pile {
  readonly rest?: readonly (readonly [string, number])[];
  readonly top?: readonly string[];
  readonly bottom?: readonly string[];
}

export interface Hunt {
  readonly pool: Pile;
  readonly drawn: readonly string[];
  readonly removed: readonly string[];
  readonly waiting: readonly string[];
  /** The dice in the hunt box, by side. */
  readonly dice: readonly [number, number];
}

export interface Turn {
  readonly number: number;
  readonly side: Side;
  /** Who acts next for each side. */
  readonly up: readonly [number, number];
  readonly pool: readonly [number, number];
}

export interface Frame {
  readonly is: string;
  readonly [field: string]: unknown;
}

export interface Round {
  readonly number: number;
  /** By side: the combat card, its deck while it lies face down, or nothing. */
  readonly cards: readonly [string, string];
  readonly rolls: readonly [string, string];
  readonly rerolls: readonly [string, string];
  readonly hits: readonly [number, number];
}

export interface Battle extends Frame {
  readonly is: "battle";
  readonly attacker: Side;
  readonly origin: string;
  readonly target: string;
  readonly kind: "field" | "siege" | "sortie";
  readonly rear: { readonly force?: Force; readonly people?: readonly string[] };
  /** The seats that lead the armies of both sides. */
  readonly captains?: readonly [number, number];
  readonly round: Round;
}

export interface Table {
  readonly frames: readonly Frame[];
  readonly seats: number;
  readonly turn: Turn;
  /** The unused dice of each side. */
  readonly dice: readonly [readonly Face[], readonly Face[]];
  readonly rings: readonly [number, number];
  /** The own hand; null for a spectator. */
  readonly hand: readonly string[] | null;
  /** Cards that stay on the table. */
  readonly table: readonly string[];
  readonly fellowship: Fellowship;
  readonly hunt: Hunt;
  /** Where each character is, in the order of the box: a region, `fellowship`, `aside` or `gone`. */
  readonly people: readonly string[];
  readonly captured: readonly string[];
  readonly besieged: readonly string[];
  /** By nation: how many boxes are left to war. */
  readonly steps: readonly number[];
  readonly active: readonly boolean[];
  /** By side and region. */
  readonly armies: readonly [readonly Force[], readonly Force[]];
  readonly reinforcements: Force;
  readonly lost: Force;
  /** By seat and deck: how many cards. */
  readonly hands: readonly (readonly number[])[];
  /** By deck: how many cards. */
  readonly decks: readonly number[];
  readonly spent: readonly string[];
  /** Who captured each place. */
  readonly captors: readonly (readonly [string, number])[];
  readonly won: readonly [Side, string] | null;
}

interface At {
  readonly region: string;
}

export type RingwarEvent =
  | {
      readonly is: "turn-began";
      readonly number: number;
      readonly free: number;
      readonly shadow: number;
    }
  | { readonly is: "allocated"; readonly dice: number }
  | { readonly is: "action-die-rolled"; readonly side: Side; readonly face: Face }
  | {
      readonly is: "die-used";
      readonly side: Side;
      readonly die: Face;
      readonly action: string;
    }
  | { readonly is: "die-laid-aside"; readonly side: Side; readonly die: Face }
  | { readonly is: "passed"; readonly side: Side }
  | {
      readonly is: "ring-used" | "die-turned";
      readonly side: Side;
      readonly die: Face;
      readonly face: Face;
    }
  | {
      readonly is: "dice-lost";
      readonly side: Side;
      readonly die: Face;
      readonly count: number;
    }
  | { readonly is: "won"; readonly side: Side; readonly how: string }
  | {
      readonly is: "drew" | "discarded";
      readonly seat: number;
      readonly deck: string;
      readonly card: string | null;
    }
  | {
      readonly is: "swapped";
      readonly seat: number;
      readonly giver: number;
      readonly card: string | null;
    }
  | { readonly is: "card-played"; readonly side: Side; readonly card: string; readonly die: Face }
  | { readonly is: "card-played-too" | "card-used"; readonly side: Side; readonly card: string }
  | {
      readonly is: "card-thrown";
      readonly card: string;
      readonly dice: string;
      readonly count: number;
    }
  | { readonly is: "card-left"; readonly card: string }
  | {
      readonly is: "army-moved";
      readonly side: Side;
      readonly origin: string;
      readonly to: string;
      readonly force: Force;
      readonly people: readonly string[];
      readonly how: "march" | "advance" | "retreat";
    }
  | { readonly is: "captured"; readonly side: Side; readonly region: string }
  | ({ readonly is: "siege-began" | "siege-ended" } & At)
  | ({
      readonly is: "recruited" | "figure-improved" | "trimmed" | "unit-lost" | "elite-reduced";
      readonly figure: string;
    } & At)
  | ({ readonly is: "leaders-lost"; readonly side: Side; readonly count: number } & At)
  | {
      readonly is: "character-moved";
      readonly person: string;
      readonly origin: string;
      readonly to: string;
    }
  | ({ readonly is: "character-entered"; readonly person: string } & At)
  | { readonly is: "character-lost" | "casualty" | "guide-named"; readonly person: string }
  | { readonly is: "silenced"; readonly person: string }
  | {
      readonly is: "nazgul-flew";
      readonly count: number;
      readonly origin: string;
      readonly to: string;
    }
  | {
      readonly is: "battle-began";
      readonly attacker: Side;
      readonly origin: string;
      readonly target: string;
      readonly kind: "field" | "siege" | "sortie";
    }
  | { readonly is: "combat-card-laid"; readonly side: Side; readonly deck: string | null }
  | {
      readonly is: "combat-card-shown" | "combat-card-cancelled";
      readonly side: Side;
      readonly card: string;
    }
  | {
      readonly is: "combat-rolled";
      readonly side: Side;
      readonly dice: string;
      readonly hits: number;
      readonly how: "roll" | "reroll" | "strike";
    }
  | { readonly is: "hits-added" | "hits-cancelled"; readonly side: Side; readonly hits: number }
  | { readonly is: "misses-turned"; readonly side: Side; readonly dice: number }
  | ({ readonly is: "withdrew"; readonly side: Side } & At)
  | { readonly is: "battle-ended"; readonly how: string }
  | { readonly is: "nation-activated"; readonly nation: string }
  | {
      readonly is: "nation-advanced" | "nation-fell-back";
      readonly nation: string;
      readonly left: number;
    }
  | { readonly is: "fellowship-moved"; readonly progress: number }
  | ({ readonly is: "fellowship-driven" | "declared" | "revealed" } & At)
  | { readonly is: "separated"; readonly people: readonly string[] }
  | { readonly is: "hunt-rolled"; readonly dice: string; readonly successes: number }
  | { readonly is: "tile-drawn"; readonly tile: string; readonly source: string }
  | { readonly is: "damage-set"; readonly damage: number }
  | { readonly is: "corrupted"; readonly amount: number; readonly total: number }
  | { readonly is: "hidden" | "mordor-entered" | "pool-refilled" }
  | { readonly is: "mordor-step"; readonly step: number }
  | {
      readonly is: "tile-in-play" | "tile-returned" | "tile-removed";
      readonly tile: string;
    };
