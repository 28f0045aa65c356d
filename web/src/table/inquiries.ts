/** What a seat asks the server without anything being played: what would be, why, how likely, what a bot would do. */
import type { Live } from "../net/live";
import type {
  Advice,
  AnswerOdds,
  AskedNext,
  Message,
  NotNow,
  Odds,
  Previewed,
  Refusal,
  Update,
  Why,
} from "../net/types";

/** Who asks. */
interface Asking {
  readonly eyes: number | null;
  readonly open: boolean;
  readonly update: Update | null;
  /** Set in a lesson: what is not meant there is not looked into. */
  readonly teaching: object | null;
  tell(message: Message): void;
}

export class Inquiries {
  constructor(
    private readonly asking: Asking,
    private readonly live: Live,
  ) {}

  /** What every answer would do that begins with these anchors, as the engine tries it out. */
  preview(anchors: readonly string[], whole = false): Promise<readonly Previewed[]> {
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
    const { eyes, open } = this.asking;
    if (eyes === null || !open) return [];
    const reply = await this.live.request({ is: "preview", seat: eyes, ...what });
    return reply.is === "preview" ? reply.previews : [];
  }

  /** What would be asked after each of these answers; null: nobody knows. */
  async ahead(seat: number, answers: readonly string[]): Promise<readonly AskedNext[] | null> {
    const reply = await this.live.request({ is: "ahead", seat, answers });
    return reply.is === "ahead" ? reply.asked : null;
  }

  /** What would be asked after each of these answers; nothing is offered for it. */
  async askedAfter(answers: readonly string[]): Promise<readonly AskedNext[]> {
    const { eyes, open, teaching } = this.asking;
    if (eyes === null || !open || teaching || answers.length === 0) return [];
    return (await this.ahead(eyes, answers)) ?? [];
  }

  /** What begins with these anchors and goes on, but is not allowed now, each with why. */
  async notNow(anchors: readonly string[]): Promise<readonly NotNow[]> {
    const { eyes, open, teaching } = this.asking;
    if (eyes === null || !open || teaching) return [];
    const reply = await this.live.request({ is: "not-now", seat: eyes, anchors });
    return reply.is === "not-now" ? reply.refused : [];
  }

  /** Why nothing begins with these anchors; null: no rule says so, undefined: nobody knows. */
  async whyNot(seat: number, anchors: readonly string[]): Promise<Refusal | null | undefined> {
    const reply = await this.live.request({ is: "why-not", seat, anchors });
    return reply.is === "why-not" ? reply.refusal : undefined;
  }

  /** What a bot says about its answer of this version; null if it does not tell. */
  async why(version: number): Promise<Why | null> {
    const reply = await this.live.request({ is: "why", version });
    if (reply.is === "why") return reply;
    if (reply.is === "error") this.asking.tell(reply.message);
    return null;
  }

  /** What a bot would do in this seat's place; null: there is no advice. */
  async advise(deep: boolean): Promise<Advice | null> {
    const { eyes, update } = this.asking;
    if (eyes === null || !update) return null;
    const { version } = update;
    const reply = await this.live.request({ is: "advise", seat: eyes, version, deep });
    if (reply.is === "error") this.asking.tell(reply.message);
    return reply.is === "advice" && this.asking.update?.version === version ? reply : null;
  }

  /** How likely is what in the position of the moment; null: nothing of the kind is at stake. */
  async odds(problem: string): Promise<Odds | null> {
    const { eyes } = this.asking;
    if (eyes === null) return null;
    const reply = await this.live.request({ is: "odds", seat: eyes, problem });
    return reply.is === "odds" && "spreads" in reply ? reply : null;
  }

  /** What each answer leads to and how likely, by answer; those after which nothing is at stake are not among them. */
  async oddsOfAnswers(
    problem: string,
  ): Promise<ReadonlyMap<string, AnswerOdds["answers"][number]["lines"]>> {
    const { eyes } = this.asking;
    if (eyes === null) return new Map();
    const reply = await this.live.request({ is: "odds", seat: eyes, problem, every: true });
    const answers = reply.is === "odds" && "answers" in reply ? reply.answers : [];
    return new Map(answers.map(({ answer, lines }) => [answer, lines]));
  }
}
