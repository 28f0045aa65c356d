/** The table, the box and the events of `journey`, as the server sends them. */

export interface Place {
  readonly number: number;
  readonly id: string;
  readonly traits: readonly string[];
}

export interface Components {
  readonly traits: readonly { readonly id: string }[];
  readonly colours: readonly { readonly id: string }[];
  readonly places: readonly Place[];
}

export interface Row {
  readonly trait: string;
  readonly cards: number;
  readonly gandalf?: boolean;
}

export type Rows = readonly (Row | null)[];

export interface Frame {
  readonly is: string;
  readonly [field: string]: unknown;
}

export interface Table {
  readonly frames: readonly Frame[];
  readonly start: number;
  readonly ring: number;
  readonly turn: number;
  /** The place where the marker is or which it left last, and the space behind it; 0: at the place. */
  readonly place: number;
  readonly space: number;
  readonly paths: readonly number[];
  readonly tiles: readonly (readonly number[])[];
  readonly won: readonly (readonly number[])[];
  readonly lost: readonly number[];
  readonly hand: readonly string[] | null;
  readonly hand_sizes: readonly number[];
  readonly known: readonly (readonly string[])[];
  readonly rows: readonly Rows[];
  readonly open: readonly string[];
  readonly discard: readonly string[];
  readonly pile: number;
}

interface Seated {
  readonly seat: number;
}

export type JourneyEvent =
  | { readonly is: "path-laid"; readonly place: string; readonly spaces: number }
  | { readonly is: "tile-laid"; readonly place: string; readonly tile: number }
  | {
      readonly is: "tile-exchanged";
      readonly place: string;
      readonly back: number;
      readonly tile: number;
    }
  | ({ readonly is: "ring-given" } & Seated)
  | ({ readonly is: "dealt"; readonly card: string | null } & Seated)
  | { readonly is: "turned-up"; readonly card: string }
  | ({
      readonly is: "moved";
      readonly place: string;
      readonly space: number;
      readonly spaces: number;
    } & Seated)
  | ({ readonly is: "arrived"; readonly place: string } & Seated)
  | ({ readonly is: "took"; readonly card: string } & Seated)
  | ({ readonly is: "swapped"; readonly card: string } & Seated)
  | ({ readonly is: "drew"; readonly card: string | null } & Seated)
  | { readonly is: "reshuffled"; readonly cards: number }
  | ({ readonly is: "took-nothing" } & Seated)
  | ({
      readonly is: "row-discarded";
      readonly colour: string;
      readonly trait: string;
      readonly cards: number;
      readonly gandalf: boolean;
    } & Seated)
  | ({ readonly is: "row-begun"; readonly card: string; readonly gandalf: boolean } & Seated)
  | ({ readonly is: "row-grew"; readonly card: string; readonly cards: number } & Seated)
  | ({ readonly is: "passed" } & Seated)
  | ({ readonly is: "counted"; readonly place: string; readonly cards: number } & Seated)
  | ({
      readonly is: "trait-counted";
      readonly place: string;
      readonly trait: string;
      readonly cards: number;
    } & Seated)
  | ({ readonly is: "tile-won"; readonly place: string; readonly tile: number } & Seated)
  | { readonly is: "tile-lost"; readonly place: string; readonly tile: number }
  | ({ readonly is: "ring-taken" } & Seated)
  | ({ readonly is: "card-removed"; readonly card: string } & Seated)
  | ({ readonly is: "gandalf-left"; readonly colour: string } & Seated)
  | ({ readonly is: "won"; readonly points: number } & Seated);
