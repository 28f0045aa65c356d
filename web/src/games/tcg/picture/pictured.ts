/** What a picture is composed from: a card as printed. */
import type { PrintedCard } from "../wire";

export interface Pictured {
  readonly id: string;
  readonly number: number;
  readonly title_en: string;
  readonly subtitle_en: string;
  readonly type: PrintedCard["type"];
  readonly side: string;
  /** `site` and `one_ring` where a card belongs to no people. */
  readonly culture: string;
  readonly race: string;
  readonly item_class: string;
  readonly keywords: readonly string[];
  readonly phases: readonly string[];
  readonly strength: number;
  /** The number of a site. */
  readonly site: number;
}

/** `components.json` leaves out what a card has not. */
export function pictured(card: Partial<PrintedCard> & Pick<PrintedCard, "id" | "type">): Pictured {
  const alone = card.type === "one_ring" ? "one_ring" : "site";
  return {
    id: card.id,
    number: Number(card.id.replace(/^\d+\D+/, "")),
    title_en: card.title_en ?? "",
    subtitle_en: card.subtitle_en ?? "",
    type: card.type,
    side: card.side ?? "",
    culture: card.culture || alone,
    race: card.race ?? "",
    item_class: card.item_class ?? "",
    keywords: Object.keys(card.keywords ?? {}),
    phases: card.phases ?? [],
    strength: card.strength ?? 0,
    site: card.type === "site" ? (card.site ?? 0) : 0,
  };
}
