/** What has been learnt on this device; nothing of it ever leaves. */

interface Place {
  /** The step to go on with. */
  readonly step: number;
  readonly done: boolean;
  /** Of the file: where that has changed, the step means nothing any more. */
  readonly digest: string;
}

interface Saved {
  /** By game and lesson: `hobbits/1-first-road`. */
  lessons: Record<string, Place>;
  /** The rules that have been taught. */
  rules: string[];
  /** Whether sentences are read aloud, by game; undefined: as is usual there. */
  aloud: Record<string, boolean>;
  /** The words that have explained themselves, by game: `orcs/pincer`. */
  met: string[];
  /** Whether what is seen for the first time explains itself: at all, and where not. */
  notes: boolean;
  quiet: string[];
}

const PLACE = "mathom.learning";
/** Games for those who cannot read well yet. */
const FOR_CHILDREN = ["hobbits"];

function nothing(): Saved {
  return { lessons: {}, rules: [], aloud: {}, met: [], notes: true, quiet: [] };
}

function read(): Saved {
  try {
    return {
      ...nothing(),
      ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Saved>),
    };
  } catch {
    return nothing();
  }
}

class LearningHere {
  private saved = $state<Saved>(read());

  private keep(): void {
    localStorage.setItem(PLACE, JSON.stringify(this.saved));
  }

  /** Where to go on; 0 if the lesson has changed since. */
  step(game: string, lesson: string, digest: string): number {
    const known = this.saved.lessons[`${game}/${lesson}`];
    return known && known.digest === digest ? known.step : 0;
  }

  done(game: string, lesson: string): boolean {
    return this.saved.lessons[`${game}/${lesson}`]?.done ?? false;
  }

  /** Whether anything of a game has been learnt. */
  knows(game: string): boolean {
    return Object.keys(this.saved.lessons).some((one) => one.startsWith(`${game}/`));
  }

  reach(game: string, lesson: string, digest: string, step: number, over: boolean): void {
    const id = `${game}/${lesson}`;
    const done = over || this.done(game, lesson);
    this.saved.lessons[id] = { step: over ? 0 : step, done, digest };
    this.keep();
  }

  learn(rules: readonly string[]): void {
    const fresh = rules.filter((rule) => !this.saved.rules.includes(rule));
    if (fresh.length === 0) return;
    this.saved.rules.push(...fresh);
    this.keep();
  }

  aloud(game: string): boolean {
    return this.saved.aloud[game] ?? FOR_CHILDREN.includes(game);
  }

  readAloud(game: string, wanted: boolean): void {
    this.saved.aloud[game] = wanted;
    this.keep();
  }

  /** Whether all that a word is about has been taught in lessons. */
  knowsRule(rules: readonly string[]): boolean {
    return rules.some((rule) => this.saved.rules.includes(rule));
  }

  met(game: string, term: string): boolean {
    return this.saved.met.includes(`${game}/${term}`);
  }

  meet(game: string, term: string): void {
    if (this.met(game, term)) return;
    this.saved.met.push(`${game}/${term}`);
    this.keep();
  }

  /** Whether what is seen for the first time explains itself, in a game. */
  notes(game: string): boolean {
    return this.saved.notes && !this.saved.quiet.includes(game);
  }

  /** In no game, or in every one again. */
  get noted(): boolean {
    return this.saved.notes && this.saved.quiet.length === 0;
  }
  set noted(wanted: boolean) {
    this.saved.notes = wanted;
    this.saved.quiet = [];
    this.keep();
  }

  /** No more notes in this game. */
  quieten(game: string): void {
    if (!this.saved.quiet.includes(game)) this.saved.quiet.push(game);
    this.keep();
  }

  forget(): void {
    this.saved = nothing();
    localStorage.removeItem(PLACE);
  }
}

export const learning = new LearningHere();
