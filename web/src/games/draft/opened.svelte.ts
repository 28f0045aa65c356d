/** The cards in the words of the game they are played in, once the board has opened their box. */
import type { BoxProps } from "../board";

class Opened {
  box = $state.raw<BoxProps | null>(null);
}

export const opened = new Opened();
