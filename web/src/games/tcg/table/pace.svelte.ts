/**
 * Passing on: once for the rest of a phase, or until something happens. It is done at a steady pace, so that nobody
 * learns from it what one holds. Only passes are given; whatever else is asked stops it.
 */
import type { BoardProps } from "../../board";
import type { Shown } from "../shown.svelte";
import type { TcgEvent } from "../types";

/** How long a question stands before it is passed, in ms: always the same. */
const STEADY = 900;
const KEPT = "mathom.tcg.stops";

/** What may interrupt: a card is played, somebody of mine is hurt, a skirmish begins, a phase begins. */
export const STOPS = ["played", "hurt", "skirmish", "phase"] as const;
export type Stop = (typeof STOPS)[number];
export type Until = "phase" | "event";

const USUAL: readonly Stop[] = ["played", "hurt", "skirmish"];

export function stopOf(event: TcgEvent, me: number): Stop | null {
  switch (event.is) {
    case "played":
    case "used":
      return event.seat === me ? null : "played";
    case "wounded":
    case "killed":
      return "hurt";
    case "skirmish-began":
      return "skirmish";
    case "phase-began":
    case "turn-began":
      return "phase";
    default:
      return null;
  }
}

function remembered(): ReadonlySet<Stop> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    if (Array.isArray(kept)) return new Set(STOPS.filter((stop) => kept.includes(stop)));
  } catch {
    // Nothing was kept that can be read.
  }
  return new Set(USUAL);
}

export interface Pace {
  /** What is being passed until; null: every question is asked. */
  readonly until: Until | null;
  readonly stops: ReadonlySet<Stop>;
  /** The answer that passes, if one may pass now. */
  readonly pass: string | null;
  begin(until: Until): void;
  end(): void;
  toggle(stop: Stop): void;
}

export function pace(props: () => BoardProps, now: () => Shown, me: () => number): Pace {
  let until = $state<Until | null>(null);
  let from = $state("");
  let stops = $state.raw(remembered());
  const where = () => {
    const { turn, phase, fp, skirmish } = now().table.board;
    return `${turn} ${fp} ${phase} ${skirmish?.who ?? ""}`;
  };
  const pass = $derived(
    props().options.find(({ message }) => message.id === "option-pass")?.id ?? null,
  );

  $effect(() => {
    const { event } = now();
    if (until === null || !event) return;
    const stop = stopOf(event, me());
    if (until === "event" && stop && stops.has(stop)) until = null;
  });
  $effect(() => {
    if (until === null || props().options.length === 0) return;
    if (pass === null || (until === "phase" && where() !== from)) {
      until = null;
      return;
    }
    const given = pass;
    const timer = setTimeout(() => props().answer(given), STEADY);
    return () => clearTimeout(timer);
  });

  return {
    get until() {
      return until;
    },
    get stops() {
      return stops;
    },
    get pass() {
      return pass;
    },
    begin(next) {
      from = where();
      until = next;
    },
    end() {
      until = null;
    },
    toggle(stop) {
      const next = new Set(stops);
      if (!next.delete(stop)) next.add(stop);
      stops = next;
      localStorage.setItem(KEPT, JSON.stringify([...next]));
    },
  };
}
