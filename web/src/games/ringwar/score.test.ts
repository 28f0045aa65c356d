import { describe, expect, it } from "vitest";
import json from "../../../../src/mathom/games/ringwar/components.json";
import { counted } from "./forces";
import { points } from "./score";
import { setting } from "./travels";
import type { Components, Table } from "./types";

const box = json as unknown as Components;
const table = (seats: number, captured: string[], captors: [string, number][] = []) =>
  ({ seats, captured, captors }) as unknown as Table;

describe("points", () => {
  it("are what a side holds of the enemy's cities and strongholds", () => {
    const now = table(2, ["dol-guldur", "minas-tirith", "pelargir"]);
    expect(points(now, 0, box)).toBe(2);
    expect(points(now, 1, box)).toBe(3);
  });

  it("among team mates are what one captured less what one's own nations lost", () => {
    const now = table(
      4,
      ["minas-tirith", "pelargir", "orthanc"],
      [
        ["minas-tirith", 1],
        ["pelargir", 3],
        ["orthanc", 0],
      ],
    );
    expect([0, 1, 2, 3].map((seat) => points(now, seat, box))).toEqual([-3, 2, 0, -1]);
  });

  it("of a lone player against two are the side's", () => {
    expect(points(table(3, ["orthanc"], [["orthanc", 0]]), 0, box)).toBe(2);
  });
});

describe("the question of the moment", () => {
  const force = (kind: number, count: number) =>
    Array.from({ length: 24 }, (_, at) => (at === kind ? count : 0));
  const asked = (frame: object, more: object = {}) =>
    ({ frames: [{ is: "actions" }, frame], ...more }) as unknown as Table;

  it("counts the figures of an army that is divided, that falls, or that is still in the box", () => {
    const march = { is: "sorting-march", origin: "orthanc", to: "hollin", force: force(15, 4) };
    expect(counted(asked(march), box, "isengard-regular")).toBe(4);
    const armies = box.regions.map(({ id }) => (id === "dale" ? force(9, 3) : []));
    const losing = { is: "losing", side: 0, region: "dale", hits: 1, apart: force(9, 1) };
    expect(counted(asked(losing, { armies: [armies, []] }), box, "north-regular")).toBe(2);
    const box_ = { reinforcements: force(20, 5) };
    expect(counted(asked({ is: "recruiting", side: 1 }, box_), box, "nazgul")).toBe(5);
    expect(counted(asked({ is: "choosing" }), box, "nazgul")).toBeNull();
  });

  it("plays where the topmost frame says", () => {
    const march = { is: "sorting-march", origin: "orthanc", to: "hollin" };
    expect(setting(asked(march))).toEqual(["orthanc", "hollin"]);
    const siege = { is: "battle", origin: "dale", target: "dale" };
    expect(setting(asked(siege))).toEqual(["dale"]);
    expect(setting(asked({ is: "landing", origin: "barad-dur" }))).toEqual(["barad-dur"]);
    expect(setting(asked({ is: "acting" }))).toEqual([]);
  });
});
