import { count } from "../ending";
import type { Ending } from "../ending";

export default {
  way: ({ how }) =>
    how.id === "over-corrupted"
      ? "tcg-corrupted"
      : how.id === "over-killed"
        ? "tcg-killed"
        : "tcg-site9",
  // Who has lost has no points, and got somewhere all the same.
  reached: (story, seat) => {
    const last = story.findLast(({ event }) => event.is === "moved" && event["seat"] === seat);
    return { id: "board-site", args: { n: Number(last?.event["site"] ?? 1) } };
  },
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
