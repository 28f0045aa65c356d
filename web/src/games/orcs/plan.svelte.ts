/** What the player looks at, shared between hand, board and question; and the hint that can be switched off. */
import type { Way } from "./ways";

const PLACE = "mathom.orcs.link";

function kept(): boolean {
  try {
    return localStorage.getItem(PLACE) !== "off";
  } catch {
    return true;
  }
}

class Plan {
  /** The hero card under the pointer or the keyboard's focus. */
  card = $state<string | null>(null);
  /** Its mark of Shadowfax is what the pointer is on. */
  jump = $state(false);
  /** The way that is drawn on the board. */
  way = $state.raw<Way | null>(null);
  /** An event card that is being read again. */
  reading = $state<string | null>(null);
  /** Whether the shortest missing link between the towers is shown. */
  link = $state(kept());

  switchLink(): void {
    this.link = !this.link;
    try {
      localStorage.setItem(PLACE, this.link ? "on" : "off");
    } catch {
      // a browser that keeps nothing: the switch works until the page is left
    }
  }
}

export const plan = new Plan();
