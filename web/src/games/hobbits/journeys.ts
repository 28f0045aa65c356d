/** Which piece travels for the event at hand, and along which points. Pure. */
import { perch, stand } from "./layout";
import { arc, type Travel } from "../shared/motion";
import type { Components, HobbitsEvent, Place, Point, Table } from "./types";

/** The travel of a hobbit, given the table after the event. */
export function hobbitTravel(
  event: HobbitsEvent,
  id: number,
  ms: number,
  before: Table,
  after: Table,
  at: ReadonlyMap<string, Point>,
): { readonly seat: number; readonly travel: Travel } | null {
  if (event.is !== "moved" && event.is !== "crossed" && event.is !== "caught") return null;
  const { seat } = event;
  const from = stand(before, seat, at);
  const to = stand(after, seat, at);
  const travel = (points: readonly Point[], hop: number, part: number) => ({
    seat,
    travel: { id, points, ms: ms * part, hop },
  });
  if (event.is === "caught") return travel(arc(from, to, 60), 0, 0.8);
  if (event.is === "crossed") {
    const place = at.get(event.place);
    return travel(place ? [from, place, to] : [from, to], 14, 0.9);
  }
  const stops = event.path.filter((field) => field !== event.origin && field !== event.to);
  return travel([from, ...stops.flatMap((field) => at.get(field) ?? []), to], 9, 0.95);
}

/** The travel of a Nazgûl: it arrives as the last one at its place. */
export function nazgulTravel(
  event: HobbitsEvent,
  id: number,
  ms: number,
  before: Table,
  components: Components,
): { readonly place: string; readonly travel: Travel } | null {
  const flight =
    event.is === "flew"
      ? { origin: event.origin, to: event.to }
      : event.is === "nazgul-beaten" && !event.kept && event.place !== components.place_order.final
        ? { origin: event.place, to: components.place_order.final }
        : null;
  if (!flight) return null;
  const place = (wanted: string): Place | undefined =>
    components.places.find((one) => one.id === wanted);
  const standing = (wanted: string) =>
    before.sites.find((site) => site.place === wanted)?.nazgul ?? 0;
  const [origin, to] = [place(flight.origin), place(flight.to)];
  if (!origin || !to) return null;
  const from = perch(origin, Math.max(0, standing(origin.id) - 1));
  return {
    place: to.id,
    travel: { id, points: arc(from, perch(to, standing(to.id))), ms: ms * 0.9 },
  };
}

/** How long an event is shown at normal speed. */
export function duration(event: HobbitsEvent): number {
  switch (event.is) {
    case "tile-turned":
      return 120;
    case "tile-laid":
      return 500;
    case "turn-began":
      return 450;
    case "rolled":
    case "nazgul-rolled":
      return 1100;
    case "moved":
      return 250 + 260 * Math.max(1, event.path.length);
    case "flew":
    case "nazgul-beaten":
      return 1100;
    case "spun":
      return 2200;
    case "cubes-removed":
    case "helped":
      return 800;
    case "friend-won":
    case "enemy-beaten":
    case "crossed":
      return 900;
    case "guessed":
    case "caught":
      return 1500;
    case "won":
      return 2600;
    default:
      return 450;
  }
}
