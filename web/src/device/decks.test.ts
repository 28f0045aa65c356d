/** The decks of a device: kept, shared by link, deleted and put back. */
import { beforeEach, describe, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
vi.stubGlobal("addEventListener", () => undefined);

async function device() {
  vi.resetModules();
  return await import("./decks.svelte");
}

describe("the decks of a device", () => {
  beforeEach(() => stored.clear());

  it("survive a reload", async () => {
    const { decks } = await device();
    const id = decks.add("tcg", "deck Mine\n")!;
    decks.change(id, "deck Mine\n3 4C42\n");
    const again = await device();
    expect(again.decks.of("tcg").map(({ text }) => text)).toEqual(["deck Mine\n3 4C42\n"]);
    expect(again.decks.of("duel")).toEqual([]);
  });

  it("come back if deleting was a slip", async () => {
    const { decks } = await device();
    const id = decks.add("tcg", "deck Mine\n")!;
    const kept = decks.find(id)!;
    decks.remove(id);
    expect(decks.of("tcg")).toEqual([]);
    decks.putBack(kept);
    decks.putBack(kept);
    expect(decks.of("tcg")).toEqual([kept]);
  });

  it("are not lost to something broken in the store", async () => {
    stored.set(
      "mathom.decks",
      '[null, 3, {"id": "a"}, {"id":"b","game":"tcg","text":"x","changed":1}]',
    );
    expect((await device()).decks.of("tcg")).toHaveLength(1);
    stored.set("mathom.decks", "{");
    expect((await device()).decks.of("tcg")).toEqual([]);
  });

  it("travel in the fragment of a link, whatever they are called", async () => {
    const { fragmentOf, nameIn, textIn } = await device();
    const text = "deck Éowyn; 100 % + #1 & co?\nring-bearer 4C302\n3 4C42";
    expect(textIn(fragmentOf(text))).toBe(text);
    expect(fragmentOf(text)).toMatch(/^#[\w%+;.!~*'()-]+$/);
    expect(nameIn(text)).toBe("Éowyn; 100 % + #1 & co?");
    expect(textIn("#%E0%A4%A")).toBe("");
    expect(textIn("")).toBe("");
    expect(fragmentOf("x".repeat(9000))).toBe("");
  });
});
