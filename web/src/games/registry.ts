/** Which games have a drawing of their own; all others get the generic board. Loaded when needed. */
import type { Drawing } from "./board";

type Load = () => Promise<{ default: Drawing }>;

export const drawings: Readonly<Record<string, Load>> = {
  hobbits: () => import("./hobbits"),
  journey: () => import("./journey"),
  orcs: () => import("./orcs"),
};

const generic: Load = () => import("./generic");

/** The drawing of a game; `?drawing=generic` in the address asks for the plain one. */
export async function loadDrawing(game: string): Promise<Drawing> {
  const plain = new URLSearchParams(location.search).get("drawing") === "generic";
  const load = plain ? generic : (drawings[game] ?? generic);
  return (await load()).default;
}
