/** The drawing of `draft`: boosters to take cards from, a deck to build, and the matches that follow. */
import type { Drawing } from "../board";
import "../tcg/tcg.css";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import SeatNote from "./SeatNote.svelte";
import type { AnyEvent } from "./wire";

/** What is worth a moment; the rest is in the log. */
const MS: Readonly<Partial<Record<AnyEvent["is"], number>>> = { passed: 500, shown: 600 };

export default {
  Board,
  Emblem,
  SeatNote,
  rail: true,
  careful: "always",
  leadsOn: true,
  // The builder hands decks in.
  shows: ({ options }) =>
    new Set(options.flatMap(({ id }) => (id.startsWith("build ") ? [id] : []))),
  hint: ({ options, say }) => (options[0]?.id.startsWith("build ") ? say("board-below") : null),
  duration: (event) => MS[event.is as AnyEvent["is"]] ?? 0,
} satisfies Drawing;
