/** Words of the glossary: found by id, and by what a reader looks for. */
import { settings } from "../device/settings.svelte";
import type { Term } from "../net/types";

/** Those with these ids, in the order of the ids. */
export function terms(glossary: readonly Term[], ids: Iterable<string>): readonly Term[] {
  return [...ids].flatMap((id) => glossary.find((one) => one.id === id) ?? []);
}

/** Those that fit what is looked for, in the order of the alphabet. */
export function searched(glossary: readonly Term[], wanted: string): readonly Term[] {
  const lang = settings.lang;
  const part = wanted.trim().toLocaleLowerCase(lang);
  return glossary
    .filter((one) => `${one.title[lang]} ${one.say[lang]}`.toLocaleLowerCase(lang).includes(part))
    .toSorted((a, b) => a.title[lang].localeCompare(b.title[lang], lang));
}
