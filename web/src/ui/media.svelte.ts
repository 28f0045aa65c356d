/** What the window is like. */
import { MediaQuery } from "svelte/reactivity";

/** A phone: one column, seats in a strip, the log in a sheet. */
export const narrow = new MediaQuery("max-width: 760px");
/** So many buttons fit into the bar below the board. */
export const buttonsThatFit = () => (narrow.current ? 2 : 4);
/** A window taller than wide: seats above the board, on tablets the log below it. */
export const upright = new MediaQuery(
  "(max-width: 760px), (max-width: 1100px) and (orientation: portrait)",
);
