/** Rules as they are read: references to others become links with a name, what one needs to play comes first. */
import type { Overview, Panel, Rulebook } from "../net/types";

export type Lang = "de" | "en";

/** A piece of a rule's sentence: text, or a link to a rule or ruling. */
export type Piece = { readonly text: string } | { readonly rule: string; readonly text: string };

const REFERENCE = /[A-Z]{2,4}-[0-9RT][0-9A-Za-z.]*[0-9A-Za-z]|[A-Z]{2,4}-[0-9]/g;

/** A sentence with its references as links; what the book does not know stays text. */
export function pieces(book: Rulebook, text: string, lang: Lang): readonly Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const name = nameOf(book, match[0], lang);
    if (!name) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ rule: match[0], text: name });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** What a link to a rule says: its place and its chapter; a ruling is known by its question. */
function nameOf(book: Rulebook, id: string, lang: Lang): string | null {
  const rule = book.rules.find((one) => one.id === id);
  if (rule) {
    const chapter = book.chapters.find((one) => one.id === rule.chapter);
    return `${chapter?.[lang] ?? ""} ${id.slice(id.indexOf("-") + 1)}`.trim();
  }
  const ruling = book.rulings.find((one) => one.id === id);
  return ruling ? shortened(ruling[lang].question) : null;
}

function shortened(question: string): string {
  return question.length > 48 ? `${question.slice(0, 46).replace(/\s+\S*$/, "")} …` : question;
}

/** The panels of the one page that have a drawing, each by the first rule it cites that no other has. */
export function figures(page: Overview | null): ReadonlyMap<string, Panel> {
  const found = new Map<string, Panel>();
  for (const panel of page ? [...page.goals, ...page.turn, ...page.forgotten] : []) {
    const rule = panel.figure ? panel.rules.find((one) => !found.has(one)) : undefined;
    if (rule) found.set(rule, panel);
  }
  return found;
}

/** The chapters one needs to play, by game; the others are looked up when it comes to it. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  hobbits: ["4", "5", "6", "8"],
  journey: ["3", "4", "5", "7"],
  orcs: ["3", "4", "5", "6", "9"],
  ringwar: ["4", "6", "8", "9", "10"],
  tcg: ["5", "7", "8", "9", "14", "18"],
};

/** The stamps that stand beside a chapter, so that it is found with the eyes. */
const STAMPS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  hobbits: {
    "1": ["tower", "mount-doom"],
    "2": ["friend", "cube", "nazgul"],
    "3": ["hobbit"],
    "4": ["pips-3", "hobbit"],
    "5": ["ring", "foe-wolf"],
    "6": ["friend", "foe-spider"],
    "7": ["friend-pony"],
    "8": ["mount-doom", "eye"],
    "9": ["palantir", "tower"],
  },
  journey: {
    "1": ["trait-wisdom", "trait-strength", "gandalf"],
    "2": ["ring"],
    "3": ["path-marker"],
    "4": ["path-marker", "trait-endurance"],
    "5": ["trait-determination", "trait-wisdom"],
    "6": ["ring", "gandalf"],
    "7": ["friend-hat"],
    "8": ["ring"],
  },
  orcs: {
    "1": ["orc-1", "tower"],
    "2": ["hero-aragorn"],
    "3": ["hero-legolas"],
    "4": ["orc-2", "tower"],
    "5": ["hero-gimli", "move-orthogonal"],
    "6": ["orc-3", "hero-aragorn", "orc-4"],
    "7": ["hero-eomer"],
    "8": ["ent", "kind-event"],
    "9": ["chain", "ent"],
    "10": ["hero-faramir"],
    "11": ["move-shadowfax"],
  },
  ringwar: {
    "2": ["unit-free-regular", "unit-shadow-elite"],
    "3": ["settlement-stronghold"],
    "4": ["die-character", "die-eye", "die-will"],
    "5": ["die-event"],
    "6": ["die-army", "unit-free-leader"],
    "7": ["nation-gondor", "die-muster"],
    "8": ["ring", "friend"],
    "9": ["hunt-eye", "hunt-tile"],
    "10": ["mount-doom", "settlement-city"],
    "11": ["nation-isengard", "nation-sauron"],
    "12": ["gandalf", "nazgul"],
  },
  tcg: {
    "1": ["kind-companion", "kind-minion"],
    "5": ["phase-fellowship", "phase-shadow"],
    "7": ["phase-fellowship", "kind-companion"],
    "8": ["tcg-site"],
    "9": ["phase-shadow", "tcg-twilight"],
    "11": ["wound"],
    "14": ["phase-assignment", "tcg-strength"],
    "16": ["burden", "ring"],
    "17": ["phase-regroup"],
    "18": ["tcg-site", "ring"],
    "19": ["kw-fierce", "kw-ranger"],
  },
};

export const stampsOf = (game: string, chapter: string): readonly string[] =>
  STAMPS[game]?.[chapter] ?? [];

export interface Part {
  readonly first: boolean;
  readonly id: string;
  readonly title: string;
  readonly rules: readonly {
    readonly id: string;
    readonly text: string;
    readonly book: string | null;
    /** The open questions about it. */
    readonly asked: readonly string[];
  }[];
}

/** The chapters that have something to say about what is looked for, those one needs first in front. */
export function parts(book: Rulebook, lang: Lang, search: string): readonly Part[] {
  const wanted = search.trim().toLowerCase();
  const first = FIRST[book.game] ?? [];
  const found = book.chapters.map((chapter) => ({
    first: first.includes(chapter.id),
    id: chapter.id,
    title: chapter[lang],
    rules: book.rules
      .filter(
        (one) =>
          one.chapter === chapter.id &&
          [one[lang], one.id, chapter[lang]].some((text) => text.toLowerCase().includes(wanted)),
      )
      .map((one) => ({
        id: one.id,
        text: one[lang],
        book: one.book,
        asked: book.rulings.filter((ruling) => ruling.rules.includes(one.id)).map(({ id }) => id),
      })),
  }));
  const some = found.filter((part) => part.rules.length > 0);
  return [...some.filter((part) => part.first), ...some.filter((part) => !part.first)];
}
