/** Which stamp stands for what. Pure; the stamps themselves are in the page (`art/stamps.svg`). */

const FACES: Readonly<Record<string, string>> = {
  character: "die-character",
  army: "die-army",
  muster: "die-muster",
  event: "die-event",
  army_muster: "die-muster-army",
  will: "die-will",
  eye: "die-eye",
};

/** The stamp on a face of an action die. */
export function faceStamp(face: string): string {
  return FACES[face] ?? "die-event";
}

const PEOPLE: Readonly<Record<string, string>> = {
  "gandalf-grey": "gandalf",
  "gandalf-white": "hero-gandalf",
  strider: "hero-aragorn",
  aragorn: "culture-gondor",
  boromir: "die-muster",
  legolas: "hero-legolas",
  gimli: "hero-gimli",
  meriadoc: "trait-determination",
  peregrin: "culture-shire",
  saruman: "nation-isengard",
  "witch-king": "nazgul",
  "mouth-of-sauron": "foe-wight",
  gollum: "foe-gollum",
};

/** The emblem of a character; an owner's own one gets a walker. */
export function personStamp(person: string): string {
  return PEOPLE[person] ?? "die-character";
}

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
  politics: "die-event",
  recruit: "die-muster",
  voice: "nation-isengard",
  saruman: "nation-isengard",
  "witch-king": "nazgul",
  "mouth-of-sauron": "foe-wight",
  "draw-character": "die-event",
  "draw-strategy": "die-event",
  aragorn: "culture-gondor",
  "gandalf-white": "hero-gandalf",
};

/** What an action is about. */
export function actionStamp(action: string): string {
  return ACTIONS[action] ?? "die-character";
}
