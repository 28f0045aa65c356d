/**
 * The live connection to one match: says hello, keeps the version, sends again what was not
 * acknowledged, and comes back by itself when the line is lost.
 */
import { unpacked, unpacks } from "./packed";
import type {
  About,
  Advice,
  AnswerOdds,
  AskedNext,
  NotNow,
  Created,
  FromServer,
  Message,
  OddsReply,
  Previewed,
  Refusal,
  Why,
} from "./types";

/** The part of a WebSocket that is needed here; tests bring their own. */
export interface Socket {
  readonly readyState: number;
  binaryType: string;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string | ArrayBuffer>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Clock {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

export type Line = "connecting" | "open" | "lost" | "gone";

export interface LiveOptions {
  readonly match: string;
  readonly keys: readonly string[];
  /** The version that is known already; read again at every hello. */
  readonly version: () => number | null;
  readonly open: () => Socket;
  /** What is said first, in place of the usual hello. */
  readonly hello?: () => Outgoing;
  readonly clock?: Clock;
  readonly random?: () => number;
  onMessage(message: FromServer): void;
  /** `gone`: the match or the key does not exist; no further attempt is made. */
  onLine(line: Line, code?: number): void;
}

type Sent = {
  readonly id: string;
  readonly text: string;
  /** It may take its time. */
  readonly slow: boolean;
  settle(reply: Reply): void;
};
type Outgoing = Record<string, unknown> & { readonly is: string };

/** How a request ended. */
export type Reply =
  | { readonly is: "ack"; readonly version: number }
  | { readonly is: "stale" }
  | ({ readonly is: "refused" } & Refusal)
  | { readonly is: "elsewhere"; readonly about: About | null }
  | ({ readonly is: "kept" } & Created)
  | { readonly is: "error"; readonly message: Message }
  | { readonly is: "why-not"; readonly refusal: Refusal | null }
  | { readonly is: "not-now"; readonly refused: readonly NotNow[] }
  | { readonly is: "preview"; readonly previews: readonly Previewed[] }
  | { readonly is: "ahead"; readonly asked: readonly AskedNext[] }
  | Why
  | Advice
  | OddsReply
  | AnswerOdds;

const PING = 25_000;
/** How long a reply may take; longer each time that one took too long, so that a busy server is not asked for ever. */
const PATIENCE = 5_000;
const LONGEST_PATIENCE = 40_000;
const FIRST = 500;
const LONGEST = 10_000;
/** What bots' workers find out when they have time: that nothing comes back does not mean a dead line. */
const SLOW: ReadonlySet<string> = new Set(["advise", "odds"]);
const HOPELESS = new Set([4403, 4404]);

const realClock: Clock = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export class Live {
  private socket: Socket | null = null;
  private line: Line = "connecting";
  private failures = 0;
  private counter = 0;
  private stopped = false;
  private greeted = false;
  private readonly unanswered = new Map<string, Sent>();
  private readonly clock: Clock;
  private readonly nonce: string;
  private retry: unknown = null;
  private ping: unknown = null;
  private watch: unknown = null;
  private patience = PATIENCE;
  /** The message that is being unpacked; those after it wait. */
  private unpacking: Promise<void> | null = null;

  constructor(private readonly options: LiveOptions) {
    this.clock = options.clock ?? realClock;
    const random = options.random ?? Math.random;
    this.nonce = Array.from({ length: 3 }, () => Math.floor(random() * 2 ** 30).toString(36)).join(
      "",
    );
  }

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.forgetTimers();
    this.clock.clear(this.retry);
    this.socket?.close(1000);
    this.socket = null;
  }

  /** Asks for something and waits for the reply, across lost connections. */
  request(message: Outgoing): Promise<Reply> {
    const id = `${this.nonce}-${++this.counter}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((settle) => {
      this.unanswered.set(id, { id, text, settle, slow: SLOW.has(message.is) });
      if (this.greeted) {
        this.socket?.send(text);
        this.watchIfWaiting();
      }
    });
  }

  /** Says something that is not worth repeating. */
  tell(message: Outgoing): void {
    if (this.greeted) this.socket?.send(JSON.stringify(message));
  }

  get waiting(): number {
    return this.unanswered.size;
  }

  /** Tries at once, e.g. because the device came back online. */
  hurry(): void {
    if (this.line !== "lost" || this.stopped) return;
    this.clock.clear(this.retry);
    this.connect();
  }

  private connect(): void {
    this.greeted = false;
    const socket = this.options.open();
    this.socket = socket;
    this.unpacking = null;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      const { match, keys, version, hello } = this.options;
      const said = hello?.() ?? { is: "hello", match, keys, version: version() };
      socket.send(JSON.stringify({ ...said, packed: unpacks }));
      this.watchReplies();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(socket, event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  /** Takes in messages in the order in which they came, packed or not. */
  private hear(socket: Socket, data: string | ArrayBuffer): void {
    if (typeof data === "string" && this.unpacking === null) {
      this.receive(JSON.parse(data) as FromServer);
      return;
    }
    const turn = (this.unpacking ?? Promise.resolve())
      .then(() => unpacked(data))
      .then((text) => JSON.parse(text) as FromServer)
      .then(
        (message) => {
          if (socket === this.socket) this.receive(message);
        },
        () => socket.close(4000), // not to be understood: come back and ask again
      )
      .finally(() => {
        if (this.unpacking === turn) this.unpacking = null;
      });
    this.unpacking = turn;
  }

  private receive(message: FromServer): void {
    if (message.is === "welcome") {
      this.greeted = true;
      this.failures = 0;
      this.setLine("open");
      this.forgetTimers();
      this.schedulePing();
      for (const sent of this.unanswered.values()) this.socket?.send(sent.text);
      this.watchIfWaiting();
    }
    switch (message.is) {
      case "ack":
        this.settle(message.id, { is: "ack", version: message.version });
        break;
      case "stale":
        this.settle(message.id, { is: "stale" });
        break;
      case "refused":
        this.settle(message.id, { is: "refused", rule: message.rule, message: message.message });
        break;
      case "elsewhere":
        this.settle(message.id, { is: "elsewhere", about: message.about });
        break;
      case "why-not":
        this.settle(message.id, { is: "why-not", refusal: message.refusal });
        break;
      case "not-now":
        this.settle(message.id, { is: "not-now", refused: message.refused });
        break;
      case "preview":
        this.settle(message.id, { is: "preview", previews: message.previews });
        break;
      case "ahead":
        this.settle(message.id, { is: "ahead", asked: message.asked });
        break;
      case "why":
      case "advice":
      case "odds":
      case "kept":
        this.settle(message.id, message);
        break;
      case "pong":
        this.heard();
        this.schedulePing();
        return;
      case "error":
        if (message.id && this.settle(message.id, { is: "error", message: message.message }))
          return;
        break;
    }
    this.options.onMessage(message);
  }

  private settle(id: string, reply: Reply): boolean {
    const sent = this.unanswered.get(id);
    if (!sent) return false;
    this.unanswered.delete(id);
    this.heard();
    sent.settle(reply);
    return true;
  }

  private schedulePing(): void {
    this.clock.clear(this.ping);
    this.ping = this.clock.set(() => {
      this.tell({ is: "ping", id: `${this.nonce}-p` });
      this.watchReplies();
    }, PING);
  }

  /** If nothing comes back in time the line is dead, whatever the socket thinks. */
  private watchReplies(): void {
    if (this.watch !== null) return;
    const socket = this.socket;
    this.watch = this.clock.set(() => {
      this.watch = null;
      if (socket !== this.socket) return;
      this.patience = Math.min(LONGEST_PATIENCE, this.patience * 2);
      socket?.close();
      this.lost(1006);
    }, this.patience);
  }

  /** The line is alive; if more is outstanding, patience begins anew. */
  private heard(): void {
    this.clock.clear(this.watch);
    this.watch = null;
    this.patience = Math.max(PATIENCE, this.patience / 2);
    this.watchIfWaiting();
  }

  /** Whoever waits for what takes its time learns by the usual ping whether the line is dead. */
  private watchIfWaiting(): void {
    if ([...this.unanswered.values()].some(({ slow }) => !slow)) this.watchReplies();
  }

  private lost(code: number): void {
    this.forgetTimers();
    if (this.socket) this.socket.onclose = null;
    this.socket = null;
    this.greeted = false;
    if (this.stopped) return;
    if (HOPELESS.has(code)) {
      this.setLine("gone", code);
      return;
    }
    this.setLine("lost", code);
    const slow = code === 1013 || code === 4429 ? LONGEST / 2 : FIRST;
    const wait = Math.min(LONGEST, slow * 2 ** this.failures++);
    const random = this.options.random ?? Math.random;
    this.retry = this.clock.set(() => this.connect(), wait * (0.75 + random() / 2));
  }

  private forgetTimers(): void {
    this.clock.clear(this.ping);
    this.clock.clear(this.watch);
    this.ping = this.watch = null;
  }

  private setLine(line: Line, code?: number): void {
    this.line = line;
    this.options.onLine(line, code);
  }
}
