/** Which games have a drawing of their own; all others get the generic board. Loaded when needed. */
import { api } from "../net/api";
import type { GameTexts } from "../net/types";
import type { Drawing } from "./board";

type Load = () => Promise<{ default: Drawing }>;

export const drawings: Readonly<Record<string, Load>> = {
  hobbits: () => import("./hobbits"),
  journey: () => import("./journey"),
  orcs: () => import("./orcs"),
};

const generic: Load = () => import("./generic");

/** All that is needed to show a game's tables. */
export interface Loaded {
  readonly drawing: Drawing;
  readonly components: unknown;
  readonly texts: Readonly<Record<string, GameTexts>>;
}

export async function loadGame(game: string): Promise<Loaded> {
  const [drawing, components, de, en] = await Promise.all([
    loadDrawing(game),
    api.components(game),
    api.gameTexts(game, "de"),
    api.gameTexts(game, "en"),
  ]);
  return { drawing, components, texts: { de, en } };
}

/** The drawing of a game; `?drawing=generic` in the address asks for the plain one. */
async function loadDrawing(game: string): Promise<Drawing> {
  const plain = new URLSearchParams(location.search).get("drawing") === "generic";
  const load = plain ? generic : (drawings[game] ?? generic);
  return (await load()).default;
}
