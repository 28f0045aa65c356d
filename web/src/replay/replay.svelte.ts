/** A match that is over, or one opened from a text, step by step, through anybody's eyes. */
import { texts } from "../device/texts";
import { pace, settings } from "../device/settings.svelte";
import type { BoardProps, Drawing, Playing } from "../games/board";
import { loadGame } from "../games/registry";
import { api, ApiError } from "../net/api";
import { nameOf } from "../net/house.svelte";
import type { GameTexts, Message, Player, ReplayStep, WirePlayer } from "../net/types";
import { speaking } from "../text/speaking.svelte";
import { lying, narrow } from "../ui/media.svelte";
import { turnAt, turnFrom, turnsOf } from "./turns";

const USUAL = 450;
const NOTHING: ReadonlySet<string> = new Set();

export class Replay {
  at = $state(0);
  total = $state(0);
  eyes = $state<number | null>(null);
  running = $state(false);
  wrong = $state.raw<Message | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  game = $state("");
  highlighted = $state.raw<ReadonlySet<string>>(NOTHING);

  private steps = $state.raw<readonly ReplayStep[]>([]);
  private wire = $state.raw<readonly WirePlayer[]>([]);
  private texts = $state.raw<Readonly<Record<string, GameTexts>>>({});
  private components = $state.raw<unknown>(null);
  private inscriptions = $state.raw<Readonly<Record<string, Message>>>({});
  private playing = $state.raw<Playing | null>(null);
  private counter = 0;
  private walk = 0;

  readonly ready = $derived(
    this.drawing !== null && this.components !== null && this.steps.length > 0,
  );
  readonly step: ReplayStep | undefined = $derived(this.steps[this.at]);
  readonly players: readonly Player[] = $derived(this.wire.map((player) => this.seated(player)));
  readonly words = $derived(
    speaking.about(this.texts[settings.lang], (seat) => this.players[seat]?.name),
  );
  readonly turns = $derived(turnsOf(this.steps));
  /** The number of the turn at hand, from 1. */
  readonly turn = $derived(turnAt(this.turns, this.at));
  readonly story = $derived(this.steps.slice(0, this.at + 1).flatMap((step) => step.events));
  readonly asked: number | null = $derived.by(() => {
    const question = this.step?.question;
    return question && question.is !== "over" ? question.seat : null;
  });
  readonly props: BoardProps = $derived({
    table: this.step?.table,
    next: this.steps[this.at + 1]?.table ?? this.step?.table,
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
    pick: () => undefined,
    hover: () => undefined,
    answer: () => undefined,
    compose: () => undefined,
    preview: () => Promise.resolve([]),
    scores: this.step?.scores ?? null,
    odds: () => Promise.resolve(null),
    oddsOfAnswers: () => Promise.resolve(new Map()),
    game: this.game,
    words: this.words,
    say: (message, args) => this.words.say(message, args),
    narrow: narrow.current,
    lying: lying.current,
  });

  /** `past`: `matches/ID`, or `records/ID` for a text that was opened. */
  constructor(readonly past: string) {}

  /** Fetches the whole match as this seat saw it. */
  async look(eyes: number | null): Promise<void> {
    this.pause();
    try {
      const steps: ReplayStep[] = [];
      for (let from: number | null = 0; from !== null;) {
        const page = await this.page(eyes, from);
        steps.push(...page.steps);
        this.wire = page.players;
        this.total = page.total;
        if (!this.drawing) await this.load(page.game);
        from = page.next;
      }
      this.steps = steps;
      this.eyes = eyes;
      this.at = Math.min(this.at, this.total);
    } catch (error) {
      this.wrong = error instanceof ApiError ? error.said : { id: "shell-failed" };
    }
  }

  /** The server keeps opened texts for a while only; then this device tells it again. */
  private async page(eyes: number | null, from: number) {
    try {
      return await api.replay(this.past, eyes, from);
    } catch (error) {
      const [kind, id = ""] = this.past.split("/");
      const kept = kind === "records" ? await texts.find(id) : undefined;
      if (!kept || !(error instanceof ApiError) || error.status !== 404) throw error;
      await api.open(kept.text);
      return await api.replay(this.past, eyes, from);
    }
  }

  private async load(game: string): Promise<void> {
    this.game = game;
    const { drawing, components, inscriptions, texts } = await loadGame(game);
    this.texts = texts;
    this.inscriptions = inscriptions;
    this.components = components;
    this.drawing = drawing;
  }

  jump(to: number): void {
    this.pause();
    this.at = Math.max(0, Math.min(this.total, to));
  }

  /** To the next turn, or back to the beginning of this one and those before. */
  jumpTurn(by: 1 | -1): void {
    this.jump(turnFrom(this.turns, this.at, by, this.total));
  }

  /** One step on, with its events shown. */
  async forward(): Promise<void> {
    const walk = ++this.walk;
    const next = this.steps[this.at + 1];
    if (!next) return;
    for (const told of next.events) {
      const ms = Math.round((this.drawing?.duration?.(told.event) ?? USUAL) * pace());
      if (ms <= 0) continue;
      this.playing = { id: ++this.counter, event: told.event, ms };
      await new Promise((done) => setTimeout(done, ms));
      if (walk !== this.walk) return;
    }
    this.playing = null;
    this.at++;
  }

  async run(): Promise<void> {
    if (this.at >= this.total) this.at = 0;
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
    const colour = this.drawing?.colour?.(player.seat, this.components) ?? (player.seat % 5) + 1;
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
