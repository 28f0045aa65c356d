/** The answers that have a place of their own on the board: the foot of a die's menu, and who goes. Pure. */
import type { BoardProps } from "../board";

const SORTING: ReadonlySet<string> = new Set([
  "option-go",
  "option-hold",
  "option-stay",
  "option-stay-behind",
]);

export function shows({ options, chosen }: BoardProps): ReadonlySet<string> {
  const [first] = chosen;
  return new Set(
    options.flatMap(({ id, message, anchors }) => {
      const aside = message.id === "option-lay-aside" && anchors[0] === first;
      return aside || SORTING.has(message.id) ? [id] : [];
    }),
  );
}
