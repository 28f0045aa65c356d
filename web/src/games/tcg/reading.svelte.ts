/** Reading a card: pointing at it holds it up, a long press opens it as a sheet. */

const POINTING = 380;
const PRESSING = 480;

export interface Reading {
  /** The card the pointer rests on, and the side of the table it is not on. */
  readonly pointed: { readonly kind: string; readonly side: "left" | "right" } | null;
  /** The card that is open as a sheet. */
  readonly held: string | null;
  open(kind: string): void;
  close(): void;
  /** Attach it to what holds the cards: they carry `data-kind`. */
  listen(node: HTMLElement): () => void;
}

export function reading(): Reading {
  let pointed = $state.raw<Reading["pointed"]>(null);
  let held = $state<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const cardAt = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>("[data-kind]") : null;

  /** Not at once: a card that is being taken away loses the focus while the table is drawn anew. */
  function rest(): void {
    clearTimeout(timer);
    timer = setTimeout(() => (pointed = null));
  }

  function listen(node: HTMLElement): () => void {
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const card = cardAt(event);
      const kind = card?.dataset["kind"];
      if (!card || !kind) return rest();
      if (pointed?.kind === kind) return;
      clearTimeout(timer);
      const box = node.getBoundingClientRect();
      const at = card.getBoundingClientRect();
      const side = at.left + at.width / 2 > box.left + box.width / 2 ? "left" : "right";
      timer = setTimeout(() => (pointed = { kind, side }), pointed ? 60 : POINTING);
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      const kind = cardAt(event)?.dataset["kind"];
      if (event.pointerType !== "touch") return rest();
      if (!kind) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        held = kind;
      }, PRESSING);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType === "touch") clearTimeout(timer);
    };
    // A long press has read the card: letting go does not play it.
    const click = (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    const focus = (event: FocusEvent) => {
      const card = cardAt(event);
      const kind = card?.dataset["kind"];
      if (kind && card?.matches(":focus-visible")) pointed = { kind, side: "right" };
    };
    node.addEventListener("pointerover", over);
    node.addEventListener("pointerleave", rest);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, true);
    node.addEventListener("contextmenu", menu);
    node.addEventListener("focusin", focus);
    node.addEventListener("focusout", rest);
    return () => {
      clearTimeout(timer);
      node.removeEventListener("pointerover", over);
      node.removeEventListener("pointerleave", rest);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("focusin", focus);
      node.removeEventListener("focusout", rest);
    };
  }

  return {
    get pointed() {
      return pointed;
    },
    get held() {
      return held;
    },
    open: (kind) => (held = kind),
    close: () => (held = null),
    listen,
  };
}
