/** The table as it is drawn right now: the one from the shell, with the events shown so far folded in. */
import { untrack } from "svelte";
import type { BoardProps, Playing } from "../board";
import { fold } from "./fold";
import { tally, type Tally } from "./tally";
import type { Components, JourneyEvent, Table } from "./types";

export interface Shown {
  readonly table: Table;
  /** The table before the event at hand; the same as `table` if there is none. */
  readonly before: Table;
  readonly event: JourneyEvent | null;
  readonly id: number;
  readonly ms: number;
  /** What has been counted and won since the marker arrived, while that is being shown. */
  readonly tally: Tally | null;
}

export function shown(props: () => BoardProps<Table, Components>): { readonly now: Shown } {
  let base: Table | null = null;
  let last: Shown | null = null;
  const still = (table: Table, id: number, score: Tally | null = null): Shown => ({
    table,
    before: table,
    event: null,
    id,
    ms: 0,
    tally: score,
  });
  const next = (
    table: Table,
    playing: Playing | null,
    components: Components,
    eyes: number | null,
  ): Shown => {
    const fresh = table !== base || last === null;
    base = table;
    const before = fresh || last === null ? table : last.table;
    if (!playing) return (last = still(before, 0));
    if (last && last.id === playing.id)
      return fresh ? (last = still(table, playing.id, last.tally)) : last;
    const event = playing.event as unknown as JourneyEvent;
    const after = fold(before, event, components, eyes);
    const score = tally(last?.tally ?? null, event);
    return (last = { table: after, before, event, id: playing.id, ms: playing.ms, tally: score });
  };
  const now = $derived.by(() => {
    const { table, playing, components, seat } = props();
    return untrack(() => next(table, playing, components, seat));
  });
  return {
    get now() {
      return now;
    },
  };
}
