/** The decks that were built on this device. They are kept here and nowhere else. */

export interface KeptDeck {
  readonly id: string;
  readonly game: string;
  /** As the server reads it. The first line may be `deck NAME`. */
  readonly text: string;
  /** When it was changed last, in milliseconds. */
  readonly changed: number;
}

const PLACE = "mathom.decks";
/** So many of all games; there is room for more, but nobody finds anything then. */
const MOST = 200;

function isKept(one: unknown): one is KeptDeck {
  const { id, game, text, changed } = (one ?? {}) as Record<string, unknown>;
  return [id, game, text].every((part) => typeof part === "string") && typeof changed === "number";
}

function read(): readonly KeptDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** What a deck text says it is called; "": it does not say. */
export const nameIn = (text: string): string => /^deck (.*)$/m.exec(text)?.[1]?.trim() ?? "";

class DecksHere {
  private kept = $state.raw(read());

  constructor() {
    // Another window of this browser may build too.
    addEventListener("storage", (event) => {
      if (event.key === PLACE) this.kept = read();
    });
  }

  private keep(all: readonly KeptDeck[]): void {
    this.kept = all;
    localStorage.setItem(PLACE, JSON.stringify(all));
  }

  /** Those of a game, the one changed last first. */
  of(game: string): readonly KeptDeck[] {
    return this.kept.filter((one) => one.game === game).sort((a, b) => b.changed - a.changed);
  }

  find(id: string): KeptDeck | undefined {
    return this.kept.find((one) => one.id === id);
  }

  /** A new one; its id. Nothing if there are too many. */
  add(game: string, text: string): string | null {
    if (this.kept.length >= MOST) return null;
    const id = [...crypto.getRandomValues(new Uint8Array(6))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    this.keep([...this.kept, { id, game, text, changed: Date.now() }]);
    return id;
  }

  change(id: string, text: string): void {
    if (this.find(id)?.text === text) return;
    this.keep(
      this.kept.map((one) => (one.id === id ? { ...one, text, changed: Date.now() } : one)),
    );
  }

  remove(id: string): void {
    this.keep(this.kept.filter((one) => one.id !== id));
  }

  /** Undoes a `remove`. */
  putBack(deck: KeptDeck): void {
    if (!this.find(deck.id)) this.keep([...this.kept, deck]);
  }
}

export const decks = new DecksHere();

const LONGEST_LINK = 8000;

/** The fragment that carries a deck: it never leaves the browser for a server. Empty: it is too long. */
export function fragmentOf(text: string): string {
  const written = encodeURIComponent(text.trim()).replaceAll("%20", "+").replaceAll("%0A", ";");
  return written.length > LONGEST_LINK ? "" : `#${written}`;
}

/** The text that a fragment carries; "": it carries none. */
export function textIn(fragment: string): string {
  if (fragment.length < 2 || fragment.length > LONGEST_LINK + 1) return "";
  try {
    return decodeURIComponent(fragment.slice(1).replaceAll("+", " ").replaceAll(";", "\n"));
  } catch {
    return "";
  }
}
