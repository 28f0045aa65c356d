/** What is heard in `orcs`, where the usual does not fit. */
import type { Sounds } from "../../sound/hearing";

export const sounds: Sounds = {
  "orcs-entered": "loss",
  "orcs-laid": "loss",
  "orcs-removed": "gain",
  "pincer-closed": "loss",
  "towers-joined": "gain",
  "ents-arrived": "gain",
};
