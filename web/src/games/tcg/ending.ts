import { count } from "../ending";
import type { Ending } from "../ending";

export default {
  way: ({ how }) =>
    how.id === "over-corrupted"
      ? "tcg-corrupted"
      : how.id === "over-killed"
        ? "tcg-killed"
        : "tcg-site9",
  reached: "board-site",
  numbers: (story) => [
    { stamp: "tcg-strength", number: count(story, "skirmish-began"), label: "count-skirmishes" },
    { stamp: "ch-skull", number: count(story, "killed"), label: "count-killed" },
    { stamp: "wound", number: count(story, "wounded"), label: "count-wounds" },
    {
      stamp: "tcg-twilight",
      number: story.reduce(
        (total, { event }) =>
          event.is === "twilight" ? total + Math.max(0, Number(event["by"])) : total,
        0,
      ),
      label: "count-twilight",
    },
    { stamp: "die-event", number: count(story, "played"), label: "count-cards" },
  ],
} satisfies Ending;
