/** The table, the box and the events of `orcs`, as the server sends them. */

/** Row and column, both counted from 1. */
export type Cell = readonly [number, number];
export type Movement = "orthogonal" | "diagonal" | "any";
export type Edge = "left" | "right";

export interface HeroCard {
  readonly id: string;
  readonly hero: string;
  readonly strength: number;
  readonly movement: Movement;
  readonly shadowfax: boolean;
}

export interface Placement {
  readonly side: string;
  readonly edge: Edge;
  readonly row: number;
  readonly count: number;
}

export interface EventCard {
  readonly id: string;
  readonly group: number;
  readonly tone: "good" | "bad";
}

export interface Components {
  readonly board: {
    readonly rows: number;
    readonly columns: number;
    readonly towers: Readonly<Record<string, { readonly fields: readonly Cell[] }>>;
    readonly areas: Readonly<Record<string, { readonly fields: readonly Cell[] }>>;
    readonly entry: Readonly<
      Record<string, { readonly edge: Edge; readonly rows: readonly number[] }>
    >;
  };
  readonly figures: { readonly colours: readonly { readonly id: string }[] };
  readonly orc_tokens: {
    readonly total: number;
    readonly motifs: number;
    readonly back: readonly {
      readonly id: string;
      readonly points: number;
      readonly ent: boolean;
    }[];
  };
  readonly hero_cards: readonly HeroCard[];
  readonly orc_cards: readonly { readonly id: string; readonly placements: readonly Placement[] }[];
  readonly event_cards: readonly EventCard[];
  readonly ent_track: { readonly start: number; readonly last: number };
}

export interface Frame {
  readonly is: string;
  readonly card?: string;
  /** Who has how many tokens to turn over, while they do. */
  readonly won?: readonly (readonly [number, number])[];
}

export interface Table {
  readonly frames: readonly Frame[];
  readonly turn: number;
  /** 128 signs, row by row: `.` free, `o` orc, `#` tower, `1` to `4` the figures. */
  readonly board: string;
  readonly supply: number;
  readonly kept: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly hand: readonly string[] | null;
  readonly hand_sizes: readonly number[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly orc_deck: readonly string[];
  readonly orc_discard: readonly string[];
  readonly event_deck: readonly string[];
  readonly ent: number;
  readonly joined: boolean;
}

interface Seated {
  readonly seat: number;
}

export type OrcsEvent =
  | ({ readonly is: "figure-placed"; readonly figure: string; readonly to: string } & Seated)
  | ({ readonly is: "turn-began" } & Seated)
  | { readonly is: "orc-card-revealed"; readonly card: string }
  | {
      readonly is: "orcs-entered";
      readonly realm: string;
      readonly row: number;
      readonly count: number;
      readonly fields: readonly string[];
    }
  | { readonly is: "orc-cards-shuffled" }
  | ({ readonly is: "hero-played"; readonly card: string; readonly points: number } & Seated)
  | ({
      readonly is: "moved";
      readonly figure: string;
      readonly start: string;
      readonly path: readonly string[];
      readonly to: string;
      readonly beaten: readonly string[];
    } & Seated)
  | ({
      readonly is: "jumped";
      readonly figure: string;
      readonly start: string;
      readonly to: string;
      readonly beaten: boolean;
    } & Seated)
  | ({
      readonly is: "pincer-closed";
      readonly partner: number;
      readonly at: string;
      readonly fields: readonly string[];
      readonly own: number;
      readonly given: number;
    } & Seated)
  | ({ readonly is: "hero-discarded"; readonly card: string } & Seated)
  | ({ readonly is: "drew"; readonly card: string | null } & Seated)
  | { readonly is: "heroes-shuffled" }
  | ({
      readonly is: "token-turned";
      readonly token: string;
      readonly points: number;
      readonly ent: boolean;
    } & Seated)
  | { readonly is: "ent-moved"; readonly space: number }
  | { readonly is: "event-read"; readonly card: string }
  | { readonly is: "orcs-laid"; readonly fields: readonly string[] }
  | { readonly is: "orcs-removed"; readonly fields: readonly string[] }
  | ({
      readonly is: "relocated";
      readonly figure: string;
      readonly start: string;
      readonly to: string;
    } & Seated)
  | { readonly is: "towers-joined" }
  | { readonly is: "ents-arrived" };
