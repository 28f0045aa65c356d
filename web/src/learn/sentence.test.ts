import { expect, test } from "vitest";
import { Words } from "../text/words";
import { parts, plain } from "./sentence";

const words = new Words("en", { sources: [], names: { "place-moria": "Moria" } });

test("names of the game are put in, and words of the glossary are told apart", () => {
  const said = { de: "", en: "Look, the *big circle|big-field* by {place-moria}!" };
  expect(parts(said, words)).toEqual([
    { text: "Look, the ", term: null },
    { text: "big circle", term: "big-field" },
    { text: " by Moria!", term: null },
  ]);
  expect(plain(said, words)).toBe("Look, the big circle by Moria!");
});
