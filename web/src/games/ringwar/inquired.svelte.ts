/** What the server is asked whenever something changes; an answer that comes too late is forgotten. */
import { untrack } from "svelte";

/** What the server said last. */
export interface Inquiry<T> {
  /** Undefined: nothing yet. */
  readonly last: T | undefined;
  /** Whether that is about what is asked now. */
  readonly fresh: boolean;
}

/** Asks anew with every key; null asks nothing. */
export function inquiry<T>(key: () => unknown, ask: () => Promise<T>): Inquiry<T> {
  const asked = $derived(key());
  let last = $state.raw<T>();
  let fresh = $state(false);
  $effect(() => {
    if (asked === null) return;
    let left = false;
    void untrack(ask).then((said) => {
      if (!left) [last, fresh] = [said, true];
    });
    return () => {
      left = true;
      fresh = false;
    };
  });
  return {
    get last() {
      return last;
    },
    get fresh() {
      return fresh;
    },
  };
}

/** By what was asked about: what is known of it, once it is. */
export type Known<T> = ReadonlyMap<string, T>;

/** The same for several things at once: nothing is known of them until it is about what is asked now. The empty key asks nothing. */
export function inquired<T>(
  key: () => string,
  ask: () => Promise<Known<T>>,
): { readonly current: Known<T> } {
  const nothing: Known<T> = new Map();
  const told = inquiry(() => key() || null, ask);
  return {
    get current() {
      return (told.fresh && told.last) || nothing;
    },
  };
}
