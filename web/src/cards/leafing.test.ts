import { describe, expect, it } from "vitest";
import type { Message } from "../net/types";
import { find } from "./leafing";

const texts: Record<string, string> = {
  "card-a": "Elven Cloaks",
  "card-b": "Elven Rope",
  "card-c": "Corsairs",
  "text-b": "Any number of Gondor's companions",
};
const box = {
  say: (message: Message | string) => texts[typeof message === "string" ? message : message.id]!,
  inscriptions: { "card-b": { id: "text-b" } },
};
const decks = [
  { title: "one", cards: ["card-a", "card-b"] },
  { title: "two", cards: ["card-c"] },
];
const found = (sought: string) => find(box, decks, sought).map((deck) => deck.cards);

describe("looking for cards", () => {
  it("shows all of them until something is sought", () => {
    expect(found(" ")).toEqual([["card-a", "card-b"], ["card-c"]]);
  });

  it("finds names and what is written on the cards, in capitals or not", () => {
    expect(found("corsairs")).toEqual([["card-c"]]);
    expect(found("GONDOR")).toEqual([["card-b"]]);
  });

  it("finds only what has every word", () => {
    expect(found("elven gondor")).toEqual([["card-b"]]);
    expect(found("elven mordor")).toEqual([]);
  });
});
