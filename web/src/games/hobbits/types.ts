/** The table, the box and the events of `hobbits`, by the names the drawing uses. */
import type { Point } from "../shared/point";
import type { AnyEvent, Components as Box, Table } from "./wire";

export type { Point };
export type { Field, Hoard, Pile, Place, Segment, Site, Table, Tile, Tower } from "./wire";

export type Frame = Table["frames"][number];
export type Hand = "near" | "far";
export type HobbitsEvent = AnyEvent;

/** What is in the box, and where the drawing has it. */
export interface Components extends Box {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly palantir_hole: Point;
}
