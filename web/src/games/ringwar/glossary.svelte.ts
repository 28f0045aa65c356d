/** What dice, counters and tracks mean: told when the pointer rests on them, on focus, and on a long press. */
import type { Attachment } from "svelte/attachments";

/** How long a pointer rests, and a finger presses, before a word is explained; in milliseconds. */
const REST = 350;
const PRESS = 480;

class Glossary {
  /** The word that is explained, and the thing it is explained at. */
  open = $state.raw<{ readonly word: string; readonly at: DOMRect } | null>(null);
}
export const glossary = new Glossary();

/** A thing that explains itself by this word. */
export function explained(word: string): Attachment<HTMLElement> {
  return (node) => {
    let waiting = 0;
    let pressed = false;
    const show = () => (glossary.open = { word, at: node.getBoundingClientRect() });
    const hide = () => {
      clearTimeout(waiting);
      if (glossary.open?.word === word) glossary.open = null;
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      clearTimeout(waiting);
      waiting = window.setTimeout(show, REST);
    };
    const down = (event: PointerEvent) => {
      hide();
      pressed = false;
      if (event.pointerType !== "touch") return;
      waiting = window.setTimeout(() => {
        pressed = true;
        show();
      }, PRESS);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType === "touch" && !pressed) clearTimeout(waiting);
    };
    /** A long press asks, it does not choose. */
    const click = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = () => node.matches(":focus-visible") && show();
    const quiet = (event: Event) => event.preventDefault();
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", hide);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", hide);
    node.addEventListener("click", click, true);
    node.addEventListener("focus", focus);
    node.addEventListener("blur", hide);
    node.addEventListener("contextmenu", quiet);
    return () => {
      hide();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", hide);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", hide);
      node.removeEventListener("click", click, true);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", hide);
      node.removeEventListener("contextmenu", quiet);
    };
  };
}
