/** What is heard in `hobbits`, where the usual does not fit. */
import type { Sounds } from "../../sound/hearing";

export const sounds: Sounds = {
  "nazgul-rolled": "loss",
  "cubes-removed": "gain",
  caught: "loss",
  helped: "gain",
  won: null, // the end is heard by itself
};
