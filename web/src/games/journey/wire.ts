/** What the server sends about `journey`. Made by web/tools/wire_types.py: do not edit. */

export interface Lot {
  readonly is: "lot";
}

export interface LayingPaths {
  readonly is: "laying-paths";
}

export interface LayingTiles {
  readonly is: "laying-tiles";
}

export interface PuttingBack {
  readonly is: "putting-back";
}

export interface Dealing {
  readonly is: "dealing";
}

export interface Moving {
  readonly is: "moving";
}

export interface Taking {
  readonly is: "taking";
}

export interface Swapping {
  readonly is: "swapping";
  readonly laid: string;
  readonly left: number;
}

export interface Drawing {
  readonly is: "drawing";
  readonly left: number;
}

export interface Laying {
  readonly is: "laying";
  readonly begun: boolean;
}

export interface Scoring {
  readonly is: "scoring";
}

export interface ScoringTrait {
  readonly is: "scoring-trait";
  readonly at: number;
}

export interface Row {
  readonly trait: string;
  readonly cards: number;
  readonly gandalf: boolean;
}

export interface Table {
  readonly frames: readonly (Lot | LayingPaths | LayingTiles | PuttingBack | Dealing | Moving | Taking | Swapping | Drawing | Laying | Scoring | ScoringTrait)[];
  readonly start: number;
  readonly ring: number;
  readonly turn: number;
  readonly place: number;
  readonly space: number;
  readonly paths: readonly number[];
  readonly tiles: readonly (readonly number[])[];
  readonly won: readonly (readonly number[])[];
  readonly lost: readonly number[];
  readonly hand: readonly string[] | null;
  readonly hand_sizes: readonly number[];
  readonly known: readonly (readonly string[])[];
  readonly rows: readonly (readonly (Row | null)[])[];
  readonly open: readonly string[];
  readonly discard: readonly string[];
  readonly pile: number;
  readonly recycled: readonly string[];
  readonly final: readonly number[];
}

export interface Trait {
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
}

export interface Colour {
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
}

export interface CharacterCards {
  readonly per_colour_and_trait: number;
}

export interface GandalfCards {
  readonly total: number;
}

export interface Place {
  readonly number: number;
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly traits: readonly string[];
}

export interface PointTiles {
  readonly values: Readonly<Record<string, number>>;
  readonly last_place_needs: number;
}

export interface Components {
  readonly traits: readonly Trait[];
  readonly colours: readonly Colour[];
  readonly character_cards: CharacterCards;
  readonly gandalf_cards: GandalfCards;
  readonly places: readonly Place[];
  readonly path_cards: readonly number[];
  readonly point_tiles: PointTiles;
  readonly hand_size_start: number;
  readonly open_cards_start: number;
}

export interface PathLaid {
  readonly is: "path-laid";
  readonly place: string;
  readonly spaces: number;
}

export interface TileLaid {
  readonly is: "tile-laid";
  readonly place: string;
  readonly tile: number;
}

export interface TileExchanged {
  readonly is: "tile-exchanged";
  readonly place: string;
  readonly back: number;
  readonly tile: number;
}

export interface Dealt {
  readonly is: "dealt";
  readonly seat: number;
  readonly card: string | null;
}

export interface TurnedUp {
  readonly is: "turned-up";
  readonly card: string;
}

export interface RingGiven {
  readonly is: "ring-given";
  readonly seat: number;
}

export interface Moved {
  readonly is: "moved";
  readonly seat: number;
  readonly place: string;
  readonly space: number;
  readonly spaces: number;
}

export interface Arrived {
  readonly is: "arrived";
  readonly seat: number;
  readonly place: string;
}

export interface Took {
  readonly is: "took";
  readonly seat: number;
  readonly card: string;
}

export interface Swapped {
  readonly is: "swapped";
  readonly seat: number;
  readonly card: string;
}

export interface Drew {
  readonly is: "drew";
  readonly seat: number;
  readonly card: string | null;
}

export interface Reshuffled {
  readonly is: "reshuffled";
  readonly cards: number;
}

export interface TookNothing {
  readonly is: "took-nothing";
  readonly seat: number;
}

export interface RowDiscarded {
  readonly is: "row-discarded";
  readonly seat: number;
  readonly colour: string;
  readonly trait: string;
  readonly cards: number;
  readonly gandalf: boolean;
}

export interface RowBegun {
  readonly is: "row-begun";
  readonly seat: number;
  readonly card: string;
  readonly gandalf: boolean;
}

export interface RowGrew {
  readonly is: "row-grew";
  readonly seat: number;
  readonly card: string;
  readonly cards: number;
}

export interface Passed {
  readonly is: "passed";
  readonly seat: number;
}

export interface Counted {
  readonly is: "counted";
  readonly seat: number;
  readonly place: string;
  readonly cards: number;
}

export interface TraitCounted {
  readonly is: "trait-counted";
  readonly seat: number;
  readonly place: string;
  readonly trait: string;
  readonly cards: number;
}

export interface TileWon {
  readonly is: "tile-won";
  readonly seat: number;
  readonly place: string;
  readonly tile: number;
}

export interface TileLost {
  readonly is: "tile-lost";
  readonly place: string;
  readonly tile: number;
}

export interface RingTaken {
  readonly is: "ring-taken";
  readonly seat: number;
}

export interface CardRemoved {
  readonly is: "card-removed";
  readonly seat: number;
  readonly card: string;
}

export interface GandalfLeft {
  readonly is: "gandalf-left";
  readonly seat: number;
  readonly colour: string;
}

export interface Won {
  readonly is: "won";
  readonly seat: number;
  readonly points: number;
}

export type AnyEvent =
  | PathLaid
  | TileLaid
  | TileExchanged
  | Dealt
  | TurnedUp
  | RingGiven
  | Moved
  | Arrived
  | Took
  | Swapped
  | Drew
  | Reshuffled
  | TookNothing
  | RowDiscarded
  | RowBegun
  | RowGrew
  | Passed
  | Counted
  | TraitCounted
  | TileWon
  | TileLost
  | RingTaken
  | CardRemoved
  | GandalfLeft
  | Won;
