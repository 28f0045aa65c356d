/** What a die could do if it were allowed now, and why it is not, as the engine says. */
import type { NotNow } from "../../net/types";
import type { BoardProps } from "../board";
import { inquired, type Known } from "./inquired.svelte";

/** By the anchor of the deed, asked for anew with every die. */
export function refusals(
  board: () => BoardProps,
  die: () => string | null,
): { readonly current: Known<NotNow> } {
  return inquired(
    // With every question too: what is allowed may have changed.
    () =>
      die()
        ? `${die()}\n${board()
            .options.map(({ id }) => id)
            .join("\n")}`
        : "",
    async () => {
      const refused = await board().notNow([`die:${die()}`]);
      return new Map(refused.map((one) => [one.anchors[1] ?? "", one]));
    },
  );
}
