/** The collection finds what somebody looks for. */
import { describe, expect, it } from "vitest";
import components from "../../../../../src/mathom/games/tcg/components.json";
import { Words } from "../../../text/words";
import { allCards } from "./box";
import { choices, OPEN, sift, sorted, toggled } from "./sieve";

const cards = allCards(components);
const names = { "text-4R41": "Bearer must be Gimli. Skirmish: discard a Dwarven condition." };
const words = new Words("en", { sources: [], names });
const box = { words, say: (id: unknown) => words.say(id as string) };
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe("the collection", () => {
  it("shows all cards while nothing is chosen", () => {
    expect(sift(box, cards, OPEN, "")).toHaveLength(365);
  });

  it("takes several choices of a group as or, groups as and", () => {
    const dwarves = toggled(OPEN, "culture", "dwarven");
    const both = toggled(dwarves, "culture", "elven");
    const companions = toggled(both, "kind", "companion");
    const found = sift(box, cards, companions, "");
    expect(found.length).toBeGreaterThan(4);
    expect(found.every(({ type }) => type === "companion")).toBe(true);
    expect(new Set(found.map(({ culture }) => culture))).toEqual(new Set(["dwarven", "elven"]));
    expect(sift(box, cards, toggled(dwarves, "culture", "dwarven"), "")).toHaveLength(365);
  });

  it("searches titles without accents, and the text", () => {
    expect(sift(box, cards, OPEN, "grima").length).toBeGreaterThan(1);
    expect(ids(sift(box, cards, OPEN, "dwarven condition skirmish"))).toContain("4R41");
    expect(sift(box, cards, OPEN, "no such words anywhere")).toEqual([]);
  });

  it("offers costs by size, the dear ones together", () => {
    expect(choices(cards, "cost")).toEqual(["0", "1", "2", "3", "4", "5", "6", "7+"]);
    expect(choices(cards, "kind")).toHaveLength(8);
    expect(choices(cards, "side")).toEqual(["free", "shadow", "site"]);
    expect(choices(cards, "keyword")[0]).toBe("damage");
    expect([...choices(cards, "rarity")].sort()).toEqual(["C", "P", "R", "U"]);
  });

  it("finds cards by side, phase, keyword and signet", () => {
    const sites = sift(box, cards, toggled(OPEN, "side", "site"), "");
    expect(sites.every(({ type }) => type === "site")).toBe(true);
    const archers = sift(box, cards, toggled(OPEN, "keyword", "archer"), "");
    expect(archers).toHaveLength(12);
    const both = sift(box, cards, toggled(toggled(OPEN, "phase", "archery"), "side", "free"), "");
    expect(both.every(({ phases, side }) => phases.includes("archery") && side === "free")).toBe(
      true,
    );
    expect(sift(box, cards, toggled(OPEN, "signet", "gandalf"), "")).toHaveLength(8);
  });

  it("is ordered by people, cost or title", () => {
    const titles = sorted(cards, "title", "de").map(({ title_de }) => title_de);
    expect(titles[0]?.startsWith("A")).toBe(true);
    const costs = sorted(cards, "cost", "de").map(({ cost }) => cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    const [first] = sorted(cards, "culture", "de");
    expect([first?.culture, first?.type]).toEqual(["dwarven", "companion"]);
    expect(sorted(cards, "culture", "de").at(-1)?.site).toBe(9);
  });
});
