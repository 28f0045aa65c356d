import { describe, expect, it } from "vitest";
import { active, back, begin, begun, buttons, choose, open, pick, usual } from "./interaction";
import type { Outcome, Pointable, Step } from "./interaction";

const option = (id: string, ...anchors: string[]): Pointable => ({ id, anchors });
const slip = (id: string, ...anchors: string[]): Pointable => ({ id, anchors, confirm: true });

const stepOf = (outcome: Outcome): Step => {
  if (outcome.is !== "step") throw new Error(`expected a step, got ${outcome.is}`);
  return outcome.step;
};
const ids = (options: readonly Pointable[]) => options.map((one) => one.id);

const walk = [option("move a1", "field:a1"), option("move a2", "field:a2")];
const fly = [
  option("no-flight"),
  option("fly doom moria", "place:doom", "place:moria"),
  option("fly doom pass", "place:doom", "place:pass"),
  option("fly moria pass", "place:moria", "place:pass"),
  option("fly moria doom", "place:moria", "place:doom"),
];

describe("pointing", () => {
  it("glows where an option begins", () => {
    expect([...active(begin(walk))]).toEqual(["field:a1", "field:a2"]);
    expect([...active(begin(fly))]).toEqual(["place:doom", "place:moria"]);
  });

  it("sends as soon as one option is left", () => {
    expect(pick(begin(walk), "field:a2")).toEqual({ is: "send", option: walk[1] });
  });

  it("narrows with every thing pointed at", () => {
    const step = stepOf(pick(begin(fly), "place:doom"));
    expect([...active(step)]).toEqual(["place:moria", "place:pass"]);
    expect(pick(step, "place:pass")).toMatchObject({ is: "send", option: { id: "fly doom pass" } });
  });

  it("says what was pointed at when nothing continues", () => {
    expect(pick(begin(walk), "field:z9")).toEqual({ is: "refused", anchors: ["field:z9"] });
    const step = stepOf(pick(begin(fly), "place:doom"));
    expect(pick(step, "place:shire")).toEqual({
      is: "refused",
      anchors: ["place:doom", "place:shire"],
    });
  });

  it("begins anew when another beginning is pointed at", () => {
    const three = [
      option("ab", "card:a", "row:b"),
      option("ac", "card:a", "row:c"),
      option("db", "card:d", "row:b"),
      option("dc", "card:d", "row:c"),
    ];
    const step = stepOf(pick(begin(three), "card:a"));
    expect(stepOf(pick(step, "card:d")).picked).toEqual(["card:d"]);
  });

  const ways = [
    option("walk b", "card:walk", "field:b"),
    option("walk c", "card:walk", "field:c"),
    option("jump b", "card:jump", "mark:jump", "field:b"),
    option("jump z", "card:jump", "mark:jump", "field:z"),
  ];

  it("does not begin anew in the middle of another answer", () => {
    const step = stepOf(pick(begin(ways), "card:walk"));
    expect(pick(step, "field:z")).toEqual({
      is: "refused",
      anchors: ["card:walk", "field:z"],
    });
  });

  it("asks before it sends what did not glow", () => {
    const step = stepOf(pick(begin(ways), "field:z"));
    expect(step).toMatchObject({ pending: { id: "jump z" }, picked: ways[3]!.anchors });
    expect(pick(step, "field:z")).toMatchObject({ is: "send", option: { id: "jump z" } });
    expect(stepOf(pick(step, "card:walk")).picked).toEqual(["card:walk"]);
  });

  it("lets go of a thing that is pointed at twice", () => {
    const step = stepOf(pick(begin(fly), "place:doom"));
    expect(stepOf(pick(step, "place:doom")).picked).toEqual([]);
  });

  it("takes a set in any order", () => {
    const pairs = [
      option("ab", "card:a", "card:b"),
      option("ac", "card:a", "card:c"),
      option("bc", "card:b", "card:c"),
    ];
    const step = stepOf(pick(begin(pairs), "card:c"));
    expect([...active(step)].sort()).toEqual(["card:a", "card:b"]);
    expect(pick(step, "card:b")).toMatchObject({ is: "send", option: { id: "bc" } });
  });
});

describe("what goes without saying", () => {
  const one = [option("stay"), ...fly.slice(1, 3)];

  it("is picked beforehand when every option begins with it", () => {
    const step = begin(one);
    expect(step.picked).toEqual(["place:doom"]);
    expect([...active(step)]).toEqual(["place:moria", "place:pass"]);
    expect(begun(step)).toBe(false);
  });

  it("keeps the buttons in sight", () => {
    expect(ids(buttons(begin(one)))).toEqual(["stay"]);
    expect(ids(open(begin(one)))).toEqual(["stay", "fly doom moria", "fly doom pass"]);
  });

  it("never decides alone", () => {
    expect(begin([option("only", "card:a", "card:b")]).picked).toEqual([]);
    expect(begin([option("short", "card:a"), option("long", "card:a", "card:b")]).picked).toEqual(
      [],
    );
  });
});

describe("buttons", () => {
  it("are the options with nothing to point at", () => {
    expect(ids(buttons(begin(fly)))).toEqual(["no-flight"]);
  });

  it("make way while something else is being pointed at", () => {
    expect(ids(buttons(stepOf(pick(begin(fly), "place:doom"))))).toEqual([]);
  });

  it("tell options apart that are made of the same things", () => {
    const twins = [option("use to roll", "tile:gandalf"), option("use to spin", "tile:gandalf")];
    const step = stepOf(pick(begin(twins), "tile:gandalf"));
    expect(ids(buttons(step))).toEqual(["use to roll", "use to spin"]);
  });

  it("end a path that could go on", () => {
    const path = [option("short", "field:a"), option("long", "field:a", "field:b")];
    const step = stepOf(pick(begin(path), "field:a"));
    expect(ids(buttons(step))).toEqual(["short"]);
    expect([...active(step)]).toEqual(["field:b"]);
  });

  it("is sent by pointing at its last thing again", () => {
    const path = [option("short", "field:a"), option("long", "field:a", "field:b")];
    const step = stepOf(pick(begin(path), "field:a"));
    expect(pick(step, "field:a")).toMatchObject({ is: "send", option: { id: "short" } });
  });
});

describe("a slip that hurts", () => {
  const risky = [slip("leave", "field:exit"), option("stay", "field:here")];

  it("is asked about before it is sent", () => {
    const step = stepOf(pick(begin(risky), "field:exit"));
    expect(step.pending?.id).toBe("leave");
    expect(choose(step, risky[0]!)).toMatchObject({ is: "send", option: { id: "leave" } });
  });

  it("can be confirmed by pointing again", () => {
    const step = stepOf(pick(begin(risky), "field:exit"));
    expect(pick(step, "field:exit")).toMatchObject({ is: "send" });
  });

  it("is forgotten by stepping back or pointing elsewhere", () => {
    const step = stepOf(pick(begin(risky), "field:exit"));
    expect(back(step).pending).toBeNull();
    expect(pick(step, "field:here")).toMatchObject({ is: "send", option: { id: "stay" } });
  });

  it("from the list is asked about as well", () => {
    const step = stepOf(choose(begin(risky), risky[0]!));
    expect(step.pending?.id).toBe("leave");
  });

  it("as a button leads back to where it was pressed", () => {
    const die = [
      { ...option("aside", "die:muster"), confirm: true },
      option("recruit", "die:muster", "region:edoras"),
      option("other", "die:army"),
    ];
    const chosen = stepOf(pick(begin(die), "die:muster"));
    const asking = stepOf(choose(chosen, die[0]!));
    expect(asking.pending?.id).toBe("aside");
    expect(back(asking)).toEqual(chosen);
  });

  it("can be anything, for those who ask for care", () => {
    const step = stepOf(pick(begin(walk), "field:a1", { careful: true }));
    expect(step.pending?.id).toBe("move a1");
    const other = stepOf(pick(step, "field:a2", { careful: true }));
    expect(other.pending?.id).toBe("move a2");
  });
});

describe("the usual answer", () => {
  const die = [option("end", "card:a"), option("on", "card:a", "field:1"), option("b", "card:b")];

  it("is the only one left, or to end what was begun", () => {
    expect(usual(begin([option("go on")]))?.id).toBe("go on");
    expect(usual(stepOf(pick(begin(die), "card:a")))?.id).toBe("end");
  });

  it("is never one that would hurt, and none of several", () => {
    const risky = die.map((one) => ({ ...one, confirm: one.id === "end" }));
    expect(usual(stepOf(pick(begin(risky), "card:a")))).toBeNull();
    expect(usual(begin([option("yes"), option("no")]))).toBeNull();
    expect(usual(begin([option("pass"), option("b", "card:b")]))).toBeNull();
  });
});

describe("stepping back", () => {
  it("undoes one thing at a time", () => {
    const deep = [
      option("abc", "a", "b", "c"),
      option("abd", "a", "b", "d"),
      option("x", "x", "y"),
    ];
    const step = stepOf(pick(stepOf(pick(begin(deep), "a")), "b"));
    expect(back(step).picked).toEqual(["a"]);
    expect(back(back(step)).picked).toEqual([]);
    expect(begun(back(back(step)))).toBe(false);
  });
});
