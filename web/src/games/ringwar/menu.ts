/** What may be pointed at and stands nowhere on the table: rows of a menu, and what a die can do, deed by deed. Pure. */

export interface Row {
  readonly anchor: string;
  readonly kind: string;
  readonly id: string;
}

/** A deed with the ways to do it: one, or two that share a row. */
export interface Deed {
  readonly id: string;
  readonly ways: readonly Row[];
}

/** How far a deed reaches: among how many regions, nations or people one would choose then. */
export interface Reach {
  readonly kind: string;
  readonly count: number;
}

/** Counted by what would have to be pointed at first; null: things of several kinds, or nothing. */
export function reach(options: readonly { readonly anchors: readonly string[] }[]): Reach | null {
  const firsts = new Set(options.flatMap(({ anchors }) => anchors.slice(0, 1)));
  const kinds = new Set([...firsts].map((anchor) => anchor.split(":", 1)[0] ?? ""));
  const [kind] = kinds;
  return kind !== undefined && kinds.size === 1 ? { kind, count: firsts.size } : null;
}

/** A menu has no more rows than this; what cannot be done now is folded away before that. */
export const MOST_ROWS = 9;

/** Deeds in the order of the menu: Fellowship, armies, muster and politics, cards, people. */
const DEEDS: readonly (readonly string[])[] = [
  ["move-fellowship"],
  ["hide-fellowship"],
  ["separate"],
  ["move-companions"],
  ["move-minions"],
  ["march", "march-led"],
  ["attack", "attack-led"],
  ["recruit"],
  ["politics"],
  ["voice"],
  ["draw-character", "draw-strategy"],
];

/** The rows for these things; `drawn` tells what is seen on the table anyway. */
export function rows(
  anchors: Iterable<string>,
  drawn: (kind: string, id: string) => boolean = () => false,
): readonly Row[] {
  return [...new Set(anchors)].flatMap((anchor) => {
    const at = anchor.indexOf(":");
    const kind = at < 0 ? anchor : anchor.slice(0, at);
    const id = at < 0 ? "" : anchor.slice(at + 1);
    return drawn(kind, id) ? [] : [{ anchor, kind, id }];
  });
}

/** Rows of actions as deeds, in the order of the menu; what the order does not know stands last. */
export function deeds(actions: readonly Row[]): readonly Deed[] {
  const known = DEEDS.flatMap((ids) => {
    const ways = ids.flatMap((id) => actions.filter((row) => row.id === id));
    return ways.length > 0 ? [{ id: ids[0] ?? "", ways }] : [];
  });
  const others = actions.filter(({ id }) => !DEEDS.flat().includes(id));
  return [...known, ...others.map((row) => ({ id: row.id, ways: [row] }))];
}
