/** What the server is asked whenever something changes; an answer that comes too late is forgotten. */
import { untrack } from "svelte";

/** By what was asked about: what is known of it, once it is. */
export type Known<T> = ReadonlyMap<string, T>;

/** Asks anew with every key; the empty key asks nothing. */
export function inquired<T>(
  key: () => string,
  ask: () => Promise<Known<T>>,
): { readonly current: Known<T> } {
  const nothing: Known<T> = new Map();
  const asked = $derived(key());
  let found = $state.raw(nothing);
  $effect(() => {
    if (asked === "") return;
    let left = false;
    void untrack(ask).then((known) => {
      if (!left) found = known;
    });
    return () => {
      left = true;
      found = nothing;
    };
  });
  return {
    get current() {
      return found;
    },
  };
}
