/** How long an event is shown at normal speed. Pure. */
import type { JourneyEvent } from "./types";

export function duration(event: JourneyEvent): number {
  switch (event.is) {
    case "path-laid":
    case "tile-laid":
    case "tile-exchanged":
    case "dealt":
    case "turned-up":
      return 90;
    case "moved":
      return 700;
    case "arrived":
      return 1000;
    case "counted":
    case "trait-counted":
      return 800;
    case "tile-won":
    case "tile-lost":
    case "ring-taken":
      return 1000;
    case "card-removed":
    case "gandalf-left":
      return 450;
    case "won":
      return 1500;
    case "passed":
    case "took-nothing":
      return 400;
    default:
      return 650;
  }
}
