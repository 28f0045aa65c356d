/** What is heard in `ringwar`, where the usual does not fit. */
import type { Sounds } from "../../sound/hearing";

export const sounds: Sounds = {
  "battle-began": "loss",
  "tile-drawn": "card",
  "card-left": null,
  won: null, // the end is heard by itself
};
