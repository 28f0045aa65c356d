import { describe, expect, it } from "vitest";
import type { BoardProps } from "../board";
import { shows } from "./shows";
import type { Table } from "./types";

const go = { id: "go", anchors: [], message: { id: "option-go" } };
const take = { id: "take boromir", anchors: ["character:boromir"], message: { id: "option-take" } };
const asked = (frames: readonly object[], options: readonly object[], taught = false) => [
  ...shows({
    options,
    chosen: [],
    taught,
    table: { frames } as unknown as Table,
  } as unknown as BoardProps<Table>),
];

describe("what has a place of its own on the board", () => {
  it("who of an army goes stands beside the army", () => {
    expect(asked([{ is: "sorting-march" }], [go])).toEqual(["go"]);
  });

  it("that no more companions leave the Fellowship is said by a button", () => {
    expect(asked([{ is: "gathering" }], [take, go])).toEqual([]);
  });

  it("in the battle of a lesson its answers stand once", () => {
    const reroll = { id: "reroll 1", anchors: [], message: { id: "option-reroll" } };
    const battle = { is: "battle", round: {} };
    expect(asked([battle, { is: "rerolling" }], [reroll], true)).toEqual(["reroll 1"]);
    expect(asked([battle, { is: "rerolling" }], [reroll])).toEqual([]);
  });
});
