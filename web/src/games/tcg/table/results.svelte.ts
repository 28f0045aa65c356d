/** What each answer on offer would lead to in a skirmish, tried out by the engine. */
import type { Answer, BoardProps } from "../../board";
import type { Standing, Table } from "../types";

/** So many answers are tried out at a time; a table with more has other worries. */
const MOST = 10;

/** The skirmish of a character after each answer, by the answer's id; it fills as the engine replies. */
export function results(
  board: () => BoardProps,
  offered: () => {
    readonly answers: readonly Answer[];
    readonly who: (answer: Answer) => number | null;
  },
): { readonly found: ReadonlyMap<string, Standing> } {
  let found = $state.raw<ReadonlyMap<string, Standing>>(new Map());
  $effect(() => {
    const { answers, who } = offered();
    const preview = board().preview;
    let stale = false;
    found = new Map();
    for (const answer of answers.slice(0, MOST)) {
      const about = who(answer);
      if (about === null || answer.anchors.length === 0) continue;
      void preview(answer.anchors, true).then(([tried]) => {
        const table = tried?.table as Table | null | undefined;
        const standing = table?.sums.standings.find((one) => one.who === about);
        if (!stale && standing) found = new Map(found).set(answer.id, standing);
      });
    }
    return () => (stale = true);
  });
  return {
    get found() {
      return found;
    },
  };
}
