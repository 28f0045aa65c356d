import { expect, it } from "vitest";
import components from "../../../../src/mathom/games/hobbits/components.json";
import { scoring } from "./score";
import type { Components } from "./types";

it("says what points are given for, also in the box of an owner who corrected it", () => {
  const box = components as unknown as Components;
  const other = { ...box, scoring_series: { tile: 2, nazgul: 3, sauron: 9 } };
  expect(scoring(other).args).toEqual({ tile: 2, nazgul: 3, sauron: 9 });
});
