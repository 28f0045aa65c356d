import { describe, expect, it } from "vitest";
import type { Message, Weighed } from "../net/types";
import { sentence, telling } from "./reasons";

const weighed = (answer: string, ...reasons: Message[]): Weighed => ({
  answer,
  message: { id: answer },
  score: null,
  visits: null,
  win: null,
  reasons,
});

describe("the reasons of advice", () => {
  it("what is said alike of every answer tells nothing", () => {
    const all = [weighed("a", { id: "why-best-so" }), weighed("b", { id: "why-best-so" })];
    expect(telling(all)(all[0])).toEqual([]);
  });

  it("what one answer has over the others is told", () => {
    const two = { id: "why-beats", args: { count: 2 } };
    const all = [weighed("a", two), weighed("b", { id: "why-best-so" })];
    expect(telling(all)(all[0])).toEqual([two]);
    expect(telling(all.slice(0, 1))(all[0])).toEqual([two]);
  });

  it("a reason that stands alone is a sentence", () => {
    expect(sentence("it beats 2 orcs")).toBe("It beats 2 orcs.");
    expect(sentence("Éomer goes!")).toBe("Éomer goes!");
  });
});
