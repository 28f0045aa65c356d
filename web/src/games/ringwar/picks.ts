/** What may be pointed at and is not drawn elsewhere: it gets a chip below the map. Pure. */

/** Kinds of things that stand on the table by themselves; on a phone the trays and the track are put away. */
const DRAWN: ReadonlySet<string> = new Set(["region", "die", "ring", "nation", "deck"]);
const DRAWN_SMALL: ReadonlySet<string> = new Set(["region", "die", "ring"]);

export interface Chip {
  readonly anchor: string;
  readonly kind: string;
  readonly id: string;
}

/** The chips for what glows or is chosen; `cards` are those that lie before the player. */
export function chips(
  anchors: Iterable<string>,
  cards: readonly string[],
  narrow: boolean,
): readonly Chip[] {
  const drawn = narrow ? DRAWN_SMALL : DRAWN;
  return [...anchors].flatMap((anchor) => {
    const at = anchor.indexOf(":");
    const kind = at < 0 ? anchor : anchor.slice(0, at);
    const id = at < 0 ? "" : anchor.slice(at + 1);
    if (drawn.has(kind) || (kind === "card" && cards.includes(id))) return [];
    return [{ anchor, kind, id }];
  });
}
