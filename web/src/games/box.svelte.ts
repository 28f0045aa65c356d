/** The box of a game, fetched for a page away from any table. Made while a component is. */
import { putStamps } from "../art/sprite";
import { settings } from "../device/settings.svelte";
import { speaking } from "../text/speaking.svelte";
import { narrow } from "../ui/media.svelte";
import type { BoxProps } from "./board";
import { loadBox, type LoadedBox } from "./registry";

export class OpenedBox<Module> {
  private loaded = $state.raw<LoadedBox | null>(null);
  /** What draws it. */
  module = $state.raw<Module | null>(null);
  failed = $state(false);

  constructor(
    private readonly game: string,
    private readonly draw: () => Promise<{ default: Module }> | undefined,
  ) {
    void this.load();
  }

  readonly load = async (): Promise<void> => {
    this.failed = false;
    try {
      const [module, found] = await Promise.all([this.draw(), loadBox(this.game), putStamps()]);
      this.module = module?.default ?? null;
      this.loaded = found;
    } catch {
      this.failed = true;
    }
  };

  readonly props: BoxProps | null = $derived.by(() => {
    if (!this.loaded) return null;
    const { components, inscriptions, texts } = this.loaded;
    const words = speaking.about(texts[settings.lang], () => undefined);
    return {
      game: this.game,
      components,
      inscriptions,
      words,
      say: (message, args) => words.say(message, args),
      narrow: narrow.current,
    };
  });
}
