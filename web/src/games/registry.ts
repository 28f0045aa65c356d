/** Which games have a drawing of their own; all others get the generic board. Loaded when needed. */
import { api } from "../net/api";
import type { GameTexts, Message } from "../net/types";
import type { DeckRoom, Drawing, Papers } from "./board";
import type { Ending } from "./ending";

type Load = () => Promise<{ default: Drawing }>;

export const drawings: Readonly<Record<string, Load>> = {
  draft: () => import("./draft"),
  hobbits: () => import("./hobbits"),
  journey: () => import("./journey"),
  orcs: () => import("./orcs"),
  ringwar: () => import("./ringwar"),
  tcg: () => import("./tcg"),
};

/** Which games have cards that can be leafed through. */
export const papers: Readonly<Record<string, () => Promise<{ default: Papers }>>> = {
  orcs: () => import("./orcs/papers"),
  ringwar: () => import("./ringwar/cards"),
  tcg: () => import("./tcg/papers"),
};

/** Which games have decks that can be built. */
export const deckRooms: Readonly<Record<string, () => Promise<{ default: DeckRoom }>>> = {
  tcg: () => import("./tcg/decks"),
};

/** What the end of a game's matches looks like. */
export const endings: Readonly<Record<string, () => Promise<{ default: Ending }>>> = {
  hobbits: () => import("./hobbits/ending"),
  journey: () => import("./journey/ending"),
  orcs: () => import("./orcs/ending"),
  ringwar: () => import("./ringwar/ending"),
  tcg: () => import("./tcg/ending"),
};

const generic: Load = () => import("./generic");

/** What is in a game's box, and all that can be said about it. */
export interface LoadedBox {
  readonly components: unknown;
  readonly inscriptions: Readonly<Record<string, Message>>;
  readonly texts: Readonly<Record<string, GameTexts>>;
}

/** All that is needed to show a game's tables. */
export interface Loaded extends LoadedBox {
  readonly drawing: Drawing;
}

export async function loadBox(game: string): Promise<LoadedBox> {
  const [components, { inscriptions }, de, en] = await Promise.all([
    api.components(game),
    api.shape(game),
    api.gameTexts(game, "de"),
    api.gameTexts(game, "en"),
  ]);
  return { components, inscriptions, texts: { de, en } };
}

export async function loadGame(game: string): Promise<Loaded> {
  const [drawing, box] = await Promise.all([loadDrawing(game), loadBox(game)]);
  return { drawing, ...box };
}

/** The drawing of a game; `?drawing=generic` in the address asks for the plain one. */
async function loadDrawing(game: string): Promise<Drawing> {
  const plain = new URLSearchParams(location.search).get("drawing") === "generic";
  const load = plain ? generic : Object.hasOwn(drawings, game) ? drawings[game]! : generic;
  return (await load()).default;
}
