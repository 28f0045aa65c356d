import { describe, expect, it } from "vitest";
import type { BotInfo, GameInfo } from "../net/types";
import { brought, firstPlan, ownSeat, plain, swapped, usualBot } from "./plan";

const bots: readonly BotInfo[] = ["random", "greedy", "ismcts:1.5s"].map((bot) => ({
  bot,
  level: { id: bot },
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
      { kind: "human" as const, name: "Odo", bot: "", brings: {} },
      { kind: "human" as const, name: " ", bot: "", brings: {} },
      { kind: "bot" as const, name: "", bot: "greedy", brings: {} },
      { kind: "open" as const, name: "", bot: "greedy", brings: {} },
    ];
    expect(plain(seats, number)).toEqual([
      { kind: "human", name: "Odo" },
      { kind: "human", name: "Player 2" },
      { kind: "bot", bot: "greedy", name: "Lobelia" },
      { kind: "open" },
    ]);
  });

  it("lets a person choose the side, whoever sat there", () => {
    const plan = firstPlan("bots", game, bots, "Anna");
    expect(ownSeat(plan)).toBe(0);
    const other = swapped(plan, 0, 2);
    expect(ownSeat(other)).toBe(2);
    expect(other.map((seat) => seat.kind)).toEqual(["bot", "bot", "human"]);
    expect(ownSeat(firstPlan("hot-seat", game, bots, "Anna"))).toBe(null);
  });

  it("brings along what was chosen, but not for those who are invited", () => {
    const [me, bot, guest] = [
      ...firstPlan("bots", game, bots, "Anna").slice(0, 2),
      ...firstPlan("invite", game, bots, "Anna").slice(1),
    ].map((seat) => ({ ...seat, brings: { deck: "riders" } }));
    expect(brought([me!, { ...bot!, brings: {} }, guest!])).toEqual({ "deck.0": "riders" });
  });

  it("suggests a bot of middling strength", () => {
    expect(usualBot(bots)).toBe("greedy");
  });
});
