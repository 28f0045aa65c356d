/** Points beside a player are counted as the engine counts them at the end. */
import { describe, expect, it } from "vitest";
import components from "../../../../src/mathom/games/hobbits/components.json";
import fixture from "./fold.fixture.json";
import { points, scoring } from "./score";
import type { Components, Table } from "./types";

const box = components as unknown as Components;
const [step] = fixture as unknown as { before: Table }[];
const table = { ...step!.before, hoards: [{ tiles: ["frodo", "gimli"], nazgul: 1 }, {}] } as Table;

describe("points", () => {
  it("are one for every tile and every Nazgûl", () => {
    expect(points(table, 0, box)).toBe(3);
  });
  it("are none for those who won nothing", () => {
    expect(points(table, 1, box)).toBe(0);
    expect(points(table, 7, box)).toBe(0);
  });
  it("are five for Sauron", () => {
    const won = { ...table, hoards: [{ tiles: ["frodo", box.tiles.sauron.id], nazgul: 2 }] };
    expect(points(won as Table, 0, box)).toBe(1 + 5 + 2);
  });
  it("follow the box of an owner who corrected it", () => {
    const other = { ...box, scoring_series: { tile: 2, nazgul: 3, sauron: 9 } };
    expect(points(table, 0, other)).toBe(7);
    expect(scoring(other).args).toEqual({ tile: 2, nazgul: 3, sauron: 9 });
  });
});
