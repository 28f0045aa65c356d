/** The shell's words in the language of the moment. Switching needs no reload. */
import { LANGS, settings } from "../device/settings.svelte";
import type { Lang } from "../device/settings.svelte";
import { api } from "../net/api";
import type { Arg, GameTexts, Message, ServerTexts } from "../net/types";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { Words } from "./words";

const own: Readonly<Record<Lang, string>> = { de, en };

class Speaking {
  private server = $state.raw<Readonly<Partial<Record<Lang, ServerTexts>>>>({});

  readonly words = $derived(new Words(settings.lang, { sources: this.sources(settings.lang) }));
  /** Whether there are words of the server, in whatever language. */
  readonly ready = $derived(Object.keys(this.server).length > 0);
  readonly shelf = $derived(this.texts(settings.lang)?.shelf ?? {});

  /** Fetches the server's texts in a language, once. */
  async load(lang: Lang): Promise<void> {
    const texts = await api.texts(lang);
    if (!(lang in this.server)) this.server = { ...this.server, [lang]: texts };
  }

  /** Fetches the other languages too, so that switching is at once. */
  async loadOthers(): Promise<void> {
    for (const lang of LANGS) await this.load(lang);
  }

  /** Words for a table: the game's sentences first, then the shell's. */
  about(texts: GameTexts | undefined, player: (seat: number) => string | undefined): Words {
    const lang = settings.lang;
    const ofGame = texts ? [texts.source] : [];
    return new Words(lang, {
      sources: [...ofGame, ...this.sources(lang)],
      names: texts?.names ?? {},
      player,
    });
  }

  private sources(lang: Lang): readonly string[] {
    return [own[lang], ...(this.texts(lang)?.sources ?? [])];
  }

  /** The server's texts; in the other language until those of this one are here. */
  private texts(lang: Lang): ServerTexts | undefined {
    return this.server[lang] ?? Object.values(this.server)[0];
  }
}

export const speaking = new Speaking();

/** The shell's own text. */
export function t(id: Message | string, args?: Readonly<Record<string, Arg>>): string {
  return speaking.words.say(id, args);
}
