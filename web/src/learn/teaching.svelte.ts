/** A lesson at this device: which step, what is meant, what was said about another answer. */
import { learning } from "../device/learning.svelte";
import { matches } from "../device/matches";
import { pace, settings } from "../device/settings.svelte";
import type { About, LessonInfo, LessonSight } from "../net/types";
import { here } from "../route.svelte";
import type { Step } from "../table/interaction";
import type { Offered, Session } from "../table/session.svelte";
import { t } from "../text/speaking.svelte";

export interface Wanted {
  readonly game: string;
  readonly lesson: LessonInfo;
}

/** How long a thing is lit before it is done by "show me", in ms. */
const SHOWING = 900;

export class Teaching {
  /** What was said about another legal answer; replaces the sentence for a moment. */
  elsewhere = $state.raw<About | null>(null);
  /** What was pointed at then. */
  tried = $state.raw<readonly string[]>([]);
  /** How often something else was answered in this step. */
  tries = $state(0);
  /** What has been found in this step. */
  found = $state.raw<readonly string[]>([]);
  /** Notes have been put away in this step. */
  quiet = $state(false);
  private seen = -1;
  /** The question at which this step began. */
  private since = $state(0);

  /** The step being taught. While others move, it is the one that tells of that. */
  readonly now: LessonSight | null = $derived.by(() => this.session.show.ahead?.lesson ?? null);

  constructor(
    private readonly session: Session,
    readonly wanted: Wanted,
  ) {}

  /** What is said to the server first, whenever the line is open again. */
  readonly hello = () => {
    const { game, lesson } = this.wanted;
    return { is: "learn", game, lesson: lesson.id, at: this.now?.step ?? this.begin };
  };

  private get begin(): number {
    const { game, lesson } = this.wanted;
    return learning.step(game, lesson.id, lesson.digest);
  }

  /** Whether the learner is asked for an answer. */
  get asks(): boolean {
    return this.now?.kind === "ask" || this.now?.kind === "play";
  }

  /** In a stretch of the game, once it is under way: what was said of it is known, and the game's own questions count. */
  get plays(): boolean {
    return this.now?.kind === "play" && (this.session.update?.version ?? 0) > this.since;
  }

  /** The answers that glow. */
  meant(step: Step<Offered>): Step<Offered> {
    const meant = this.now?.meant;
    if (!meant || step.pending) return step;
    const options = step.options.filter((one) => meant.includes(one.id));
    const fits = options.some((one) => step.picked.every((anchor) => one.anchors.includes(anchor)));
    return fits ? { ...step, options } : step;
  }

  /** A new step has begun: what belonged to the one before is forgotten, and the place is kept. */
  arrived(now: LessonSight): void {
    if (now.step === this.seen) return;
    this.seen = now.step;
    this.since = this.session.update?.version ?? 0;
    this.elsewhere = null;
    this.tries = 0;
    this.found = [];
    this.quiet = false;
    const { game, lesson } = this.wanted;
    learning.reach(game, lesson.id, lesson.digest, now.step, now.kind === "end");
    learning.learn(now.learnt);
  }

  /** Another legal answer than the one that is meant. */
  another(about: About | null, anchors: readonly string[]): void {
    this.tries += 1;
    this.tried = anchors;
    this.elsewhere = about;
  }

  /** A thing was pointed at; true if that is all there is to it. */
  pointed(anchor: string): boolean {
    const { now } = this;
    if (!now) return false;
    if (now.kind === "tell" || now.kind === "watch") {
      if (now.look.includes(anchor)) this.next();
      return true;
    }
    if (now.kind !== "point") return now.kind === "end";
    if (now.point.includes(anchor)) {
      this.elsewhere = null;
      if (!this.found.includes(anchor)) this.found = [...this.found, anchor];
      if (this.found.length >= now.needs) this.next();
    } else {
      const about = now.elsewhere.find((one) => !one.when || one.when === anchor);
      this.another(about ?? null, [anchor]);
    }
    return true;
  }

  next(): void {
    const { now } = this;
    if (now && now.kind !== "end") this.session.turnTo(now.step + 1);
  }

  get canGoBack(): boolean {
    return this.before() !== null;
  }

  back(): void {
    const to = this.before();
    if (to !== null) this.session.turnTo(to);
  }

  /** The step before that is more than watching. */
  private before(): number | null {
    const { now } = this;
    if (!now) return null;
    const kinds = this.wanted.lesson.kinds;
    for (let at = now.step - 1; at >= 0; at--) if (kinds[at] !== "watch") return at;
    return null;
  }

  /** Whether the game can be played on from where the lesson ends. */
  get goesOn(): boolean {
    return this.now?.kind === "end" && this.session.update?.question.is !== "over";
  }

  /** A match against the easy bot, from here. */
  async playOn(): Promise<void> {
    const created = await this.session.keep(settings.name || t("player-number", { number: 1 }));
    if (!created) return;
    matches.begin(created, this.wanted.game, "bots");
    here.go(`/match/${created.match}`);
  }

  /** Does it for the learner, slowly enough to be followed. */
  async show(): Promise<void> {
    const { now, session } = this;
    if (!now) return;
    const option = session.step.options.find((one) => one.id === now.line);
    const lit = now.kind === "point" ? now.point.slice(0, now.needs) : (option?.anchors ?? []);
    session.highlighted = new Set(lit);
    await new Promise((done) => setTimeout(done, SHOWING * Math.max(0.3, pace())));
    session.highlighted = new Set();
    if (this.now !== now) return;
    if (now.kind === "ask" && option) session.send(option);
    else if (now.kind !== "play") this.next();
  }
}
