/** A card's place on the table: a button while it glows or is chosen, else a picture with a name. */
import { spot as button } from "../../../table/spot";

export function spot(...[props, anchor, name]: Parameters<typeof button>) {
  const made = button(props, anchor, name);
  if (made["data-state"] === "legal" || made["data-state"] === "chosen") return made;
  return { ...made, role: "img", "aria-disabled": undefined, "aria-pressed": undefined } as const;
}
