/** Which stamp stands for an action. Pure; the stamps themselves are in the page (`src/mathom/art/stamps.svg`). */

const ACTIONS: Readonly<Record<string, string>> = {
  "move-fellowship": "ring",
  "hide-fellowship": "hobbit",
  separate: "die-character",
  "move-companions": "die-character",
  "move-minions": "unit-nazgul",
  "march-led": "path-marker",
  "attack-led": "damage",
  march: "path-marker",
  attack: "damage",
  politics: "ch-flag",
  recruit: "die-muster",
  voice: "nation-isengard",
  saruman: "nation-isengard",
  "witch-king": "nazgul",
  "mouth-of-sauron": "foe-wight",
  "draw-character": "die-event",
  "draw-strategy": "die-event",
  aragorn: "hero-aragorn",
  "gandalf-white": "hero-gandalf",
};

/** What an action is about. */
export function actionStamp(action: string): string {
  return ACTIONS[action] ?? "die-character";
}
