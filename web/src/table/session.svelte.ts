/** One match at this device: what the server said, whose eyes look, and what is being pointed at. */
import { matches } from "../device/matches";
import { settings } from "../device/settings.svelte";
import type { Composed, Drawing } from "../games/board";
import { loadGame } from "../games/registry";
import { nameOf } from "../net/house.svelte";
import { Live } from "../net/live";
import type { Line } from "../net/live";
import type {
  ChatLine,
  Choice,
  Created,
  FromServer,
  GameTexts,
  Message,
  Over,
  Player,
  Refusal,
  Told,
  Until,
  Update,
  Welcome,
  WirePlayer,
} from "../net/types";
import { agreed } from "../text/agreed";
import { speaking } from "../text/speaking.svelte";
import type { Words } from "../text/words";
import { lying, narrow } from "../ui/media.svelte";
import * as pointing from "./interaction";
import type { Outcome, Step } from "./interaction";
import { TableClocks } from "./clocks.svelte";
import { colourOf } from "./look";
import { Composition } from "./composition";
import { Inquiries } from "./inquiries";
import { following, offered, own, withNext, withoutNext, type Offered } from "./offered";
import { decides, Show } from "./show.svelte";
import { actor, after, goOn, since } from "./story";
import { TableTalk } from "./talk";
import { Teaching, type Wanted } from "../learn/teaching.svelte";

export type { Offered };

type Eyes = number | null;
const NOTHING: Step<Offered> = pointing.begin<Offered>([]);

export class Session {
  /** Who teaches, if this is a lesson. */
  teaching: Teaching | null = null;
  line = $state<Line>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  /** Whose eyes; null: a spectator's. */
  eyes = $state<Eyes>(null);
  /** The seat the device is to be handed to; nothing of the table shows until it is there. */
  curtain = $state<number | null>(null);
  step = $state.raw<Step<Offered>>(NOTHING);
  /** The answer that is on its way. */
  sent = $state.raw<Offered | null>(null);
  /** Why the last click was refused; replaces the question for a moment. */
  refusal = $state.raw<Refusal | null>(null);
  notice = $state.raw<Message | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  rematch = $state<string | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  components = $state.raw<unknown>(null);
  inscriptions = $state.raw<Readonly<Record<string, Message>>>({});
  highlighted = $state.raw<ReadonlySet<string>>(new Set());

  /** The version from which on this seat has passed last. */
  passedFrom = $state<number | null>(null);
  /** The answers do not fit into the bar and nothing glows: they are listed. */
  crowded = $state(false);
  /** The answer that a click would give. */
  hinted = $state.raw<Offered | null>(null);

  readonly show = new Show();
  readonly talk: TableTalk;
  readonly inquiries: Inquiries;
  readonly clocks = new TableClocks();
  private stories = $state.raw<ReadonlyMap<Eyes, readonly Told[]>>(new Map());
  private texts = $state.raw<Readonly<Record<string, GameTexts>>>({});
  private live: Live;
  private latest = new Map<Eyes, Update>();
  private wire = $state.raw<readonly WirePlayer[]>([]);
  private readonly composition = new Composition();
  /** What the drawing wants to be looked ahead to last; an answer to an earlier wish comes too late. */
  private lookedAhead: readonly string[] = [];
  private forgetNotice: ReturnType<typeof setTimeout> | undefined;
  private forgetRefusal: ReturnType<typeof setTimeout> | undefined;

  readonly update = $derived(this.show.current);
  /** The match has not begun: somebody has still to bring something along. */
  readonly gathering: boolean = $derived(
    this.update === null && (this.welcome?.awaited.length ?? 0) > 0 && this.wire.length > 0,
  );
  readonly mine = $derived(this.welcome?.seats ?? []);
  readonly players = $derived(this.wire.map((player) => this.seated(player)));
  readonly words: Words = $derived(
    speaking.about(this.texts[settings.lang], (seat) => this.players[seat]?.name),
  );
  /** What happened, as far as it has been shown. */
  readonly story = $derived.by(() => {
    const all = this.stories.get(this.eyes) ?? [];
    const shown = this.show.playing?.told;
    if (!shown)
      return this.show.busy ? all.filter((one) => one.version <= (this.update?.version ?? 0)) : all;
    return all.slice(0, all.indexOf(shown) + 1);
  });
  /** What happened since this seat answered last, or, where it has passed on, since it began to. */
  readonly news = $derived(
    this.passedFrom === null ? since(this.story, this.eyes) : after(this.story, this.passedFrom),
  );
  /** What this seat is asked, once everything before it has been shown. */
  readonly choice: Choice | null = $derived.by(() => {
    const question = this.update?.question;
    if (this.show.busy || this.curtain !== null || question?.is !== "choice") return null;
    return question.seat === this.eyes && !this.standsIn ? question : null;
  });
  /** A bot plays for the seat whose eyes these are. */
  readonly standsIn: boolean = $derived(
    this.eyes !== null && this.wire[this.eyes]?.stand_in != null,
  );
  /** The only seat of this device is asked, whether it has been shown yet or not. */
  readonly called: boolean = $derived.by(() => {
    const ahead = this.show.ahead;
    return ahead !== null && decides(ahead) && this.mine.length === 1 && !this.standsIn;
  });
  /** Why the table answers what this seat is asked; null: it does not. */
  readonly answered = $derived(this.choice && (this.update?.wishes?.answered ?? null));
  /** The question has one answer only: it is asked so that nobody learns that. Not a decision. */
  readonly forced = $derived(
    this.choice?.options.length === 1 && this.choice.open !== true && this.teaching === null,
  );
  readonly over: Over | null = $derived.by(() => {
    const question = this.update?.question;
    return !this.show.busy && question?.is === "over" ? question : null;
  });
  /** The seat that is asked now, mine or not. */
  readonly asked: number | null = $derived.by(() => {
    const question = this.update?.question;
    return question && question.is !== "over" ? question.seat : null;
  });
  /** Whose turn it looks like just now: while events are shown, of whom they tell. */
  readonly onTurn: number | null = $derived.by(() => {
    const told = this.show.playing?.told;
    return (told ? actor(told) : null) ?? this.asked;
  });
  /** Whether an answer can be given now; not while the line is down. */
  readonly open: boolean = $derived(
    this.choice !== null &&
      !this.forced &&
      this.answered === null &&
      !this.sent &&
      this.line === "open" &&
      (this.teaching?.asks ?? true),
  );
  readonly active: ReadonlySet<string> = $derived(
    this.open ? pointing.active(this.teaching?.meant(this.step) ?? this.step) : new Set<string>(),
  );
  constructor(
    readonly match: string,
    lesson: Wanted | null = null,
  ) {
    this.teaching = lesson && new Teaching(this, lesson);
    const known = matches.find(match);
    this.live = new Live({
      match,
      keys: known?.keys ?? [],
      version: () => this.latest.get(this.eyes)?.version ?? null,
      open: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/live`),
      ...(this.teaching ? { hello: this.teaching.hello } : {}),
      onMessage: (message) => this.hear(message),
      onLine: (line) => (this.line = line),
    });
    this.talk = new TableTalk(this.live, () => this.eyes);
    this.inquiries = new Inquiries(this, this.live);
  }

  start(): void {
    if (!this.teaching) matches.touch(this.match);
    this.live.start();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  stop(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.forgetNotice);
    clearTimeout(this.forgetRefusal);
    this.show.set(null);
    this.live.stop();
  }

  /** The reader has seen what was skipped, or happened while they passed on. */
  caughtUp(): void {
    this.show.skipped = false;
    if (!this.show.ahead?.wishes?.passing) this.passedFrom = null;
  }

  private readonly hurry = (): void => {
    if (!document.hidden) this.live.hurry();
  };

  // -- hearing -----------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    switch (message.is) {
      case "welcome":
        return this.begin(message);
      case "update":
        return this.take(message);
      case "players":
        this.wire = message.players;
        return;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.number));
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.number))];
        return;
      }
      case "notice":
        return this.tell(message.message);
      case "refused":
        return this.refuse(message);
      case "error":
        return this.tell(message.message);
      case "rematch":
        this.rematch = message.match;
        return;
    }
  }

  private begin(welcome: Welcome): void {
    const first = this.welcome === null;
    this.welcome = welcome;
    if (!first) return;
    this.eyes = welcome.seats[0] ?? null;
    // Nobody knows who holds the device after it was opened anew: the curtain comes first.
    if (welcome.seats.length > 1 && settings.curtain) this.curtain = this.eyes;
    void this.load(welcome.game, welcome.settings);
  }

  private async load(game: string, settled: Readonly<Record<string, string>>): Promise<void> {
    const { drawing, components, inscriptions, texts } = await loadGame(game);
    this.texts = agreed(texts, settled);
    this.inscriptions = inscriptions;
    this.components = components;
    this.show.duration = (event) => drawing.duration?.(event);
    this.drawing = drawing;
  }

  private take(update: Update): void {
    const key = update.seat;
    const first = !this.latest.has(key);
    this.latest.set(key, update);
    this.stories = new Map(this.stories).set(key, goOn(this.stories.get(key) ?? [], update));
    this.wire = update.players;
    this.clocks.take(update.clocks);
    this.rematch = update.next ?? this.rematch;
    if (key !== this.eyes) return this.show.busy ? undefined : this.settleEyes();
    const before = this.show.ahead?.version;
    if (!first) this.meanwhile(update);
    if (first) this.show.set(update);
    else this.show.add(update);
    if (first && update.question.is === "over") this.curtain = null;
    if ((before !== update.version && !this.goesOn(update)) || update.reset) {
      this.sent = null;
      this.refusal = null;
      this.hinted = null;
      this.highlighted = new Set();
      this.step = this.offer(update);
      if (update.reset) {
        if (this.composition.unwinds(update)) this.takeBack(update);
      } else {
        const asked = update.question.is === "choice" ? this.step.options : [];
        const option = this.composition.next(update.table, asked);
        if (option) void this.answer(option, update);
      }
    }
  }

  /** What happens while this seat passes on is told when it does not any more. */
  private meanwhile({ wishes, version }: Update): void {
    const was = this.show.ahead?.wishes?.passing ?? null;
    const now = wishes?.passing ?? null;
    if (was === null && now !== null) this.passedFrom = version;
    if (was !== null && now === null) this.show.skipped = true;
  }

  /** What this device wishes is told to the table, for every seat that it plays. */
  wish(forced: boolean): void {
    if (this.teaching) return;
    for (const seat of this.mine)
      if ((this.latest.get(seat)?.wishes?.forced ?? forced) !== forced)
        this.talk.wish(seat, forced);
  }

  /** Others have chosen, and this seat is still asked the same: what was pointed at stays so. */
  private goesOn({ question }: Update): boolean {
    const options = own(this.step);
    return (
      this.sent === null &&
      question.is === "choice" &&
      options.length > 0 &&
      question.options.length === options.length &&
      question.options.every(({ answer }, at) => answer === options[at]?.id)
    );
  }

  private offer(update: Update): Step<Offered> {
    if (update.question.is !== "choice") return NOTHING;
    return pointing.begin(update.question.options.map(offered));
  }

  // -- eyes --------------------------------------------------------------------------------------

  /** If another seat of this device is asked, it is that one's turn to look. */
  settleEyes(): void {
    const question = this.update?.question;
    if (question?.is !== "waiting" || question.seat === null) return;
    if (this.mine.length < 2 || !this.mine.includes(question.seat)) return;
    const next = this.latest.get(question.seat);
    if (!next || !decides(next)) return;
    if (settings.curtain) this.curtain = question.seat;
    else this.look(question.seat);
  }

  /** Looks through the eyes of a seat of this device. */
  look(seat: number): void {
    const update = this.latest.get(seat);
    if (!update) return;
    this.curtain = null;
    this.eyes = seat;
    this.sent = null;
    this.refusal = null;
    this.show.set(update);
    this.step = this.offer(update);
  }

  private seated(player: WirePlayer): Player {
    const mine = this.mine.includes(player.seat);
    const colour = this.drawing?.colour?.(player.seat, this.components) ?? colourOf(player.seat);
    const own = this.teaching && mine ? settings.name : null;
    return { ...player, mine, colour, name: own || nameOf(player, this.wire) };
  }

  // -- pointing ----------------------------------------------------------------------------------

  pick(anchor: string): void {
    if (this.show.busy) return this.show.skip();
    if (this.teaching?.pointed(anchor) || !this.open) return;
    const manner = this.drawing?.careful;
    const small = (narrow.current || lying.current) && manner === true;
    const careful = settings.careful || small || manner === "always";
    this.follow(pointing.pick(this.step, anchor, { careful }));
  }

  choose(option: Offered): void {
    if (!this.open) return;
    this.follow(pointing.choose(this.step, option));
  }

  /** Gives an answer by its id. */
  give(id: string): void {
    const option = this.step.options.find((one) => one.id === id);
    if (option) this.choose(option);
  }

  /** Gives an answer that is not listed, where others will do too. */
  write(text: string): void {
    if (!this.open || this.choice?.open !== true) return;
    void this.answer({ id: text, anchors: [], message: { id: "table-sending" } });
  }

  /** From the answer on its way, the drawing answers what follows, as long as it can. */
  compose(next: Composed): void {
    const { sent } = this;
    if (sent) this.composition.begin(following(sent, next));
  }

  /** Offers the answers to what would be asked after these, as one answer with them; after none: no such answers any more. */
  async lookAhead(answers: readonly string[]): Promise<void> {
    this.lookedAhead = answers;
    const { eyes, step } = this;
    if (eyes === null || !this.open || this.teaching) return;
    if (answers.length === 0) {
      this.step = withoutNext(step);
      return;
    }
    const asked = await this.inquiries.ahead(eyes, answers);
    if (asked && step === this.step && answers === this.lookedAhead)
      this.step = withNext(step, asked);
  }

  /** Gives the one answer there is. */
  pass(): void {
    const [only] = this.step.options;
    if (this.forced && only && !this.sent) void this.answer(only);
  }

  back(): boolean {
    if (this.refusal) {
      this.refusal = null;
      return true;
    }
    if (!pointing.begun(this.step)) return false;
    this.step = pointing.back(this.step);
    return true;
  }

  private follow(outcome: Outcome<Offered>): void {
    this.refusal = null;
    if (outcome.is === "step") this.step = outcome.step;
    else if (outcome.is === "send") {
      const { option } = outcome;
      this.composition.forget();
      if (option.both) this.composition.begin(following(option, () => null));
      void this.answer(option);
    } else void this.explain(outcome.anchors);
  }

  private async answer(option: Offered, update = this.update): Promise<void> {
    const { eyes } = this;
    if (!update || eyes === null) return;
    this.sent = option;
    const reply = await this.live.request({
      is: "answer",
      seat: eyes,
      version: update.version,
      answer: option.both?.answers[0] ?? option.id,
    });
    if (reply.is === "ack") return;
    if (this.sent === option) this.sent = null;
    this.composition.stop();
    this.step = pointing.begin(own(this.step));
    if (reply.is === "elsewhere") this.teaching?.another(reply.about, option.anchors);
    if (reply.is === "refused") this.refuse(reply);
    if (reply.is === "error") this.tell(reply.message);
  }

  /** In a lesson: on, or back, to this step. */
  turnTo(step: number): void {
    void this.live.request({ is: "step", to: step });
  }

  /** In a lesson: a match of its own goes on from here; null: it does not, and why was said. */
  async keep(name: string): Promise<Created | null> {
    const reply = await this.live.request({ is: "keep", name });
    if (reply.is === "error") this.tell(reply.message);
    return reply.is === "kept" ? reply : null;
  }

  /** Gives an answer without asking once more. */
  send(option: Offered): void {
    if (this.open) void this.answer(option);
  }

  /** Nothing begins like that: which rule says so? */
  private async explain(anchors: readonly string[]): Promise<void> {
    const { eyes, step } = this;
    if (eyes === null) return;
    const refusal = await this.inquiries.whyNot(eyes, anchors);
    if (refusal === undefined || step !== this.step) return;
    this.refuse(refusal ?? { rule: null, message: { id: "table-means-nothing" } });
  }

  private refuse(refusal: Refusal): void {
    this.refusal = refusal;
    clearTimeout(this.forgetRefusal);
    this.forgetRefusal = setTimeout(() => (this.refusal = null), 12_000);
  }

  // -- the table talks ---------------------------------------------------------------------------

  undo(): void {
    this.composition.undone();
    this.takeBack();
  }

  private takeBack(update = this.update): void {
    if (update) this.talk.undo(update.version);
  }

  /** Passes from now on: for the phase, or until one of these happens; null: no longer. */
  passOn(until: Until | null, stops: readonly string[], pass: string | null): void {
    if (!this.update) return;
    this.talk.passOn(this.update.version, until, stops);
    if (until !== null && pass !== null) this.give(pass);
  }

  tell(message: Message): void {
    this.notice = message;
    clearTimeout(this.forgetNotice);
    this.forgetNotice = setTimeout(() => (this.notice = null), 5000);
  }
}
