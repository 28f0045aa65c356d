/** Who sits where in a match that is about to begin. */
import type { BotInfo, GameInfo, Mode, SeatPlan } from "../net/types";

export type Kind = SeatPlan["kind"];

export interface PlannedSeat {
  kind: Kind;
  name: string;
  bot: string;
}

export const MODES: readonly Mode[] = ["bots", "hot-seat", "invite"];

/** The strength a newcomer is glad to meet: neither the dice-thrower nor the searcher. */
export function usualBot(bots: readonly BotInfo[]): string {
  return (bots.find((one) => one.bot === "greedy") ?? bots.at(-1))?.bot ?? "random";
}

export function firstPlan(
  mode: Mode,
  game: GameInfo,
  bots: readonly BotInfo[],
  me: string,
): PlannedSeat[] {
  const count = mode === "bots" ? game.players.usual : game.players.least;
  return Array.from({ length: count }, (_, seat) => newSeat(mode, seat, bots, me));
}

/** What bots are called where nobody says otherwise. */
const CALLED = ["Odo", "Lobelia", "Hamfast", "Primula", "Bilbo"];

export function newSeat(
  mode: Mode,
  seat: number,
  bots: readonly BotInfo[],
  me: string,
): PlannedSeat {
  const others: Record<Mode, Kind> = { bots: "bot", "hot-seat": "human", invite: "open" };
  const kind = seat === 0 ? "human" : others[mode];
  return { kind, name: seat === 0 ? me : "", bot: usualBot(bots) };
}

/** As the server wants it; a human without a name gets a number. */
export function plain(seats: readonly PlannedSeat[], number: (seat: number) => string): SeatPlan[] {
  const taken = new Set(seats.map((seat) => seat.name.trim()));
  const free = CALLED.filter((name) => !taken.has(name));
  return seats.map(({ kind, name, bot }, seat) => {
    const called = name.trim().slice(0, 40);
    if (kind === "bot") return { kind, bot, name: free.shift() ?? null };
    if (kind === "open") return { kind };
    return { kind, name: called || number(seat) };
  });
}
