import { expect, it } from "vitest";
import type { Term } from "../net/types";
import { linked } from "./linked";

const term = (id: string, de: string, en: string, forms: readonly string[] = []): Term => ({
  id,
  title: { de, en },
  say: { de, en },
  rules: [],
  stamp: null,
  forms: { de: forms, en: [] },
  meet: [],
});
const words = [
  term("ring", "Ring", "Ring"),
  term("bearer", "Ringträger", "Ring-bearer"),
  term("wound", "Wunde", "Wound", ["Wunden"]),
];
const terms = (text: string, lang: "de" | "en") =>
  linked(text, words, lang).flatMap((part) => (part.term ? [[part.text, part.term]] : []));

it("finds words and their forms, the longer ones first, never inside another word", () => {
  expect(terms("Der Ringträger erhält Wunden.", "de")).toEqual([
    ["Ringträger", "bearer"],
    ["Wunden", "wound"],
  ]);
  expect(terms("Verwundet, umringt, Ringe", "de")).toEqual([]);
  expect(terms("The Ring-bearer takes a wound.", "en")).toEqual([
    ["Ring-bearer", "bearer"],
    ["wound", "wound"],
  ]);
});

it("links a word where it stands first, and loses no letter", () => {
  const text = "Eine Wunde, und noch eine Wunde.";
  expect(terms(text, "de")).toHaveLength(1);
  expect(
    linked(text, words, "de")
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
  expect(linked("Nichts davon.", words, "de")).toEqual([{ text: "Nichts davon.", term: null }]);
});
