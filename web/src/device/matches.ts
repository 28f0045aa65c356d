/** The matches this device knows: which keys it holds, and which links it can pass on. */
import { house } from "../net/house.svelte";
import type { Created, Mode } from "../net/types";

export interface Invitation {
  readonly seat: number;
  readonly key: string;
}

export interface Known {
  readonly match: string;
  readonly game: string;
  readonly mode: Mode;
  /** The keys this device plays (or watches) with. */
  readonly keys: readonly string[];
  /** Keys of open seats, to be passed on. */
  readonly invitations: readonly Invitation[];
  /** The key for spectators, if this device was told. */
  readonly spectator: string | null;
  readonly watching: boolean;
  /** The match it came of, if it is one of several. */
  readonly of?: string;
  /** When it was last opened, in milliseconds. */
  readonly opened: number;
}

const PLACE = "mathom.matches";
const MOST = 60;

/** By id. The object inherits nothing: a match may be asked for by any name, `__proto__` too. */
function read(): Record<string, Known> {
  const none = Object.create(null) as Record<string, Known>;
  try {
    return Object.assign(none, JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    return none;
  }
}

function write(all: Record<string, Known>): void {
  const newest = Object.values(all)
    .sort((a, b) => b.opened - a.opened)
    .slice(0, MOST);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest.map((m) => [m.match, m]))));
}

export const matches = {
  all: (): readonly Known[] => Object.values(read()).sort((a, b) => b.opened - a.opened),
  find: (match: string): Known | undefined => read()[match],

  keep(known: Omit<Known, "opened">): void {
    write({ ...read(), [known.match]: { ...known, opened: Date.now() } });
  },

  /** A match this device has begun: it plays the human seats and invites to the open ones. */
  begin({ match, keys, spectator }: Created, game: string, mode: Mode): void {
    const of = (kind: string) => keys.filter((one) => one.kind === kind);
    this.keep({
      match,
      game,
      mode,
      keys: of("human").map((one) => one.key),
      invitations: of("open"),
      spectator,
      watching: false,
    });
  },

  touch(match: string): void {
    const known = read()[match];
    if (known) this.keep(known);
  },

  forget(match: string): void {
    const { [match]: _, ...others } = read();
    write(others);
  },

  /** These keys open it no more: it is forgotten, unless fresh ones have come in the meantime. */
  shut(known: Known): void {
    const now = read()[known.match];
    if (now?.keys.join() === known.keys.join()) this.forget(known.match);
  },

  /** One of its keys, for play or to be passed on, was changed. */
  changed(known: Known, was: string, now: string): void {
    const fresh = (key: string) => (key === was ? now : key);
    this.keep({
      ...known,
      keys: known.keys.map(fresh),
      invitations: known.invitations.map((one) => ({ ...one, key: fresh(one.key) })),
    });
  },

  /** A match that came of another one, of any game, is opened by these of its keys. */
  lead(match: string, next: string, game: string, keys: readonly string[]): void {
    const known = read()[match];
    if (known && !read()[next])
      this.keep({ ...known, match: next, game, keys, invitations: [], of: match });
  },

  /** A rematch is opened by the same keys. */
  follow(match: string, next: string): void {
    const known = read()[match];
    if (known && !read()[next]) this.keep({ ...known, match: next, invitations: [] });
  },
};

/** A key nobody can guess, as the server would make one. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The link that opens a seat. The key is in the fragment, which never leaves the browser. */
export function linkTo(match: string, key: string): string {
  return `${house.address ?? location.origin}/match/${match}#${key}`;
}
