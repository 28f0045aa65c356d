/** The things a lesson speaks of, as they are drawn just now. */
import type { Rect } from "./place";

/** What belongs to the table, not to a game. */
const SHELL: Readonly<Record<string, string>> = {
  "ui:question": "[data-test=question]",
  "ui:hand": ".hand",
  "ui:seats": ".seats",
  "ui:log": "[data-test=log]",
  "ui:board": ".boardarea",
};

/** The element that stands for a thing: by its anchor, or (`term:corruption`) by the word that explains it. */
export function elementOf(anchor: string, within: ParentNode = document): Element | null {
  const [kind, name] = anchor.split(":", 2);
  const own =
    kind === "term"
      ? `[data-term="${CSS.escape(name ?? "")}"]`
      : `[data-anchor="${CSS.escape(anchor)}"]`;
  const found = within.querySelectorAll(SHELL[anchor] ?? own);
  return [...found].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

export interface Lit extends Rect {
  readonly anchor: string;
}

export function lit(anchors: readonly string[]): readonly Lit[] {
  return anchors.flatMap((anchor) => {
    const rect = elementOf(anchor)?.getBoundingClientRect();
    if (!rect) return [];
    const { x, y, width, height } = rect;
    return [{ anchor, x, y, width, height }];
  });
}

/** Scrolls to a thing that lies beyond the edge of a row or a list. */
export function intoSight(thing: Element): void {
  for (let up = thing.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    const more = up.scrollWidth > up.clientWidth + 1 || up.scrollHeight > up.clientHeight + 1;
    if (more && /auto|scroll/.test(overflowX + overflowY))
      return thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Board and hand: what the lamp darkens. */
export function rooms(): readonly Rect[] {
  return [...document.querySelectorAll(".boardarea, .main > .hand")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  });
}
