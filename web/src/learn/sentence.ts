/** Sentences of lessons: names of the game's things, and words of the glossary, put in. */
import type { Bilingual } from "../net/types";
import type { Words } from "../text/words";

export interface Part {
  readonly text: string;
  /** The id of the word in the glossary, if it is one. */
  readonly term: string | null;
}

const TERM = /\*([^*|]+)\|([^*|]+)\*/g;
const NAME = /\{([\w.-]+)\}/g;

/** In the reader's language, with the names put in. */
export function inWords(said: Bilingual, words: Words): string {
  const text = words.language === "de" ? said.de : said.en;
  return text.replaceAll(NAME, (_, id: string) => words.say(id));
}

export function parts(said: Bilingual, words: Words): readonly Part[] {
  const text = inWords(said, words);
  const found: Part[] = [];
  let at = 0;
  for (const one of text.matchAll(TERM)) {
    if (one.index > at) found.push({ text: text.slice(at, one.index), term: null });
    found.push({ text: one[1]!, term: one[2]! });
    at = one.index + one[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), term: null });
  return found;
}

/** As it is read aloud. */
export function plain(said: Bilingual, words: Words): string {
  return parts(said, words)
    .map((part) => part.text)
    .join("");
}
