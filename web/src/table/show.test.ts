import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Told, Update } from "../net/types";

const pace = vi.hoisted(() => ({ factor: 1 }));
vi.mock("../device/settings.svelte", () => ({ pace: () => pace.factor }));

const { Show } = await import("./show.svelte");

const told = (version: number, is = "moved"): Told => ({
  version,
  by: null,
  event: { is },
  message: { id: `event-${is}` },
});
const update = (version: number, events: readonly Told[] = [], more: Partial<Update> = {}) =>
  ({
    is: "update",
    version,
    since: version - 1,
    reset: false,
    events,
    question: { is: "waiting", seat: 1, ask: "" },
    ...more,
  }) as Update;
const choice = { question: { is: "choice", seat: 0 } } as unknown as Partial<Update>;

beforeEach(() => {
  vi.useFakeTimers();
  pace.factor = 1;
});
afterEach(() => vi.useRealTimers());

describe("showing what happened", () => {
  it("shows one event after another, then the new table", async () => {
    const show = new Show();
    show.set(update(1));
    show.add(update(2, [told(2, "rolled"), told(2, "moved")]));
    expect(show.playing?.event.is).toBe("rolled");
    expect(show.current?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(450);
    expect(show.playing?.event.is).toBe("moved");
    await vi.advanceTimersByTimeAsync(450);
    expect(show.playing).toBeNull();
    expect(show.current?.version).toBe(2);
  });

  it("takes as long as the drawing says, and jumps where nobody wants to wait", async () => {
    const show = new Show();
    show.duration = (event) => (event.is === "spun" ? 2000 : 0);
    show.set(update(1));
    show.add(update(2, [told(2, "moved"), told(2, "spun")]));
    expect(show.playing).toMatchObject({ event: { is: "spun" }, ms: 2000 });
    show.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.current?.version).toBe(2);

    pace.factor = 0;
    show.add(update(3, [told(3, "spun")]));
    await vi.advanceTimersByTimeAsync(0);
    expect(show.current?.version).toBe(3);
  });

  it("queues what comes meanwhile", async () => {
    const show = new Show();
    show.set(update(1));
    show.add(update(2, [told(2)]));
    show.add(update(3, [told(3)]));
    expect(show.ahead?.version).toBe(3);
    await vi.advanceTimersByTimeAsync(450);
    expect(show.current?.version).toBe(2);
    await vi.advanceTimersByTimeAsync(450);
    expect(show.current?.version).toBe(3);
  });

  it("does not animate a takeback", async () => {
    const show = new Show();
    show.set(update(5));
    show.add(update(6, [told(6)]));
    show.add(update(7, [told(0)], { reset: true, since: -1 }));
    expect(show.playing).toBeNull();
    expect(show.current?.version).toBe(7);
    await vi.advanceTimersByTimeAsync(2000);
    expect(show.current?.version).toBe(7);
  });

  it("takes over what changes without an event, and ignores what is old", () => {
    const show = new Show();
    show.set(update(5));
    const news = update(5, [], { undo: "free" });
    show.add(news);
    expect(show.current).toBe(news);
    show.add(update(4, [told(4)]));
    expect(show.current).toBe(news);
  });

  it("skips to the reader's own question, and shows again what comes after it", async () => {
    const show = new Show();
    show.set(update(1));
    show.add(update(2, [told(2)]));
    show.add(update(3, [told(3)]));
    show.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(show.current?.version).toBe(3);
    show.add(update(4, [told(4)]));
    await vi.advanceTimersByTimeAsync(0);
    expect(show.current?.version).toBe(4);
    show.add(update(5, [told(5)], choice));
    await vi.advanceTimersByTimeAsync(0);
    expect(show.current?.version).toBe(5);
    expect(show.skipped).toBe(true);
    show.skipped = false;
    show.add(update(6, [told(6)]));
    expect(show.playing?.ms).toBe(450);
    expect(show.skipped).toBe(false);
  });

  it("shows the others' turns faster the longer they take, and one's own unhurried", async () => {
    const show = new Show();
    show.set(update(1));
    show.add(
      update(
        2,
        Array.from({ length: 30 }, () => told(2)),
      ),
    );
    const shown: number[] = [];
    while (show.playing) {
      shown.push(show.playing.ms);
      await vi.advanceTimersByTimeAsync(show.playing.ms);
    }
    expect(shown[0]).toBe(450);
    expect(shown.at(-1)).toBeLessThan(100);
    expect(shown.reduce((sum, ms) => sum + ms)).toBeLessThan(7500);
    show.add(update(3, [told(3)], choice));
    await vi.advanceTimersByTimeAsync(450);
    show.add(update(4, [told(4)]));
    expect(show).toMatchObject({ playing: { ms: 450 } });
  });
});
