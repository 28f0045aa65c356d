import { describe, expect, it } from "vitest";
import type { Table } from "../types";
import { passed } from "./lay";

/** Three at a table, seat 1 leads the fellowship: it goes on to seat 0, then to seat 2. */
const table = (acting: object): Table =>
  ({ board: { order: [0, 1, 2], fp: 1 }, frames: [{ is: "acting", alone: null, ...acting }] }) as unknown as Table; // prettier-ignore

describe("who has passed", () => {
  it("is whoever came before the one who is asked, since somebody last acted", () => {
    expect([...passed(table({ at: 0, passes: 0 }))]).toEqual([]);
    expect([...passed(table({ at: 1, passes: 1 }))]).toEqual([1]);
    expect([...passed(table({ at: 4, passes: 2 }))].sort()).toEqual([1, 2]);
  });
  it("is nobody where one player acts alone", () => {
    expect([...passed(table({ at: 1, passes: 1, alone: 2 }))]).toEqual([]);
  });
});
