import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import stamps from "../../../../../src/mathom/art/stamps.svg?raw";
import pens from "../../../../../src/mathom/art/pens.svg?raw";
import {
  DECKS,
  deckStamp,
  dieStamp,
  emblemOf,
  numberOf,
  playedNow,
  playerStamp,
  sideOf,
} from "./box";
import type { Box } from "./box";
import { abilities, paragraphs, sentences, tightness, written } from "./written";

const box = JSON.parse(
  readFileSync("../src/mathom/games/ringwar/components.json", "utf8"),
) as Box & {
  readonly dice: { readonly free: readonly string[]; readonly shadow: readonly string[] };
};

const said = (id: string) => ({ id });
const then = (first: object, second: object) => ({ id: "words-then", args: { first, second } });
const inscription = (event: object, combat: object) =>
  ({ id: "card-inscription", args: { event, title: said("combat-x"), combat } }) as never;

describe("what is written on an event card", () => {
  it("is taken apart into condition, effects and combat half", () => {
    const need = { id: "card-condition", args: { condition: said("c") } };
    const event = then(then(need, said("a")), said("b"));
    const combat = { id: "combat-text", args: { condition: said("n"), effect: said("e") } };
    expect(written(inscription(event, combat))).toEqual({
      need,
      text: [said("a"), said("b")],
      stays: false,
      title: said("combat-x"),
      fightNeed: said("n"),
      fight: [said("e")],
    });
  });

  it("has an effect for each initiative number", () => {
    const combat = { id: "combat-then", args: { first: said("early"), then: said("late") } };
    const found = written(inscription(said("a"), combat));
    expect(found.fight).toEqual([said("early"), said("late")]);
    expect(found.fightNeed).toBeNull();
  });

  it("tells whether the card stays, and parts what holds from then on", () => {
    const event = then(then(said("at-once"), said("stays-on-table")), said("while"));
    const found = written(inscription(event, said("e")));
    expect(found.stays).toBe(true);
    expect(paragraphs(found.text)).toEqual([
      [said("at-once")],
      [said("stays-on-table"), said("while")],
    ]);
    expect(paragraphs([said("stays-on-table")])).toHaveLength(1);
  });

  it("is nothing on a card nobody has written on", () => {
    expect(written(undefined)).toMatchObject({ text: [], fight: [], title: null });
  });

  it("never loses a sentence, however they are put together", () => {
    const left = then(then(said("a"), said("b")), said("c"));
    const right = then(said("a"), then(said("b"), said("c")));
    expect(sentences(left as never)).toEqual(sentences(right as never));
  });

  it("is set smaller the longer it is", () => {
    expect([100, 500, 700, 900].map(tightness)).toEqual([0, 1, 2, 3]);
  });
});

describe("what is written on a character", () => {
  const ability = { id: "ability", args: { name: said("n"), text: said("t") } };

  it("is a list of abilities, with numbers before them or not", () => {
    const whole = { id: "character-inscription", args: { facts: said("f"), abilities: ability } };
    expect(abilities(whole as never)).toEqual([{ name: said("n"), text: said("t") }]);
    expect(abilities(then(ability, ability) as never)).toHaveLength(2);
    expect(abilities(undefined)).toEqual([]);
  });
});

describe("the cards in the box", () => {
  const there = (stamp: string) => `${stamps}${pens}`.includes(`id="${stamp}"`);

  it("have stamps for their dice, decks, players and people", () => {
    const wanted = [
      ...box.cards.map((card) => dieStamp(card.die)),
      ...[...box.dice.free, ...box.dice.shadow, "will"].map(dieStamp),
      ...DECKS.map(deckStamp),
      ...box.cards.flatMap((card) => playerStamp(card.players) ?? []),
      ...box.characters.map((one) => emblemOf(one.id)),
    ];
    expect([...new Set(wanted)].filter((stamp) => !there(stamp))).toEqual([]);
  });

  it("tell everybody apart by an emblem", () => {
    const emblems = box.characters.map((one) => emblemOf(one.id));
    expect(new Set(emblems).size).toBe(emblems.length);
  });

  it("have their side, deck and number in their id", () => {
    for (const card of box.cards) {
      expect(DECKS).toContain(card.deck);
      expect(sideOf(card.id)).toBe(sideOf(card.deck));
      expect(numberOf(card.id)).toBeGreaterThan(0);
    }
    expect(sideOf("fp-strategy-07")).toBe("free");
    expect(sideOf("shadow-character-12")).toBe("shadow");
  });
});

describe("the card being played", () => {
  const lying = { hand: ["fp-strategy-02"], table: [], spent: ["fp-strategy-03"], decks: [] };
  const frames = (card: string) => [{ is: "actions" }, { is: "playing", card }, { is: "drawing" }];
  it("is shown while it lies nowhere else", () => {
    expect(playedNow({ ...lying, frames: frames("fp-strategy-01") })).toBe("fp-strategy-01");
    expect(playedNow({ ...lying, frames: frames("fp-strategy-02") })).toBeNull();
    expect(playedNow({ ...lying, frames: frames("fp-strategy-03") })).toBeNull();
    expect(playedNow({ ...lying, frames: [{ is: "actions" }] })).toBeNull();
  });
});
