/** What this server has: its games and bots, and where others find it. */
import { api } from "./api";
import type { Games, WirePlayer } from "./types";
import { t } from "../text/speaking.svelte";

const HERE = /^(localhost|127\..*|\[::1\])$/;

class House {
  games = $state.raw<Games | null>(null);
  /** Where other devices find the server, if the page was opened by a name only this one knows. */
  address = $state<string | null>(null);
  /** True if no other device can open a link of this page. */
  lonely = $state(false);

  async find(): Promise<void> {
    if (!HERE.test(location.hostname)) return;
    this.address = await api.house().then(
      (found) => found.address,
      () => null,
    );
    this.lonely = this.address === null;
  }

  async load(): Promise<void> {
    this.games = await api.games();
  }
}

export const house = new House();

/** What a player is called; bots of a kind are numbered, free seats are free. */
export function nameOf(player: WirePlayer, all: readonly WirePlayer[]): string {
  if (player.name) return player.name;
  if (player.kind !== "bot") return t("player-number", { number: player.seat + 1 });
  const known = house.games?.bots.find((one) => one.bot === player.bot);
  const name = known ? t(known.name) : t("seat-bot");
  const twins = all.filter((one) => one.kind === "bot" && !one.name && one.bot === player.bot);
  return twins.length > 1
    ? `${name} ${twins.findIndex((one) => one.seat === player.seat) + 1}`
    : name;
}
