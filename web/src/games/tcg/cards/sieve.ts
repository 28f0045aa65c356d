/** Which cards somebody is looking for: several choices in one group mean or, groups mean and. Pure. */
import type { BoxProps } from "../../board";
import type { PrintedCard } from "../types";
import { cultureOf } from "./box";
import { subtitleOf, titleOf } from "./words";

export const GROUPS = ["culture", "kind", "cost", "rarity"] as const;
export type Group = (typeof GROUPS)[number];
/** What is chosen in each group; nothing chosen: all. */
export type Sieve = Readonly<Record<Group, ReadonlySet<string>>>;

export const OPEN: Sieve = {
  culture: new Set(),
  kind: new Set(),
  cost: new Set(),
  rarity: new Set(),
};
/** Costs above this are one choice. */
const DEAR = 7;

/** What a card is in each group. */
export function valueOf(card: PrintedCard, group: Group): string {
  switch (group) {
    case "culture":
      return cultureOf(card);
    case "kind":
      return card.type;
    case "cost":
      if (card.type === "site" || card.type === "one_ring") return "";
      return card.cost >= DEAR ? `${DEAR}+` : String(card.cost);
    case "rarity":
      return card.id.replace(/\d/g, "");
  }
}

/** The choices of a group, in the order of the box; costs by size. */
export function choices(cards: readonly PrintedCard[], group: Group): readonly string[] {
  const found = [...new Set(cards.map((card) => valueOf(card, group)))].filter(Boolean);
  return group === "cost" ? found.sort((a, b) => parseInt(a) - parseInt(b)) : found;
}

export const toggled = (sieve: Sieve, group: Group, value: string): Sieve => {
  const chosen = new Set(sieve[group]);
  if (!chosen.delete(value)) chosen.add(value);
  return { ...sieve, [group]: chosen };
};

/** The cards that pass: every group, and every word somewhere in title, subtitle or text. */
export function sift(
  box: Pick<BoxProps, "say" | "words">,
  cards: readonly PrintedCard[],
  sieve: Sieve,
  sought: string,
): readonly PrintedCard[] {
  const needles = plain(sought).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (!GROUPS.every((group) => sieve[group].size === 0 || sieve[group].has(valueOf(card, group))))
      return false;
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
