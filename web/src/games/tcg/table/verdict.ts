/** What a skirmish would come to as it stands, in words. */
import type { BoardProps } from "../../board";
import type { Standing } from "../types";

type Saying = Pick<BoardProps, "say">;

/** One short sentence: below the numbers of a tray. */
export function verdict({ say }: Saying, standing: Standing, card: string): string {
  const { won, overwhelmed, wounds, free, shadow } = standing;
  if (won)
    return overwhelmed
      ? say("board-verdict-crushes", { card })
      : say("board-verdict-won", { card, wounds });
  if (overwhelmed) return say("board-verdict-overwhelmed", { card });
  return say(free === shadow ? "board-verdict-tie" : "board-verdict-lost", { wounds });
}

/** The same in two sentences: what happens, and what would change it. */
export function outlook(
  { say }: Saying,
  standing: Standing,
  card: string,
): readonly [string, string] {
  const { won, overwhelmed, wounds, safe, least, free, shadow } = standing;
  if (won && overwhelmed) return [say("board-crushes-now", { card }), ""];
  if (won) return [say("board-wins-now", { card }), say("board-wins-note", { wounds })];
  if (overwhelmed)
    return [say("board-crushed-now", { card }), say("board-crushed-note", { shadow, free, least })];
  return [say("board-loses-now"), say("board-loses-note", { card, wounds, safe })];
}
