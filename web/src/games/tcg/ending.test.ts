import { describe, expect, it } from "vitest";
import type { Told } from "../../net/types";
import ending from "./ending";

const moved = (seat: number, site: number) => ({ event: { is: "moved", seat, site } }) as unknown as Told; // prettier-ignore

describe("how far everybody came", () => {
  it("is told by the last site, for who has lost as well", () => {
    const story = [moved(0, 2), moved(1, 2), moved(0, 3)];
    expect([0, 1, 2].map((seat) => ending.reached(story, seat).args)).toEqual([
      { n: 3 },
      { n: 2 },
      { n: 1 },
    ]);
  });
});
