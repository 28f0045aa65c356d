/** Who: heads, clothes and hands by name, word and culture. */
import type { Figure } from "./figure";
import { pickOf } from "./pen";
import type { Pictured } from "./pictured";

interface People {
  readonly heads: readonly (readonly string[])[];
  readonly bodies: readonly string[];
  readonly tools: readonly string[];
}
const WHO: Readonly<Record<string, Figure>> = {
  Gimli: { head: ["dwarf", "spot"], body: "mail", right: "axe" },
  Legolas: { head: ["elf", "spot"], body: "cloak", right: "bow" },
  Aragorn: { head: ["dark", "deep"], body: "cloak", right: "sword" },
  Gandalf: { head: ["white"], body: "robe", right: "orb" },
  Treebeard: { head: ["ent"], body: "bark", right: "none" },
  Faramir: { head: ["dark", "hair"], body: "mail", right: "bow" },
  Éomer: { head: ["rohelm", "pale"], body: "mail", right: "spear", left: "shield" },
  Éowyn: { head: ["lady", "spot"], body: "robe", right: "sword" },
  Théoden: { head: ["crown"], body: "mail", right: "sword" },
  Frodo: { head: ["hobbit", "deep"], body: "cloak", right: "none" },
  Sam: { head: ["hobbit", "spot"], body: "waist", right: "pan" },
  Merry: { head: ["hobbit", "hair"], body: "waist", right: "book" },
  Pippin: { head: ["hobbit", "deep"], body: "waist", right: "apple" },
  Saruman: { head: ["white"], body: "robe", right: "rod" },
  Gríma: { head: ["cowl"], body: "robe", right: "none" },
  Wulf: { head: ["chief"], body: "fur", right: "axe" },
};
const PEOPLE: Readonly<Record<string, People>> = {
  elven: {
    heads: [["elfhelm"], ["elfhood"], ["elf", "spot"], ["elf", "deep"], ["elf", "hair"]],
    bodies: ["cloak", "mail", "robe"],
    tools: ["bow", "sword", "spear", "knives"],
  },
  gondor: {
    heads: [["hood"], ["dark", "deep"], ["dark", "hair"]],
    bodies: ["cloak", "mail"],
    tools: ["bow", "sword", "spear", "lantern"],
  },
  rohan: {
    heads: [
      ["rohelm", "pale"],
      ["rohelm", "near"],
      ["rohbare", "spot"],
      ["rohelm", "spot"],
    ],
    bodies: ["mail", "cloak"],
    tools: ["spear", "sword", "horn", "banner"],
  },
  dunland: {
    heads: [["wild"], ["horned"], ["hidehood"]],
    bodies: ["fur"],
    tools: ["axe", "club", "spear", "torch", "dagger"],
  },
  isengard: {
    heads: [["uruk"], ["urukridge"], ["urukbare"]],
    bodies: ["plate"],
    tools: ["halberd", "scimitar", "spear", "axe", "banner"],
  },
  raider: {
    heads: [["scarf", "spot"], ["spike"], ["plume"], ["scarf", "pale"]],
    bodies: ["desert"],
    tools: ["scimitar", "spear", "bow", "axe"],
  },
  shire: { heads: [["hobbit", "deep"]], bodies: ["waist"], tools: ["none"] },
  dwarven: { heads: [["dwarf"]], bodies: ["mail"], tools: ["axe"] },
  gandalf: { heads: [["white"]], bodies: ["robe"], tools: ["orb"] },
};
const TOOLWORD: readonly (readonly [RegExp, string])[] = [
  [/bowm|\barcher|bow\b/i, "bow"],
  [/crossbow/i, "crossbow"],
  [/spear|lancer/i, "spear"],
  [/axe/i, "axe"],
  [/sword|guardian/i, "sword"],
  [/arson/i, "torch"],
  [/loot|rob|ransack|pillag|brigand/i, "sack"],
  [/chief|lord|captain|commander|lieutenant|champion/i, "banner"],
  [/scout|search|seek|explor/i, "lantern"],
  [/madman|savage|wild/i, "club"],
  [/guard|sentry|defender|protector/i, "shield"],
  [/rider|horseman/i, "horn"],
  [/farm/i, "pitchfork"],
  [/herd/i, "crook"],
  [/smith/i, "hammer"],
  [/assassin|stalk/i, "knives"],
  [/besieg|storm/i, "greataxe"],
];
const GROUP: readonly (readonly [RegExp, number])[] = [
  [/horde|legion|regiment|mob|vanguard|without number/i, 5],
  [
    /band|troop|party|patrol|tribe|rabble|crossbowmen|bowmen|lancers|infantry|veterans|assault|rear guard/i,
    3,
  ],
];

/** Who stands there: by name, by people, by keyword, by words of the title. */
export const subject = (card: Pictured, k: number): Figure => {
  const t = card.title_en + " " + card.subtitle_en,
    who = WHO[card.title_en],
    ppl = PEOPLE[card.race === "wizard" ? "gandalf" : card.culture] ?? PEOPLE["gondor"]!;
  let f: Figure = who
    ? { ...who }
    : {
        head: pickOf(ppl.heads, k),
        body: pickOf(ppl.bodies, k >>> 2),
        right: pickOf(ppl.tools, k >>> 4),
      };
  if (!who)
    for (const [re, tool] of TOOLWORD)
      if (re.test(t)) {
        if (tool === "shield") f.left = "shield";
        else f.right = tool;
        break;
      }
  if (card.keywords.includes("archer") && !who)
    f.right = card.culture === "isengard" ? "crossbow" : "bow";
  if (card.culture === "isengard" && card.keywords.includes("archer")) f.head = ["urukbow"];
  if (card.keywords.includes("tracker")) {
    f.head = pickOf([["urukbare"], ["urukridge"]], k >>> 3);
    if (f.right === "banner") f.right = "scimitar";
  }
  if (card.keywords.includes("easterling")) {
    f.head = pickOf([["east"], ["eastcrest"]], k);
    f.body = "scale";
    if (["bow", "scimitar"].includes(f.right ?? "")) f.right = "halberd";
  }
  if (card.keywords.includes("villager")) {
    f.head = pickOf(
      [["straw"], ["cap"], ["bald"]],
      /smith/i.test(t) ? 2 : /herd/i.test(t) ? 1 : k % 2 ? 0 : 1,
    );
    f.body = /smith/i.test(t) ? "apron" : "cloak";
  }
  if (card.title_en === "Unferth") {
    f.head = ["rohelm", "deep"];
    f.body = "mail";
    f.left = "shield";
  }
  if (card.title_en === "Gandalf" && /grey/i.test(t))
    f = { head: ["hat"], body: "robe", right: "staff" };
  if (card.title_en === "Frodo" && /Tired/.test(t)) f.head = ["hobhood"];
  if (card.title_en === "Frodo") f.chain = true;
  if (card.title_en === "Aragorn" && /Wing/.test(t)) f.head = ["hood"];
  if (card.title_en === "Aragorn" && !/Wing/.test(t)) f.left = "shield";
  if (card.title_en === "Faramir" && /Captain/.test(t)) {
    f.head = ["hood"];
    f.left = "shield";
    f.right = "sword";
  }
  if (card.title_en === "Éomer" && /Sister/.test(t)) {
    f.head = ["rohbare", "spot"];
    f.right = "sword";
  }
  if (card.title_en === "Éowyn" && /Sister/.test(t)) {
    f.body = "mail";
    f.left = "shield";
  }
  if (card.title_en === "Théoden" && /Lord/.test(t)) {
    f.right = "banner";
  }
  if (card.title_en === "Théoden" && /Thengel/.test(t)) f.left = "shield";
  if (card.title_en === "Gimli" && /Lock/.test(t)) f.right = "greataxe";
  if (card.title_en === "Legolas" && /Dauntless|Tireless|Hunter/i.test(t)) f.head = ["elfhood"];
  if (card.title_en === "Merry" && /Unq/.test(t)) f.right = "dagger";
  if (card.title_en === "Pippin" && /Nuis/.test(t)) f.right = "pipe";
  if (card.title_en === "Sam" && /Gard/.test(t)) {
    f.right = "sapling";
    f.head = ["hobbit", "spot"];
  }
  if (card.title_en === "Gríma" && /Worm/.test(t)) f.right = "dagger";
  if (card.title_en === "Saruman" && card.culture === "dunland") f.right = "torch";
  f.group = 1;
  for (const [re, n] of GROUP)
    if (re.test(card.title_en)) {
      f.group = n;
      break;
    }
  f.mirror = !!((k >>> 7) & 1);
  return f;
};
