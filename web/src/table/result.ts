/** The end of a match in one line. */
import type { Over, Player } from "../net/types";
import { t } from "../text/speaking.svelte";

export function headline(over: Over, players: readonly Player[]): string {
  const winners = players.filter((player) => over.winners.includes(player.seat));
  const [only] = winners;
  if (!only) return t("end-lost");
  if (winners.length > 1) return t("end-shared", { players: winners.map((one) => one.name) });
  const alone = players.filter((player) => player.mine).length === 1;
  return only.mine && alone ? t("end-won-you") : t("end-won", { player: only.name });
}

/** With a full stop, where nothing else ends it. */
export const sentence = (said: string): string => (/[.!?…]$/.test(said) ? said : `${said}.`);

/** By how much, where one is ahead of all others on points. */
export function margin(over: Over, players: readonly Player[]): string {
  const [first, ...others] = over.winners;
  if (first === undefined || others.length > 0) return "";
  const points = over.scores[first] ?? 0;
  const [second] = players
    .filter((player) => player.seat !== first)
    .sort((a, b) => (over.scores[b.seat] ?? 0) - (over.scores[a.seat] ?? 0));
  const ahead = second ? points - (over.scores[second.seat] ?? 0) : 0;
  if (!second || ahead <= 0) return "";
  return t("end-margin", { ahead, other: second.name });
}
