/** What a person thinks of as one choice and the rules ask in small ones: answered, and taken back, as a whole. */
import type { Composed } from "../games/board";
import type { Update } from "../net/types";
import type { Offered } from "./offered";

export class Composition {
  /** How the drawing answers what is asked next, and how many answers that has been so far. */
  private under: { readonly next: Composed; readonly answers: number } | null = null;
  /** Of how many answers the last choice of this seat was made, and how many of them are still to be taken back. */
  private answers = 1;
  private unwinding = 0;

  /** From the answer on its way, this one knows what follows. */
  begin(next: Composed): void {
    this.under = { next, answers: 1 };
  }

  /** The answer to what is asked now, if it belongs to the choice that was made. */
  next(table: unknown, asked: readonly Offered[]): Offered | null {
    const { under } = this;
    if (!under) return null;
    const id = asked.length > 0 ? under.next(table, asked) : null;
    const option = asked.find((one) => one.id === id) ?? null;
    this.answers = under.answers + (option ? 1 : 0);
    this.under = option && { ...under, answers: this.answers };
    return option;
  }

  /** Whoever answers by hand goes on so. */
  stop(): void {
    this.under = null;
  }

  /** A new choice begins, of one answer so far. */
  forget(): void {
    this.under = null;
    this.answers = 1;
  }

  /** The choice is being taken back, answer by answer. */
  undone(): void {
    this.unwinding = this.answers - 1;
  }

  /** Something was taken back: whether one more answer goes with it. */
  unwinds(update: Update): boolean {
    this.forget();
    if (this.unwinding === 0) return false;
    const free = update.undo === "free";
    this.unwinding = free ? this.unwinding - 1 : 0;
    return free;
  }
}
