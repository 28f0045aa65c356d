import { count, most } from "../ending";
import type { Ending } from "../ending";

export default {
  way: () => "journey-minas-tirith",
  pointed: true,
  numbers: (story) => [
    { stamp: "tcg-site", number: most(story, "counted", "cards"), label: "count-best-stop" },
    { stamp: "friend", number: count(story, "row-begun"), label: "count-rows" },
    { stamp: "gandalf", number: count(story, "gandalf-left"), label: "count-hats" },
    { stamp: "ring", number: count(story, "ring-taken"), label: "count-ring-taken" },
    { stamp: "path-marker", number: count(story, "tile-won"), label: "count-tiles" },
  ],
} satisfies Ending;
