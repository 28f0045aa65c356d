/** Every card has a picture of its own, and keeps it. */
import { describe, expect, it } from "vitest";
import components from "../../../../../src/mathom/games/tcg/components.json";
import stamps from "../../../../../src/mathom/art/stamps.svg?raw";
import { inks } from "./inks";
import { hatches } from "./pen";
import { picture } from "./picture";
import { pictured, type Pictured } from "./pictured";
import { plan, plans } from "./plan";

const cards: readonly Pictured[] = components.cards.map((card) =>
  pictured(card as Parameters<typeof pictured>[0]),
);
const made = plans(cards);
const prints = new Map(cards.map((card) => [card.id, picture(card, made.get(card.id)!)]));

describe("pictures of the trading cards", () => {
  it("are there for all 365 cards, no two alike", () => {
    expect(prints.size).toBe(365);
    const looks = cards.map((card) => prints.get(card.id) + JSON.stringify(inks(card)));
    expect(new Set(looks).size).toBe(365);
    expect(new Set([...made.values()].map(({ key }) => key)).size).toBe(365);
  });

  it("name only stamps and hatchings that are drawn", () => {
    const drawn = new Set([...(stamps + hatches()).matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
    const named = new Set(
      [...prints.values()].flatMap((print) =>
        [...print.matchAll(/(?:href="|url\()#([a-z0-9-]+)/g)].map(([, id]) => id),
      ),
    );
    expect([...named].filter((id) => !drawn.has(id))).toEqual([]);
  });

  it("hold no style attribute: the content security policy forbids them", () => {
    for (const print of prints.values()) expect(print).not.toContain("style=");
  });

  it("stay when a card is added to the set", () => {
    const last = { ...cards[0]!, id: "4C999", number: 999 };
    const more = plans([...cards, last]);
    for (const card of cards) expect(more.get(card.id)).toEqual(made.get(card.id));
    expect(plan(last)).toEqual(plan(last));
  });
});
