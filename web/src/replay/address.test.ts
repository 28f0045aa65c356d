import { expect, it } from "vitest";
import { eyesIn, placeIn, stepIn } from "./address";

it("names a step and eyes, and keeps what else it says", () => {
  const search = placeIn("?drawing=generic&at=3", 104, 1);
  expect(search).toBe("?drawing=generic&at=104&eyes=1");
  expect([stepIn(search), eyesIn(search)]).toEqual([104, 1]);
  expect(eyesIn(placeIn("", 0, null))).toBe(null);
});

it("does not believe everything", () => {
  expect([stepIn("?at=-1"), stepIn("?at=x"), stepIn("?at=99999999"), stepIn("")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([eyesIn("?eyes=no"), eyesIn("")]).toEqual([undefined, undefined]);
});
