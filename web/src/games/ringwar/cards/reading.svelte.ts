/** Which card is being read. There is one pair of eyes, so this is one thing for the whole table. */

class Reading {
  /** The card under the pointer, and the thing it is shown for. */
  hovered = $state.raw<{ readonly card: string; readonly over: HTMLElement } | null>(null);
  /** The card a finger has opened. */
  open = $state<string | null>(null);
  /** Whether the cards on the table and the discards are spread out. */
  shelf = $state(false);

  begin(card: string, over: HTMLElement): void {
    this.hovered = { card, over };
  }

  end(card: string): void {
    if (this.hovered?.card === card) this.hovered = null;
  }

  clear(): void {
    this.hovered = null;
    this.open = null;
    this.shelf = false;
  }
}

export const reading = new Reading();
