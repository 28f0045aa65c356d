/** What makes a drawn thing pointable: spread it on the SVG or HTML element that stands for an anchor. */
import type { BoardProps } from "../games/board";

export type SpotState = "legal" | "chosen" | "lit" | "resting";

type Part = Pick<BoardProps, "active" | "chosen" | "highlighted" | "pick" | "hover">;

export function spotState(props: Part, anchor: string): SpotState {
  if (props.active.has(anchor)) return "legal";
  if (props.chosen.includes(anchor)) return "chosen";
  return props.highlighted.has(anchor) ? "lit" : "resting";
}

/** Style it by `[data-state="legal"]` and `[data-lit]`; `name` is read aloud. */
export function spot(props: Part, anchor: string, name: string) {
  const state = spotState(props, anchor);
  const open = state === "legal";
  return {
    "data-anchor": anchor,
    "data-state": state,
    "data-lit": props.highlighted.has(anchor) ? "" : undefined,
    role: "button",
    tabindex: open ? 0 : -1,
    "aria-label": name,
    "aria-disabled": !open && state !== "chosen",
    "aria-pressed": state === "chosen",
    ...listening(props.pick, props.hover, anchor),
  } as const;
}

type Picking = Part["pick"];
type Hovering = Part["hover"];
type Listening = ReturnType<typeof listen>;
const kept = new WeakMap<Picking, WeakMap<Hovering, Map<string, Listening>>>();

/** The same listeners for the same thing: a browser need not take them off and put them on again. */
function listening(pick: Picking, hover: Hovering, anchor: string): Listening {
  const ofPick = kept.get(pick) ?? new WeakMap<Hovering, Map<string, Listening>>();
  kept.set(pick, ofPick);
  const all = ofPick.get(hover) ?? new Map<string, Listening>();
  ofPick.set(hover, all);
  const found = all.get(anchor) ?? listen(pick, hover, anchor);
  all.set(anchor, found);
  return found;
}

function listen(pick: Picking, hover: Hovering, anchor: string) {
  return {
    onclick: (event: Event) => {
      event.stopPropagation();
      pick(anchor);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      pick(anchor);
    },
    onpointerenter: () => hover(anchor),
    onpointerleave: () => hover(null),
  } as const;
}
