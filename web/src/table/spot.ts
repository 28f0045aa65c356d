/** What makes a drawn thing pointable: spread it on the SVG or HTML element that stands for an anchor. */
import type { BoardProps } from "../games/board";

export type SpotState = "legal" | "chosen" | "lit" | "resting";

type Part = Pick<BoardProps, "active" | "chosen" | "highlighted" | "pick" | "hover">;

export function spotState(props: Part, anchor: string): SpotState {
  if (props.chosen.includes(anchor)) return "chosen";
  if (props.active.has(anchor)) return "legal";
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
    onclick: (event: Event) => {
      event.stopPropagation();
      props.pick(anchor);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      props.pick(anchor);
    },
    onpointerenter: () => props.hover(anchor),
    onpointerleave: () => props.hover(null),
  } as const;
}
