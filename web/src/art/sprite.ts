/** Puts the symbols into the page, so that `<use href="#nazgul">` finds them and CSS colours them. */
import pens from "../../../src/mathom/art/pens.svg?raw";

const there = new Set<string>();

/** Puts a sheet of symbols into the page, once. */
export function put(name: string, source: string): void {
  if (there.has(name)) return;
  there.add(name);
  const svg = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "sprite");
  document.body.prepend(document.importNode(svg, true));
}

/** The symbols of commands (`ui-undo`) and of players (`player-star`). */
export function putPens(): void {
  put("pens", pens);
}

/** The symbols of the games (`nazgul`, `trait-wisdom`); fetched when first needed. */
export async function putStamps(): Promise<void> {
  if (there.has("stamps")) return;
  put("stamps", (await import("../../../src/mathom/art/stamps.svg?raw")).default);
}
