/** A deck while it is being built. */
import { describe, expect, it } from "vitest";
import components from "../../../../../src/mathom/games/tcg/components.json";
import { changed, cleanName, deckFrom, EMPTY, laid, path, sideOf, textOf, type Deck } from "./deck";

const [aragorn] = components.decks as unknown as readonly (Deck & { name_en: string })[];
const starter: Deck = { ...EMPTY, ...aragorn!, name: "Starter" };

describe("a deck", () => {
  it("is read again as it was written", () => {
    const { name, ring_bearer, ring, sites, cards } = starter;
    expect(deckFrom(textOf(starter))).toEqual({ name, ring_bearer, ring, sites, cards });
    expect(deckFrom(textOf(EMPTY))).toEqual(EMPTY);
  });

  it("takes nothing from a text that somebody has tampered with", () => {
    expect(deckFrom("3 __proto__\n1e9 4C42\n-1 4C42\n3 4C42 x\nconstructor 4C2")).toEqual({
      ...EMPTY,
      cards: { "4C42": 3 },
    });
  });

  it("has a name on one line that is no comment", () => {
    expect(cleanName("  A #1\n\tdeck\u0000 ")).toBe("A 1 deck");
    expect(textOf({ ...EMPTY, name: "x\nring 4C2" })).toBe("deck x ring 4C2\n");
  });

  it("gets one more or one less of a card, and never less than none", () => {
    const more = changed(changed(EMPTY, "4C42", 1), "4C42", 1);
    expect(more.cards).toEqual({ "4C42": 2 });
    expect(changed(changed(more, "4C42", -1), "4C42", -1).cards).toEqual({});
    expect(changed(EMPTY, "4C42", -1)).toEqual(EMPTY);
  });

  it("has one site on each place; another one takes its place", () => {
    expect(path(components, starter).map((here) => here.length)).toEqual(Array(9).fill(1));
    const others = laid(components, starter, "4U326");
    expect(path(components, others)[0]).toEqual(["4U326"]);
    expect(others.sites).toHaveLength(9);
    expect(laid(components, others, "4U326").sites).toHaveLength(8);
  });

  it("is counted by side, cost and people", () => {
    const free = sideOf(components, starter, "free");
    const shadow = sideOf(components, starter, "shadow");
    expect([free.count, shadow.count]).toEqual([30, 30]);
    expect(free.costs.reduce((sum, n) => sum + n)).toBe(30);
    expect(shadow.cultures).toEqual([["dunland", 30]]);
    expect(free.cultures.reduce((sum, [, n]) => sum + n, 0)).toBe(30);
    expect(sideOf(components, changed(EMPTY, "4U326", 1), "").count).toBe(1);
  });
});
