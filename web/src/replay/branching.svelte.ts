/** The branches of a match at this device: which one is looked at, and how it is played on. */
import { studies } from "../device/studies";
import { api, ApiError } from "../net/api";
import type { Choice, Message, Move, Odds, Previewed, Question, Refusal } from "../net/types";
import * as pointing from "../table/interaction";
import type { Outcome, Step } from "../table/interaction";
import type { Offered } from "../table/session.svelte";
import type { BoardProps, Composed } from "../games/board";
import { Replay } from "./replay.svelte";
import { added, changed, find, merged, oneLine, removed, risen } from "./study";
import type { Branch, Study } from "./study";

/** What is asked at a step of a branch. */
interface Asked {
  readonly past: string;
  readonly at: number;
  readonly question: Question;
}

const NOTHING: Step<Offered> = pointing.begin<Offered>([]);
const NONE: BoardProps["options"] = [];

export class Branching {
  study = $state.raw<Study>([]);
  /** The branch that is looked at; null: what happened. */
  current = $state<string | null>(null);
  replay = $state.raw<Replay>() as Replay;
  /** What was chosen in every branch that was opened. */
  moves = $state.raw<Readonly<Record<string, readonly Move[]>>>({});
  /** The bot that answers for all seats but `seat`; null: I answer for everybody. */
  bot = $state<string | null>(null);
  seat = $state(0);
  busy = $state(false);
  wrong = $state.raw<Message | null>(null);
  /** Why the last click was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** Answers what follows, as long as it knows how. */
  private composing: Composed | null = null;
  /** Odds are worked out one after the other. */
  private lastOdds: Promise<unknown> = Promise.resolve();
  /** What is asked at this step of a branch. */
  asked = $state.raw<Asked | null>(null);
  step = $state.raw<Step<Offered>>(NOTHING);
  sent = $state.raw<Offered | null>(null);

  readonly at = $derived(this.replay.at);
  readonly branch: Branch | undefined = $derived(find(this.study, this.current));
  readonly words = $derived(this.replay.words);
  readonly choice: Choice | null = $derived.by(() => {
    const { asked, replay } = this;
    if (!asked || asked.at !== replay.at || asked.past !== replay.past || replay.running)
      return null;
    return asked.question.is === "choice" ? asked.question : null;
  });
  readonly open = $derived(this.current !== null && this.choice !== null && !this.busy);
  readonly active: ReadonlySet<string> = $derived(
    this.open ? pointing.active(this.step) : new Set<string>(),
  );
  /** The board as it is played on. */
  readonly props: BoardProps = $derived.by(() => {
    const props = this.replay.props;
    if (this.current === null) return props;
    return {
      ...props,
      options: this.open ? this.step.options : NONE,
      active: this.active,
      chosen: this.open ? this.step.picked : [],
      pick: this.pick,
      answer: this.give,
      write: (answer) => void this.play(answer),
      compose: this.compose,
      preview: (anchors, whole = false) => this.tryOut({ anchors, every: !whole }),
      prospects: () => this.tryOut({ anchors: [], every: true, deep: true }),
      odds: this.odds,
      oddsOfAnswers: this.oddsOfAnswers,
    };
  });

  constructor(readonly main: Replay) {
    this.replay = main;
  }

  get highlighted(): ReadonlySet<string> {
    return this.replay.highlighted;
  }
  set highlighted(anchors: ReadonlySet<string>) {
    this.replay.highlighted = anchors;
  }

  /** What this device knows of the branches of this match. */
  async begin(also: Study = []): Promise<void> {
    const known = (await studies.find(this.main.past)) ?? [];
    if (also.length > 0) await this.keep(merged(known, also));
    else this.study = known;
  }

  private async keep(study: Study): Promise<void> {
    this.study = study;
    await studies.keep(this.main.past, this.main.game, study);
  }

  // -- walking -----------------------------------------------------------------------------------

  /** To a branch, or (null) to what happened; where it was left, or at this step. */
  async go(id: string | null, at?: number): Promise<void> {
    const branch = find(this.study, id);
    if (id !== null && !branch) return;
    this.replay.pause();
    if (id !== this.current || !branch) {
      const replay = branch ? await this.opened(branch) : this.main;
      if (!replay) return;
      this.replay = replay;
      this.current = id;
    }
    if (at !== undefined) this.replay.jump(at);
  }

  /** A branch as the server has it, told again if it has forgotten. */
  private async opened(branch: Branch, at?: number): Promise<Replay | null> {
    return this.work(async () => {
      const { record } = await api.open(branch.text);
      const replay = new Replay(`records/${record}`, branch.text);
      if (at !== undefined) replay.at = at;
      await replay.look(this.eyes(branch));
      if (replay.wrong) throw new ApiError(replay.wrong, 0);
      const { moves } = await api.moves(replay.past);
      this.moves = { ...this.moves, [branch.id]: moves };
      return replay;
    });
  }

  private eyes(branch: Branch): number | null {
    return this.bot === null ? (branch.eyes ?? this.replay.eyes) : this.seat;
  }

  // -- founding, naming, cutting -------------------------------------------------------------------

  /** A new branch from this step of what happened. */
  async fork(eyes: number | null): Promise<void> {
    const at = this.main.at;
    const found = await this.work(() => this.main.told(() => api.branch(this.main.past, at, eyes)));
    if (!found) return;
    const { study, branch } = added(this.study, { name: "", of: null, at, eyes, text: found.text });
    await this.keep(study);
    await this.go(branch.id);
  }

  rename(id: string, name: string): void {
    void this.keep(changed(this.study, id, { name: oneLine(name) }));
  }

  async remove(id: string): Promise<void> {
    const gone = removed(this.study, id);
    if (!find(gone, this.current)) await this.go(find(this.study, id)?.of ?? null);
    await this.keep(gone);
  }

  /** Takes the place of the branch it leaves, or comes first. */
  async rise(id: string): Promise<void> {
    const of = find(this.study, id)?.of ?? id;
    await this.keep(risen(this.study, id));
    this.current = null;
    await this.go(of);
  }

  // -- playing on --------------------------------------------------------------------------------

  /** From now on a bot answers for all seats but the one that is asked just now; null: I do. */
  async against(bot: string | null): Promise<void> {
    this.bot = bot;
    if (bot === null) return;
    this.seat = this.choice?.seat ?? this.replay.eyes ?? 0;
    if (this.replay.eyes !== this.seat) await this.replay.look(this.seat);
  }

  /** Asks what can be answered here, and looks with the eyes of whoever is asked. */
  async ask(): Promise<void> {
    const { replay } = this;
    const { past, at } = replay;
    this.refusal = null;
    const found = await this.work(() => replay.told(() => api.question(past, at)));
    if (!found || replay !== this.replay || at !== replay.at) return;
    const { question } = found;
    this.asked = { past, at, question };
    this.step = question.is === "choice" ? pointing.begin(question.options.map(offered)) : NOTHING;
    if (question.is === "choice" && this.bot === null && replay.eyes !== question.seat)
      await replay.look(question.seat);
    this.goOn();
  }

  readonly compose = (next: Composed): void => {
    this.composing = next;
    this.goOn();
  };

  private goOn(): void {
    if (!this.composing || !this.open) return;
    const answer = this.composing(this.replay.props.table, this.step.options);
    if (answer === null) this.composing = null;
    else void this.play(answer);
  }

  /** What answers would do, as the engine tries them out. */
  private async tryOut(what: {
    readonly anchors: readonly string[];
    readonly every: boolean;
    readonly deep?: boolean;
  }): Promise<readonly Previewed[]> {
    const { replay } = this;
    if (!this.open) return [];
    return replay
      .told(() => api.preview(replay.past, replay.at, what))
      .then(
        (found) => found.previews,
        () => [],
      );
  }

  private readonly odds = (problem: string): Promise<Odds | null> => {
    const { replay } = this;
    const asked = { at: replay.at, seat: replay.eyes ?? 0, problem, given: {} };
    return this.afterOthers(() => api.odds(replay.past, asked)).catch(() => null);
  };

  private readonly oddsOfAnswers: BoardProps["oddsOfAnswers"] = async (problem) => {
    const { replay, choice } = this;
    if (!choice) return new Map();
    const asked = { at: replay.at, seat: choice.seat, problem };
    const found = await this.afterOthers(() => api.oddsOfAnswers(replay.past, asked)).catch(() => ({
      answers: [],
    }));
    return new Map(found.answers.map(({ answer, lines }) => [answer, lines]));
  };

  private afterOthers<T>(ask: () => Promise<T>): Promise<T> {
    const { replay } = this;
    const found = this.lastOdds.then(() => replay.told(ask));
    this.lastOdds = found.catch(() => undefined);
    return found;
  }

  /** Nothing begins like that: which rule says so? */
  private async explain(anchors: readonly string[]): Promise<void> {
    const { replay, step } = this;
    const { refusal } = await replay
      .told(() => api.whyNot(replay.past, replay.at, anchors))
      .catch(() => ({ refusal: null }));
    if (step === this.step)
      this.refusal = refusal ?? { rule: null, message: { id: "table-means-nothing" } };
  }

  readonly pick = (anchor: string): void => {
    if (this.open) this.follow(pointing.pick(this.step, anchor));
  };

  readonly give = (id: string): void => {
    const option = this.step.options.find((one) => one.id === id);
    if (option) this.choose(option);
  };

  choose(option: Offered): void {
    if (this.open) this.follow(pointing.choose(this.step, option));
  }

  back(): boolean {
    if (!pointing.begun(this.step)) return false;
    this.step = pointing.back(this.step);
    return true;
  }

  private follow(outcome: Outcome<Offered>): void {
    this.wrong = null;
    this.refusal = null;
    if (outcome.is === "step") this.step = outcome.step;
    else if (outcome.is === "send") void this.play(outcome.option.id);
    else void this.explain(outcome.anchors);
  }

  /** Lets the bot answer what is asked here. */
  reply(bot: string): Promise<void> {
    return this.play(null, bot);
  }

  /** Gives an answer: at the end the branch goes on, elsewhere another one leaves it. */
  async play(answer: string | null, bot = this.bot): Promise<void> {
    const { branch, replay } = this;
    if (!branch || this.busy) return;
    const at = replay.at;
    const known = this.moves[branch.id]?.find((one) => one.at === at + 1);
    if (answer !== null && known?.answer === answer) return void replay.run();
    const seat = this.bot === null ? (this.choice?.seat ?? this.seat) : this.seat;
    const rivals = bot === null ? null : { seat, bot };
    const found = await this.work(() =>
      replay.told(() => api.playOn(replay.past, at, answer, rivals)),
    );
    if (!found) return;
    let own = branch.id;
    if (at === replay.total) await this.keep(changed(this.study, own, { text: found.text }));
    else {
      const { eyes, id } = branch;
      const next = added(this.study, { name: "", of: id, at, eyes, text: found.text });
      own = next.branch.id;
      await this.keep(next.study);
    }
    const fresh = await this.opened(find(this.study, own)!, at);
    if (!fresh) return;
    this.replay = fresh;
    this.current = own;
    await fresh.run();
  }

  private async work<T>(what: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.wrong = null;
    try {
      return await what();
    } catch (error) {
      this.wrong = error instanceof ApiError ? error.said : { id: "shell-failed" };
      this.composing = null;
      return null;
    } finally {
      this.busy = false;
    }
  }

  // -- words -------------------------------------------------------------------------------------

  say(move: Move | undefined): string {
    return move ? this.words.say(move.message) : "";
  }

  nameOf(seat: number): string {
    return this.main.players[seat]?.name ?? "";
  }
}

function offered(option: Choice["options"][number]): Offered {
  return { ...option, id: option.answer };
}
