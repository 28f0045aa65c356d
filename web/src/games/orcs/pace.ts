/** How long an event is shown at normal speed. Pure. */
import type { OrcsEvent } from "./types";

/** How long the last beaten orc flies to its owner when the figure stands already. */
const FLIGHT = 450;

export function duration(event: OrcsEvent): number {
  switch (event.is) {
    case "turn-began":
      return 200;
    case "orc-card-revealed":
      return 800;
    case "orcs-entered":
      return 350 + 130 * event.fields.length;
    case "hero-played":
      return 900;
    case "moved":
      return 300 + 190 * event.path.length + (event.beaten.length > 0 ? FLIGHT : 0);
    case "jumped":
      return 800 + (event.beaten ? FLIGHT : 0);
    case "relocated":
      return 800;
    case "pincer-closed":
      return 1300;
    case "drew":
      return 300;
    case "token-turned":
      return 750;
    case "ent-moved":
      return 700;
    case "event-read":
      return 4800;
    case "orcs-laid":
    case "orcs-removed":
      return 500 + 90 * event.fields.length;
    case "towers-joined":
    case "ents-arrived":
      return 2600;
    default:
      return 450;
  }
}

/** The part of the time in which the figure is on its way. */
export function walking(event: OrcsEvent): number {
  const beaten =
    event.is === "moved" ? event.beaten.length > 0 : event.is === "jumped" && event.beaten;
  return 0.86 * (1 - (beaten ? FLIGHT / duration(event) : 0));
}
