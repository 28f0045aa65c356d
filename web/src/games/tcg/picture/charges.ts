/** Charges: what lies on the banner of a condition, in the burst of an event, on the plaque of a thing. */
import type { Pictured } from "./pictured";

/** What a title speaks of; the first hit wins. Append, never reorder: old pictures must stay. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/axe|notched|khaz/i, "ch-axe"],
  [/armory|weapon/i, "ch-helm"],
  [/hall|courtesy/i, "ch-mug"],
  [/heart/i, "friend"],
  [/foresight|vision|seen|discover/i, "eye"],
  [/rock|stone|cliff/i, "terrain-mountain"],
  [/night|dark\b/i, "ch-moon"],
  [/search|riddle/i, "hunt-reveal"],
  [/lad|company|met indeed|alliance|welcome/i, "kw-defender"],
  [/thunder/i, "ch-bolt"],
  [/quick|swift|race|march|run/i, "kw-tracker"],
  [/stout|strong|strength|power/i, "trait-strength"],
  [/arrow and|bow\b/i, "tcg-archery"],
  [/arrow|fire\b|volley|archers|feathered/i, "ch-arrows"],
  [/blade|sword|steel|strike|work for/i, "ch-sword"],
  [/count/i, "ch-book"],
  [/field|ravage|kill|death|fallen|fall\b/i, "ch-skull"],
  [/wall/i, "ch-wall"],
  [/valor|honorable|charge|eorlingas/i, "kw-valiant"],
  [/window/i, "ch-window"],
  [/rider/i, "culture-rohan"],
  [/tall|wizardry|mithrandir/i, "gandalf"],
  [/patience|rest|weary|task/i, "kw-unhasty"],
  [/hearken|tongue|cry|howl|helm!/i, "die-muster"],
  [/tunnel|cave|store-room/i, "ch-cave"],
  [/fell\b|beyond/i, "foe-balrog"],
  [/stump|bramble/i, "ch-stump"],
  [/earth|living|forest|wilderness/i, "ch-tree"],
  [/brother|boromir/i, "culture-gondor"],
  [/curse|anger|fury|impatient|ferocity|vengeance|wrath|fearless/i, "kw-fierce"],
  [/defend|defense|refuge|fortress/i, "ch-shield"],
  [/pool|isen\b/i, "ch-wave"],
  [/choice|errand|pathfinder|retreat|back\b/i, "ch-road"],
  [/help|leech|wounded|doubt/i, "ch-herb"],
  [/henneth/i, "ch-wave"],
  [/trap|ambush|threat|flank/i, "kw-ambush"],
  [/ruin|destruction|attack/i, "ch-ladder"],
  [/villager|village|westfold|burn/i, "ch-flame"],
  [/simbelm/i, "ch-flower"],
  [/suppl|stored|good work/i, "ch-pack"],
  [/valley/i, "terrain-plains"],
  [/escape|bonds|get away/i, "chain"],
  [/knocked/i, "ch-pot"],
  [/light/i, "ch-torch"],
  [/affairs/i, "ch-hobbit-door"],
  [/seven/i, "ch-crown"],
  [/softly|secret|haunt/i, "kw-stealth"],
  [/warmed/i, "phase-regroup"],
  [/wild man|raid/i, "ch-club"],
  [/banish/i, "ch-broken-sword"],
  [/come down/i, "tower"],
  [/last child|no dawn|hope/i, "ch-sun"],
  [/alive|grima|gríma/i, "ch-key"],
  [/ranks|many|still they|number|men will|fighting/i, "ch-drum"],
  [/rohan is|pillage/i, "ch-torn-flag"],
  [/harad|south/i, "ch-sun"],
  [/rh|east/i, "kw-easterling"],
  [/fear/i, "foe-wolf"],
  [/gather|summons/i, "die-muster"],
  [/rapid/i, "ch-arrows"],
];

/** Titles that speak of nothing one could draw: by what the card does. */
const DEEDS: Readonly<Record<string, string>> = {};
const ITEM: Readonly<Record<string, string>> = {
  hand_weapon: "ch-sword",
  ranged_weapon: "tcg-archery",
  mount: "culture-rohan",
  armor: "ch-mail",
  cloak: "ch-cloak",
  gauntlets: "ch-gauntlet",
  brooch: "ch-brooch",
  staff: "ch-staff",
  palantir: "palantir",
};
const ITEMWORD: readonly (readonly [RegExp, string])[] = [
  [/axe/i, "ch-axe"],
  [/spear/i, "ch-spear"],
  [/club/i, "ch-club"],
  [/pal/i, "palantir"],
  [/lembas/i, "ch-bread"],
  [/pack/i, "ch-pack"],
  [/coney/i, "ch-pot"],
  [/hides/i, "ch-hides"],
  [/mount/i, "ch-brooch"],
];

export const charge = (card: Pictured): string =>
  WORDS.find(([word]) => word.test(card.title_en))?.[1] ?? DEEDS[card.id] ?? `kind-${card.type}`;

export const thing = (card: Pictured): string =>
  ITEMWORD.find(([word]) => word.test(card.title_en) && card.item_class !== "mount")?.[1] ??
  ITEM[card.item_class] ??
  "kind-possession";
