/**
 * How things move across the table: likenesses of them fly above it, so that no edge of a row cuts them off. Whatever
 * moves gives back how it is ended early, where it should be.
 */
import { mount, unmount } from "svelte";
import type { BoxProps } from "../../board";
import Held from "../cards/Held.svelte";

export type Ends = readonly (() => void)[];

/** Where a thing was, and what it looked like. */
export interface Start {
  readonly box: DOMRect;
  readonly look: HTMLElement | null;
}

/** Where each card lies on the table, by its number there. */
export type Places = ReadonlyMap<string, { readonly card: HTMLElement; readonly box: DOMRect }>;

const EASE = "cubic-bezier(.4, 0, .2, 1)";
const AWAY: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];
/** What a card takes from its surroundings to be drawn elsewhere. */
const INHERITED = ["--w", "--fs", "--k", "--sup", "--suph"];
/** A card that moves less than this stays where it is, in px. */
const NEAR = 4;

/** Where something stands on the table; the first of these places that is in sight. */
export function find(...places: string[]): HTMLElement | null {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (found && found.getClientRects().length > 0) return found;
  }
  return null;
}

export function moved(element: Element | null, frames: Keyframe[], ms: number): Ends {
  const running = element?.animate(frames, { duration: ms, easing: "ease-out" });
  return running ? [() => running.finish()] : [];
}

/** A likeness of a card, to be moved about above the table. */
export function likeness(card: HTMLElement): HTMLElement {
  const look = card.cloneNode(true) as HTMLElement;
  const style = getComputedStyle(card);
  for (const name of INHERITED) look.style.setProperty(name, style.getPropertyValue(name));
  for (const name of ["data-anchor", "data-state", "data-card", "role", "tabindex", "aria-label"])
    look.removeAttribute(name);
  return look;
}

/** A thing that has come travels to its place from where it was. */
export function arrive(thing: HTMLElement, from: DOMRect, ms: number, delay = 0): Ends {
  const hidden = thing.animate(AWAY, { duration: ms + delay });
  return [() => hidden.finish(), ...fly(likeness(thing), from, thing, ms)];
}

/** `look` travels from one box to another, or vanishes on its way to nowhere. */
export function fly(
  look: HTMLElement,
  from: DOMRect,
  to: HTMLElement | null,
  ms: number,
  tilt = 0,
): Ends {
  const end = to?.getBoundingClientRect() ?? from;
  const own = put(look, end);
  const frames: Keyframe[] = [
    { transform: at(from, end, own), opacity: 1 },
    ...(tilt ? [{ transform: at(from, end, own, tilt), opacity: 1, offset: 0.3 }] : []),
    { transform: at(end, end, own, tilt), opacity: to ? 1 : 0 },
  ];
  return flying(look, frames, ms);
}

/** A card that does something and is gone: it comes to the middle of the table, is seen there, and goes to its pile. */
export function perform(
  box: Pick<BoxProps, "components" | "say" | "words">,
  kind: string,
  from: DOMRect | null,
  to: HTMLElement | null,
  ms: number,
): Ends {
  const board = find("[data-test=board]")?.getBoundingClientRect();
  if (!board) return [];
  const wide = Math.min(190, board.width * 0.3, (board.height * 0.5) / (88 / 63));
  const look = document.createElement("div");
  look.style.setProperty("--w", `${wide}px`);
  const held = mount(Held, { target: look, props: { box, kind } });
  const high = wide * (88 / 63);
  const left = board.left + (board.width - wide) / 2;
  const middle = new DOMRect(left, board.top + (board.height - high) / 2, wide, high);
  const own = put(look, middle);
  const end = to?.getBoundingClientRect() ?? middle;
  const seen = { transform: "none", opacity: 1 };
  const frames: Keyframe[] = [
    from ? { transform: at(from, middle, own), opacity: 1 } : { ...seen, opacity: 0 },
    { ...seen, offset: 0.35, easing: "linear" },
    { ...seen, offset: 0.75 },
    { transform: at(end, middle, own), opacity: to ? 1 : 0 },
  ];
  return flying(look, frames, ms, () => void unmount(held));
}

/** So many beads roll one after the other from one place to another. */
export function roll(count: number, from: DOMRect, to: DOMRect, ms: number): Ends {
  const last = Math.max(1, count - 1);
  return Array.from({ length: count }, (_, number) => {
    const bead = document.createElement("span");
    bead.className = "bead rolling";
    bead.setAttribute("aria-hidden", "true");
    document.body.append(bead);
    const { width, height } = bead.getBoundingClientRect();
    const over = (box: DOMRect) =>
      `translate(${box.left + (box.width - width) / 2}px, ${box.top + (box.height - height) / 2}px)`;
    const delay = count > 1 ? (ms * 0.45 * number) / last : 0;
    const frames = [{ transform: over(from) }, { transform: over(to) }];
    const running = bead.animate(frames, {
      duration: ms * 0.55,
      delay,
      easing: EASE,
      fill: "both",
    });
    return ended(running, bead);
  });
}

// -- the whole table ------------------------------------------------------------------------------

export function placesOf(): Places {
  const places = new Map<string, { card: HTMLElement; box: DOMRect }>();
  for (const card of document.querySelectorAll<HTMLElement>("[data-test=board] [data-card]")) {
    const box = card.getBoundingClientRect();
    if (box.width > 0) places.set(card.dataset["card"] ?? "", { card, box });
  }
  return places;
}

/** Every card that lies elsewhere than before travels there; but for one, which is shown by itself. */
export function rearrange(before: Places, ms: number, but: string | null): Ends {
  return [...placesOf()].flatMap(([number, { card, box }]) => {
    const was = before.get(number);
    if (!was || number === but) return [];
    const far = Math.hypot(was.box.left - box.left, was.box.top - box.top);
    if (far < NEAR) return [];
    if (was.card !== card) return arrive(card, was.box, ms);
    const scale = was.box.height / box.height;
    const shift = `translate(${was.box.left - box.left}px, ${was.box.top - box.top}px)`;
    const from = { transformOrigin: "0 0", transform: `${shift} scale(${scale})` };
    const frames = [from, { transformOrigin: "0 0", transform: "none" }];
    const running = card.animate(frames, { duration: ms, easing: EASE });
    return [() => running.finish()];
  });
}

// -- likenesses above the table -------------------------------------------------------------------

/** Lays it there; gives the box it has by itself. */
function put(look: HTMLElement, there: DOMRect): DOMRect {
  Object.assign(look.style, {
    position: "fixed",
    left: `${there.left}px`,
    top: `${there.top}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  look.classList.add("flying");
  look.setAttribute("aria-hidden", "true");
  document.body.append(look);
  return look.getBoundingClientRect();
}

/** Moves what lies at `end` with the size `own` to a box, in its middle and as high as it is. */
function at(box: DOMRect, end: DOMRect, own: DOMRect, turn = 0): string {
  const scale = Math.max(0.1, box.height / Math.max(1, own.height));
  const left = box.left + (box.width - own.width * scale) / 2 - end.left;
  return `translate(${left}px, ${box.top - end.top}px) scale(${scale}) rotate(${turn}deg)`;
}

function flying(look: HTMLElement, frames: Keyframe[], ms: number, then?: () => void): Ends {
  return [ended(look.animate(frames, { duration: ms, easing: EASE }), look, then)];
}

function ended(running: Animation, look: HTMLElement, then?: () => void): () => void {
  const gone = () => {
    then?.();
    look.remove();
  };
  running.addEventListener("finish", gone);
  running.addEventListener("cancel", gone);
  return () => running.finish();
}
