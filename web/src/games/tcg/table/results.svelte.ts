/** What the answers on offer would lead to in a skirmish, tried out by the engine. */
import type { BoardProps } from "../../board";
import type { Previewed } from "../../../net/types";
import type { Standing } from "../types";

/** One way an answer can end: itself, or with what is chosen after it. */
export interface Result {
  /** The answers that follow the first one, by id; empty: none is asked for. */
  readonly answers: readonly string[];
  /** What is chosen by them, in words. */
  readonly choosing: string;
  /** The skirmishes as they would stand; null: that cannot be known before. */
  readonly standings: readonly Standing[] | null;
}

/** Every answer's ways to end, by the answer's id; it fills once the engine has replied. */
export function results(board: () => BoardProps): {
  of(answer: string, who: number): readonly (Result & { readonly standing: Standing | null })[];
} {
  let found = $state.raw<ReadonlyMap<string, readonly Result[]>>(new Map());
  const options = $derived(board().options);
  const prospects = $derived(board().prospects);
  $effect(() => {
    let stale = false;
    found = new Map();
    if (options.some(({ anchors }) => anchors.length > 0))
      void prospects().then((tried) => {
        if (!stale) found = new Map(tried.map((one) => [one.answer, ends(board(), one)]));
      });
    return () => (stale = true);
  });
  return {
    of: (answer, who) =>
      (found.get(answer) ?? []).map((one) => ({
        ...one,
        standing: one.standings?.find((standing) => standing.who === who) ?? null,
      })),
  };
}

/** All ways in which what was tried out can end. */
function ends({ say }: Pick<BoardProps, "say">, tried: Previewed): readonly Result[] {
  if (tried.then.length === 0) {
    const standings = tried.stake as readonly Standing[] | null;
    return [{ answers: [], choosing: "", standings }];
  }
  return tried.then.flatMap((next) =>
    ends({ say }, next).map((end) => ({
      ...end,
      answers: [next.answer, ...end.answers],
      choosing: [say(next.message), end.choosing].filter(Boolean).join(" · "),
    })),
  );
}
