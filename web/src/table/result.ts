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
