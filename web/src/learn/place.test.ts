import { expect, test } from "vitest";
import { beside, offMiddle, overlap } from "./place";

const room = { x: 0, y: 0, width: 1000, height: 600 };
const note = { width: 240, height: 80 };

test("a note stands above its thing if there is room", () => {
  const thing = { x: 480, y: 300, width: 40, height: 40 };
  const placed = beside(thing, note, room, []);
  expect(placed.tail).toBe("down");
  expect(overlap({ ...placed, ...note }, thing)).toBe(0);
});

test("at the upper edge it stands somewhere else, and covers nothing that must be seen", () => {
  const thing = { x: 480, y: 10, width: 40, height: 40 };
  const below = { x: 470, y: 60, width: 60, height: 200 };
  const placed = beside(thing, note, room, [below]);
  expect(["left", "right"]).toContain(placed.tail);
  for (const one of [thing, below]) expect(overlap({ ...placed, ...note }, one)).toBe(0);
});

test("it never leaves the room", () => {
  const placed = beside({ x: 990, y: 590, width: 10, height: 10 }, note, room, []);
  expect(placed.x + note.width).toBeLessThanOrEqual(1000);
  expect(placed.y + note.height).toBeLessThanOrEqual(600);
});

test("beside a wide thing there is more than one place", () => {
  const bar = { x: 0, y: 560, width: 1000, height: 40 };
  const glows = { x: 300, y: 440, width: 400, height: 100 };
  const placed = beside(bar, note, room, [glows]);
  expect(placed.tail).toBe("down");
  expect(overlap({ ...placed, ...note }, glows)).toBe(0);
});

test("of things that are wider than their row the middle is seen, and the first as a whole", () => {
  const card = (x: number) => ({ x, y: 0, width: 100, height: 40 });
  expect(offMiddle([card(0), card(110)], card(0), 0, 290)).toBe(0);
  const three = [card(-60), card(50), card(160)];
  expect(offMiddle(three, card(50), 0, 290)).toBe(-45);
  expect(offMiddle(three, card(160), 0, 290)).toBe(-30);
});
