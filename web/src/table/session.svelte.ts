/** One match at this device: what the server said, whose eyes look, and what is being pointed at. */
import { matches } from "../device/matches";
import { settings } from "../device/settings.svelte";
import type { Composed, Drawing } from "../games/board";
import { loadGame } from "../games/registry";
import { nameOf } from "../net/house.svelte";
import { Live } from "../net/live";
import type { Line } from "../net/live";
import type {
  Advice,
  AnswerOdds,
  ChatLine,
  Choice,
  FromServer,
  GameTexts,
  Message,
  Odds,
  Option,
  Over,
  Player,
  Previewed,
  Refusal,
  Told,
  Update,
  Welcome,
  Why,
  WirePlayer,
} from "../net/types";
import { agreed } from "../text/agreed";
import { speaking } from "../text/speaking.svelte";
import type { Words } from "../text/words";
import { lying, narrow } from "../ui/media.svelte";
import * as pointing from "./interaction";
import type { Outcome, Pointable, Step } from "./interaction";
import { TableClocks } from "./clocks.svelte";
import { colourOf } from "./look";
import { Show } from "./show.svelte";
import { actor, goOn } from "./story";
import { Teaching, type Wanted } from "../learn/teaching.svelte";

export interface Offered extends Pointable {
  readonly message: Message;
  /** It is two answers in one go: the second is to what is asked after the first. */
  readonly both?: { readonly answers: readonly [string, string]; readonly ask: Message };
}

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

  /** The answers do not fit into the bar and nothing glows: they are listed. */
  crowded = $state(false);
  /** The answer that a click would give. */
  hinted = $state.raw<Offered | null>(null);

  readonly show = new Show();
  readonly clocks = new TableClocks();
  private stories = $state.raw<ReadonlyMap<Eyes, readonly Told[]>>(new Map());
  private texts = $state.raw<Readonly<Record<string, GameTexts>>>({});
  private live: Live;
  private latest = new Map<Eyes, Update>();
  private wire = $state.raw<readonly WirePlayer[]>([]);
  /** How the drawing answers what is asked next, and how many answers that has been so far. */
  private composing: { readonly next: Composed; readonly answers: number } | null = null;
  /** Of how many answers the last choice of this seat was made, and how many of them are still to be taken back. */
  private composed = 1;
  private unwinding = 0;
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
    const question = this.show.ahead?.question;
    return question?.is === "choice" && this.mine.length === 1 && !this.standsIn;
  });
  /** The question has one answer only: it is asked so that nobody learns that. Not a decision. */
  readonly alone = $derived(
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
      !this.alone &&
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
    if (first) this.show.set(update);
    else this.show.add(update);
    if (first && update.question.is === "over") this.curtain = null;
    if ((before !== update.version && !this.goesOn(update)) || update.reset) {
      this.sent = null;
      this.refusal = null;
      this.hinted = null;
      this.highlighted = new Set();
      this.step = this.offer(update);
      if (update.reset) this.unwind(update);
      else this.goOnComposing(update);
    }
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
    if (this.latest.get(question.seat)?.question.is !== "choice") return;
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
    if (sent) this.composing = { next: following(sent, next), answers: 1 };
  }

  /** Offers the answers to what would be asked after these, as one answer with them. */
  async lookAhead(answers: readonly string[]): Promise<void> {
    const { eyes, step } = this;
    if (eyes === null || !this.open || this.teaching || answers.length === 0) return;
    const reply = await this.live.request({ is: "ahead", seat: eyes, answers });
    if (reply.is !== "ahead" || step !== this.step) return;
    const known = new Set<string>();
    const more = reply.asked.flatMap(({ answer, ask, options }) =>
      options.flatMap((option): Offered[] => {
        const anchors = [...step.picked, ...option.anchors];
        const place = anchors.join(" ");
        // Two ways to do the same: the first is the usual one, the other begins as before.
        if (option.anchors.length === 0 || known.has(place)) return [];
        known.add(place);
        const both = { answers: [answer, option.answer], ask } as const;
        return [{ ...offered(option), id: both.answers.join(" / "), anchors, both }];
      }),
    );
    this.step = { ...step, options: [...own(step), ...more] };
  }

  private goOnComposing(update: Update): void {
    const composing = this.composing;
    if (!composing) return;
    const asked = update.question.is === "choice" ? this.step.options : [];
    const id = asked.length > 0 ? composing.next(update.table, asked) : null;
    const option = asked.find((one) => one.id === id);
    this.composing = option ? { ...composing, answers: composing.answers + 1 } : null;
    this.composed = composing.answers + (option ? 1 : 0);
    if (option) void this.answer(option, update);
  }

  /** Gives the one answer there is. */
  pass(): void {
    const [only] = this.step.options;
    if (this.alone && only && !this.sent) void this.answer(only);
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
      const next = following(option, () => null);
      this.composing = option.both ? { next, answers: 1 } : null;
      this.composed = 1;
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
    this.composing = null;
    this.step = pointing.begin(own(this.step));
    if (reply.is === "elsewhere") this.teaching?.another(reply.about);
    if (reply.is === "refused") this.refuse(reply);
    if (reply.is === "error") this.tell(reply.message);
  }

  /** In a lesson: on, or back, to this step. */
  turnTo(step: number): void {
    void this.live.request({ is: "step", to: step });
  }

  /** Gives an answer without asking once more. */
  send(option: Offered): void {
    if (this.open) void this.answer(option);
  }

  /** What every answer would do that begins with these anchors, as the engine tries it out. */
  async preview(anchors: readonly string[], whole = false): Promise<readonly Previewed[]> {
    return this.tryOut({ anchors, every: !whole });
  }

  /** What every answer on offer would do, and each answer to what would be asked then. */
  prospects(): Promise<readonly Previewed[]> {
    return this.tryOut({ anchors: [], every: true, deep: true });
  }

  private async tryOut(what: {
    readonly anchors: readonly string[];
    readonly every: boolean;
    readonly deep?: boolean;
  }): Promise<readonly Previewed[]> {
    if (this.eyes === null || !this.open) return [];
    const reply = await this.live.request({ is: "preview", seat: this.eyes, ...what });
    return reply.is === "preview" ? reply.previews : [];
  }

  /** Nothing begins like that: which rule says so? */
  private async explain(anchors: readonly string[]): Promise<void> {
    const { eyes, step } = this;
    if (eyes === null) return;
    const reply = await this.live.request({ is: "why-not", seat: eyes, anchors });
    if (reply.is !== "why-not" || step !== this.step) return;
    this.refuse(reply.refusal ?? { rule: null, message: { id: "table-means-nothing" } });
  }

  private refuse(refusal: Refusal): void {
    this.refusal = refusal;
    clearTimeout(this.forgetRefusal);
    this.forgetRefusal = setTimeout(() => (this.refusal = null), 12_000);
  }

  // -- the table talks ---------------------------------------------------------------------------

  /** The seat whose eyes these are gives up. */
  concede(): void {
    if (this.eyes !== null) void this.live.request({ is: "concede", seat: this.eyes });
  }

  /** Lets a bot play for a seat, or plays again. */
  standIn(of: number, play: boolean): void {
    const seat = this.eyes;
    if (seat !== null) this.live.tell({ is: "stand-in", id: `s${Date.now()}`, seat, of, play });
  }

  undo(): void {
    this.unwinding = this.composed - 1;
    this.takeBack();
  }

  /** What was composed is taken back as a whole. */
  private unwind(update: Update): void {
    this.composing = null;
    this.composed = 1;
    if (this.unwinding === 0) return;
    this.unwinding = update.undo === "free" ? this.unwinding - 1 : 0;
    if (update.undo === "free") this.takeBack(update);
  }

  private takeBack(update = this.update): void {
    const { eyes } = this;
    if (!update || eyes === null) return;
    const { version } = update;
    this.live.tell({ is: "undo", id: `u${version}-${Date.now()}`, seat: eyes, version });
  }

  consent(request: number, seat: number, agree: boolean): void {
    this.live.tell({ is: "consent", id: `c${request}-${seat}`, seat, request, agree });
  }

  say(text: string): void {
    const seat = this.eyes;
    if (seat !== null) this.live.tell({ is: "chat", id: `t${Date.now()}`, seat, text });
  }

  /** What a bot says about its answer of this version; null if it does not tell. */
  async why(version: number): Promise<Why | null> {
    const reply = await this.live.request({ is: "why", version });
    if (reply.is === "why") return reply;
    if (reply.is === "error") this.tell(reply.message);
    return null;
  }

  /** What a bot would do in this seat's place; null: there is no advice. */
  async advise(deep: boolean): Promise<Advice | null> {
    const { eyes, update } = this;
    if (eyes === null || !update) return null;
    const { version } = update;
    const reply = await this.live.request({ is: "advise", seat: eyes, version, deep });
    if (reply.is === "error") this.tell(reply.message);
    return reply.is === "advice" && this.update?.version === version ? reply : null;
  }

  /** How likely is what in the position of the moment; null: nothing of the kind is at stake. */
  async odds(problem: string): Promise<Odds | null> {
    const { eyes } = this;
    if (eyes === null) return null;
    const reply = await this.live.request({ is: "odds", seat: eyes, problem });
    return reply.is === "odds" && "spreads" in reply ? reply : null;
  }

  /** What each answer leads to and how likely, by answer; those after which nothing is at stake are not among them. */
  async oddsOfAnswers(
    problem: string,
  ): Promise<ReadonlyMap<string, AnswerOdds["answers"][number]["lines"]>> {
    const { eyes } = this;
    if (eyes === null) return new Map();
    const reply = await this.live.request({ is: "odds", seat: eyes, problem, every: true });
    const answers = reply.is === "odds" && "answers" in reply ? reply.answers : [];
    return new Map(answers.map(({ answer, lines }) => [answer, lines]));
  }

  tell(message: Message): void {
    this.notice = message;
    clearTimeout(this.forgetNotice);
    this.forgetNotice = setTimeout(() => (this.notice = null), 5000);
  }
}

/** The options of the question itself. */
const own = ({ options }: Step<Offered>): readonly Offered[] => options.filter(({ both }) => !both);

/** What is answered after an option: its own second half first, if it has one. */
function following({ both }: Offered, next: Composed): Composed {
  let second = both?.answers[1] ?? null;
  return (table, options) => {
    const now = second;
    second = null;
    return now ?? next(table, options);
  };
}

function offered(option: Option): Offered {
  return { ...option, id: option.answer };
}
