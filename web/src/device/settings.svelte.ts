/** What this device prefers; kept in localStorage, read by public/theme.js before the first paint. */

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
export type Lang = "de" | "en";

export const SPEEDS: Readonly<Record<Speed, number>> = {
  slow: 1.8,
  normal: 1,
  fast: 0.4,
  instant: 0,
};
export const LANGS: readonly Lang[] = ["de", "en"];

interface Saved {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  /** Confirm every answer that was pointed at. */
  careful: boolean;
  /** Hide the table between two players of one device. */
  curtain: boolean;
  /** Where there is only one answer the table goes on by itself, after a moment. */
  passing: boolean;
  /** Whether the table is heard. */
  sound: boolean;
  /** Whether to notify when it is one's turn and the page is in the background; `ask`: nobody has said. */
  notify: "ask" | "on" | "off";
  /** What the player of this device is called. */
  name: string;
}

const PLACE = "mathom.settings";

function read(): Saved {
  const lang: Lang = document.documentElement.lang === "de" ? "de" : "en";
  const usual: Saved = {
    lang,
    theme: "auto",
    speed: "normal",
    careful: false,
    curtain: true,
    passing: true,
    // A phone is used in company, and a page cannot know whether it is muted: there, one asks for it.
    sound: !matchMedia("(pointer: coarse)").matches,
    notify: "ask",
    name: "",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Saved>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Saved>(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Puts the settings into effect and keeps them; call once. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(PLACE, JSON.stringify(settings));
      document.documentElement.lang = settings.lang;
      paint();
    });
  });
  dark.addEventListener("change", paint);
}

export function isDark(): boolean {
  return settings.theme === "auto" ? dark.matches : settings.theme === "dark";
}

/** How much longer or shorter an animation is; 0: none. */
export function pace(): number {
  return still.matches ? 0 : SPEEDS[settings.speed];
}

function paint(): void {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}
