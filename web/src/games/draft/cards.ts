/** Cards that somebody owns, counted. Pure. */

/** How many there are of each, from words like `3x4P364`. */
export function counted(words: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const word of words) {
    const [count = "", kind] = word.includes("x") ? word.split("x") : ["1", word];
    if (kind) found.set(kind, (found.get(kind) ?? 0) + Number(count));
  }
  return found;
}

/** A card and how many there are of it. */
export interface Owned {
  readonly kind: string;
  readonly n: number;
}

/** Each card once, in the order they came. */
export function gathered(kinds: readonly string[]): readonly Owned[] {
  return [...counted(kinds)].map(([kind, n]) => ({ kind, n }));
}

/**
 * How wide cards can be so that so many of them fit into a room without scrolling: as wide as `most`, or as
 * narrow as `least`, where one scrolls.
 */
export function widthFor(
  count: number,
  room: { readonly width: number; readonly height: number },
  { gap, least, most }: { readonly gap: number; readonly least: number; readonly most: number },
): number {
  let best = least;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (room.width - gap * (columns - 1)) / columns;
    const down = ((room.height - gap * (rows - 1)) / rows) * (63 / 88);
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(Math.min(best, most));
}
