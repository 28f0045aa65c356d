/** The texts of a game at a table that agreed on something: `id@setting=value` is said instead of `id`. */
import type { GameTexts } from "../net/types";

type Texts = Readonly<Record<string, GameTexts>>;

export function agreed(texts: Texts, settings: Readonly<Record<string, string>>): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, one]) => [
      language,
      { ...one, names: { ...one.names, ...instead(one.names, settings) } },
    ]),
  );
}

function instead(
  names: Readonly<Record<string, string>>,
  settings: Readonly<Record<string, string>>,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, text] of Object.entries(names)) {
    const [id, setting, value] = key.split(/[@=]/);
    if (setting && settings[setting] === value) found[id!] = text;
  }
  return found;
}
