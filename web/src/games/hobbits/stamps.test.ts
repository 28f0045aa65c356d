import { describe, expect, it } from "vitest";
import json from "../../../../src/mathom/games/hobbits/components.json";
import { pips, tumble } from "./dice";
import { kinds } from "./layout";
import { stampBody } from "../shared/stamps";
import { tileStamp } from "./stamps";
import type { Components } from "./types";

const tiles = [...kinds(json as unknown as Components).values()];

describe("tiles", () => {
  it.each(tiles.map((tile) => [tile.id, tile] as const))("%s has a drawing", (_, tile) => {
    const body = stampBody(tileStamp(tile.id, tile.kind === "friend"));
    expect(body).toContain("<path");
    expect(body).not.toContain("style=");
  });
  it("have drawings of their own", () => {
    const used = tiles.map((tile) => tileStamp(tile.id, tile.kind === "friend"));
    expect(new Set(used).size).toBe(used.length);
  });
});

describe("the die", () => {
  it("shows as many pips as its number", () => {
    for (const face of [2, 3, 4, 5]) expect(pips(face)).toHaveLength(face);
  });
  it("tumbles to what was rolled", () => {
    expect(tumble("nazgul").at(-1)).toBe("nazgul");
    expect(tumble(3).filter((face) => face === 3)).toHaveLength(1);
  });
});
