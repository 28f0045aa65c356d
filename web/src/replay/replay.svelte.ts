/** A match that is over, or one opened from a text, step by step, through anybody's eyes. Steps are fetched as they are looked at. */
import { texts } from "../device/texts";
import { pace, settings } from "../device/settings.svelte";
import type { BoardProps, Drawing, Playing } from "../games/board";
import { loadGame } from "../games/registry";
import { api, ApiError } from "../net/api";
import { nameOf } from "../net/house.svelte";
import type { GameTexts, Message, Player, ReplaySeam, ReplayStep, WirePlayer } from "../net/types";
import { colourOf } from "../table/look";
import { speaking } from "../text/speaking.svelte";
import { lying, narrow } from "../ui/media.svelte";
import { Pages } from "./pages";
import { turnAt, turnFrom } from "./turns";

const USUAL = 450;
const NOTHING: ReadonlySet<string> = new Set();

export class Replay {
  /** The step that is wanted; it is shown as soon as it is here. */
  at = $state(0);
  total = $state(0);
  eyes = $state<number | null>(null);
  running = $state(false);
  wrong = $state.raw<Message | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  game = $state("");
  highlighted = $state.raw<ReadonlySet<string>>(NOTHING);
  /** Where it went on by another version of the rules. */
  seams = $state.raw<readonly ReplaySeam[]>([]);
  /** The steps at which a turn begins. */
  turns = $state.raw<readonly number[]>([]);

  /** Every step is here: the story is told from its beginning. */
  complete = $state(false);

  private shown = $state(0);
  private steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  private pages: Pages | null = null;
  private wire = $state.raw<readonly WirePlayer[]>([]);
  private texts = $state.raw<Readonly<Record<string, GameTexts>>>({});
  private components = $state.raw<unknown>(null);
  private inscriptions = $state.raw<Readonly<Record<string, Message>>>({});
  private playing = $state.raw<Playing | null>(null);
  private counter = 0;
  private walk = 0;

  readonly step: ReplayStep | undefined = $derived(this.steps[this.shown]);
  readonly ready = $derived(
    this.drawing !== null && this.components !== null && this.step !== undefined,
  );
  readonly players: readonly Player[] = $derived(this.wire.map((player) => this.seated(player)));
  readonly words = $derived(
    speaking.about(this.texts[settings.lang], (seat) => this.players[seat]?.name),
  );
  /** The number of the turn at hand, from 1. */
  readonly turn = $derived(turnAt(this.turns, this.at));
  /** What happened up to here, as far back as it has been fetched. */
  readonly story = $derived.by(() => {
    const known: ReplayStep[] = [];
    for (let at = this.shown; at >= 0; at--) {
      const step = this.steps[at];
      if (!step) break;
      known.push(step);
    }
    return known.reverse().flatMap((step) => step.events);
  });
  readonly asked: number | null = $derived.by(() => {
    const question = this.step?.question;
    return question && question.is !== "over" ? question.seat : null;
  });
  readonly props: BoardProps = $derived({
    table: this.step?.table,
    next: this.steps[this.shown + 1]?.table ?? this.step?.table,
    seat: this.eyes,
    asked: this.asked,
    players: this.players,
    components: this.components,
    inscriptions: this.inscriptions,
    options: [],
    active: NOTHING,
    chosen: [],
    highlighted: this.highlighted,
    playing: this.playing,
    story: this.story,
    pick: () => undefined,
    hover: () => undefined,
    answer: () => undefined,
    write: () => undefined,
    compose: () => undefined,
    ahead: () => undefined,
    askedAfter: () => Promise.resolve([]),
    notNow: () => Promise.resolve([]),
    preview: () => Promise.resolve([]),
    prospects: () => Promise.resolve([]),
    passing: null,
    passOn: () => undefined,
    scores: this.step?.scores ?? null,
    odds: () => Promise.resolve(null),
    oddsOfAnswers: () => Promise.resolve(new Map()),
    game: this.game,
    words: this.words,
    say: (message, args) => this.words.say(message, args),
    narrow: narrow.current,
    lying: lying.current,
  });

  /** `past`: `matches/ID`, or `records/ID` for a text that was opened; then perhaps that text, to tell it again. */
  constructor(
    readonly past: string,
    private readonly text: string | null = null,
  ) {}

  /** Looks as this seat saw it (null: a spectator), at this step. */
  async look(eyes: number | null, at = this.at): Promise<void> {
    this.pause();
    const before = this.at;
    const pages = (this.pages = new Pages((from, limit) => this.page(eyes, from, limit)));
    try {
      const page = await pages.first(at);
      if (pages !== this.pages) return;
      if (!this.drawing) await this.load(page.game);
      this.wire = page.players;
      this.total = page.total;
      this.turns = page.turns;
      this.seams = page.seams;
      this.steps = pages.steps;
      this.eyes = eyes;
      this.shown = Math.max(0, Math.min(at, this.total));
      // Whoever has moved on meanwhile stays there.
      this.jump(this.at === before ? this.shown : this.at);
    } catch (error) {
      if (pages === this.pages) this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.wrong = error instanceof ApiError ? error.said : { id: "shell-failed" };
  }

  private page(eyes: number | null, from: number, limit: number) {
    return this.told(() => api.replay(this.past, eyes, from, limit));
  }

  /** Asks the server; it keeps opened texts for a while only, and then this device tells it again. */
  async told<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      await this.tellAgain(error);
      return await ask();
    }
  }

  /** The same for what comes line by line. */
  async *lines<T>(ask: () => AsyncGenerator<T>): AsyncGenerator<T> {
    try {
      yield* ask();
    } catch (error) {
      await this.tellAgain(error);
      yield* ask();
    }
  }

  private async tellAgain(error: unknown): Promise<void> {
    const [kind, id = ""] = this.past.split("/");
    const kept = this.text ?? (kind === "records" ? (await texts.find(id))?.text : undefined);
    if (!kept || !(error instanceof ApiError) || error.status !== 404) throw error;
    await api.open(kept);
  }

  private async load(game: string): Promise<void> {
    this.game = game;
    const { drawing, components, inscriptions, texts } = await loadGame(game);
    this.texts = texts;
    this.inscriptions = inscriptions;
    this.components = components;
    this.drawing = drawing;
  }

  /** Whether the step is here; fetches it if not. */
  private async fetched(at: number): Promise<boolean> {
    const { pages } = this;
    if (!pages) return false;
    if (pages.steps[at]) return true;
    try {
      await pages.fetch(at);
    } catch (error) {
      if (pages === this.pages) this.fail(error);
      return false;
    }
    if (pages !== this.pages) return false;
    this.steps = pages.steps;
    return true;
  }

  /** All that happened: every step of it. */
  async fetchAll(): Promise<void> {
    for (let at = 0; at <= this.total; at += Pages.SIZE) if (!(await this.fetched(at))) return;
    this.complete = true;
  }

  /** What comes next, and what the log tells of before, is fetched while one looks. */
  private around(): void {
    void this.fetched(Math.min(this.total, this.at + Pages.SIZE / 2));
    void this.fetched(Math.max(0, this.at - Pages.SIZE));
  }

  jump(to: number): void {
    this.pause();
    const at = (this.at = Math.max(0, Math.min(this.total, to)));
    if (this.steps[at]) {
      this.shown = at;
      this.around();
    } else
      void this.fetched(at).then((here) => {
        if (!here || this.at !== at) return;
        this.shown = at;
        this.around();
      });
  }

  /** To the next turn, or back to the beginning of this one and those before. */
  jumpTurn(by: 1 | -1): void {
    this.jump(turnFrom(this.turns, this.at, by, this.total));
  }

  /** One step on, with its events shown. */
  async forward(): Promise<void> {
    const walk = ++this.walk;
    if (this.at >= this.total || !(await this.fetched(this.at + 1)) || walk !== this.walk) return;
    this.around();
    for (const told of this.steps[this.at + 1]?.events ?? []) {
      const ms = Math.round((this.drawing?.duration?.(told.event) ?? USUAL) * pace());
      if (ms <= 0) continue;
      this.playing = { id: ++this.counter, event: told.event, ms };
      await new Promise((done) => setTimeout(done, ms));
      if (walk !== this.walk) return;
    }
    this.playing = null;
    this.shown = ++this.at;
  }

  async run(): Promise<void> {
    if (this.at >= this.total) this.jump(0);
    this.running = true;
    while (this.running && this.at < this.total) {
      const before = this.at;
      await this.forward();
      if (this.at === before) break;
      await new Promise((done) => setTimeout(done, 120));
    }
    this.running = false;
  }

  pause(): void {
    this.running = false;
    this.walk++;
    this.playing = null;
  }

  private seated(player: WirePlayer): Player {
    const colour = this.drawing?.colour?.(player.seat, this.components) ?? colourOf(player.seat);
    return {
      ...player,
      joined: true,
      connected: true,
      thinking: false,
      mine: false,
      colour,
      name: nameOf(player, this.wire),
    };
  }
}
