/** Who sits where in a match that is about to begin. */
import type { BotInfo, ClockTerms, GameInfo, Mode, SeatPlan, Setting } from "../net/types";

export type Kind = SeatPlan["kind"];

export interface PlannedSeat {
  kind: Kind;
  name: string;
  bot: string;
  /** What the seat brings along, where it is not the usual. */
  brings: Record<string, string>;
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
  return { kind, name: seat === 0 ? me : "", bot: usualBot(bots), brings: {} };
}

/** The seat of the only person at this device; null: there is none, or several. */
export function ownSeat(seats: readonly PlannedSeat[]): number | null {
  const [first, second] = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  return second === undefined ? (first ?? null) : null;
}

/** Two seats change places. */
export function swapped(seats: readonly PlannedSeat[], one: number, two: number): PlannedSeat[] {
  const at = (seat: number) => (seat === one ? two : seat === two ? one : seat);
  return seats.map((_, seat) => seats[at(seat)]!);
}

/** What a seat gets that brings nothing: the seats take the values in turn. */
export function usualValue({ values, default: first }: Setting, seat: number): string {
  return values[seat % values.length] ?? first;
}

/** What the seats bring along, as the server wants it: `deck.1`. Who is invited brings their own. */
export function brought(seats: readonly PlannedSeat[]): Record<string, string> {
  return Object.fromEntries(
    seats.flatMap(({ kind, brings }, seat) =>
      kind === "open" ? [] : Object.entries(brings).map(([id, value]) => [`${id}.${seat}`, value]),
    ),
  );
}

/** The clocks one can choose from, by kind. */
export const CLOCKS: Readonly<Record<ClockTerms["kind"], readonly ClockTerms[]>> = {
  turn: [30, 60, 120, 300, 86_400].map((seconds) => ({ kind: "turn", seconds, increment: 0 })),
  fischer: [
    [300, 5],
    [600, 10],
    [1200, 15],
    [2400, 30],
  ].map(([seconds = 0, increment = 0]) => ({ kind: "fischer", seconds, increment })),
};

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
