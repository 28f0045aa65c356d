import type { Told } from "../../net/types";
import { count, sum } from "../ending";
import type { Ending } from "../ending";

const SHADOW = /^(sauron|isengard|southrons)-/;

/** Units lost: those of the Free Peoples and those of the Shadow. */
function lost(story: readonly Told[]): string {
  const figures = story
    .filter(({ event }) => event.is === "unit-lost")
    .map(({ event }) => String(event["figure"]));
  const shadow = figures.filter((figure) => SHADOW.test(figure)).length;
  return `${figures.length - shadow} : ${shadow}`;
}

function corruption(story: readonly Told[]): number {
  const last = story.findLast(({ event }) => event.is === "corrupted")?.event["total"];
  return typeof last === "number" ? last : 0;
}

export default {
  way: ({ how, winners }) => {
    if (how.id === "over-ring") return "ringwar-destroyed";
    if (how.id === "over-corruption") return "ringwar-corrupted";
    return winners.includes(0) ? "ringwar-free" : "ringwar-conquest";
  },
  sides: ["side-0", "side-1"],
  turn: "board-turn",
  where: (story, { how }) => {
    const region = story.findLast(({ event }) => event.is === "captured")?.message.args?.["region"];
    return how.id === "over-conquest" && region
      ? { id: "over-last-captured", args: { region } }
      : undefined;
  },
  near: (story) => story.findLast(({ event }) => event.is === "fell-short")?.message,
  scene: (story) => {
    const last = story.findLast(({ event }) => /^battle-(began|ended)$/.test(event.is));
    return last?.event.is === "battle-began" ? last.message : undefined;
  },
  numbers: (story) => [
    { stamp: "tcg-strength", number: count(story, "battle-began"), label: "count-battles" },
    { stamp: "unit-free-regular", number: lost(story), label: "count-units-lost" },
    { stamp: "hunt-eye", number: sum(story, "damage-set", "damage"), label: "count-hunt-damage" },
    { stamp: "ring", number: corruption(story), label: "count-corruption" },
    {
      stamp: "die-event",
      number: count(story, "card-played", "card-played-too"),
      label: "count-cards",
    },
  ],
} satisfies Ending;
