/** The story of a match as one seat saw it: events in order, kept whole across updates. */
import type { Message, Told, UndoRequest, Update } from "../net/types";

/** The story after an update; what is known already is not told twice. */
export function goOn(story: readonly Told[], update: Update): readonly Told[] {
  if (update.reset || update.since < 0) return update.events;
  const known = story.at(-1)?.version ?? -1;
  const floor = Math.max(known, update.since);
  const fresh = update.events.filter((told) => told.version > floor);
  return fresh.length > 0 ? [...story, ...fresh] : story;
}

/** The things a message speaks of, as anchors: `field-f12` → `field:f12`. */
export function anchorsIn(message: Message): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (value !== null && typeof value === "object") {
      const { id, args } = value as Message;
      if (id.includes("-")) found.push(id.replace("-", ":"));
      Object.values(args ?? {}).forEach(look);
    }
  };
  Object.values(message.args ?? {}).forEach(look);
  return found;
}

/** The seat an event is about: the one it names in `seat`, or whose answer it came of. */
export function actor(told: Told): number | null {
  const { seat } = told.event;
  return typeof seat === "number" ? seat : told.by;
}

/** What the answer did that somebody wants to take back; what followed from it goes too. */
export function takenBack(story: readonly Told[], { by, since }: UndoRequest): readonly Told[] {
  return story.filter((told) => told.version === since + 1 && actor(told) === by);
}

/** What happened since a seat answered last; a spectator's story has no such place. */
export function since(story: readonly Told[], seat: number | null): readonly Told[] {
  if (seat === null) return [];
  return after(story, story.findLast((told) => told.by === seat)?.version ?? 0);
}

/** What happened after a version. */
export function after(story: readonly Told[], version: number): readonly Told[] {
  return story.filter((told) => told.version > version);
}

export interface Entry {
  readonly seat: number | null;
  readonly told: readonly Told[];
}

/** The version of the seat's last answer in an entry; null: it gave none. */
export function lastAnswer({ seat, told }: Entry): number | null {
  return told.findLast((one) => seat !== null && one.by === seat)?.version ?? null;
}

/** Events in a row that are about the same seat; what is about nobody belongs to what came before. */
export function inTurn(story: readonly Told[]): readonly Entry[] {
  const entries: { seat: number | null; told: Told[] }[] = [];
  for (const told of story) {
    const seat = actor(told);
    const last = entries.at(-1);
    const begins = told.event.is === "turn-began";
    if (last && !begins && (seat === null || seat === last.seat)) last.told.push(told);
    else entries.push({ seat, told: [told] });
  }
  return entries;
}
