/** The table, the box and the events of `orcs`, by the names the drawing uses. */
import type { AnyEvent, Components as Box, HeroCard, Placement, Table } from "./wire";

export type { HeroCard, Placement, Table } from "./wire";

/** Row and column, both counted from 1. */
export type Cell = readonly [number, number];
export type Movement = HeroCard["movement"];
export type Edge = Placement["edge"];
export type Frame = Table["frames"][number];
export type OrcsEvent = AnyEvent;

/** What is in the box; there are so many pictures of orcs. */
export interface Components extends Box {
  readonly orc_tokens: Box["orc_tokens"] & { readonly motifs: number };
}
