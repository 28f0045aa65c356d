import { expect, it } from "vitest";
import type { Occasion, Term } from "../net/types";
import { firstMeeting } from "./meetings";

const nothing: Occasion = { ask: null, event: null, anchor: null };
const term = (id: string, ...meet: Partial<Occasion>[]): Term => ({
  id,
  title: { de: id, en: id },
  say: { de: id, en: id },
  rules: [],
  stamp: null,
  forms: { de: [], en: [] },
  meet: meet.map((one) => ({ ...nothing, ...one })),
});
const words = [
  term("plain"),
  term("pincer", { event: "pincer-closed" }),
  term("chain", { ask: "ask-hero" }),
  term("gandalf", { anchor: "card:gandalf*" }),
];
const moment = (events: string[] = [], anchors: string[] = []) => ({
  ask: "ask-hero",
  events,
  anchors: new Set(anchors),
});

it("comes with what has happened, what is asked, or what glows", () => {
  const met = (events: string[], anchors: string[], known: string[]) =>
    firstMeeting(words, moment(events, anchors), ({ id }) => known.includes(id));
  expect(met([], [], [])).toMatchObject({ term: { id: "chain" }, at: "ui:question" });
  expect(met(["pincer-closed"], [], [])).toMatchObject({
    term: { id: "pincer" },
    at: "term:pincer",
  });
  expect(met([], ["field:a1", "card:gandalf-6"], ["chain"])?.at).toBe("card:gandalf-6");
});

it("comes once: what is known is not explained again", () => {
  expect(firstMeeting(words, moment(["pincer-closed"], ["card:gandalf-6"]), () => true)).toBe(null);
});
