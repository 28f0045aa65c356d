/** What is heard in `tcg`, where the usual does not fit. */
import type { Sounds } from "../../sound/hearing";

export const sounds: Sounds = {
  wounded: "loss",
  killed: "loss",
  "skirmish-won": "gain",
  "turn-began": "step",
  "discarded-from-play": "card",
  drew: null, // a whole hand comes at once
  won: null, // the end is heard by itself
};
