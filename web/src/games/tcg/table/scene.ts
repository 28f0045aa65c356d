/** What the table shows in the place of the two rows: trays, a skirmish, or nothing of the kind. Pure. */
import type { BoardProps } from "../../board";
import type { Standing, Table } from "../types";

export type Scene =
  | { readonly is: "rows" }
  | { readonly is: "assignment" }
  | { readonly is: "skirmish"; readonly standing: Standing };

export function sceneOf(table: Table, props: Pick<BoardProps, "options">): Scene {
  const { skirmish } = table.board;
  const standing = skirmish && table.sums.standings.find(({ who }) => who === skirmish.who);
  if (standing) return { is: "skirmish", standing };
  const assigning = table.frames.some(
    (frame) => frame.is === "assigning" || frame.is === "next-skirmish",
  );
  // Other questions in between (a response, a text) are asked of the table as a whole.
  const asked = props.options.some(
    ({ message }) => message.id === "option-assign" || message.id === "option-fight",
  );
  if (assigning && (asked || props.options.length === 0)) return { is: "assignment" };
  return table.sums.standings.length > 0 || table.board.assigned.length > 0
    ? { is: "assignment" }
    : { is: "rows" };
}

/** The anchors that glow: in an assignment a pair may be begun at either end, in a lesson one that it means. */
export function glowing({
  active,
  options,
  chosen,
  meant,
}: Pick<BoardProps, "active" | "options" | "chosen" | "meant">): ReadonlySet<string> {
  if (chosen.length > 0) return active;
  const pairs = options.filter(
    ({ id, message }) => message.id === "option-assign" && (meant?.includes(id) ?? true),
  );
  return new Set([...active, ...pairs.flatMap(({ anchors }) => anchors)]);
}

/** Cards that are laid out to choose from: those that glow and lie in no place of the table. */
export function found({
  active,
  chosen,
}: Pick<BoardProps, "active" | "chosen">): readonly string[] {
  const anchors = [...chosen, ...active].filter((anchor) => anchor.startsWith("pile:"));
  const open = [...active].some((anchor) => anchor.startsWith("pile:"));
  return open ? [...new Set(anchors.map((anchor) => anchor.slice("pile:".length)))] : [];
}
