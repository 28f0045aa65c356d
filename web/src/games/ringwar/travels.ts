/** What moves across the map for the event at hand, and where something happens. Pure. */
import type { Point } from "../shared/point";
import { minus, one } from "./forces";
import { places, standing } from "./land";
import { ringAt } from "./layout";
import {
  fieldsOf,
  type Components,
  type Force,
  type RingwarEvent,
  type Side,
  type Table,
} from "./types";

/** Figures on their way from one region to another. */
export interface Party {
  readonly side: Side;
  readonly force: Force;
  readonly people: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Nazgûl do not walk. */
  readonly flies: boolean;
}

export function party(event: RingwarEvent | null, components: Components): Party | null {
  if (event?.is === "army-moved") {
    const { side, force, people, origin: from, to } = event;
    return { side, force, people, from, to, flies: false };
  }
  if (event?.is === "nazgul-flew") {
    const { count, origin: from, to } = event;
    return { side: 1, force: one("nazgul", count), people: [], from, to, flies: true };
  }
  if (event?.is === "character-moved") {
    const { person, origin: from, to } = event;
    const who = components.characters.find((character) => character.id === person);
    const side = who?.side === "shadow" ? 1 : 0;
    return { side, force: [], people: [person], from, to, flies: who?.level == null };
  }
  return null;
}

/** The table while a party is on its way: it has left and not yet arrived. */
export function onTheWay(table: Table, moving: Party | null, components: Components): Table {
  if (!moving) return table;
  const at = components.regions.findIndex((region) => region.id === moving.to);
  const armies = table.armies[moving.side].map((force, here) =>
    here === at ? minus(force, moving.force) : force,
  );
  const people = table.people.map((place, who) =>
    moving.people.includes(components.characters[who]?.id ?? "") ? "" : place,
  );
  return {
    ...table,
    people,
    armies: moving.side === 0 ? [armies, table.armies[1]] : [table.armies[0], armies],
  };
}

/** The regions an event is about. */
export function scenes(event: RingwarEvent | null): readonly string[] {
  if (!event) return [];
  // Before and behind the walls of a siege is the same region.
  if (event.is === "battle-began") return [...new Set([event.origin, event.target])];
  if ("origin" in event && "to" in event) return [...new Set([event.origin, event.to])];
  return "region" in event ? [event.region] : [];
}

/** The way of the Fellowship's figure, if it goes somewhere else. */
export function ringWay(before: Table, after: Table, size: number): readonly Point[] {
  const [from, to] = [ringAt(before, size), ringAt(after, size)];
  return from.x === to.x && from.y === to.y ? [] : [from, to];
}

/** What is worth looking at, in points of the map. */
export function focus(event: RingwarEvent | null, table: Table): readonly Point[] {
  if (!event) return [];
  const regions = scenes(event);
  if (regions.length > 0) return regions.map(standing);
  return /^(fellowship|mordor|corrupted|hidden)/.test(event.is) ? [ringAt(table, 1)] : [];
}

/** What is under way on the map: an army about to march or to attack, a battle. */
export interface Course {
  readonly from: string;
  readonly to: string;
  readonly hostile: boolean;
}

/** Where the question of the moment plays: the regions of the topmost frame that names some. */
export function setting(table: Table): readonly string[] {
  for (const frame of [...table.frames].reverse().map(fieldsOf)) {
    const named = [frame["origin"] ?? frame["region"], frame["to"] ?? frame["target"]];
    const regions = named.filter((region) => typeof region === "string" && places.has(region));
    if (regions.length > 0) return [...new Set(regions as string[])];
  }
  return [];
}

export function course(table: Table): Course | null {
  for (const frame of [...table.frames].reverse().map(fieldsOf)) {
    const to = frame["to"] ?? frame["target"];
    const from = frame["origin"];
    if (typeof from !== "string" || typeof to !== "string") continue;
    return { from, to, hostile: /battle|attack/.test(String(frame["is"])) };
  }
  return null;
}
