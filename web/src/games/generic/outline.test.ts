import { describe, expect, it } from "vitest";
import { Words } from "../../text/words";
import { lines, mentions, outline, readable } from "./outline";
import type { Part } from "./outline";
import type { By, Shape, TableShape } from "./shape";

const SOURCE = `
view-turn = On turn
view-hand = Your hand
view-armies = Armies
view-people = Who is where
view-steps = Steps to war
view-active = At war
view-frames = Under way
view-kind = Kind
view-kind-siege = a siege
view-rolls = Rolls
view-number = Round
view-board = On the board
frame-battle = A battle
side-0 = the good
side-1 = the bad
sign-o = orcs
region-aside = not in play
card-text = Draw two.
`;
const regions = Object.fromEntries(
  Array.from({ length: 30 }, (_, at) => [`region-r${at}`, `Land ${at}`]),
);
const words = new Words("en", {
  sources: [SOURCE],
  names: {
    ...regions,
    "figure-orc": "orc",
    "figure-elf": "elf",
    "person-frodo": "Frodo",
    "person-sam": "Sam",
    "nation-gondor": "Gondor",
    "nation-rohan": "Rohan",
    "card-one": "First card",
  },
  player: (seat) => ["Anna", "Ben"][seat],
});
const by = (kind: string, ids: readonly string[] = []): By => ({ kind, ids, blank: "" });
const thing = (kind: string): Shape => ({ is: "thing", kind });
const list = (item: Shape, of: By | null = null): Shape => ({ is: "list", item, by: of });

function told(fields: Record<string, Shape>, table: unknown): readonly Part[] {
  const shape: TableShape = {
    table: { is: "fields", fields },
    inscriptions: { "card-one": { id: "card-text" } },
  };
  return outline(shape, table, {
    say: (message) => words.say(message),
    has: (id) => words.has(id),
    ids: (kind) => words.ids(kind),
    yes: "yes",
    no: "no",
  });
}

/** A part in short: title, then what is there. */
const short = (part: Part): unknown => [
  part.title,
  ...(part.text ? [part.text] : []),
  ...part.things.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)),
  ...part.parts.map(short),
];

describe("a table in words", () => {
  it("calls players, things and numbers by their names", () => {
    const found = told(
      { turn: thing("seat"), hand: list(thing("card")) },
      { turn: 1, hand: ["one"] },
    );
    expect(found.map(short)).toEqual([
      ["On turn", "Ben"],
      ["Your hand", "First card"],
    ]);
    expect(found[1]?.things[0]).toMatchObject({ anchor: "card:one", inscription: "Draw two." });
  });

  it("counts what is there more than once", () => {
    const found = told({ hand: list(thing("card")) }, { hand: ["one", "one"] });
    expect(found.map(short)).toEqual([["Your hand", "2 × First card"]]);
  });

  it("leaves out what is empty", () => {
    expect(
      told({ turn: thing("seat"), hand: list(thing("card")) }, { turn: null, hand: [] }),
    ).toEqual([]);
  });

  it("tells long lists by their entries, whoever owns them", () => {
    const force: Shape = { is: "counts", of: by("figure") };
    const nobody = Array.from({ length: 30 }, (): number[] => []);
    const good = [...nobody];
    good[3] = [0, 2];
    const bad = [...nobody];
    bad[5] = [4, 1];
    const armies = list(list(force, by("region")), by("side"));
    expect(told({ armies }, { armies: [good, bad] }).map(short)).toEqual([
      ["Armies", ["Land 3", ["the good", "2 × elf"]], ["Land 5", ["the bad", "4 × orc", "elf"]]],
    ]);
  });

  it("says who is where by the place", () => {
    const people = list(thing("region"), by("person"));
    const found = told({ people }, { people: ["r2", "r2"] });
    expect(found.map(short)).toEqual([["Who is where", ["Land 2", "Frodo", "Sam"]]]);
    expect(mentions(found).get("region:r2")).toEqual(["Frodo", "Sam"]);
  });

  it("keeps zeros that mean something, and lists what is true", () => {
    const steps = list({ is: "number" }, by("nation"));
    const active = list({ is: "truth" }, by("nation"));
    expect(told({ steps, active }, { steps: [0, 2], active: [false, true] }).map(short)).toEqual([
      ["Steps to war", ["Gondor", "0"], ["Rohan", "2"]],
      ["At war", "Rohan"],
    ]);
  });

  it("reads a row of signs, and skips the blank ones", () => {
    const board = list(thing("sign"), { kind: "region", ids: [], blank: ".#" });
    expect(told({ board }, { board: ".o#o" }).map(short)).toEqual([
      ["On the board", ["orcs", "Land 1", "Land 3"]],
    ]);
  });

  it("shows of what is under way only what has words", () => {
    const battle: Shape = {
      is: "fields",
      fields: {
        kind: { is: "word", of: ["siege"] },
        rolls: list({ is: "word", of: [] }, by("side")),
        step: { is: "word", of: [] },
      },
    };
    const frames = list({ is: "kinds", kinds: { battle, tidying: { is: "fields", fields: {} } } });
    const under = [
      { is: "tidying" },
      { is: "battle", kind: "siege", rolls: ["", "136"], step: "x-y" },
    ];
    expect(told({ frames }, { frames: under }).map(short)).toEqual([
      ["Under way", ["A battle", ["Kind", "a siege"], ["Rolls", ["the bad", "136"]]]],
    ]);
  });

  it("says a struct of one field without another title", () => {
    const turn: Shape = { is: "fields", fields: { number: { is: "number" } } };
    expect(told({ turn }, { turn: { number: 3, side: 1 } }).map(short)).toEqual([["Round", "3"]]);
  });

  it("makes do without words", () => {
    const found = told({ hand_sizes: list(thing("odd_kind")) }, { hand_sizes: ["blue-wizard"] });
    expect(found.map(short)).toEqual([["Hand sizes", "Blue wizard"]]);
    expect(readable("a_b-c")).toBe("A b c");
    expect(found.map(lines)).toEqual([1]);
  });

  it("calls copies of a thing by their common name, and keeps them apart", () => {
    const parts = told({ hand: list(thing("card")) }, { hand: ["one.31", "one.37"] });
    expect(parts[0]?.things.map(({ name, anchor, count }) => [name, anchor, count])).toEqual([
      ["First card", "card:one.31", 1],
      ["First card", "card:one.37", 1],
    ]);
  });

  it("counts what is hidden in a pile, and names what is known", () => {
    const shape: Shape = { is: "pile", item: thing("card") };
    const pile = {
      top: [{ card: "", to: [1] }, "one"],
      rest: [["", 7]],
      bottom: [{ card: "one", to: [0] }],
    };
    const [part] = told({ hand: shape }, { hand: pile });
    expect(part?.text).toBe("7");
    expect(part?.things.map(({ name, count }) => [name, count])).toEqual([["First card", 2]]);
  });
});
