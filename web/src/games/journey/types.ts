/** The table, the box and the events of `journey`, by the names the drawing uses. */
import type { AnyEvent, Table } from "./wire";

export type { Components, Place, Row, Table } from "./wire";

export type Frame = Table["frames"][number];
export type Rows = Table["rows"][number];
export type JourneyEvent = AnyEvent;
