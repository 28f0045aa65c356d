/** How far each deed of a die reaches, as the engine says what would be asked then. */
import type { BoardProps } from "../board";
import { inquired, type Known } from "./inquired.svelte";
import { reach, type Reach } from "./menu";

/** By the anchor of the deed, asked for anew with every die. */
export function reaches(
  board: () => BoardProps,
  die: () => string | null,
): { readonly current: Known<Reach> } {
  /** The deed that each answer stands for. */
  const deeds = $derived(
    board().options.flatMap(({ id, anchors }): [string, string][] => {
      const [first, deed = ""] = anchors;
      return first === `die:${die()}` && deed.startsWith("action:") && anchors.length === 2
        ? [[id, deed]]
        : [];
    }),
  );
  return inquired(
    () => deeds.map(([id]) => id).join("\n"),
    async () => {
      const deedOf = new Map(deeds);
      const next = await board().askedAfter([...deedOf.keys()]);
      return new Map(
        next.flatMap(({ answer, options }) => {
          const [deed, far] = [deedOf.get(answer), reach(options)];
          return deed && far ? [[deed, far] as const] : [];
        }),
      );
    },
  );
}
