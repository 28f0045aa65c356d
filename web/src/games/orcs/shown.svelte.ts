/** The table as it is drawn right now: the one from the shell, with the events shown so far folded in. */
import { untrack } from "svelte";
import type { BoardProps, Playing } from "../board";
import { fold } from "./fold";
import { NOTHING, heard, seen, type News } from "./news";
import type { Components, OrcsEvent, Table } from "./types";

export interface Shown {
  readonly table: Table;
  /** The table before the event at hand; the same as `table` if there is none. */
  readonly before: Table;
  readonly event: OrcsEvent | null;
  readonly id: number;
  readonly ms: number;
  readonly news: News;
}

export function shown(props: () => BoardProps<Table, Components>): { readonly now: Shown } {
  let base: Table | null = null;
  let last: Shown | null = null;
  const still = (table: Table, id: number, news: News): Shown => ({
    table,
    before: table,
    event: null,
    id,
    ms: 0,
    news,
  });
  const next = (
    table: Table,
    playing: Playing | null,
    components: Components,
    eyes: number | null,
  ): Shown => {
    const fresh = table !== base || last === null;
    const known = last?.news ?? NOTHING;
    const news = fresh ? seen(known, base, table) : known;
    base = table;
    const before = fresh || last === null ? table : last.table;
    if (!playing) return (last = still(before, 0, news));
    if (last && last.id === playing.id)
      return fresh ? (last = still(table, playing.id, news)) : last;
    const event = playing.event as unknown as OrcsEvent;
    const after = fold(before, event, components, eyes);
    return (last = {
      table: after,
      before,
      event,
      id: playing.id,
      ms: playing.ms,
      news: heard(news, event),
    });
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
