import { describe, expect, it } from "vitest";
import json from "../../../../src/mathom/games/journey/components.json";
import { face, grouped, rowCards, step, suited } from "./cards";
import { flights } from "./flights";
import { stampBody } from "../shared/stamps";
import { placeStamp } from "./stamps";
import type { Components } from "./types";

const box = json as unknown as Components;

describe("cards", () => {
  it("have a suit and a trait, Gandalf none", () => {
    expect(face("red-wisdom")).toEqual({ suit: "red", trait: "wisdom" });
    expect(face("gandalf")).toEqual({ suit: "white", trait: null });
  });

  it("are grouped and sorted as in the box", () => {
    const hand = ["gandalf", "yellow-strength", "red-wisdom", "red-strength", "red-wisdom"];
    expect(grouped(hand, box)).toEqual([
      { card: "red-strength", count: 1 },
      { card: "red-wisdom", count: 2 },
      { card: "yellow-strength", count: 1 },
      { card: "gandalf", count: 1 },
    ]);
  });

  it("of one suit stand together, in the same order", () => {
    const hand = ["gandalf", "yellow-strength", "red-wisdom", "red-strength", "red-wisdom"];
    const suits = suited(hand, box);
    expect(suits.map((one) => one.suit)).toEqual(["red", "yellow", "white"]);
    expect(suits.flatMap((one) => one.cards)).toEqual(grouped(hand, box));
  });

  it("stand behind Gandalf in a row", () => {
    expect(rowCards("blue", { trait: "wisdom", cards: 2, gandalf: true })).toEqual([
      "gandalf",
      "blue-wisdom",
      "blue-wisdom",
    ]);
  });

  it("overlap when the room is short", () => {
    expect(step(3, 100, 1000, 10)).toBe(110);
    expect(step(11, 100, 600, 10)).toBe(50);
    expect(step(1, 100, 50, 10)).toBe(110);
  });

  it("fly from where they lay to who has them now", () => {
    expect(flights({ is: "took", seat: 1, card: "red-wisdom" }, 0, 0)).toEqual([
      { card: "red-wisdom", from: "open-red-wisdom", to: "seat-1" },
    ]);
    expect(
      flights({ is: "row-begun", seat: 0, card: "red-wisdom", gandalf: true }, 0, 0).map(
        (one) => one.to,
      ),
    ).toEqual(["row-red", "row-red"]);
  });
});

describe("stamps", () => {
  it.each([
    ...box.places.map((place) => placeStamp(place.id)),
    ...box.traits.map((trait) => `trait-${trait.id}`),
  ])("%s is there and carries no style", (name) => {
    expect(stampBody(name)).toContain("<");
    expect(stampBody(name)).not.toContain("style=");
  });
});
