/** Says that it is one's turn where the table itself is not seen: on the tab, and in a notification. */
import { notifications } from "../device/notifications";
import { settings } from "../device/settings.svelte";
import { t } from "../text/speaking.svelte";
import type { Session } from "./session.svelte";

const USUAL = "/favicon.svg";
const TURN = "/favicon-turn.svg";

/** The tab's title. */
export function tabTitle(game: string, called: boolean): string {
  const table = game ? `${game} – Mathom` : "Mathom";
  return called ? `● ${t("table-your-turn")} – ${table}` : table;
}

/** Call while a component is set up. */
export function callBack(session: Session, game: () => string): void {
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = session.called ? TURN : USUAL;
    return () => {
      if (icon) icon.href = USUAL;
    };
  });
  let before = true;
  $effect(() => {
    const { called } = session;
    if (called && !before && document.hidden && settings.notify === "on")
      notifications.show(t("table-your-turn"), game(), session.match);
    before = called;
  });
}
