import { count } from "../ending";
import type { Ending } from "../ending";

export default {
  way: () => "hobbits-fire",
  numbers: (story) => [
    { stamp: "friend", number: count(story, "friend-won"), label: "count-friends" },
    { stamp: "foe-wolf", number: count(story, "enemy-beaten"), label: "count-enemies" },
    { stamp: "nazgul", number: count(story, "nazgul-rolled"), label: "count-nazgul" },
    {
      stamp: "hobbit",
      number: story.reduce(
        (walked, { event }) =>
          event.is === "moved" && Array.isArray(event["path"])
            ? walked + event["path"].length
            : walked,
        0,
      ),
      label: "count-fields",
    },
  ],
} satisfies Ending;
