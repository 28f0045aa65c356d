import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Overview, Panel, Rulebook } from "../net/types";
import { figures, parts, pieces, stampsOf } from "./references";

const text = {
  question: "May one fly over a mountain that is very high and cold?",
  answer: "Yes.",
  why: "",
};
const book: Rulebook = {
  game: "orcs",
  chapters: [
    { id: "1", de: "Plan", en: "Board" },
    { id: "3", de: "Ein Zug", en: "A turn" },
  ],
  rules: [
    { id: "ORK-1.1", chapter: "1", de: "Der Plan (ORK-3.1, XX-9).", en: "The board.", book: null },
    { id: "ORK-3.1", chapter: "3", de: "Wer dran ist (ORK-R1).", en: "Whose turn.", book: "2" },
  ],
  rulings: [{ id: "ORK-R1", rules: ["ORK-3.1"], de: text, en: text }],
};

describe("the rules", () => {
  it("say names where they refer to each other, and leave alone what nobody knows", () => {
    expect(pieces(book, book.rules[0]!.de, "de")).toEqual([
      { text: "Der Plan (" },
      { rule: "ORK-3.1", text: "Ein Zug 3.1" },
      { text: ", XX-9)." },
    ]);
    expect(pieces(book, book.rules[1]!.de, "de")[1]).toEqual({
      rule: "ORK-R1",
      text: "May one fly over a mountain that is very high …",
    });
  });

  it("begin with what one needs to play", () => {
    expect(parts(book, "de", "").map(({ id, first }) => [id, first])).toEqual([
      ["3", true],
      ["1", false],
    ]);
    expect(parts(book, "de", "")[0]?.rules[0]?.asked).toEqual(["ORK-R1"]);
  });

  it("are searched by sentence, chapter and number", () => {
    expect(parts(book, "en", "whose").map(({ id }) => id)).toEqual(["3"]);
    expect(parts(book, "de", "ork-1.1").map(({ id }) => id)).toEqual(["1"]);
    expect(parts(book, "de", "nothing")).toEqual([]);
  });

  it("have stamps that exist", () => {
    const known = readFileSync("../src/mathom/art/stamps.svg", "utf8");
    for (const game of ["hobbits", "journey", "orcs", "ringwar", "tcg"])
      for (const chapter of Array.from({ length: 24 }, (_, at) => String(at)))
        for (const stamp of stampsOf(game, chapter)) expect(known).toContain(`id="${stamp}"`);
  });
});

describe("drawings", () => {
  const said = { de: "", en: "" };
  const figure = { lesson: "1", step: 0 } as unknown as Panel["figure"];
  const panel = (rules: string[], drawn: boolean): Panel => ({
    title: said,
    say: said,
    rules,
    figure: drawn ? figure : null,
    stamps: [],
  });
  it("stand at the first rule they are about that has none yet", () => {
    const [one, other, bare] = [
      panel(["A-1"], true),
      panel(["A-1", "A-2"], true),
      panel(["A-3"], false),
    ];
    const page = { goals: [one], turn: [other], forgotten: [bare] } as unknown as Overview;
    expect([...figures(page)]).toEqual([
      ["A-1", one],
      ["A-2", other],
    ]);
    expect(figures(null).size).toBe(0);
  });
});
