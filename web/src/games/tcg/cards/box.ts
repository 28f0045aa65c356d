/** The cards of the box by number, with their pictures: worked out once, kept as long as the box is. */
import { put } from "../../../art/sprite";
import { inks } from "../picture/inks";
import { hatches } from "../picture/pen";
import { picture } from "../picture/picture";
import { pictured, type Pictured } from "../picture/pictured";
import { plans, type Plan } from "../picture/plan";
import type { PrintedCard } from "../types";

export interface Print {
  readonly markup: string;
  readonly inks: Readonly<Record<string, string>>;
}

interface Ready {
  readonly cards: ReadonlyMap<string, PrintedCard>;
  readonly pictured: ReadonlyMap<string, Pictured>;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly prints: Map<string, Print>;
}

/** `components.json` leaves out what a card has not. */
type Written = Partial<PrintedCard> & Pick<PrintedCard, "id" | "type" | "title_en" | "title_de">;

const NOTHING: PrintedCard = {
  id: "",
  title_en: "",
  title_de: "",
  type: "event",
  subtitle_en: "",
  subtitle_de: "",
  title_de_likely: "",
  subtitle_de_likely: "",
  side: "",
  culture: "",
  unique: false,
  cost: 0,
  strength: 0,
  vitality: 0,
  resistance: 0,
  signet: "",
  race: "",
  item_class: "",
  site: 0,
  shadow_number: 0,
  arrow: "",
  keywords: {},
  homes: [],
  phases: [],
};
const kept = new WeakMap<object, Ready>();

function ready(components: object): Ready {
  const found = kept.get(components);
  if (found) return found;
  const written = (components as { readonly cards: readonly Written[] }).cards;
  const looks = written.map(pictured);
  const made: Ready = {
    cards: new Map(written.map((card) => [card.id, { ...NOTHING, ...card }])),
    pictured: new Map(looks.map((card) => [card.id, card])),
    plans: plans(looks),
    prints: new Map(),
  };
  kept.set(components, made);
  return made;
}

export const allCards = (components: object): readonly PrintedCard[] => [
  ...ready(components).cards.values(),
];

/** A card of the box; one without anything if the box has none of that number. */
export const cardOf = (components: object, kind: string): PrintedCard =>
  ready(components).cards.get(kind) ?? { ...NOTHING, id: kind };

/** The picture of a card. */
export function printOf(components: object, kind: string): Print {
  const box = ready(components);
  const known = box.prints.get(kind);
  if (known) return known;
  const card = box.pictured.get(kind);
  const plan = box.plans.get(kind);
  const made =
    card && plan ? { markup: picture(card, plan), inks: inks(card) } : { markup: "", inks: {} };
  box.prints.set(kind, made);
  return made;
}

/** The culture whose colour a card has; `site` and `one_ring` for those that belong to no people. */
export const cultureOf = (card: PrintedCard): string =>
  card.culture || (card.type === "one_ring" ? "one_ring" : "site");

/** Puts the hatchings that all pictures share into the page, once. */
export function putHatchings(): void {
  put("tcg-hatches", `<svg xmlns="http://www.w3.org/2000/svg"><defs>${hatches()}</defs></svg>`);
}
