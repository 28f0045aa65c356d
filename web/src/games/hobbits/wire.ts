/** What the server sends about `hobbits`. Made by web/tools/wire_types.py: do not edit. */

export interface Lot {
  readonly is: "lot";
}

export interface TurningUp {
  readonly is: "turning-up";
  readonly friends: readonly string[];
  readonly enemies: readonly string[];
  readonly surplus: readonly string[];
}

export interface Rolling {
  readonly is: "rolling";
}

export interface Flight {
  readonly is: "flight";
}

export interface Walk {
  readonly is: "walk";
  readonly steps: number;
}

export interface Pause {
  readonly is: "pause";
}

export interface Spinning {
  readonly is: "spinning";
  readonly place: string;
}

export interface Pressing {
  readonly is: "pressing";
  readonly place: string;
}

export interface Darkness {
  readonly is: "darkness";
  readonly place: string;
}

export interface Restocking {
  readonly is: "restocking";
  readonly place: string;
}

export interface Hiding {
  readonly is: "hiding";
  readonly player: number;
}

export interface Guessing {
  readonly is: "guessing";
  readonly palantir: "far" | "near" | null;
}

export interface Opening {
  readonly is: "opening";
  readonly hand: "far" | "near";
}

export interface Captured {
  readonly is: "captured";
}

export interface TurnEnd {
  readonly is: "turn-end";
}

export interface Site {
  readonly place: string;
  readonly tile: string | null;
  readonly cubes: number;
  readonly nazgul: number;
}

export interface Known {
  readonly card: string;
  readonly to: readonly number[];
}

export interface Pile {
  readonly rest: readonly (readonly [string, number])[];
  readonly top: readonly (string | Known)[];
  readonly bottom: readonly (string | Known)[];
}

export interface Hoard {
  readonly tiles: readonly string[];
  readonly nazgul: number;
}

export interface Table {
  readonly frames: readonly (Lot | TurningUp | Rolling | Flight | Walk | Pause | Spinning | Pressing | Darkness | Restocking | Hiding | Guessing | Opening | Captured | TurnEnd)[];
  readonly advanced: boolean;
  readonly may_stop: boolean;
  readonly palantir: "chance" | "neighbour";
  readonly turn: number;
  readonly hobbits: readonly string[];
  readonly sites: readonly Site[];
  readonly light: Pile;
  readonly dark: Pile;
  readonly hoards: readonly Hoard[];
  readonly given_up: readonly string[];
  readonly winner: number | null;
}

export interface Counts {
  readonly nazgul: number;
  readonly strength_cubes: number;
}

export interface Hobbit {
  readonly colour: string;
  readonly name: string;
  readonly name_de: string;
  readonly name_en: string;
}

export interface Stretch {
  readonly name_de: string;
  readonly name_en: string;
}

export interface Field {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly region: string;
  readonly size: "large" | "small" | "start";
  readonly neighbours: readonly string[];
  readonly place: string | null;
  readonly side: "far" | "near" | null;
  readonly tower: string | null;
  readonly name_de: string | null;
  readonly name_en: string | null;
}

export interface Place {
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly kind: "dark" | "doom" | "light";
  readonly x: number;
  readonly y: number;
  readonly near: readonly string[];
  readonly far: readonly string[];
}

export interface PlaceOrder {
  readonly friends_at_start: readonly string[];
  readonly enemies_at_start: readonly string[];
  readonly fixed_dark: Readonly<Record<string, string>>;
  readonly final: string;
}

export interface Tower {
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly x: number;
  readonly y: number;
  readonly exit: string;
  readonly fields: readonly string[];
}

export interface Tile {
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly kind: "enemy" | "friend";
  readonly strength: number;
  readonly count: number;
}

export interface Tiles {
  readonly light: readonly Tile[];
  readonly dark: readonly Tile[];
  readonly sauron: Tile;
}

export interface Die {
  readonly faces: readonly (number | string)[];
}

export interface Segment {
  readonly id: string;
  readonly kind: "dark" | "light";
  readonly cubes: number;
  readonly nazgul: boolean;
  readonly degrees: number;
}

export interface Spinner {
  readonly segments: readonly Segment[];
}

export interface SeriesScore {
  readonly tile: number;
  readonly nazgul: number;
  readonly sauron: number;
}

export interface Components {
  readonly counts: Counts;
  readonly hobbits: readonly Hobbit[];
  readonly paths: Readonly<Record<string, Stretch>>;
  readonly start_field: string;
  readonly fields: readonly Field[];
  readonly places: readonly Place[];
  readonly place_order: PlaceOrder;
  readonly towers: readonly Tower[];
  readonly tiles: Tiles;
  readonly die: Die;
  readonly spinner: Spinner;
  readonly scoring_series: SeriesScore;
}

export interface TileTurned {
  readonly is: "tile-turned";
  readonly tile: string;
}

export interface TileLaid {
  readonly is: "tile-laid";
  readonly place: string;
  readonly tile: string;
  readonly cubes: number;
}

export interface TurnBegan {
  readonly is: "turn-began";
  readonly seat: number;
}

export interface Rolled {
  readonly is: "rolled";
  readonly seat: number;
  readonly steps: number;
}

export interface NazgulRolled {
  readonly is: "nazgul-rolled";
  readonly seat: number;
}

export interface Flew {
  readonly is: "flew";
  readonly seat: number;
  readonly origin: string;
  readonly to: string;
}

export interface Moved {
  readonly is: "moved";
  readonly seat: number;
  readonly origin: string;
  readonly to: string;
  readonly path: readonly string[];
}

export interface Stayed {
  readonly is: "stayed";
  readonly seat: number;
}

export interface Met {
  readonly is: "met";
  readonly seat: number;
  readonly place: string;
  readonly tile: string;
}

export interface Spun {
  readonly is: "spun";
  readonly seat: number;
  readonly segment: string;
}

export interface NazgulBeaten {
  readonly is: "nazgul-beaten";
  readonly seat: number;
  readonly place: string;
  readonly kept: boolean;
}

export interface CubesRemoved {
  readonly is: "cubes-removed";
  readonly seat: number;
  readonly place: string;
  readonly tile: string;
  readonly cubes: number;
  readonly left: number;
}

export interface FriendWon {
  readonly is: "friend-won";
  readonly seat: number;
  readonly place: string;
  readonly tile: string;
}

export interface EnemyBeaten {
  readonly is: "enemy-beaten";
  readonly seat: number;
  readonly place: string;
  readonly tile: string;
}

export interface Crossed {
  readonly is: "crossed";
  readonly seat: number;
  readonly place: string;
  readonly to: string;
}

export interface PlaceEmptied {
  readonly is: "place-emptied";
  readonly place: string;
}

export interface Helped {
  readonly is: "helped";
  readonly seat: number;
  readonly friend: string;
  readonly use: "hide" | "roll" | "spin";
}

export interface BrokeOff {
  readonly is: "broke-off";
  readonly seat: number;
}

export interface Hidden {
  readonly is: "hidden";
  readonly seat: number;
}

export interface Guessed {
  readonly is: "guessed";
  readonly seat: number;
  readonly hand: "far" | "near";
  readonly palantir: boolean;
}

export interface Caught {
  readonly is: "caught";
  readonly seat: number;
  readonly tower: string;
}

export interface Won {
  readonly is: "won";
  readonly seat: number;
}

export type AnyEvent =
  | TileTurned
  | TileLaid
  | TurnBegan
  | Rolled
  | NazgulRolled
  | Flew
  | Moved
  | Stayed
  | Met
  | Spun
  | NazgulBeaten
  | CubesRemoved
  | FriendWon
  | EnemyBeaten
  | Crossed
  | PlaceEmptied
  | Helped
  | BrokeOff
  | Hidden
  | Guessed
  | Caught
  | Won;
