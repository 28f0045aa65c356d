import { describe, expect, it } from "vitest";
import { playable } from "./asides";
import { deeds, reach, rows } from "./menu";

const row = (id: string) => ({ anchor: `action:${id}`, kind: "action", id });

describe("the rows of the menu", () => {
  it("stand for what glows and is not drawn elsewhere, once each", () => {
    const anchors = ["region:erebor", "die:event", "action:march", "nation:elves", "action:march"];
    const drawn = (kind: string) => kind === "region" || kind === "die";
    expect(rows(anchors, drawn).map(({ anchor }) => anchor)).toEqual([
      "action:march",
      "nation:elves",
    ]);
  });
});

describe("how far a deed reaches", () => {
  const options = (...anchors: string[][]) => anchors.map((one) => ({ anchors: one }));

  it("is counted by what one would point at first", () => {
    const way = ["region:bree", "region:trollshaws"];
    const other = ["region:bree", "region:the-shire"];
    expect(reach(options(way, other, ["region:erebor"]))).toEqual({ kind: "region", count: 2 });
  });

  it("is not told of things of several kinds, nor of nothing", () => {
    expect(reach(options(["region:bree"], ["nation:elves"]))).toBeNull();
    expect(reach(options([], []))).toBeNull();
  });
});

describe("deeds", () => {
  it("come in the order of the menu; two ways of one deed share a row", () => {
    const ids = ["draw-strategy", "march-led", "march", "move-fellowship", "draw-character"];
    expect(deeds(ids.map(row)).map(({ ways }) => ways.map(({ id }) => id))).toEqual([
      ["move-fellowship"],
      ["march", "march-led"],
      ["draw-character", "draw-strategy"],
    ]);
  });

  it("that only a card brings stand last", () => {
    expect(deeds(["of-a-card", "recruit"].map(row)).map(({ id }) => id)).toEqual([
      "recruit",
      "of-a-card",
    ]);
  });
});

describe("once a die is chosen", () => {
  const answer = (...anchors: string[]) => ({
    id: anchors.join(" "),
    anchors,
    message: { id: "" },
  });
  const options = [
    answer("die:army", "action:march"),
    answer("card:a", "die:army", "face:army"),
    answer("card:b", "die:event", "face:event"),
    answer("ring", "die:army", "face:event"),
  ];

  it("the cards and the ring it may be used for glow too", () => {
    const active = new Set(["action:march"]);
    expect([...playable({ active, chosen: ["die:army"], options })]).toEqual([
      "action:march",
      "card:a",
      "ring",
    ]);
  });

  it("but in a lesson only those that it means", () => {
    const active = new Set(["action:march"]);
    const chosen = ["die:army"];
    const meant = ["die:army action:march", "card:a die:army face:army"];
    expect([...playable({ active, chosen, options, meant })]).toEqual(["action:march", "card:a"]);
  });

  it("and nothing more before", () => {
    const active = new Set(["die:army"]);
    expect(playable({ active, chosen: [], options })).toBe(active);
  });
});
