import { beforeEach, expect, test, vi } from "vitest";
vi.mock("../net/house.svelte", () => ({ house: {} }));
const { matches } = await import("./matches");

vi.mock("../net/house.svelte", () => ({ house: { address: null } }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => kept.set(place, text),
  });
});

const known = {
  match: "m1",
  game: "hobbits",
  mode: "invite" as const,
  keys: ["k"],
  invitations: [],
  spectator: null,
  watching: false,
};

test("a match that was kept is found again", () => {
  matches.keep(known);
  expect(matches.find("m1")).toMatchObject(known);
});

test.each(["__proto__", "constructor", "toString"])("%s is no match this device knows", (name) => {
  expect(matches.find(name)).toBeUndefined();
  matches.touch(name);
  expect(matches.all()).toEqual([]);
});

test("what cannot be read is as good as nothing", () => {
  localStorage.setItem("mathom.matches", "{broken");
  expect(matches.all()).toEqual([]);
});

test("a match whose link was taken back here is kept with its fresh key", () => {
  matches.keep(known);
  const before = matches.find("m1")!;
  matches.changed(before, "k", "fresh");
  matches.shut(before); // the line with the old key ends only now
  expect(matches.find("m1")?.keys).toEqual(["fresh"]);
  matches.shut(matches.find("m1")!);
  expect(matches.find("m1")).toBeUndefined();
});
