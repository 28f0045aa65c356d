/** What the window is like. The same conditions stand in the style sheets. */
import { MediaQuery } from "svelte/reactivity";

/** A phone held upright: one column, seats in a strip, the log in a sheet. */
export const narrow = new MediaQuery("(max-width: 760px) and (max-aspect-ratio: 149/100)");
/** A phone lying on its side: no top bar, the question in a column at the right. */
export const lying = new MediaQuery("(max-height: 480px) and (min-aspect-ratio: 3/2)");
/** A laptop's window: everything beside the board is a little smaller. */
export const low = new MediaQuery("(max-height: 820px)");
/** A window taller than wide: seats above the board, the log in a sheet. */
export const upright = new MediaQuery(
  "((max-width: 760px) and (max-aspect-ratio: 149/100)) or ((max-width: 1100px) and (orientation: portrait))",
);
/** A window with room for seats and log beside a board that takes all it can get. */
export const roomy = new MediaQuery("(min-width: 1600px) and (min-height: 860px)");
