/** Decks of tcg: the list of one's own, and the builder. */
import type { DeckRoom } from "../../board";
import "../tcg.css";
import Overview from "./Overview.svelte";
import Workshop from "./Workshop.svelte";

export default { Overview, Workshop } satisfies DeckRoom;
