/** A figure: head, clothes, hands, shield. */
import { BODY, TOOL } from "./clothes";
import { HEAD } from "./heads";
import { G, PO, shade, stamp } from "./pen";

export interface Figure {
  head: readonly string[];
  body: string;
  right?: string;
  left?: string;
  chain?: boolean;
  group?: number;
  mirror?: boolean;
}
const SHIELD: Readonly<Record<string, readonly [string, string]>> = {
  rohan: ["shield_round", "culture-rohan"],
  isengard: ["kite", "culture-isengard"],
  gondor: ["kite", "culture-gondor"],
  raider: ["lozenge", "culture-raider"],
  dunland: ["shield_round", "culture-dunland"],
  elven: ["leaf", "culture-elven"],
  dwarven: ["hex", "culture-dwarven"],
};
const shield = (culture: string) => {
  const [form, id] = SHIELD[culture] ?? ["kite", "culture-" + culture];
  const d = {
    shield_round: "M46 54a38 38 0 1 0 .1 0z",
    kite: "M10 60C26 62 38 58 46 52 54 58 66 62 82 60 84 96 70 120 46 134 22 120 8 96 10 60z",
    lozenge: "M46 44L86 92 46 140 6 92z",
    leaf: "M46 44C72 60 80 92 46 138 12 92 20 60 46 44z",
    hex: "M46 50L82 70V114L46 134 10 114V70z",
  }[form as "kite"];
  return (
    PO("mid", d) +
    shade("M47 54" + (form === "shield_round" ? "a38 38 0 0 1 0 76z" : "V132L80 96V64z"), 0.22) +
    stamp(id, 46, 92, 48, "pale", "mid")
  );
};
export const figure = (f: Figure, culture: string): string => {
  const h = HEAD[f.head[0]!]!(f.head[1]),
    b = BODY[f.body]!();
  const right = f.right === "shield" ? "" : TOOL[f.right ?? "none"]!(),
    left = f.left === "shield" ? "" : TOOL[f.left ?? "none"]!();
  const over = [
    "crossbow",
    "horn",
    "sack",
    "book",
    "apple",
    "sapling",
    "lantern",
    "pipe",
    "dagger",
    "pan",
  ];
  const R = right && G(f.mirror ? "scale(-1 1)" : "scale(1 1)", right),
    Lf = left && G(f.mirror ? "scale(1 1)" : "scale(-1 1)", left);
  const S =
    f.left === "shield" || f.right === "shield"
      ? G(f.mirror ? "scale(1 1)" : "scale(-1 1)", shield(culture))
      : "";
  return (
    (over.includes(f.right ?? "") ? "" : R) +
    (over.includes(f.left ?? "") ? "" : Lf) +
    h.back +
    b +
    h.front +
    (over.includes(f.right ?? "") ? R : "") +
    (over.includes(f.left ?? "") ? Lf : "") +
    S
  );
};
