/** The pointer rests on a thing, the focus comes to it, or a finger presses it long: somebody wants to know about it. */
import { sought } from "./focus";

/** How long a pointer rests, and a finger presses, in milliseconds; from one thing to the next it is quicker. */
const REST = 380;
const NEXT = 60;
const PRESS = 480;

export interface Resting {
  /** Which things: a selector. The innermost one counts. */
  readonly things: string;
  /** Somebody wants to know about a thing. */
  on(thing: HTMLElement | SVGElement, by: "pointer" | "focus" | "press"): void;
  /** And no longer. */
  off(): void;
}

/** Attach it to what holds the things. */
export function resting(node: HTMLElement, { things, on, off }: Resting): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  let pressed = false;

  const thingAt = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>(things) : null;

  function show(thing: HTMLElement | SVGElement, by: "pointer" | "focus" | "press"): void {
    shown = thing;
    on(thing, by);
  }
  /** Not at once: a thing that is being taken away loses the focus while the table is drawn anew. */
  function rest(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (shown) off();
      shown = null;
    });
  }
  const over = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    const thing = thingAt(event);
    if (!thing) return rest();
    if (thing === shown) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(thing, "pointer"), shown ? NEXT : REST);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== "touch") return rest();
    const thing = thingAt(event);
    rest();
    if (!thing) return;
    clearTimeout(timer);
    if (shown) off();
    shown = null;
    timer = setTimeout(() => {
      pressed = true;
      addEventListener("click", click, true);
      addEventListener("pointerdown", letGo, true);
      show(thing, "press");
    }, PRESS);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType === "touch" && !pressed) clearTimeout(timer);
  };
  /** A long press has asked: letting go does not choose, and does not close what it opened. */
  const click = (event: MouseEvent) => {
    letGo();
    event.stopPropagation();
    event.preventDefault();
  };
  const letGo = () => {
    pressed = false;
    removeEventListener("click", click, true);
    removeEventListener("pointerdown", letGo, true);
  };
  const menu = (event: Event) => {
    if (pressed) event.preventDefault();
  };
  const focus = (event: FocusEvent) => {
    const thing = thingAt(event);
    if (thing && sought(thing)) {
      clearTimeout(timer);
      show(thing, "focus");
    }
  };
  const all = [
    ["pointerover", over],
    ["pointerleave", rest],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", up],
    ["contextmenu", menu],
    ["focusin", focus],
    ["focusout", rest],
  ] as const;
  for (const [name, listener] of all) node.addEventListener(name, listener as EventListener);
  return () => {
    clearTimeout(timer);
    letGo();
    for (const [name, listener] of all) node.removeEventListener(name, listener as EventListener);
  };
}
