/** What the engine says about a deck text while somebody works on it. */
import { settings } from "../device/settings.svelte";
import { ApiError } from "../net/api";
import type { Appraisal, Message } from "../net/types";

/** Asks the engine about a deck text. */
export type Appraise<Content = unknown> = (
  text: string,
  language: string,
  signal: AbortSignal,
) => Promise<Appraisal<Content>>;

/** Milliseconds after which somebody has stopped clicking or typing. */
const CALM = 120;
/** Milliseconds after which it is asked again if there was no answer: a server may be busy, a line down. */
const AGAIN = 1500;

/** What the engine says about a text that changes; made while a component is. */
export class Judged<Content> {
  /** The last word: `of` says about which text. */
  said = $state.raw<Appraisal<Content> | null>(null);
  of = $state.raw("");
  wrong = $state.raw<Message | null>(null);
  /** Whether the text has changed since. */
  readonly pending = $derived.by(() => this.of !== this.text());
  readonly flaws = $derived(this.said?.findings.filter(({ kept }) => !kept) ?? []);
  /** Whether it may be played, as far as is known just now. */
  readonly legal = $derived(
    this.said !== null && !this.pending && this.wrong === null && this.flaws.length === 0,
  );

  constructor(
    private readonly text: () => string,
    appraise: () => Appraise<Content>,
  ) {
    $effect(() => {
      const wanted = text();
      const { lang } = settings;
      const ask = appraise();
      const stop = new AbortController();
      const calm = setTimeout(() => void this.ask(ask, wanted, lang, stop.signal), CALM);
      return () => {
        clearTimeout(calm);
        stop.abort();
      };
    });
  }

  private async ask(ask: Appraise<Content>, text: string, lang: string, signal: AbortSignal) {
    try {
      const said = await ask(text, lang, signal);
      if (signal.aborted) return;
      this.said = said;
      this.wrong = null;
    } catch (error) {
      if (signal.aborted) return;
      this.wrong = error instanceof ApiError ? error.said : { id: "shell-failed" };
      if (passes(error)) {
        const again = setTimeout(() => void this.ask(ask, text, lang, signal), AGAIN);
        signal.addEventListener("abort", () => clearTimeout(again), { once: true });
      }
    }
    this.of = text;
  }
}

/** Whether what went wrong may be right in a moment: too many at once, or no answer. */
function passes(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
}
