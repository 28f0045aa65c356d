/** The words of the game on the table: there is one table at a time to look at. */
import { api } from "../net/api";
import type { Term } from "../net/types";

class Glossary {
  terms = $state.raw<readonly Term[]>([]);
  private game: string | null = null;

  /** Learns the words of a game, once. */
  async open(game: string): Promise<void> {
    if (!game || game === this.game) return;
    this.game = game;
    this.terms = [];
    const found = await api.learning(game).then(
      (all) => all.glossary,
      () => [],
    );
    if (this.game === game) this.terms = found;
  }
}

export const glossary = new Glossary();
