import type { Told } from "../../net/types";
import { count, most } from "../ending";
import type { Ending } from "../ending";

/** Most valid cards at a place; between two players, for one trait of it. */
const best = (story: readonly Told[]): number =>
  Math.max(most(story, "counted", "cards"), most(story, "trait-counted", "cards"));

export default {
  way: () => "journey-minas-tirith",
  pointed: true,
  numbers: (story) => [
    { stamp: "tcg-site", number: best(story), label: "count-best-stop" },
    { stamp: "friend", number: count(story, "row-begun"), label: "count-rows" },
    { stamp: "gandalf", number: count(story, "gandalf-left"), label: "count-hats" },
    { stamp: "ring", number: count(story, "ring-taken"), label: "count-ring-taken" },
    { stamp: "path-marker", number: count(story, "tile-won"), label: "count-tiles" },
  ],
} satisfies Ending;
