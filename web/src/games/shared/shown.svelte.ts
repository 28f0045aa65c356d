/**
 * The table as it is drawn right now: the one from the shell, with the events shown so far folded in.
 * One for all games; each brings its own `fold`, and what it wants to remember of the events.
 */
import { untrack } from "svelte";
import type { BoardProps, Playing } from "../board";

export interface Shown<Table, Event, Memory = null> {
  readonly table: Table;
  /** The table before the event at hand; the same as `table` if there is none. */
  readonly before: Table;
  readonly event: Event | null;
  readonly id: number;
  readonly ms: number;
  /** What a drawing remembers of the events so far. */
  readonly memory: Memory;
}

/** The table after an event. `eyes`: the seat whose hand is on the table; null: a spectator's. */
export type Fold<Table, Event, Components> = (
  table: Table,
  event: Event,
  components: Components,
  eyes: number | null,
) => Table;

/** What to remember: how it begins, what an event adds, what is left of it. */
export interface Remembering<Table, Event, Memory> {
  readonly empty: Memory;
  readonly told: (memory: Memory, event: Event) => Memory;
  /** Nothing is being shown any more. */
  readonly still?: (memory: Memory) => Memory;
  /** A table came whose events were not shown. */
  readonly arrived?: (memory: Memory, before: Table | null, table: Table) => Memory;
}

export function showing<Table, Event, Components, Memory = null>(
  props: () => BoardProps<Table, Components>,
  fold: Fold<Table, Event, Components>,
  remembering: Remembering<Table, Event, Memory>,
): { readonly now: Shown<Table, Event, Memory> } {
  type Now = Shown<Table, Event, Memory>;
  let base: Table | null = null;
  let last: Now | null = null;

  /** Nothing happens. The same object as long as that is so: what is drawn from it stays. */
  function rest(table: Table, id: number, memory: Memory): Now {
    const same = last?.event === null && last.id === id && last.table === table;
    if (same && last?.memory === memory) return last;
    return { table, before: table, event: null, id, ms: 0, memory };
  }

  function next(
    table: Table,
    playing: Playing | null,
    components: Components,
    eyes: number | null,
  ) {
    const fresh = table !== base || last === null;
    let memory = last?.memory ?? remembering.empty;
    if (fresh && remembering.arrived) memory = remembering.arrived(memory, base, table);
    base = table;
    const before = fresh || last === null ? table : last.table;
    if (!playing) return rest(before, 0, remembering.still ? remembering.still(memory) : memory);
    if (last && last.id === playing.id) return fresh ? rest(table, playing.id, memory) : last;
    const event = playing.event as unknown as Event;
    const { id, ms } = playing;
    const after = fold(before, event, components, eyes);
    return { table: after, before, event, id, ms, memory: remembering.told(memory, event) };
  }

  const now = $derived.by(() => {
    const { table, playing, components, seat } = props();
    return untrack(() => (last = next(table, playing, components, seat)));
  });
  return {
    get now() {
      return now;
    },
  };
}

/** For drawings that remember nothing. */
export const NOTHING = { empty: null, told: () => null };
