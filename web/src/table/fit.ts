/**
 * What fits into the question bar: answers are buttons while their words have room, and the question
 * keeps its own. Otherwise the answers become a list. Pure; words are measured by whoever asks.
 */

/** The width of words in pixels, in the face of buttons or of the question in this size. */
export interface Measure {
  button(words: string): number;
  question(words: string, size: number): number;
}

export interface Bar {
  readonly width: number;
  /** What the icons beside the answers take. */
  readonly icons: number;
  /** On a phone held upright answers may have a row of their own. */
  readonly rows: boolean;
  /** The sizes the question may have, largest first. */
  readonly sizes: readonly number[];
}

export interface Fit {
  readonly place: "beside" | "row" | "list";
  /** The widest each button may be; null: as wide as its words. */
  readonly widths: readonly (number | null)[];
  readonly size: number;
  /** How many lines the question takes. */
  readonly lines: number;
}

const LETTERS = 26;
const FEW = 3;
const SHORT = { letters: 8, most: 6 };
const GAP = 8;
/** Margins of a button, and of the bar with the badge before the question. */
const EDGE = 36;
const MARGIN = 120;
const PHONE_MARGIN = 40;
/** Where a browser breaks lines; after a hyphen only if nothing else helps. */
const BETWEEN_WORDS = /(?<= )/;
const AFTER_HYPHENS = /(?<=[ -])/;

export function fit(question: string, labels: readonly string[], bar: Bar, by: Measure): Fit {
  const free = bar.width - (bar.rows ? PHONE_MARGIN : MARGIN) - bar.icons;
  const least = bar.sizes.at(-1) ?? 16;
  const sized = (room: number) => {
    const size = bar.sizes.find((one) => lines(question, room, one, by.question) <= 2) ?? least;
    return { size, lines: lines(question, room, size, by.question) };
  };
  if (labels.length === 0) return { place: "beside", widths: [], ...sized(free) };
  const beside = widths(labels, bar.width * 0.46 - bar.icons, by);
  if (beside) {
    const left = free - taken(beside, labels, by);
    const asked = sized(left);
    if (asked.lines <= 2 && left >= bar.width * 0.4)
      return { place: "beside", widths: beside, ...asked };
  }
  const row = bar.rows ? widths(labels, bar.width - PHONE_MARGIN + 16, by) : null;
  if (row) return { place: "row", widths: row, ...sized(free) };
  return { place: "list", widths: [], ...sized(free) };
}

/** How wide each button is so that all fit, in one line or in two; null: they do not. */
function widths(
  labels: readonly string[],
  room: number,
  by: Measure,
): readonly (number | null)[] | null {
  const short = labels.every((label) => label.length <= SHORT.letters);
  if (labels.length > (short ? SHORT.most : FEW)) return null;
  const gaps = GAP * (labels.length - 1);
  const full = labels.map((label) => by.button(label) + EDGE);
  if (labels.every((label) => label.length <= LETTERS) && sum(full) + gaps <= room)
    return labels.map(() => null);
  for (const breaks of [BETWEEN_WORDS, AFTER_HYPHENS]) {
    const halves = labels.flatMap((label) => half(label.split(breaks), by) ?? []);
    const slim = halves.map((one) => one + EDGE);
    if (slim.length === labels.length && sum(slim) + gaps <= room) return slim;
  }
  return null;
}

function taken(widths: readonly (number | null)[], labels: readonly string[], by: Measure): number {
  return sum(widths.map((one, at) => (one ?? by.button(labels[at] ?? "") + EDGE) + GAP));
}

/** The least width at which a label in these parts takes two lines; null: a line would be too long. */
function half(parts: readonly string[], by: Measure): number | null {
  let best: number | null = null;
  for (let at = 1; at <= parts.length; at++) {
    const pair = [parts.slice(0, at), parts.slice(at)].map((line) => line.join("").trimEnd());
    if (pair.some((line) => line.length > LETTERS)) continue;
    // A hair more than measured: a browser breaks the line when it is exactly as wide.
    const width = Math.ceil(Math.max(...pair.map((line) => by.button(line)))) + 2;
    if (best === null || width < best) best = width;
  }
  return best;
}

/** A question with what is told before it, or in it in brackets, where both together are too long; null: there is nothing of the kind. */
export function divided(text: string): { readonly told: string; readonly ask: string } | null {
  const [, told, ask] = /^(.*[.!:…“”)])\s+([^.!?:]+\?)$/su.exec(text) ?? [];
  if (told && ask) return { told, ask };
  const [, before, remark, after] = /^([^()]+?)\s+(\([^()]+\))([^()]*\?)$/su.exec(text) ?? [];
  return before && remark ? { told: remark, ask: before + after } : null;
}

/** A question that fits, with all that had to be told apart for it; null: nothing had to, or nothing can. */
export function shortened(
  text: string,
  fits: (ask: string) => boolean,
): ReturnType<typeof divided> {
  const told: string[] = [];
  let ask = text;
  while (!fits(ask)) {
    const parts = divided(ask);
    if (!parts) break;
    told.push(parts.told);
    ({ ask } = parts);
  }
  return told.length > 0 ? { told: told.join(" "), ask } : null;
}

/** How many lines a text takes; a browser breaks it in the same way. */
export function lines(text: string, room: number, size: number, by: Measure["question"]): number {
  let count = 1;
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (by(longer, size) <= room) line = longer;
    else {
      if (line) count++;
      line = word;
    }
  }
  return count;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
