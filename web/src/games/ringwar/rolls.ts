/** The dice of battle and hunt as they fell, read from what happened. Pure. */
import type { Told } from "../../net/types";
import type { RingwarEvent, Side } from "./types";

/** A die as it lies: with how many pips, whether it counts, and whether it was rolled again. */
export interface Fallen {
  readonly pips: number;
  /** Undefined: nobody said so. */
  readonly hit: boolean | undefined;
  readonly again: boolean;
}

export interface BattleRound {
  readonly dice: readonly [readonly Fallen[], readonly Fallen[]];
  readonly hits: readonly [number, number];
}

type Story = readonly Told[] | undefined;
const events = (story: Story) => (story ?? []).map((told) => told.event as unknown as RingwarEvent);

/** Dice of one throw, of which the highest count; what a die needs is the same for all of them. */
function thrown(dice: string, hits: number, again: boolean): readonly Fallen[] {
  const pips = [...dice].map(Number);
  const counts = new Set(
    [...pips.keys()].sort((a, b) => (pips[b] ?? 0) - (pips[a] ?? 0)).slice(0, hits),
  );
  return pips.map((one, at) => ({ pips: one, hit: counts.has(at), again }));
}

/** The last round of the last battle in which dice fell; null: none did. */
export function lastRound(story: Story): BattleRound | null {
  const all = events(story);
  const battle = all.slice(all.findLastIndex(({ is }) => is === "battle-began") + 1);
  let dice: Record<Side, readonly Fallen[]> = { 0: [], 1: [] };
  let hits: Record<Side, number> = { 0: 0, 1: 0 };
  /** Cards are laid when the next round begins. */
  let ended = false;
  for (const event of battle) {
    if (event.is === "combat-card-laid") ended = dice[0].length + dice[1].length > 0;
    if (event.is === "hits-added") hits[event.side] += event.hits;
    if (event.is === "hits-cancelled") hits[event.side] -= event.hits;
    if (event.is !== "combat-rolled") continue;
    const { side, how } = event;
    if (ended || (how === "roll" && dice[side].length > 0)) {
      ended = false;
      dice = { 0: [], 1: [] };
      hits = { 0: 0, 1: 0 };
    }
    hits[side] += event.hits;
    if (how !== "strike")
      dice[side] = [...dice[side], ...thrown(event.dice, event.hits, how === "reroll")];
  }
  const none = dice[0].length + dice[1].length === 0;
  return none ? null : { dice: [dice[0], dice[1]], hits: [hits[0], hits[1]] };
}

/** The dice of the hunt that came to so many successes; empty: nobody saw them. */
export function huntDice(story: Story, successes: number): readonly Fallen[] {
  const all = events(story);
  const hunt = all
    .slice(all.findLastIndex(({ is }) => is === "fellowship-moved") + 1)
    .filter((event) => event.is === "hunt-rolled");
  const sum = hunt.reduce((so, one) => so + one.successes, 0);
  if (sum !== successes) return [];
  return hunt.flatMap((one, at) => thrown(one.dice, one.successes, at > 0));
}
