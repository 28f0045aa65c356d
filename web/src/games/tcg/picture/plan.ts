/** The plan of a picture: everything that can be told apart. */
import { charge, thing } from "./charges";
import type { Figure } from "./figure";
import { HOME } from "./lights";
import { hash, pickOf } from "./pen";
import { subject } from "./people";
import type { Pictured } from "./pictured";

export interface Plan {
  kind: string;
  culture: string;
  ground: string;
  v: number;
  flip: boolean;
  light: string;
  at: number;
  subject?: Figure;
  thing?: string;
  field?: string;
  tilt?: number;
  cloth?: string;
  lay?: string;
  /** All visible choices: no two cards have the same. */
  key: string;
}

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/palant/i, "chamber"],
  [/library/i, "library"],
  [/balcony/i, "parapet"],
  [/fortress of orth|ring of is/i, "orthanc"],
  [/vale/i, "crags"],
  [/king's/i, "hallin"],
  [/causeway/i, "causeway"],
  [/cavern/i, "cave"],
  [/caves/i, "pillars"],
  [/great hall/i, "hallin"],
  [/armory/i, "court"],
  [/parapet/i, "parapet"],
  [/courtyard/i, "court"],
  [/gate/i, "keep"],
  [/deeping wall/i, "wall"],
  [/deep of/i, "keep"],
  [/white rocks/i, "crags"],
  [/nimrais|white mount/i, "snow"],
  [/hills/i, "plain"],
  [/throne/i, "throne"],
  [/streets/i, "village"],
  [/stables/i, "village"],
  [/golden/i, "halls"],
  [/barrows/i, "barrow"],
  [/uruk camp/i, "ranks"],
  [/camp/i, "camp"],
  [/village/i, "village"],
  [/fangorn|derndingle/i, "forest"],
  [/eastfold|wold/i, "ford"],
  [/emyn|gullies|wall of/i, "cliff"],
  [/riddermark|westemnet plains/i, "halls"],
];
const siteGround = (card: Pictured): string =>
  PLACES.find(([re]) => re.test(card.title_en))?.[1] ?? "plain";
/** The blazon of a card; a later turn of its hash chooses anew. */
export const plan = (card: Pictured, turn = 0): Plan => {
  const k = (hash(card.id) + turn * 7919) >>> 0,
    culture = card.culture,
    homes = HOME[culture] ?? HOME["site"]!;
  const p: Plan = {
    light: "none",
    at: 0,
    key: "",
    kind: card.type,
    culture,
    ground: pickOf(homes, k >>> 5),
    v: (k >>> 9) & 3,
    flip: !!((k >>> 11) & 1),
  };
  if (card.race === "ent") p.ground = "forest";
  if (card.culture === "isengard" && card.keywords.includes("tracker"))
    p.ground = pickOf(["plain", "crags", "ford", "peaks"], k >>> 5);
  if (card.culture === "isengard" && card.keywords.includes("archer"))
    p.ground = pickOf(["wall", "keep", "ranks"], k >>> 5);
  const phase = card.phases[0] ?? "";
  const lights: Readonly<Record<string, string>> = {
    fellowship: "rayed",
    maneuver: "cloud",
    archery: "sun",
    skirmish: "half",
    assignment: "ring",
    regroup: "moon",
    response: "ring",
    shadow: "moon",
  };
  p.light =
    lights[phase] ??
    pickOf(
      card.side === "shadow" ? ["moon", "half", "ring", "sun"] : ["sun", "rayed", "half", "cloud"],
      k >>> 13,
    );
  p.at = (k >>> 15) & 3;
  if (["companion", "ally", "minion"].includes(card.type)) p.subject = subject(card, k >>> 3);
  else if (card.type === "site") p.ground = siteGround(card);
  else if (["possession", "artifact"].includes(card.type)) {
    p.thing = thing(card);
    p.field = pickOf(["roundel", "shield", "lozenge", "arch"], k >>> 17);
    p.tilt = ["ch-sword", "ch-axe", "ch-spear", "ch-club", "ch-staff"].includes(p.thing)
      ? pickOf([45, -45, 35, -35], k >>> 19)
      : 0;
  } else if (card.type !== "one_ring") {
    p.thing = charge(card);
    p.cloth = pickOf(["gonfalon", "swallow", "stone", "shield", "pennon"], k >>> 17);
    p.lay = pickOf(["solo", "pair", "fan", "rise"], k >>> 19);
  }
  p.key = visible(card, p).join("|");
  return p;
};

/** The choices that can be seen in the picture, of this kind of card. */
function visible(card: Pictured, p: Plan): unknown[] {
  const of = [p.kind, p.culture];
  const f = p.subject;
  if (f) {
    const light = ["cloud", "none"].includes(p.light) ? "sun" : p.light;
    const hands = [f.head, f.body, f.right, f.left, f.group, f.mirror];
    return [...of, p.ground, light, p.flip, ...hands];
  }
  if (p.field) return [...of, p.thing, p.field, p.tilt, p.flip, card.strength];
  if (p.kind === "condition") return [...of, p.ground, p.light, p.at, p.flip, p.thing, p.cloth];
  if (p.kind === "event") return [...of, p.ground, p.flip, p.thing, p.lay];
  return [...of, card.id];
}

/** A plan for every card: in the order of numbers, who repeats a key takes the next turn of its hash. */
export const plans = (cards: readonly Pictured[]): ReadonlyMap<string, Plan> => {
  const seen = new Set<string>();
  const found = new Map<string, Plan>();
  for (const card of [...cards].sort((a, b) => a.number - b.number)) {
    let made = plan(card);
    for (let turn = 1; seen.has(made.key) && turn <= 60; turn++) made = plan(card, turn);
    seen.add(made.key);
    found.set(card.id, made);
  }
  return found;
};
