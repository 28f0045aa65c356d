import { expect, it } from "vitest";
import type { Told } from "../../net/types";
import { together } from "./together";

const face = (id: string) => ({ id: `die-${id}` });
const die = (side: number, shown: string, version = 1): Told => ({
  version,
  by: null,
  event: { is: "action-die-rolled", side, face: shown },
  message: {
    id: "event-action-die-rolled",
    args: { side: { id: `side-${side}` }, face: face(shown) },
  },
});
const passed: Told = {
  version: 9,
  by: 0,
  event: { is: "passed" },
  message: { id: "event-passed" },
};

it("tells the roll of each side in one line, alike faces counted", () => {
  const told = together([
    die(0, "will"),
    die(0, "army"),
    die(0, "will"),
    die(1, "eye"),
    die(1, "army", 4),
    passed,
  ]);
  expect(told.map(({ message }) => message.args?.["face"])).toEqual([
    [{ id: "board-figures", args: { count: 2, figure: face("will") } }, face("army")],
    [face("eye"), face("army")],
    undefined,
  ]);
  expect(told.map(({ version }) => version)).toEqual([1, 4, 9]);
});

it("leaves a die alone that fell alone", () => {
  const story = [die(0, "will"), passed, die(0, "army")];
  expect(together(story)).toEqual(story);
});
