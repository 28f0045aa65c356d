/** How long an event is shown at normal speed, in milliseconds. Pure. */
import type { RingwarEvent } from "./types";

export function duration(event: RingwarEvent): number {
  switch (event.is) {
    case "turn-began":
      return 700;
    case "action-die-rolled":
      return 240;
    case "drew":
    case "discarded":
    case "damage-set":
    case "die-laid-aside":
    case "combat-card-laid":
      return 300;
    case "card-played":
    case "card-played-too":
    case "combat-card-shown":
      return 1400;
    case "army-moved":
    case "nazgul-flew":
    case "character-moved":
      return 900;
    case "recruited":
    case "trimmed":
    case "figure-improved":
    case "elite-reduced":
    case "unit-lost":
    case "leaders-lost":
      return 550;
    case "captured":
    case "siege-began":
    case "character-lost":
    case "casualty":
    case "character-entered":
      return 1000;
    case "battle-began":
    case "battle-ended":
    case "combat-rolled":
    case "hunt-rolled":
      return 1200;
    case "tile-drawn":
      return 1300;
    case "nation-advanced":
    case "nation-fell-back":
    case "nation-activated":
    case "fellowship-moved":
    case "corrupted":
      return 750;
    case "declared":
    case "revealed":
    case "mordor-entered":
    case "mordor-step":
      return 1300;
    case "won":
      return 2600;
    default:
      return 450;
  }
}
