/** Reads sentences aloud, with a voice of this device only: nothing that is said leaves it. */
import { settings } from "../device/settings.svelte";

class Voice {
  private voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  /** The sentence that is being read; the end of one before it means nothing any more. */
  private saying = $state.raw<SpeechSynthesisUtterance | null>(null);

  constructor() {
    if (typeof speechSynthesis === "undefined") return;
    const look = () =>
      (this.voices = speechSynthesis.getVoices().filter((one) => one.localService));
    look();
    speechSynthesis.addEventListener?.("voiceschanged", look);
  }

  /** The voice for the reader's language; undefined: the device has none. */
  private get own(): SpeechSynthesisVoice | undefined {
    return this.voices.find((one) => one.lang.toLowerCase().startsWith(settings.lang));
  }

  get there(): boolean {
    return this.own !== undefined;
  }

  get busy(): boolean {
    return this.saying !== null;
  }

  read(text: string): void {
    const { own } = this;
    if (!own) return;
    this.stop();
    const said = new SpeechSynthesisUtterance(text);
    said.voice = own;
    said.lang = own.lang;
    said.rate = 0.95;
    said.onend = said.onerror = () => {
      if (this.saying === said) this.saying = null;
    };
    this.saying = said;
    speechSynthesis.speak(said);
  }

  stop(): void {
    this.saying = null;
    if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
  }
}

export const voice = new Voice();
