/** Words of the glossary in any sentence: found by their title and its other forms. */
import type { Term } from "../net/types";
import type { Part } from "./sentence";

type Lang = "de" | "en";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const kept = new WeakMap<readonly Term[], Partial<Record<Lang, Finder>>>();

interface Finder {
  readonly pattern: RegExp | null;
  readonly ids: ReadonlyMap<string, string>;
}

/** German nouns are written with a capital; in English a word may begin a sentence. */
const key = (word: string, lang: Lang) => (lang === "en" ? word.toLowerCase() : word);

function finder(glossary: readonly Term[], lang: Lang): Finder {
  const known = kept.get(glossary) ?? {};
  const found = known[lang];
  if (found) return found;
  const ids = new Map<string, string>();
  for (const term of glossary)
    for (const form of [term.title[lang], ...term.forms[lang]])
      if (!ids.has(key(form, lang))) ids.set(key(form, lang), term.id);
  const forms = [...ids.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern =
    forms.length === 0
      ? null
      : new RegExp(
          `(?<![\\p{L}\\p{N}-])(${forms.join("|")})(?![\\p{L}\\p{N}-])`,
          lang === "en" ? "giu" : "gu",
        );
  const made = { pattern, ids };
  kept.set(glossary, { ...known, [lang]: made });
  return made;
}

/** A sentence in parts; each word is linked where it stands first. */
export function linked(text: string, glossary: readonly Term[], lang: Lang): readonly Part[] {
  const { pattern, ids } = finder(glossary, lang);
  if (!pattern) return [{ text, term: null }];
  const parts: Part[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const id = ids.get(key(match[0], lang));
    if (!id || seen.has(id)) continue;
    seen.add(id);
    if (match.index > from) parts.push({ text: text.slice(from, match.index), term: null });
    parts.push({ text: match[0], term: id });
    from = match.index + match[0].length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from), term: null });
  return parts;
}
