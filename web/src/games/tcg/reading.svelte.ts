/** Reading a card: pointing at it holds it up, a long press opens it as a sheet. */
import { resting } from "../../ui/resting";

/** A card that is read: which of the set, and if it is in play its number there. */
export interface Read {
  readonly kind: string;
  readonly card: number | null;
  /** And if it is in the hand, the how manyth. */
  readonly held: number | null;
}

/** The card that was looked at last, and whether it is shown beside the table. */
class LastLooked {
  read = $state.raw<Read | null>(null);
  aside = $state(false);
}
export const looked = new LastLooked();

export interface Reading {
  /** The card the pointer rests on, and the side of the table it is not on. */
  readonly pointed: (Read & { readonly side: "left" | "right" }) | null;
  /** The card that is open as a sheet. */
  readonly held: Read | null;
  open(kind: string): void;
  close(): void;
  /** Attach it to what holds the cards: they carry `data-kind`. */
  listen(node: HTMLElement): () => void;
}

export function reading(): Reading {
  let pointed = $state.raw<Reading["pointed"]>(null);
  let held = $state.raw<Read | null>(null);

  function listen(node: HTMLElement): () => void {
    return resting(node, {
      things: "[data-kind]",
      on: (element, by) => {
        const { kind = "", card, held: place } = element.dataset;
        const read: Read = {
          kind,
          card: card ? Number(card) : null,
          held: place ? Number(place) : null,
        };
        if (by === "press") {
          held = read;
          return;
        }
        const box = node.getBoundingClientRect();
        const at = element.getBoundingClientRect();
        const beyond = at.left + at.width / 2 > box.left + box.width / 2;
        looked.read = read;
        pointed = { ...read, side: by === "pointer" && beyond ? "left" : "right" };
      },
      off: () => (pointed = null),
    });
  }

  return {
    get pointed() {
      return pointed;
    },
    get held() {
      return held;
    },
    open: (kind) => (held = { kind, card: null, held: null }),
    close: () => (held = null),
    listen,
  };
}
