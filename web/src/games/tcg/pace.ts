/** How long an event is shown, in ms. */
import type { TcgEvent } from "./types";

const MS: Readonly<Partial<Record<TcgEvent["is"], number>>> = {
  "bids-shown": 900,
  moved: 700,
  "skirmish-won": 900,
  "turn-began": 600,
  played: 650,
  wounded: 320,
  exerted: 260,
  healed: 260,
  killed: 600,
  "discarded-from-play": 320,
  twilight: 320,
  burdens: 320,
  "site-played": 400,
  revealed: 700,
  "hand-shown": 900,
  controlled: 500,
  liberated: 500,
  fell: 900,
  won: 900,
  totals: 500,
  assigned: 320,
  used: 500,
  drew: 160,
  // Nothing moves: the words of the log are enough.
  sat: 0,
  chosen: 0,
  lasts: 0,
  shuffled: 0,
  searched: 0,
  "turn-ended": 0,
  "left-skirmish": 160,
};

export const duration = (event: TcgEvent): number => MS[event.is] ?? 300;
