/** What the server sends about `orcs`. Made by web/tools/wire_types.py: do not edit. */

export interface Dealing {
  readonly is: "dealing";
}

export interface Placing {
  readonly is: "placing";
}

export interface OrcCard {
  readonly is: "orc-card";
}

export interface Hero {
  readonly is: "hero";
}

export interface Drawing {
  readonly is: "drawing";
  readonly seat: number;
}

export interface Turning {
  readonly is: "turning";
  readonly won: readonly (readonly [number, number])[];
}

export interface EventCard {
  readonly is: "event-card";
}

export interface Effect {
  readonly is: "effect";
  readonly card: string;
  readonly next: number;
}

export interface Picking {
  readonly is: "picking";
  readonly card: string;
  readonly effect: number;
  readonly left: number;
}

export interface Relocating {
  readonly is: "relocating";
  readonly card: string;
  readonly effect: number;
}

export interface Discarding {
  readonly is: "discarding";
  readonly seat: number;
}

export interface GivingUp {
  readonly is: "giving-up";
  readonly seat: number;
}

export interface Table {
  readonly frames: readonly (Dealing | Placing | OrcCard | Hero | Drawing | Turning | EventCard | Effect | Picking | Relocating | Discarding | GivingUp)[];
  readonly turn: number;
  readonly board: string;
  readonly supply: number;
  readonly unseen: readonly number[];
  readonly kept: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly hand: readonly string[] | null;
  readonly hand_sizes: readonly number[];
  readonly fresh: readonly number[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly shuffled: readonly string[];
  readonly orc_deck: readonly string[];
  readonly orc_discard: readonly string[];
  readonly event_deck: readonly string[];
  readonly ent: number;
  readonly joined: boolean;
  readonly gap: readonly string[];
}

export interface Tower {
  readonly name_de: string;
  readonly name_en: string;
  readonly realm: string;
  readonly fields: readonly (readonly [number, number])[];
}

export interface Area {
  readonly name_de: string;
  readonly name_en: string;
  readonly fields: readonly (readonly [number, number])[];
}

export interface Entry {
  readonly name_de: string;
  readonly name_en: string;
  readonly edge: "left" | "right";
  readonly rows: readonly number[];
}

export interface BoardPlan {
  readonly rows: number;
  readonly columns: number;
  readonly towers: Readonly<Record<string, Tower>>;
  readonly rings: Readonly<Record<string, Readonly<Record<string, readonly (readonly [number, number])[]>>>>;
  readonly areas: Readonly<Record<string, Area>>;
  readonly start_fields: readonly (readonly [number, number])[];
  readonly entry: Readonly<Record<string, Entry>>;
}

export interface Colour {
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
}

export interface Figures {
  readonly colours: readonly Colour[];
  readonly first_colour: string;
  readonly two_players: readonly [readonly [string, string], readonly [string, string]];
}

export interface Token {
  readonly id: string;
  readonly points: number;
  readonly ent: boolean;
  readonly count: number;
}

export interface Tokens {
  readonly total: number;
  readonly back: readonly Token[];
}

export interface HeroCard {
  readonly id: string;
  readonly hero: string;
  readonly strength: number;
  readonly movement: "any" | "diagonal" | "orthogonal";
  readonly shadowfax: boolean;
}

export interface Costs {
  readonly free_field: number;
  readonly orc_field: number;
  readonly field_with_figure: number;
  readonly adjacent_orc_at_start: number;
}

export interface Placement {
  readonly side: string;
  readonly edge: "left" | "right";
  readonly row: number;
  readonly count: number;
}

export interface OrcCardPlan {
  readonly id: string;
  readonly placements: readonly Placement[];
}

export interface RemoveArea {
  readonly is: "remove_area";
  readonly area: string;
  readonly with_orthogonal_neighbours: boolean;
}

export interface RemoveRing {
  readonly is: "remove_ring";
  readonly tower: string;
  readonly ring: number;
  readonly max: number;
}

export interface RemoveColumns {
  readonly is: "remove_columns";
  readonly columns: readonly [number, number];
  readonly max: number;
}

export interface FillArea {
  readonly is: "fill_area";
  readonly area: string;
}

export interface PlaceRows {
  readonly is: "place_rows";
  readonly edge: "left" | "right";
  readonly rows: readonly number[];
  readonly count: number;
}

export interface Relocation {
  readonly is: "relocate";
  readonly area: string;
}

export interface DrawThenDiscard {
  readonly is: "draw_then_discard";
  readonly who: "active" | "all";
  readonly draw: number;
  readonly discard: number;
}

export interface ReplaceStrongest {
  readonly is: "replace_strongest";
  readonly who: "active" | "all";
}

export interface EventCardPlan {
  readonly id: string;
  readonly group: number;
  readonly title_de: string;
  readonly title_en: string;
  readonly tone: "bad" | "good";
  readonly effects: readonly (RemoveArea | RemoveRing | RemoveColumns | FillArea | PlaceRows | Relocation | DrawThenDiscard | ReplaceStrongest)[];
}

export interface EntTrack {
  readonly start: number;
  readonly event_steps: number;
  readonly last: number;
}

export interface Variant {
  readonly id: string;
  readonly rings: Readonly<Record<string, readonly number[]>>;
  readonly orcs_at_start: number;
}

export interface Components {
  readonly board: BoardPlan;
  readonly figures: Figures;
  readonly orc_tokens: Tokens;
  readonly hero_cards: readonly HeroCard[];
  readonly hand_size: number;
  readonly costs: Costs;
  readonly orc_cards: readonly OrcCardPlan[];
  readonly event_cards: readonly EventCardPlan[];
  readonly event_stack_top_to_bottom: readonly number[];
  readonly ent_track: EntTrack;
  readonly variants: readonly Variant[];
}

export interface FigurePlaced {
  readonly is: "figure-placed";
  readonly seat: number;
  readonly figure: string;
  readonly to: string;
}

export interface TurnBegan {
  readonly is: "turn-began";
  readonly seat: number;
}

export interface OrcCardRevealed {
  readonly is: "orc-card-revealed";
  readonly card: string;
}

export interface OrcsEntered {
  readonly is: "orcs-entered";
  readonly realm: string;
  readonly row: number;
  readonly count: number;
  readonly fields: readonly string[];
}

export interface OrcCardsShuffled {
  readonly is: "orc-cards-shuffled";
}

export interface HeroPlayed {
  readonly is: "hero-played";
  readonly seat: number;
  readonly card: string;
  readonly points: number;
}

export interface Moved {
  readonly is: "moved";
  readonly seat: number;
  readonly figure: string;
  readonly start: string;
  readonly path: readonly string[];
  readonly to: string;
  readonly beaten: readonly string[];
  readonly costs: readonly number[];
}

export interface Jumped {
  readonly is: "jumped";
  readonly seat: number;
  readonly figure: string;
  readonly start: string;
  readonly to: string;
  readonly beaten: boolean;
}

export interface PincerClosed {
  readonly is: "pincer-closed";
  readonly seat: number;
  readonly partner: number;
  readonly at: string;
  readonly fields: readonly string[];
  readonly own: number;
  readonly given: number;
}

export interface HeroDiscarded {
  readonly is: "hero-discarded";
  readonly seat: number;
  readonly card: string;
}

export interface Drew {
  readonly is: "drew";
  readonly seat: number;
  readonly card: string | null;
}

export interface HeroesShuffled {
  readonly is: "heroes-shuffled";
}

export interface TokenTurned {
  readonly is: "token-turned";
  readonly seat: number;
  readonly token: string;
  readonly points: number;
  readonly ent: boolean;
}

export interface EntMoved {
  readonly is: "ent-moved";
  readonly space: number;
}

export interface EventRead {
  readonly is: "event-read";
  readonly card: string;
}

export interface OrcsLaid {
  readonly is: "orcs-laid";
  readonly fields: readonly string[];
}

export interface OrcsRemoved {
  readonly is: "orcs-removed";
  readonly fields: readonly string[];
}

export interface Relocated {
  readonly is: "relocated";
  readonly seat: number;
  readonly figure: string;
  readonly start: string;
  readonly to: string;
}

export interface TowersJoined {
  readonly is: "towers-joined";
}

export interface EntsArrived {
  readonly is: "ents-arrived";
}

export type AnyEvent =
  | FigurePlaced
  | TurnBegan
  | OrcCardRevealed
  | OrcsEntered
  | OrcCardsShuffled
  | HeroPlayed
  | Moved
  | Jumped
  | PincerClosed
  | HeroDiscarded
  | Drew
  | HeroesShuffled
  | TokenTurned
  | EntMoved
  | EventRead
  | OrcsLaid
  | OrcsRemoved
  | Relocated
  | TowersJoined
  | EntsArrived;
