/**
 * What happens, shown by the cards it happens to: a card travels from the hand to its place or from there to a pile,
 * a wound falls and shakes, who acts rises. The table shows where things are; this shows how they came there.
 *
 * An event without a duration (reduced motion, instant speed, catching up) moves nothing.
 */
import { untrack } from "svelte";
import type { Shown } from "../shown.svelte";
import { kindOf, numberOf, type TcgEvent } from "../types";

const SHAKE: Keyframe[] = [0, -2, 2, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
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
const AWAY: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];
/** What a card takes from its surroundings to be drawn elsewhere. */
const INHERITED = ["--w", "--fs", "--k", "--sup", "--suph"];

/** Where a thing was, and what it looked like. */
interface Start {
  readonly box: DOMRect;
  readonly look: HTMLElement | null;
}

export function flights(now: () => Shown): void {
  let start: Start | null = null;
  $effect.pre(() => {
    const { event, ms } = now();
    start = event && ms > 0 ? untrack(() => startOf(event)) : null;
  });
  $effect(() => {
    const { event, ms } = now();
    if (!event || ms <= 0) return;
    const running = untrack(() => show(event, ms, start));
    return () => running.forEach((end) => end());
  });
}

const find = (...places: string[]): HTMLElement | null => {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (found && found.getClientRects().length > 0) return found;
  }
  return null;
};
const cardAt = (id: string) => find(`[data-card="${numberOf(id)}"]`);
const campOf = (seat: number) => find(`[data-camp="${seat}"]`, `[data-test="seat-${seat}"]`);
const pileOf = (pile: string, seat: number | undefined) =>
  find(`[data-pile="${pile}-${seat}"]`, `[data-camp="${seat}"]`, `[data-test="seat-${seat}"]`);

/** Before the table is drawn anew: where the thing is that will move. */
function startOf(event: TcgEvent): Start | null {
  switch (event.is) {
    case "played":
      return placed(find(`[data-anchor="hand:${kindOf(event.card)}"]`) ?? campOf(event.seat));
    case "killed":
    case "discarded-from-play": {
      const card = cardAt(event.card);
      return card && { box: card.getBoundingClientRect(), look: likeness(card) };
    }
    case "discarded": {
      const card = find(`[data-anchor="hand:${event.card}"]`);
      return card && { box: card.getBoundingClientRect(), look: likeness(card) };
    }
    default:
      return null;
  }
}

const placed = (element: HTMLElement | null): Start | null =>
  element && { box: element.getBoundingClientRect(), look: null };

/** After it: what moves, and how to end it early. */
function show(event: TcgEvent, ms: number, start: Start | null): readonly (() => void)[] {
  switch (event.is) {
    case "played": {
      const card = cardAt(event.card);
      return card && start ? arrive(card, start.box, ms) : [];
    }
    case "killed":
      return leave(start, "dead", ms, 6);
    case "discarded-from-play":
      return leave(start, "discards", ms, 0);
    case "discarded":
      return start?.look ? fly(start.look, start.box, pileOf("discards", event.seat), ms, 0) : [];
    case "wounded":
    case "exerted":
      return moved(cardAt(event.card), SHAKE, ms);
    case "used":
    case "happened":
      return moved(cardAt(event.card), RISE, ms);
    case "skirmish-won":
      return event.winners.flatMap((id) => moved(cardAt(id), RISE, ms));
    case "twilight":
      return moved(find("[data-test=twilight]"), SWELL, ms);
    default:
      return [];
  }
}

function moved(element: Element | null, frames: Keyframe[], ms: number): readonly (() => void)[] {
  const running = element?.animate(frames, { duration: ms, easing: "ease-out" });
  return running ? [() => running.finish()] : [];
}

/** The card that has come travels to its place from where it was. */
function arrive(card: HTMLElement, from: DOMRect, ms: number): readonly (() => void)[] {
  const hidden = card.animate(AWAY, { duration: ms });
  return [() => hidden.finish(), ...fly(likeness(card), from, card, ms, 0)];
}

/** A card that is gone travels to a pile of its owner; who dies goes to the dead pile if it is one of the fellowship. */
function leave(
  start: Start | null,
  pile: string,
  ms: number,
  tilt: number,
): readonly (() => void)[] {
  if (!start?.look) return [];
  const owner = Number(start.look.dataset["owner"] ?? NaN);
  return fly(start.look, start.box, pileOf(pile, owner), ms, tilt);
}

/** A likeness of a card, to be moved about above the table. */
function likeness(card: HTMLElement): HTMLElement {
  const look = card.cloneNode(true) as HTMLElement;
  const style = getComputedStyle(card);
  for (const name of INHERITED) look.style.setProperty(name, style.getPropertyValue(name));
  for (const name of ["data-anchor", "data-state", "data-card", "role", "tabindex", "aria-label"])
    look.removeAttribute(name);
  look.setAttribute("aria-hidden", "true");
  return look;
}

function fly(
  look: HTMLElement,
  from: DOMRect,
  to: HTMLElement | null,
  ms: number,
  tilt: number,
): readonly (() => void)[] {
  const end = to?.getBoundingClientRect() ?? from;
  Object.assign(look.style, {
    position: "fixed",
    left: `${end.left}px`,
    top: `${end.top}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(look);
  const own = look.getBoundingClientRect();
  const at = (box: DOMRect, turn = 0) => {
    const scale = Math.max(0.1, box.height / Math.max(1, own.height));
    return `translate(${box.left - end.left}px, ${box.top - end.top}px) scale(${scale}) rotate(${turn}deg)`;
  };
  const frames: Keyframe[] = [
    { transform: at(from), opacity: 1 },
    ...(tilt ? [{ transform: at(from, tilt), opacity: 1, offset: 0.3 }] : []),
    { transform: at(end, tilt), opacity: to ? 1 : 0 },
  ];
  const running = look.animate(frames, { duration: ms, easing: "cubic-bezier(.4, 0, .2, 1)" });
  const gone = () => look.remove();
  running.addEventListener("finish", gone);
  running.addEventListener("cancel", gone);
  return [() => running.finish()];
}
