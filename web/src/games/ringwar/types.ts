/** The table, the box and the events of `ringwar`, by the names the drawing uses. */
import type { Box } from "./cards/box";
import type { AnyEvent, Components as Printed, Table } from "./wire";

export type { Battle, Fellowship, Hunt, Nation, Pile, Region, Round, Table, Turn } from "./wire";

/** 0 the Free Peoples, 1 the Shadow. */
export type Side = 0 | 1;

export type Face = Table["dice"][0][number];

/** How many figures of each kind, see `forces.ts`; nobody at all is the empty list. */
export type Force = readonly number[];

export type Components = Printed & Box;

export type Frame = Table["frames"][number];
export type RingwarEvent = AnyEvent;
export type Settlement = NonNullable<Printed["regions"][number]["settlement"]>;

/** A frame of any kind, by the names of its fields. */
export const fieldsOf = (frame: Frame): Readonly<Record<string, unknown>> => ({ ...frame });
