import type { Told } from "../../net/types";
import { count, most } from "../ending";
import type { Ending } from "../ending";

/** Orcs struck down on the way, from above, and in pincers. */
function captured(story: readonly Told[]): number {
  return story.reduce((total, { event }) => {
    if (event.is === "moved" && Array.isArray(event["beaten"]))
      return total + event["beaten"].length;
    if (event.is === "jumped") return total + Number(event["beaten"] === true);
    if (event.is === "pincer-closed" && Array.isArray(event["fields"]))
      return total + event["fields"].length;
    return total;
  }, 0);
}

export default {
  way: ({ how }) => (how.id === "over-towers-joined" ? "orcs-towers" : "orcs-ents"),
  pointed: true,
  numbers: (story) => [
    { stamp: "orc-2", number: captured(story), label: "count-orcs" },
    { stamp: "chain", number: most(story, "pincer-closed", "fields"), label: "count-pincer" },
    { stamp: "move-shadowfax", number: count(story, "jumped"), label: "count-shadowfax" },
    { stamp: "ent", number: count(story, "ent-moved"), label: "count-ents" },
    { stamp: "kind-event", number: count(story, "event-read"), label: "count-events" },
  ],
} satisfies Ending;
