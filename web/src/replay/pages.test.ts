import { describe, expect, it } from "vitest";
import type { ReplayPage, SentStep } from "../net/types";
import { Pages, patched, unpacked } from "./pages";

const TOTAL = 200;

const step = (at: number, first: boolean): SentStep => ({
  at,
  by: null,
  answer: null,
  message: null,
  events: [],
  question: { is: "waiting", seat: null, ask: "x" },
  scores: null,
  ...(first ? { table: { at, kept: ["a", "b"] } } : { changed: { at: [at] } }),
});

/** A server that notes what it was asked for. */
function server() {
  const asked: number[] = [];
  const get = (from: number, limit: number): Promise<ReplayPage> => {
    asked.push(from);
    if (from > TOTAL) return Promise.reject(new Error("no such step"));
    const count = Math.min(limit, TOTAL + 1 - from);
    const steps = Array.from({ length: count }, (_, at) => step(from + at, at === 0));
    const next = from + count > TOTAL ? null : from + count;
    return Promise.resolve({
      match: "m",
      game: "orcs",
      settings: {},
      players: [],
      seat: null,
      total: TOTAL,
      from,
      next,
      turns: [],
      seams: [],
      steps,
    });
  };
  return { asked, get };
}

describe("the steps of a match", () => {
  it("come a page at a time, each page once", async () => {
    const { asked, get } = server();
    const pages = new Pages(get);
    await pages.first(70);
    await Promise.all([pages.fetch(70), pages.fetch(119)]);
    expect(asked).toEqual([60]);
    expect(pages.steps[59]).toBeUndefined();
    expect(pages.steps[119]?.table).toEqual({ at: 119, kept: ["a", "b"] });
    await pages.fetch(0);
    expect(pages.steps[59]?.table).toEqual({ at: 59, kept: ["a", "b"] });
  });

  it("end with the last, whatever an address says", async () => {
    const { get } = server();
    const pages = new Pages(get);
    await pages.first(100_000);
    expect(pages.steps[TOTAL]).toBeDefined();
  });

  it("are asked for again after a failure", async () => {
    let fails = true;
    const { get } = server();
    const pages = new Pages((from, limit) =>
      fails ? Promise.reject(new Error("offline")) : get(from, limit),
    );
    await expect(pages.fetch(0)).rejects.toThrow("offline");
    fails = false;
    await pages.fetch(0);
    expect(pages.steps[0]).toBeDefined();
  });

  it("share what did not change", () => {
    const [first, second] = unpacked([step(0, true), step(1, false)]);
    const kept = (of: typeof first) => (of?.table as { kept: unknown }).kept;
    expect(kept(second)).toBe(kept(first));
  });

  it("change inside lists and objects, or altogether", () => {
    const before = { a: [1, { b: 2 }], c: null };
    expect(patched(before, { a: { "1": { b: [3] } } })).toEqual({ a: [1, { b: 3 }], c: null });
    expect(patched(before, { c: [[1]] })).toEqual({ a: [1, { b: 2 }], c: [1] });
    expect(patched(before, [null])).toBeNull();
    expect(before).toEqual({ a: [1, { b: 2 }], c: null });
  });
});
