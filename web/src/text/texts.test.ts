import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { Words } from "./words";

const ids = (source: string) => new FluentResource(source).body.map((message) => message.id).sort();
const facts = (source: string) =>
  Object.fromEntries(
    [...source.matchAll(/^([\w-]+) = ((?:.*\n(?:[ }].*\n)*))/gm)].map(([, id, text]) => [
      id,
      [...new Set([...(text ?? "").matchAll(/\$([\w-]+)/g)].map((found) => found[1]))].sort(),
    ]),
  );

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts")
      ? [readFileSync(path, "utf8")]
      : [];
  });
}

describe("the texts of the shell", () => {
  it("exist in both languages", () => expect(ids(de)).toEqual(ids(en)));

  it("speak of the same facts", () => expect(facts(de)).toEqual(facts(en)));

  it("have no id twice", () => {
    for (const source of [de, en]) {
      const all = [...source.matchAll(/^([\w-]+) =/gm)].map((found) => found[1]);
      expect(all.length).toBe(new Set(all).size);
    }
  });

  it("contain every id the shell speaks", () => {
    const known = new Set(ids(de));
    const spoken = sources("src").flatMap((code) => [
      ...[...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]!),
      ...[...code.matchAll(/\{ id: "((?:shell|table)-[\w-]+)" \}/g)].map((found) => found[1]!),
      ...[...code.matchAll(/\bt\([^"`()]*\? "([\w-]+)" : "([\w-]+)"/g)].flatMap((found) => [
        found[1]!,
        found[2]!,
      ]),
    ]);
    expect(spoken.length).toBeGreaterThan(80);
    expect([...new Set(spoken)].filter((id) => !known.has(id))).toEqual([]);
  });

  it("contain every family that is spoken with a changing end", () => {
    const known = ids(de);
    const families = sources("src").flatMap((code) =>
      [...code.matchAll(/\bt\(\s*`([\w-]+)-\$\{/g)].map((found) => found[1]!),
    );
    for (const family of new Set(families))
      expect(known.filter((id) => id.startsWith(`${family}-`)).length, family).toBeGreaterThan(1);
  });
});

describe("saying a message", () => {
  const words = new Words("en", {
    sources: [
      `event-moved = { $seat } walks to { $to }.
kept = { $tiles } ({ $tiles-count ->
    [one] one tile
   *[other] { $tiles-count } tiles
  })
twice = first
`,
      "twice = second",
      en,
    ],
    names: { "field-f12": "Moria", "field-f13": "Gib ihn unss!" },
    player: (seat) => ["Anna"][seat],
  });
  const tile = (id: string) => ({ id });

  it("says the messages inside it first", () => {
    const seat = { id: "seat", args: { seat: 0 } };
    expect(words.say({ id: "event-moved", args: { seat, to: { id: "field-f12" } } })).toBe(
      "Anna walks to Moria.",
    );
  });

  it("gives a player without a name a number", () => {
    expect(words.say({ id: "seat", args: { seat: 3 } })).toBe("Player 4");
  });

  it("joins lists the way people do, and counts them", () => {
    const moria = tile("field-f12");
    expect(words.say("kept", { tiles: [] })).toBe("nothing (0 tiles)");
    expect(words.say("kept", { tiles: [moria] })).toBe("Moria (one tile)");
    expect(words.say("kept", { tiles: [moria, "x", moria] })).toBe("Moria, x and Moria (3 tiles)");
  });

  it("ends a sentence once, whatever the last name ends with", () => {
    const go = (id: string) => words.say("event-moved", { seat: "Anna", to: { id } });
    expect(go("field-f13")).toBe("Anna walks to Gib ihn unss!");
    expect(words.say("event-moved", { seat: "Anna", to: "Mr." })).toBe("Anna walks to Mr.");
    expect(words.say("event-moved", { seat: "Anna", to: "…" })).toBe("Anna walks to …");
    expect(words.say("event-moved", { seat: "Anna", to: "a.." })).toBe("Anna walks to a...");
  });

  it("lets the first source win", () => expect(words.say("twice")).toBe("first"));

  it("never breaks over what it does not know", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(words.say("nowhere")).toBe("‹nowhere›");
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});

describe("several messages", () => {
  it("are said one below the other", () => {
    const words = new Words("en", { sources: ["one = First.\ntwo = Then { $what }.\n"] });
    const all = [{ id: "one" }, { id: "two", args: { what: "this" } }];
    expect(words.say({ id: "several", args: { all } })).toBe("First.\nThen this.");
  });
});
