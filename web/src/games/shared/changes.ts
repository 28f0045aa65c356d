/**
 * The changes that every game's `fold` is made of: something in a list changes, one of its things goes,
 * a card comes to a hand or leaves it.
 */

/** The list with what stands at an index changed. */
export function at<T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] {
  return list.map((item, here) => (here === index ? change(item) : item));
}

/** The list but for one of these, if there is one. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const found = list.indexOf(item);
  return found < 0 ? list : list.filter((_, here) => here !== found);
}

/** A table with hands of which everybody sees the sizes, and one at most the cards. */
interface Hands {
  readonly hand: readonly string[] | null;
  readonly hand_sizes: readonly number[];
}

/** A card comes to a seat's hand; `eyes` is the seat whose hand is seen. Hands lie sorted. */
export function intoHand<Table extends Hands>(
  table: Table,
  seat: number,
  card: string | null,
  eyes: number | null,
  order?: (one: string, other: string) => number,
): Table {
  const seen = seat === eyes && table.hand && card !== null;
  return {
    ...table,
    hand: seen ? [...table.hand, card].sort(order) : table.hand,
    hand_sizes: at(table.hand_sizes, seat, (size) => size + 1),
  };
}

/** A card leaves a seat's hand. */
export function outOfHand<Table extends Hands>(
  table: Table,
  seat: number,
  card: string,
  eyes: number | null,
): Table {
  return {
    ...table,
    hand: seat === eyes && table.hand ? without(table.hand, card) : table.hand,
    hand_sizes: at(table.hand_sizes, seat, (size) => size - 1),
  };
}
