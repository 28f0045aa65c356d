/** What is heard in `journey`, where the usual does not fit. */
import type { Sounds } from "../../sound/hearing";

export const sounds: Sounds = {
  "row-begun": "card",
  "row-grew": "card",
  "tile-won": "gain",
  "tile-lost": "loss",
  "took-nothing": null,
  won: null, // the end is heard by itself
};
