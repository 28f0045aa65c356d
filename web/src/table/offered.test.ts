import { describe, expect, it } from "vitest";
import type { AskedNext, Option } from "../net/types";
import { active, back, begin, choose, pick } from "./interaction";
import type { Outcome, Step } from "./interaction";
import { offered, withNext, withoutNext, type Offered } from "./offered";

const option = (answer: string, ...anchors: string[]): Option => ({
  answer,
  anchors,
  message: { id: "option" },
});
const stepOf = (outcome: Outcome<Offered>): Step<Offered> => {
  if (outcome.is !== "step") throw new Error(`expected a step, got ${outcome.is}`);
  return outcome.step;
};

const aside = { ...option("aside", "die:army"), confirm: true };
const options = [
  option("march", "die:army", "action:march"),
  option("hide", "die:army", "action:hide"),
  aside,
  option("card", "card:one"),
];
const marches: AskedNext[] = [
  {
    answer: "march",
    ask: { id: "ask-army" },
    options: [option("edoras", "region:edoras"), option("nobody")],
  },
];
const chosen = stepOf(pick(begin(options.map(offered)), "die:army"));
const lit = withNext(chosen, marches);

describe("looking ahead", () => {
  it("lights what would be asked next, and answers both in one go", () => {
    expect([...active(lit)]).toEqual(["action:march", "action:hide", "region:edoras"]);
    const both = { answers: ["march", "edoras"] };
    expect(pick(lit, "region:edoras")).toMatchObject({ is: "send", option: { both } });
  });

  it("is taken back without letting go of what was chosen", () => {
    const dark = withoutNext(lit);
    expect([...active(dark)]).toEqual(["action:march", "action:hide"]);
    expect(dark.picked).toEqual(["die:army"]);
    expect(pick(dark, "region:edoras").is).toBe("refused");
  });

  it("is taken back also where a step back leads", () => {
    const asking = stepOf(choose(lit, offered(aside)));
    expect([...active(back(asking))]).toContain("region:edoras");
    const still = withoutNext(asking);
    expect(still.pending?.id).toBe("aside");
    expect([...active(back(still))]).toEqual(["action:march", "action:hide"]);
  });

  it("leaves a step alone that looks nowhere", () => {
    expect(withoutNext(chosen)).toBe(chosen);
  });
});
