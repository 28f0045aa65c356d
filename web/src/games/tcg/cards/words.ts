/** What is written on a card, and the stamps that go with the words. */
import type { BoxProps } from "../../board";
import type { PrintedCard } from "../types";

type Saying = Pick<BoxProps, "say" | "words">;

const PHASES: Readonly<Record<string, string>> = {
  fellowship: "phase-fellowship",
  shadow: "phase-shadow",
  maneuver: "phase-maneuver",
  archery: "tcg-archery",
  assignment: "phase-assignment",
  skirmish: "tcg-strength",
  regroup: "phase-regroup",
  response: "phase-response",
};
const KEYWORDS: Readonly<Record<string, string>> = {
  archer: "tcg-archery",
  damage: "damage",
  search: "hunt-reveal",
  southron: "nation-southrons",
};
const TERRAIN = ["plains", "forest", "mountain", "underground", "battleground", "sanctuary"];
const SIGNETS: Readonly<Record<string, string>> = {
  aragorn: "hero-aragorn",
  gandalf: "gandalf",
  frodo: "ring",
  theoden: "culture-rohan",
};

export const phaseStamp = (phase: string): string => PHASES[phase] ?? "kind-event";
export const keywordStamp = (word: string): string =>
  KEYWORDS[word] ?? (TERRAIN.includes(word) ? `terrain-${word}` : `kw-${word}`);
export const kindStamp = (card: PrintedCard): string =>
  card.type === "one_ring" ? "kind-artifact" : `kind-${card.type}`;
export const signetStamp = (signet: string): string => SIGNETS[signet] ?? "ring";
export const cultureStamp = (card: PrintedCard): string =>
  card.type === "one_ring" ? "eye" : `culture-${card.culture}`;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The title alone, in the reader's language. */
export function titleOf(card: PrintedCard, language: string): string {
  return language === "de" ? card.title_de_likely || card.title_de : card.title_en;
}
export function subtitleOf(card: PrintedCard, language: string): string {
  return language === "de" ? card.subtitle_de_likely || card.subtitle_de : card.subtitle_en;
}

/** Consonants that stay together before a vowel. */
const ONSETS = [
  "sch",
  "ch",
  "ck",
  "ph",
  "th",
  "sh",
  "qu",
  "br",
  "dr",
  "fr",
  "gr",
  "kr",
  "tr",
  "bl",
];
const VOWEL = /[aeiouyäöüáéíóúâêîôûë]/i;

/** A word with soft hyphens before the last consonants of a cluster: Ge-wöhn-li-cher. */
function hyphened(word: string): string {
  let out = word.slice(0, 3);
  for (let at = 3; at < word.length; at++) {
    const rest = word.slice(at).toLowerCase();
    const onset = ONSETS.find((one) => rest.startsWith(one)) ?? rest.slice(0, 1);
    const next = rest.charAt(onset.length);
    const before = word.slice(0, at);
    const inside = ONSETS.some((one) =>
      [1, 2].some(
        (n) => n < one.length && `${before.slice(-n)}${rest}`.toLowerCase().startsWith(one),
      ),
    );
    const breaks =
      !VOWEL.test(onset.charAt(0)) && VOWEL.test(next) && VOWEL.test(before) && !inside;
    if (breaks && word.length - at >= 3) out += "\u00ad";
    out += word.charAt(at);
  }
  return out;
}

/** A title with soft hyphens in the words that have more letters than fit in a line. */
export function softly(title: string, letters = 13): string {
  return title.replace(/\p{L}+/gu, (word) => (word.length > letters ? hyphened(word) : word));
}
/** The letters of the longest word. */
export const longest = (title: string): number =>
  Math.max(0, ...title.split(/[^\p{L}]+/u).map((word) => word.length));

export const wordOf = (box: Saying, word: string, n: number): string =>
  n > 1 || word === "damage" || word === "defender" || word === "ambush"
    ? `${box.say(`word-${word}`)} ${word === "ambush" ? n : signed(n)}`
    : box.say(`word-${word}`);

/** Kind, race, class and phases in one line. */
export function kindLine(box: Saying, card: PrintedCard): string {
  const parts = [box.say(`kind-${card.type.replace("_", "-")}`)];
  if (card.race) parts.push(box.say(`race-${card.race.replace("_", "-")}`));
  if (card.item_class) parts.push(box.say(`class-${card.item_class.replaceAll("_", "-")}`));
  if (card.phases.length > 0)
    parts.push(card.phases.map((phase) => box.say(`phase-${phase}`)).join(" / "));
  return parts.join(" · ");
}

/** A card that is held or laid out, in words: what is written on it in one piece, signs in brackets. */
export function heldName(box: Saying, card: PrintedCard): string {
  const title = titleOf(card, box.words.language);
  const kind = box.say(`kind-${card.type.replace("_", "-")}`);
  if (card.type === "site")
    return `${card.site} ${title} ${box.say("board-site", { n: card.site })}`;
  const parts = card.type === "one_ring" ? [title] : [String(card.cost), title];
  if (card.type === "event")
    return [...parts, box.say(`phase-${card.phases[0] ?? "response"}`), `(${kind})`].join(" ");
  const gives = GIVING.includes(card.type);
  if (gives && !card.strength && !card.vitality)
    return [...parts, lineOf(box, card), `(${kind})`].join(" ");
  const number = (n: number) => (gives ? signed(n) : String(n));
  parts.push(`(${kindLine(box, card)})`);
  if (card.strength) parts.push(`(${box.say("paper-strength")}) ${number(card.strength)}`);
  if (card.vitality) parts.push(`(${box.say("paper-vitality")}) ${number(card.vitality)}`);
  return parts.join(" ");
}
/** The kinds of cards whose numbers are given to others. */
export const GIVING: readonly string[] = ["possession", "artifact", "condition", "one_ring"];
/** What stands in the last line of a card without numbers. */
export const lineOf = (box: Saying, card: PrintedCard): string =>
  card.item_class
    ? box.say(`class-${card.item_class.replaceAll("_", "-")}`)
    : box.say(`kind-${card.type.replace("_", "-")}`);

/** A paragraph of a card's text; the phases it is for stand before it. */
export interface Paragraph {
  readonly phases: readonly string[];
  readonly text: string;
}

/** What the card does, paragraph by paragraph, as the engine says it. */
export function paragraphs(box: Saying, card: PrintedCard): readonly Paragraph[] {
  const found: Paragraph[] = [];
  for (let at = 1; box.words.has(`ability-${card.id}-${at}`); at++)
    found.push(opened(box, box.say(`ability-${card.id}-${at}`)));
  return found;
}

function opened(box: Saying, text: string): Paragraph {
  const phases: string[] = [];
  const colon = text.indexOf(":");
  const before = colon < 0 ? "" : text.slice(0, colon);
  const all = Object.keys(PHASES);
  const parts = before.split(/ (?:oder|or) |, /);
  for (const part of parts) {
    const phase = all.find((one) => box.say(`phase-${one}`) === part.trim());
    if (!phase) return { phases: [], text };
    phases.push(phase);
  }
  return { phases, text: text.slice(colon + 1).trim() };
}
