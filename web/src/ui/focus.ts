/** The focus: where somebody has gone by keyboard, and where a lesson has led it. */

let led: Element | null = null;

/** Brings the focus to a thing, without asking what is to be known about it. */
export function lead(thing: HTMLElement | SVGElement): void {
  led = thing;
  thing.focus({ preventScroll: true });
  led = null;
}

/** Whether somebody has come to a thing by keyboard and wants to know about it. */
export function sought(thing: Element): boolean {
  return thing !== led && thing.matches(":focus-visible");
}
