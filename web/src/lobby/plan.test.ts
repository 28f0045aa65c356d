import { describe, expect, it } from "vitest";
import type { BotInfo, GameInfo } from "../net/types";
import { firstPlan, plain, usualBot } from "./plan";

const bots: readonly BotInfo[] = ["random", "greedy", "ismcts:1.5s"].map((bot) => ({
  bot,
  name: { id: bot },
  about: { id: bot },
}));
const game = { id: "orcs", players: { least: 2, most: 4, usual: 3 } } as GameInfo;
const number = (seat: number) => `Player ${seat + 1}`;

describe("who sits at a new table", () => {
  it("follows from how one wants to play", () => {
    const kinds = (mode: "bots" | "hot-seat" | "invite") =>
      firstPlan(mode, game, bots, "Anna").map((seat) => seat.kind);
    expect(kinds("bots")).toEqual(["human", "bot", "bot"]);
    expect(kinds("hot-seat")).toEqual(["human", "human"]);
    expect(kinds("invite")).toEqual(["human", "open"]);
  });

  it("gives bots names that nobody has, and humans without a name a number", () => {
    const seats = [
      { kind: "human" as const, name: "Odo", bot: "" },
      { kind: "human" as const, name: " ", bot: "" },
      { kind: "bot" as const, name: "", bot: "greedy" },
      { kind: "open" as const, name: "", bot: "greedy" },
    ];
    expect(plain(seats, number)).toEqual([
      { kind: "human", name: "Odo" },
      { kind: "human", name: "Player 2" },
      { kind: "bot", bot: "greedy", name: "Lobelia" },
      { kind: "open" },
    ]);
  });

  it("suggests a bot of middling strength", () => {
    expect(usualBot(bots)).toBe("greedy");
  });
});
