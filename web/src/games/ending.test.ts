import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Arg, Over, Told } from "../net/types";
import de from "../text/de.ftl?raw";
import type { Ending } from "./ending";
import { endings } from "./registry";

const HOWS: Record<string, readonly string[]> = {
  hobbits: ["over-sauron-beaten"],
  journey: ["over-points", "over-cards", "over-earlier"],
  orcs: ["over-ents-arrived", "over-towers-joined"],
  ringwar: ["over-ring", "over-corruption", "over-conquest"],
  tcg: ["over-reached", "over-corrupted", "over-killed"],
};
const told = (is: string, more: object = {}): Told => ({
  version: 1,
  by: 0,
  event: { is, ...more },
  message: { id: "x" },
});

describe("every way a match can end", () => {
  it("has a picture and a title", async () => {
    expect(Object.keys(endings).sort()).toEqual(Object.keys(HOWS).sort());
    for (const [game, hows] of Object.entries(HOWS))
      for (const id of hows)
        for (const winners of [[0], [1]]) {
          const over: Over = { is: "over", winners, scores: [0, 0], how: { id } };
          const way = (await endings[game]!()).default.way(over);
          expect(existsSync(`src/art/ill/end-${way}.svg`), way).toBe(true);
          expect(de).toMatch(new RegExp(`^ending-${way} =`, "m"));
        }
  });

  it("counts what happened, each number with a word for it", async () => {
    const story = [
      told("unit-lost", { figure: "gondor-regular" }),
      told("unit-lost", { figure: "sauron-elite" }),
      told("damage-set", { damage: 2 }),
      told("damage-set", { damage: 1 }),
      told("corrupted", { amount: 3, total: 3 }),
      told("moved", { path: ["a", "b"], beaten: ["b"] }),
      told("pincer-closed", { fields: ["c", "d", "e"] }),
      told("trait-counted", { cards: 2 }),
      told("twilight", { by: 4 }),
      told("twilight", { by: -3 }),
    ];
    const numbers = async (game: string) =>
      Object.fromEntries(
        (await endings[game]!()).default
          .numbers(story, { is: "over", winners: [], scores: [], how: { id: "x" } })
          .map(({ label, number }) => [label, number]),
      );
    expect(await numbers("ringwar")).toMatchObject({
      "count-units-lost": "1 : 1",
      "count-hunt-damage": 3,
      "count-corruption": 3,
    });
    expect(await numbers("orcs")).toMatchObject({ "count-orcs": 4, "count-pincer": 3 });
    expect(await numbers("tcg")).toMatchObject({ "count-twilight": 4 });
    expect(await numbers("journey")).toMatchObject({ "count-best-stop": 2 });
    expect(await numbers("hobbits")).toMatchObject({ "count-fields": 2 });
    for (const game of Object.keys(HOWS))
      for (const label of Object.keys(await numbers(game)))
        expect(de).toMatch(new RegExp(`^${label} =`, "m"));
  });

  it("of ringwar tells where it was won, how near the others were, and which battle was on", async () => {
    const ringwar: Ending = (await endings["ringwar"]!()).default;
    const region = { id: "region-edoras" };
    const said = (is: string, args: Record<string, Arg> = {}): Told => ({
      ...told(is),
      message: { id: `event-${is}`, args },
    });
    const over = (id: string): Over => ({ is: "over", winners: [1], scores: [0, 0], how: { id } });
    const story = [said("battle-began"), said("captured", { region }), said("fell-short")];
    expect(ringwar.where?.(story, over("over-conquest"))).toEqual({
      id: "over-last-captured",
      args: { region },
    });
    expect(ringwar.where?.(story, over("over-ring"))).toBeUndefined();
    expect(ringwar.near?.(story)?.id).toBe("event-fell-short");
    expect(ringwar.near?.([])).toBeUndefined();
    expect(ringwar.scene?.(story)?.id).toBe("event-battle-began");
    expect(ringwar.scene?.([...story, said("battle-ended")])).toBeUndefined();
  });
});
