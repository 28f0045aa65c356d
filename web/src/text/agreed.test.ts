import { expect, test } from "vitest";
import { agreed } from "./agreed";

const texts = {
  en: {
    lang: "en",
    source: "",
    names: { "need-8": "Gandalf the Grey", "need-8@fire=either": "Gandalf" },
  },
};

test("what a table agreed on changes the text", () => {
  expect(agreed(texts, { fire: "either" })["en"]!.names["need-8"]).toBe("Gandalf");
});

test("what it did not agree on does not", () => {
  expect(agreed(texts, { fire: "grey" })["en"]!.names["need-8"]).toBe("Gandalf the Grey");
  expect(agreed(texts, {})["en"]!.names["need-8"]).toBe("Gandalf the Grey");
});
