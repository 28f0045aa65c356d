import { describe, expect, it } from "vitest";
import components from "../../../../src/mathom/games/orcs/components.json";
import { ALL, FREE, ORC, at, index, name, next, put, sides } from "./fields";
import {
  TALL,
  WIDE,
  around,
  covers,
  gate,
  label,
  middle,
  motif,
  printed,
  space,
  toward,
} from "./layout";
import { missingLink } from "./link";
import { NOTHING, heard, seen } from "./news";
import { asking, followed, look, preview } from "./preview";
import { figureColour, ownFigures } from "./seats";
import type { Components, Table } from "./types";
import { drawn, meant, reach, type Way } from "./ways";

const box = components as unknown as Components;
const towers = Object.values(box.board.towers).flatMap((tower) => tower.fields.map(at));
const bare = put(FREE.repeat(128), towers, "#");
const f = (...names: string[]) => names.map(index);

describe("fields", () => {
  it("have names like a chess board's", () => {
    expect(name(0)).toBe("a1");
    expect(name(127)).toBe("p8");
    expect(ALL.every((field) => index(name(field)) === field)).toBe(true);
    expect(index("q1")).toBe(-1);
    expect(index("a9")).toBe(-1);
  });
  it("have at most four neighbours by a side", () => {
    expect(sides(index("a1"))).toEqual(f("b1", "a2"));
    expect(sides(index("h4")).length).toBe(4);
  });
});

describe("the missing link", () => {
  it("costs every empty field between the towers", () => {
    expect(missingLink(bare)?.missing.length).toBe(17);
  });
  it("runs over orcs for nothing and never through a figure", () => {
    const row = f("a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3");
    const orcs = put(bare, row, ORC);
    const link = missingLink(orcs)!;
    expect(link.chain.filter((field) => orcs[field] === ORC).length).toBeGreaterThan(5);
    const blocked = put(orcs, f("h3"), "1");
    expect(missingLink(blocked)!.chain).not.toContain(index("h3"));
  });
  it("is closed when nothing is missing", () => {
    const chain = missingLink(bare)!.chain;
    expect(missingLink(put(bare, chain, ORC))?.missing).toEqual([]);
  });
  it("is impossible behind a wall", () => {
    expect(
      missingLink(put(bare, f("i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8"), "1")),
    ).toBeNull();
  });
  it("touches a tower by a side, not by a corner", () => {
    expect(missingLink(bare)!.chain[0]).not.toBe(index("c3"));
  });
});

/** A way over these fields, as the engine would tell it. */
function way(start: string, path: string, given: Partial<Way> = {}): Way {
  const entered = path.split(" ").map(index);
  const plain = { figure: "green", turn: null, beaten: [], pincers: [] };
  const left = 5 - entered.length;
  const to = entered.at(-1)!;
  return {
    ...plain,
    start: index(start),
    to,
    entered,
    costs: entered.map(() => 1),
    left,
    ...given,
  };
}

describe("pointing at a way", () => {
  const bent = way("h5", "h4 h3 i3 j3", { turn: index("h3") });
  const round = way("h5", "i5 j5 j4 j3", { turn: index("j5"), beaten: f("j4"), left: 0 });
  const list = [way("h5", "h4"), way("h5", "h4 h3"), bent, round];
  it("takes the first field as a turn or as the end", () => {
    expect(drawn(list, f("h3"))).toMatchObject({ turn: null, to: index("h3") });
    expect(meant(list, f("h3")).some((one) => one.turn === index("h3"))).toBe(true);
    expect(drawn(list, f("h3", "j3"))).toBe(bent);
  });
  it("finds a way to a field that lies round a corner", () => {
    expect(drawn(list, f("j3"))).toMatchObject({ to: index("j3") });
    expect(drawn(list, f("a1"))).toBeNull();
  });
  it("shows the best way to each field", () => {
    expect(reach(list).get(index("h4"))?.left).toBe(4);
    expect(reach(list).get(index("j3"))).toBe(round);
  });
});

describe("the drawing", () => {
  it("stands upright on a phone", () => {
    const wide = middle(WIDE, index("c2"));
    const tall = middle(TALL, index("c2"));
    expect(wide.x - WIDE.origin.x).toBe(tall.y - TALL.origin.y);
    expect(wide.y - WIDE.origin.y).toBe(tall.x - TALL.origin.x);
  });
  it("follows the arrow keys as it lies", () => {
    const to = (layout: typeof WIDE, key: string) =>
      name(next(index("h4"), toward(layout, key) ?? -1));
    const keys = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
    expect(keys.map((key) => to(WIDE, key))).toEqual(["h3", "i4", "h5", "g4"]);
    expect(keys.map((key) => to(TALL, key))).toEqual(["g4", "h5", "i4", "h3"]);
    expect(toward(WIDE, "Enter")).toBeNull();
  });
  it("keeps everything on the sheet", () => {
    for (const layout of [WIDE, TALL]) {
      const points = [
        ...ALL.map((field) => middle(layout, field)),
        gate(layout, "left", 3),
        gate(layout, "right", 4),
        space(layout, 0),
        space(layout, box.ent_track.last),
        ...Object.values(box.board.areas).map((area) => label(layout, area.fields)),
      ];
      for (const point of points) {
        expect(point.x).toBeGreaterThan(0);
        expect(point.x).toBeLessThan(layout.width);
        expect(point.y).toBeGreaterThan(0);
        expect(point.y).toBeLessThan(layout.height);
      }
    }
  });
  it("prints nothing smaller than 12 pixels", () => {
    for (const width of [390, 620, 1016, 1800]) {
      const layout = printed(WIDE, { width, height: width / 2 });
      expect((layout.print * width) / WIDE.width).toBeGreaterThan(width < 500 ? 10 : 12);
    }
    expect(printed(TALL, { width: 390, height: 590 }).print).toBeLessThan(24);
    expect(printed(WIDE, { width: 0, height: 0 })).toBe(WIDE);
  });
  it("frames an area", () => {
    expect(around(WIDE, box.board.areas["fangorn"]!.fields)).toMatchObject({
      width: 180,
      height: 120,
    });
  });
  it("knows the fields under a name", () => {
    const at = label(WIDE, box.board.areas["fangorn"]!.fields);
    const under = ALL.filter((field) => covers(WIDE, at, 70, field)).map(name);
    expect(under).toEqual(["e2", "f2", "g2", "e3", "f3", "g3"]);
  });
  it("uses every picture of an orc", () => {
    expect(new Set(ALL.map((field) => motif(field, 8))).size).toBe(8);
  });
});

describe("seats", () => {
  it("are coloured as their figures", () => {
    expect([0, 1, 2, 3].map((seat) => figureColour(seat, box))).toEqual([4, 2, 3, 1]);
    expect(ownFigures(1, 2)).toEqual([1, 3]);
    expect(ownFigures(1, 3)).toEqual([1]);
  });
});

describe("news", () => {
  const table = (orc_discard: string[], event_deck: string[], orc_deck: string[] = []) =>
    ({ frames: [], orc_deck, orc_discard, event_deck }) as unknown as Table;
  it("remembers the cards on top", () => {
    const news = heard(heard(NOTHING, { is: "orc-card-revealed", card: "a" }), {
      is: "event-read",
      card: "e",
    });
    expect(news).toMatchObject({ orcCard: "a", eventCard: "e" });
    expect(seen(news, table(["a"], ["e", "f"]), table([], ["f"]))).toMatchObject({
      orcCard: "a",
      eventCard: "e",
    });
  });
  it("learns from the table what was not shown", () => {
    expect(seen(NOTHING, table([], ["e", "f"]), table(["b"], ["f"]))).toMatchObject({
      orcCard: "b",
      eventCard: "e",
    });
  });
  it("knows the last orc card though all were shuffled", () => {
    expect(seen(NOTHING, table(["a"], [], ["b"]), table([], [], ["a", "b"])).orcCard).toBe("b");
  });
});

describe("looking at a card", () => {
  it("needs a card, chosen or under the pointer", () => {
    expect(look([], null, false)).toBeNull();
    expect(look([], "gimli-5a", false)).toMatchObject({ card: "gimli-5a", fields: [] });
    expect(look(["card:aragorn-9", "field:h3"], "gimli-5a", false)).toMatchObject({
      card: "aragorn-9",
      fields: f("h3"),
    });
    expect(look(["card:gandalf-6", "mark:shadowfax", "figure:red"], null, false)).toMatchObject({
      jump: true,
      figure: "red",
    });
  });
  const bent = way("h5", "h4 h3 i3 j3 k3", { turn: index("h3") });
  const walks = [way("h5", "h4 h3"), bent, way("c5", "c4", { figure: "blue" })];
  const jump = { costs: [], left: null };
  const jumps = [way("h5", "a8", jump), way("h5", "c3", { ...jump, beaten: f("c3") })];
  it("draws the way to the field under the pointer", () => {
    const seen = look(["card:aragorn-9", "field:h3"], null, false)!;
    const plan = preview(walks, seen);
    expect(followed(plan, seen.fields, index("k3"))).toBe(bent);
    expect(followed(plan, seen.fields, index("p1"))?.to).toBe(index("h3"));
  });
  it("tells of a jump only what it takes", () => {
    const seen = look(["card:gandalf-6", "mark:shadowfax"], null, false)!;
    expect([...preview([...walks, ...jumps], seen).ends.keys()]).toEqual(f("c3"));
  });
  it("asks the engine only about what is on offer", () => {
    const options = [{ anchors: ["card:aragorn-9", "field:h3"] }, { anchors: ["card:gimli-5a"] }];
    expect(asking(options, "aragorn-9")).toEqual(["card:aragorn-9"]);
    expect(asking(options, "gimli-5a")).toBeNull();
    expect(asking([], "aragorn-9")).toBeNull();
  });
  it("shows the figure that is looked at where a player has two", () => {
    const seen = look(["card:aragorn-9", "figure:blue"], null, false)!;
    expect(preview(walks, seen).starts).toEqual(f("c5"));
    expect(preview(walks, { ...seen, figure: null }).starts).toEqual(f("h5", "c5"));
  });
  it("shows every pincer that can be closed", () => {
    const pincer = { at: index("j5"), partner: index("j2"), fields: f("j4", "j3") };
    const closing = way("h5", "i5 j5", { pincers: [pincer] });
    const seen = look(["card:gimli-8"], null, false)!;
    expect(preview([closing, closing], seen).pincers).toEqual([pincer]);
  });
});
