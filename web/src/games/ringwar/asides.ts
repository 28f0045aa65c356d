/** What else glows once a die was chosen: the cards and the ring it may be used for. Pure. */
import type { BoardProps } from "../board";

const FIRST = /^(card:|ring$)/;

/** The anchors that glow: the shell's, and the first thing of an answer that contains what was pointed at. */
export function playable({
  active,
  chosen,
  options,
  meant,
}: Pick<BoardProps, "active" | "chosen" | "options" | "meant">): ReadonlySet<string> {
  if (chosen.length !== 1 || !chosen[0]?.startsWith("die:")) return active;
  const found = new Set(active);
  for (const { id, anchors } of options) {
    const first = anchors[0];
    if (meant && !meant.includes(id)) continue;
    if (first && FIRST.test(first) && chosen.every((one) => anchors.includes(one)))
      found.add(first);
  }
  return found;
}
