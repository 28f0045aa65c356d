/** The table as it is drawn right now: the one from the shell, with the events shown so far folded in. */
import { untrack } from "svelte";
import type { BoardProps, Playing } from "../board";
import { fold } from "./fold";
import type { Components, RingwarEvent, Table } from "./types";

export interface Shown {
  readonly table: Table;
  /** The table before the event at hand; the same as `table` if there is none. */
  readonly before: Table;
  readonly event: RingwarEvent | null;
  readonly id: number;
  readonly ms: number;
}

export function shown(props: () => BoardProps<Table, Components>): { readonly now: Shown } {
  let base: Table | null = null;
  let last: Shown | null = null;
  const next = (
    table: Table,
    playing: Playing | null,
    components: Components,
    eyes: number | null,
  ): Shown => {
    const fresh = table !== base || last === null;
    base = table;
    const before = fresh || last === null ? table : last.table;
    if (!playing) return (last = { table: before, before, event: null, id: 0, ms: 0 });
    if (last && last.id === playing.id)
      return fresh ? (last = { table, before: table, event: null, id: playing.id, ms: 0 }) : last;
    const event = playing.event as unknown as RingwarEvent;
    const after = fold(before, event, components, eyes);
    return (last = { table: after, before, event, id: playing.id, ms: playing.ms });
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
