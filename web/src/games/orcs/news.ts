/** What the table alone does not tell: the cards that lie open on top, the tokens just turned over. Pure. */
import type { OrcsEvent, Table } from "./types";

export interface Turned {
  readonly seat: number;
  readonly points: number;
  readonly ent: boolean;
}

export interface News {
  readonly orcCard: string | null;
  readonly eventCard: string | null;
  /** The tokens turned over in this turn, the last one just now. */
  readonly turned: readonly Turned[];
}

export const NOTHING: News = { orcCard: null, eventCard: null, turned: [] };

export function heard(news: News, event: OrcsEvent): News {
  switch (event.is) {
    case "orc-card-revealed":
      return { ...news, orcCard: event.card };
    case "event-read":
      return { ...news, eventCard: event.card };
    case "turn-began":
    case "hero-played":
      return { ...news, turned: [] };
    case "token-turned":
      return { ...news, turned: [...news.turned, event] };
    default:
      return news;
  }
}

/** What a new table adds where its events were not shown. `before`: the table it replaces, if any. */
export function seen(news: News, before: Table | null, table: Table): News {
  const under = table.frames.flatMap((frame) => ("card" in frame ? frame.card : [])).at(-1);
  const left = new Set(table.event_deck);
  const read = (before?.event_deck ?? []).filter((card) => !left.has(card));
  const known = news.eventCard !== null && !left.has(news.eventCard) ? news.eventCard : null;
  return {
    orcCard: table.orc_discard.at(-1) ?? shuffled(news, before),
    eventCard: under ?? (read.includes(known ?? "") ? known : (read.at(-1) ?? known)),
    turned: news.turned,
  };
}

/** No orc card lies open, because all were shuffled: then the last one was the only one left. */
function shuffled(news: News, before: Table | null): string | null {
  const [only, ...others] = before?.orc_deck ?? [];
  return only !== undefined && others.length === 0 ? only : before ? news.orcCard : null;
}
