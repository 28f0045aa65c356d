/** The things a lesson speaks of, as they are drawn just now. */
import { offMiddle, type Rect } from "./place";

/** What belongs to the table, not to a game. */
const SHELL: Readonly<Record<string, string>> = {
  "ui:question": "[data-test=question]",
  "ui:hand": ".hand",
  "ui:seats": ".seats",
  "ui:log": "[data-test=log]",
  "ui:board": ".boardarea",
};

/** The element that stands for a thing: by its anchor, or (`term:corruption`) by the word that explains it. A word in a sentence is no thing. */
export function elementOf(anchor: string, within: ParentNode = document): Element | null {
  const [kind, name] = anchor.split(":", 2);
  const own =
    kind === "term"
      ? `[data-term="${CSS.escape(name ?? "")}"]:not([data-word])`
      : `[data-anchor="${CSS.escape(anchor)}"]`;
  const found = within.querySelectorAll(SHELL[anchor] ?? own);
  return [...found].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

export interface Lit extends Rect {
  readonly anchor: string;
}

/** What can be seen of these things: not what lies under a scene or a menu of the game. */
export function lit(anchors: readonly string[]): readonly Lit[] {
  return anchors.flatMap((anchor) => {
    const thing = elementOf(anchor);
    if (!thing || covered(thing)) return [];
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [{ anchor, x, y, width, height }];
  });
}

/** What opened when a thing was taken, to choose from: it belongs to what is lit. */
export function opened(): readonly Rect[] {
  return boxes("[data-opened]");
}

/** Where a thing is looked for: its middle, and half way from there to its corners. */
const SPOTS = [0.5, 0.25, 0.75].flatMap((right) => [0.5, 0.25, 0.75].map((down) => [right, down]));

/** Whether something else lies on all of a thing. What belongs to the same drawing does not cover it. */
export function covered(thing: Element): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const drawing = thing.closest("svg");
  return SPOTS.every(([right = 0, down = 0]) => {
    const hit = document.elementFromPoint(x + right * width, y + down * height);
    if (!hit || drawing?.contains(hit) || hit.closest("[data-test=coach]")) return false;
    return !thing.contains(hit) && !hit.contains(thing);
  });
}

/** Lets the keyboard reach things that nobody answers with, until it is told to forget that. */
export function reachable(things: readonly Element[]): () => void {
  const before = things.map((one) => one.getAttribute("tabindex"));
  for (const one of things) one.setAttribute("tabindex", "0");
  return () =>
    things.forEach((one, at) => {
      const was = before[at] ?? null;
      if (was === null) one.removeAttribute("tabindex");
      else one.setAttribute("tabindex", was);
    });
}

/** The row or list that a thing lies in, if not all of it is seen at once. */
function scroller(thing: Element): Element | null {
  for (let up = thing.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    const more = up.scrollWidth > up.clientWidth + 1 || up.scrollHeight > up.clientHeight + 1;
    if (more && /auto|scroll/.test(overflowX + overflowY)) return up;
  }
  return null;
}

/** Scrolls to things that lie beyond the edge of a row or a list, to the first above all. Of more than a row shows, its middle is seen. */
export function intoSight(things: readonly Element[], first: Element): void {
  for (const one of [...things.toReversed(), first])
    if (scroller(one)) one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const row = scroller(first);
  if (!row) return;
  const own = things
    .filter((one) => scroller(one) === row)
    .map((one) => one.getBoundingClientRect());
  const { left } = row.getBoundingClientRect();
  row.scrollLeft += offMiddle(own, first.getBoundingClientRect(), left, left + row.clientWidth);
}

/** Board and hand: what the lamp darkens. */
export function rooms(): readonly Rect[] {
  return boxes(".boardarea, .main > .hand");
}

function boxes(selector: string): readonly Rect[] {
  return [...document.querySelectorAll(selector)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  });
}
