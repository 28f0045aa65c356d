import { describe, expect, it } from "vitest";
import type { Answer } from "../../board";
import { glowing } from "./scene";

const pair = (who: string, whom: string): Answer =>
  ({
    id: `assign ${who} ${whom}`,
    anchors: [`card:${who}`, `card:${whom}`],
    message: { id: "option-assign" },
  }) as unknown as Answer;
const done = { id: "done", anchors: [], message: { id: "option-done" } } as unknown as Answer;
const options = [pair("gimli", "savage"), pair("frodo", "brigand"), done];
const glow = (meant: readonly string[] | null, chosen: readonly string[] = []) =>
  [...glowing({ active: new Set<string>(), options, chosen, meant })].sort();

describe("what glows while companions are assigned", () => {
  it("is either end of every pair", () => {
    const all = ["card:brigand", "card:frodo", "card:gimli", "card:savage"];
    expect(glow(null)).toEqual(all);
  });
  it("is in a lesson the pair it means, and nothing where it means that nobody is assigned", () => {
    expect(glow(["assign gimli savage"])).toEqual(["card:gimli", "card:savage"]);
    expect(glow(["done"])).toEqual([]);
  });
  it("is what the table says once one of them is chosen", () => {
    expect(glow(null, ["card:gimli"])).toEqual([]);
  });
});
