/** The number of a card as it is printed: `4C165` → `4 C 165`. */
import type { PrintedCard } from "../../types";

export const printedNumber = (card: PrintedCard): string =>
  card.id.replace(/^(\d)(\D)(\d+)$/, "$1 $2 $3");
