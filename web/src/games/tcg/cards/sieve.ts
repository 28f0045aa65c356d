/** Which cards somebody is looking for: several choices in one group mean or, groups mean and. Pure. */
import type { BoxProps } from "../../board";
import type { PrintedCard } from "../types";
import { cultureOf } from "./box";
import { subtitleOf, titleOf } from "./words";

export const GROUPS = [
  "side",
  "culture",
  "kind",
  "cost",
  "phase",
  "keyword",
  "signet",
  "rarity",
] as const;
export type Group = (typeof GROUPS)[number];
/** What is chosen in each group; nothing chosen: all. */
export type Sieve = Readonly<Record<Group, ReadonlySet<string>>>;

export const OPEN: Sieve = {
  side: new Set(),
  culture: new Set(),
  kind: new Set(),
  cost: new Set(),
  phase: new Set(),
  keyword: new Set(),
  signet: new Set(),
  rarity: new Set(),
};
/** Costs above this are one choice. */
const DEAR = 7;
/** The order of the choices, and of the collection. */
const SIDES = ["free", "shadow", "site"];
const CULTURES = [
  "dwarven",
  "elven",
  "gandalf",
  "gondor",
  "rohan",
  "shire",
  "dunland",
  "isengard",
  "raider",
  "one_ring",
  "site",
];
const KINDS = [
  "companion",
  "ally",
  "minion",
  "possession",
  "artifact",
  "condition",
  "event",
  "site",
  "one_ring",
];
const PHASES = [
  "fellowship",
  "maneuver",
  "archery",
  "assignment",
  "skirmish",
  "regroup",
  "response",
];

/** What a card is in each group; a group that does not concern it has nothing. */
export function valuesOf(card: PrintedCard, group: Group): readonly string[] {
  switch (group) {
    case "side":
      return card.type === "site" ? ["site"] : card.side ? [card.side] : [];
    case "culture":
      return card.type === "site" ? [] : [cultureOf(card)];
    case "kind":
      return card.type === "one_ring" ? [] : [card.type];
    case "cost":
      if (card.type === "site" || card.type === "one_ring") return [];
      return [card.cost >= DEAR ? `${DEAR}+` : String(card.cost)];
    case "phase":
      return card.phases;
    case "keyword":
      return Object.keys(card.keywords);
    case "signet":
      return card.signet ? [card.signet] : [];
    case "rarity":
      return [card.id.replace(/\d/g, "")];
  }
}

/** The choices of a group in their order: costs by size, keywords by how often they occur. */
export function choices(cards: readonly PrintedCard[], group: Group): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of cards.flatMap((card) => valuesOf(card, group)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  const found = [...counts.keys()];
  if (group === "cost") return found.sort((a, b) => parseInt(a) - parseInt(b));
  if (group === "keyword") return found.sort((a, b) => counts.get(b)! - counts.get(a)!);
  const order = { side: SIDES, culture: CULTURES, kind: KINDS, phase: PHASES }[group as string];
  return order ? found.sort((a, b) => order.indexOf(a) - order.indexOf(b)) : found;
}

export const toggled = (sieve: Sieve, group: Group, value: string): Sieve => {
  const chosen = new Set(sieve[group]);
  if (!chosen.delete(value)) chosen.add(value);
  return { ...sieve, [group]: chosen };
};

/** How many choices are made. */
export const chosenIn = (sieve: Sieve): number =>
  GROUPS.reduce((sum, group) => sum + sieve[group].size, 0);

/** The cards that pass: every group, and every word somewhere in title, subtitle or text. */
export function sift(
  box: Pick<BoxProps, "say" | "words">,
  cards: readonly PrintedCard[],
  sieve: Sieve,
  sought: string,
): readonly PrintedCard[] {
  const needles = plain(sought).split(/\s+/).filter(Boolean);
  const passes = (card: PrintedCard) => (group: Group) =>
    sieve[group].size === 0 || valuesOf(card, group).some((value) => sieve[group].has(value));
  return cards.filter((card) => {
    if (!GROUPS.every(passes(card))) return false;
    if (needles.length === 0) return true;
    const { language } = box.words;
    const text = box.words.has(`text-${card.id}`) ? box.say(`text-${card.id}`) : "";
    const all = plain(
      `${titleOf(card, language)} ${subtitleOf(card, language)} ${text} ${card.id}`,
    );
    return needles.every((needle) => all.includes(needle));
  });
}

/** Without accents and capitals: nobody types Gríma's. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

export const ORDERS = ["culture", "cost", "title"] as const;
export type Order = (typeof ORDERS)[number];

/** In this order: by culture, kind and cost; by cost; or by title. */
export function sorted(
  cards: readonly PrintedCard[],
  order: Order,
  language: string,
): readonly PrintedCard[] {
  const places = new Map(
    cards.map((card) => [
      card.id,
      [CULTURES.indexOf(cultureOf(card)), KINDS.indexOf(card.type), card.site, -card.cost],
    ]),
  );
  const byCulture = (a: PrintedCard, b: PrintedCard) => {
    const [one = [], two = []] = [places.get(a.id), places.get(b.id)];
    const at = one.findIndex((n, index) => n !== two[index]);
    return at < 0 ? 0 : one[at]! - two[at]!;
  };
  const byTitle = (a: PrintedCard, b: PrintedCard) =>
    titleOf(a, language).localeCompare(titleOf(b, language), language);
  const byCost = (a: PrintedCard, b: PrintedCard) => a.cost - b.cost || byCulture(a, b);
  return [...cards].sort({ culture: byCulture, cost: byCost, title: byTitle }[order]);
}
