import { deflateSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "./live";
import type { Clock, Line, Socket } from "./live";
import type { FromServer, Update } from "./types";

class FakeSocket implements Socket {
  readyState = 0;
  binaryType = "blob";
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.({});
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  saysPacked(message: object): void {
    const packed = deflateSync(JSON.stringify(message));
    this.onmessage?.({
      data: packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.length),
    });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

class FakeClock implements Clock {
  now = 0;
  private timers: { at: number; run: () => void }[] = [];

  set(run: () => void, ms: number): unknown {
    const timer = { at: this.now + ms, run };
    this.timers.push(timer);
    return timer;
  }
  clear(timer: unknown): void {
    this.timers = this.timers.filter((one) => one !== timer);
  }
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const due = this.timers.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.clear(due);
      this.now = due.at;
      due.run();
    }
    this.now = until;
  }
}

let clock: FakeClock;
let sockets: FakeSocket[];
let lines: Line[];
let heard: FromServer[];
let version: number | null;
let live: Live;

const last = () => sockets.at(-1)!;
const welcome = { is: "welcome", match: "m", game: "g", settings: {}, mode: "bots", seats: [0] };

beforeEach(() => {
  clock = new FakeClock();
  sockets = [];
  lines = [];
  heard = [];
  version = null;
  live = new Live({
    match: "m",
    keys: ["k"],
    version: () => version,
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    clock,
    random: () => 0.5,
    onMessage: (message) => heard.push(message),
    onLine: (line) => lines.push(line),
  });
  live.start();
  last().opens();
});

describe("a connection", () => {
  it("begins with a hello", () => {
    expect(last().sent).toEqual([
      { is: "hello", match: "m", keys: ["k"], version: null, packed: true },
    ]);
    last().says(welcome);
    expect(lines).toEqual(["open"]);
  });

  it("passes on what the server says", () => {
    last().says(welcome);
    last().says({ is: "update", version: 3 });
    expect(heard.map((one) => one.is)).toEqual(["welcome", "update"]);
  });

  it("unpacks what comes packed, and keeps the order", async () => {
    last().says(welcome);
    last().saysPacked({ is: "update", version: 3 });
    last().says({ is: "update", version: 4 });
    last().saysPacked({ is: "update", version: 5 });
    await vi.waitFor(() => expect(heard).toHaveLength(4));
    expect(heard.slice(1).map((one) => (one as Update).version)).toEqual([3, 4, 5]);
    last().says({ is: "update", version: 6 });
    expect(heard).toHaveLength(5);
  });

  it("is closed when it cannot be unpacked", async () => {
    last().says(welcome);
    last().onmessage?.({ data: new Uint8Array([1, 2, 3]).buffer });
    await vi.waitFor(() => expect(last().closed).toBe(true));
  });

  it("holds requests back until it was welcomed", () => {
    void live.request({ is: "answer", answer: "meet" });
    expect(last().sent).toHaveLength(1);
    last().says(welcome);
    expect(last().sent[1]).toMatchObject({ is: "answer", answer: "meet" });
  });

  it("settles a request with its reply", async () => {
    last().says(welcome);
    const reply = live.request({ is: "answer", answer: "meet" });
    last().says({ is: "ack", id: last().sent[1]!.id, version: 7 });
    expect(await reply).toEqual({ is: "ack", version: 7 });
    expect(live.waiting).toBe(0);
  });
});

describe("a lost connection", () => {
  beforeEach(() => last().says(welcome));

  it("comes back, with the version shown, and more slowly each time", () => {
    version = 12;
    last().breaks();
    expect(lines.at(-1)).toBe("lost");
    clock.pass(499);
    expect(sockets).toHaveLength(1);
    clock.pass(1);
    expect(sockets).toHaveLength(2);
    last().opens();
    expect(last().sent[0]).toMatchObject({ is: "hello", version: 12 });
    last().breaks();
    clock.pass(999);
    expect(sockets).toHaveLength(2);
    clock.pass(1);
    expect(sockets).toHaveLength(3);
  });

  it("never waits longer than about ten seconds", () => {
    for (let i = 0; i < 12; i++) {
      last().breaks();
      clock.pass(10_000);
    }
    expect(sockets).toHaveLength(13);
  });

  it("sends again, with the same id, what was not acknowledged", async () => {
    const reply = live.request({ is: "answer", answer: "meet" });
    const { id } = last().sent[1]!;
    last().breaks();
    clock.pass(500);
    last().opens();
    last().says(welcome);
    expect(last().sent[1]).toMatchObject({ is: "answer", id, answer: "meet" });
    last().says({ is: "ack", id, version: 3 });
    expect(await reply).toMatchObject({ is: "ack" });
  });

  it("is noticed when an answer is not acknowledged in time", () => {
    void live.request({ is: "answer", answer: "meet" });
    clock.pass(5000);
    expect(lines.at(-1)).toBe("lost");
    expect(sockets[0]!.closed).toBe(true);
  });

  it("has more patience with a server that took too long", async () => {
    const reply = live.request({ is: "answer", seat: 0, version: 1, answer: "a" });
    clock.pass(5_000);
    expect(lines.at(-1)).toBe("lost");
    clock.pass(1_000);
    last().opens();
    clock.pass(7_000);
    last().says(welcome);
    clock.pass(9_000);
    expect(lines.at(-1)).toBe("open");
    expect(sockets).toHaveLength(2);
    last().says({ is: "ack", id: last().sent.at(-1)!["id"], version: 2 });
    expect(await reply).toEqual({ is: "ack", version: 2 });
  });

  it("is not given up while the bots' workers have no time for odds or advice", () => {
    void live.request({ is: "odds", problem: "battle" });
    clock.pass(24_000);
    expect(lines.at(-1)).toBe("open");
    void live.request({ is: "answer", answer: "meet" });
    clock.pass(5000);
    expect(lines.at(-1)).toBe("lost");
  });

  it("is noticed when a ping gets no pong", () => {
    clock.pass(25_000);
    expect(last().sent.at(-1)).toMatchObject({ is: "ping" });
    clock.pass(5000);
    expect(lines.at(-1)).toBe("lost");
  });

  it("is fine when the pong comes", () => {
    clock.pass(25_000);
    last().says({ is: "pong", id: "x", version: 1 });
    clock.pass(10_000);
    expect(lines.at(-1)).toBe("open");
  });

  it("ignores what an old socket still says", () => {
    const old = last();
    old.breaks();
    clock.pass(500);
    old.says({ is: "update", version: 99 });
    expect(heard.map((one) => one.is)).toEqual(["welcome"]);
  });

  it("is given up when the key is wrong", () => {
    last().breaks(4403);
    clock.pass(60_000);
    expect(lines.at(-1)).toBe("gone");
    expect(sockets).toHaveLength(1);
  });
});

describe("replies", () => {
  beforeEach(() => last().says(welcome));

  it.each([
    [{ is: "stale", version: 9 }, { is: "stale" }],
    [
      { is: "refused", rule: "HOB-4.3", message: { id: "refused-too-far" } },
      { is: "refused", rule: "HOB-4.3", message: { id: "refused-too-far" } },
    ],
    [
      { is: "error", message: { id: "request-fields" } },
      { is: "error", message: { id: "request-fields" } },
    ],
    [
      { is: "why-not", refusal: null },
      { is: "why-not", refusal: null },
    ],
  ])("%j", async (said, expected) => {
    const reply = live.request({ is: "answer" });
    last().says({ ...said, id: last().sent[1]!.id });
    expect(await reply).toEqual(expected);
  });
});
