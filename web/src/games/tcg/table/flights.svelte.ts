/**
 * What happens, shown by the things it happens to: cards travel from the hand to the table, to their fights and to the
 * piles, the marker moves along the path, twilight rolls into the pool, a wound falls and shakes. The table shows
 * where things are; this shows how they came there.
 *
 * An event without a duration (reduced motion, instant speed, catching up) moves nothing.
 */
import { untrack } from "svelte";
import type { BoardProps } from "../../board";
import { cardOf } from "../cards/box";
import type { Shown } from "../shown.svelte";
import { kindOf, numberOf, type TcgEvent } from "../types";
import {
  arrive,
  find,
  fly,
  likeness,
  moved,
  perform,
  placesOf,
  rearrange,
  roll,
  type Ends,
  type Places,
  type Start,
} from "./moving";

const SHAKE: Keyframe[] = [0, -2, 2, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const FALL: Keyframe[] = [
  { transform: "translateY(-16px) scale(1.5)", opacity: 0 },
  { transform: "none", opacity: 1 },
];
const RISE: Keyframe[] = [
  { transform: "none" },
  { transform: "translateY(-8px)" },
  { transform: "none" },
];
const SWELL: Keyframe[] = [
  { transform: "none" },
  { transform: "scale(1.25)" },
  { transform: "none" },
];
/** A wound falls faster than it is told, in ms. */
const DROP = 180;
/** More beads than these are not told apart. */
const BEADS = 8;

/** What one must remember of the events to show the next one. */
interface Memory {
  /** The event before. */
  last: TcgEvent | null;
  /** Event cards that have been seen on their way to the pile. */
  readonly seen: string[];
  /** Whose Shadow phase it is. */
  shadow: number | null;
}

export function flights(board: () => BoardProps, now: () => Shown): void {
  let start: Start | null = null;
  let places: Places | null = null;
  const memory: Memory = { last: null, seen: [], shadow: null };
  $effect.pre(() => {
    const { event, ms } = now();
    untrack(() => {
      const moving = event !== null && ms > 0;
      start = moving ? startOf(event) : null;
      // What comes with the next table is shown as well, if what led to it was.
      places = moving || (event === null && memory.last !== null) ? placesOf() : null;
    });
  });
  $effect(() => {
    const { event, ms, table } = now();
    const ends = untrack(() => {
      const others = places && rearrange(places, ms || 320, event && shownBy(event));
      if (!event) memory.last = null;
      if (!event || ms <= 0) return others ?? [];
      const own = show(board(), event, ms, start, table.board.fp, memory);
      memory.last = event;
      if (event.is === "phase-began") memory.shadow = event.seat;
      return [...(others ?? []), ...own];
    });
    return () => ends.forEach((end) => end());
  });
}

const cardAt = (id: string) => find(`[data-test=board] [data-card="${numberOf(id)}"]`);
const heldAt = (kind: string) => find(`[data-anchor="hand:${kind}"]`);
const camp = (seat: number | undefined) => `[data-camp="${seat}"]`;
const places = (seat: number | undefined) => [
  `[data-test="seat-${seat}"]`,
  `[data-seat="${seat}"]`,
];
const campOf = (seat: number) => find(camp(seat), ...places(seat));
const seatOf = (seat: number) => find(...places(seat), camp(seat));
const siteAt = (number: number) => find(`[data-site="${number}"]`);
const pileOf = (pile: string, seat: number | undefined) =>
  find(`[data-pile="${pile}-${seat}"]`, camp(seat), ...places(seat));

/** The card that an event moves by itself. */
const shownBy = (event: TcgEvent): string | null =>
  event.is === "played" ? String(numberOf(event.card)) : null;

/** Before the table is drawn anew: where the thing is that will move. */
function startOf(event: TcgEvent): Start | null {
  switch (event.is) {
    case "played":
      return placed(heldAt(kindOf(event.card)) ?? campOf(event.seat));
    case "killed":
    case "discarded-from-play":
      return seen(cardAt(event.card));
    case "discarded":
      return seen(heldAt(event.card));
    case "moved":
      return placed(find(`[data-marker="${event.seat}"]`));
    case "site-played":
      return placed(campOf(event.seat));
    default:
      return null;
  }
}

const placed = (element: HTMLElement | null): Start | null =>
  element && { box: element.getBoundingClientRect(), look: null };
const seen = (element: HTMLElement | null): Start | null =>
  element && { box: element.getBoundingClientRect(), look: likeness(element) };

/** After it: what moves, and how to end it early. */
function show(
  board: BoardProps,
  event: TcgEvent,
  ms: number,
  start: Start | null,
  fp: number,
  memory: Memory,
): Ends {
  switch (event.is) {
    case "played": {
      const kind = kindOf(event.card);
      if (cardOf(board.components, kind).type === "event") {
        memory.seen.push(kind);
        return perform(board, kind, start?.box ?? null, pileOf("discards", event.seat), ms);
      }
      const card = cardAt(event.card);
      return card && start ? arrive(card, like(start.box, card), ms) : [];
    }
    case "site-played": {
      const site = siteAt(event.number);
      return site && start ? arrive(site, like(start.box, site), ms) : [];
    }
    case "moved": {
      const marker = find(`[data-marker="${event.seat}"]`);
      return marker && start ? arrive(marker, start.box, ms) : [];
    }
    case "killed": {
      const minion = cardOf(board.components, kindOf(event.card)).type === "minion";
      return leave(start, minion ? "discards" : "dead", ms, 6);
    }
    case "discarded-from-play":
      return leave(start, "discards", ms, 0);
    case "discarded": {
      // An event card was on its way there already.
      const at = memory.seen.indexOf(event.card);
      if (at >= 0) memory.seen.splice(at, 1);
      if (at >= 0 || !start?.look) return [];
      return fly(start.look, start.box, pileOf("discards", event.seat), ms);
    }
    case "drew": {
      const deck = pileOf("deck", event.seat);
      const held = event.card === null ? null : heldAt(event.card);
      if (held && deck) return arrive(held, deck.getBoundingClientRect(), ms);
      return deck ? fly(likeness(deck), deck.getBoundingClientRect(), seatOf(event.seat), ms) : [];
    }
    case "revealed":
      return perform(board, event.card, placed(pileOf("deck", event.seat))?.box ?? null, null, ms);
    case "wounded":
    case "exerted": {
      const card = cardAt(event.card);
      const drop = card?.querySelector(".wounds > :last-child") ?? null;
      return [...moved(card, SHAKE, ms), ...moved(drop, FALL, Math.min(ms, DROP))];
    }
    case "healed":
    case "used":
    case "happened":
      return moved(cardAt(event.card) ?? heldAt(kindOf(event.card)), RISE, ms);
    case "skirmish-won":
      return event.winners.flatMap((id) => moved(cardAt(id), RISE, ms));
    case "burdens":
      return moved(find(`[data-burdens="${event.seat}"]`), SWELL, ms);
    case "twilight":
      return twilight(board, event.by, ms, fp, memory);
    default:
      return [];
  }
}

/** Twilight rolls into the pool from the site that was reached or from who pays, and from there to whose minions it pays for. */
function twilight(board: BoardProps, by: number, ms: number, fp: number, memory: Memory): Ends {
  const pool = find("[data-test=twilight]");
  const { last, shadow } = memory;
  const seat = by > 0 ? fp : (shadow ?? board.players.findIndex((_, other) => other !== fp));
  const payer = seat === board.seat ? find("[data-test=hand]") : campOf(seat);
  const source = by > 0 && last?.is === "moved" ? siteAt(last.site) : payer;
  if (!pool || !source) return moved(pool, SWELL, ms);
  const [from, to] = by > 0 ? [source, pool] : [pool, source];
  const beads = Math.min(Math.abs(by), BEADS);
  return [
    ...roll(beads, from.getBoundingClientRect(), to.getBoundingClientRect(), ms),
    ...moved(pool, SWELL, ms),
  ];
}

/** A box as large as a thing, in the middle of a place. */
function like(place: DOMRect, thing: HTMLElement): DOMRect {
  const { width, height } = thing.getBoundingClientRect();
  const high = Math.min(place.height, height);
  const wide = (width * high) / Math.max(1, height);
  return new DOMRect(
    place.left + (place.width - wide) / 2,
    place.top + (place.height - high) / 2,
    wide,
    high,
  );
}

/** A card that is gone travels to a pile of its owner. */
function leave(start: Start | null, pile: string, ms: number, tilt: number): Ends {
  if (!start?.look) return [];
  const owner = Number(start.look.dataset["owner"] ?? NaN);
  return fly(start.look, start.box, pileOf(pile, owner), ms, tilt);
}
