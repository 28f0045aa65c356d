/** The drawing of `journey`. */
import type { Drawing } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { duration } from "./pace";
import SeatNote from "./SeatNote.svelte";
import { sounds } from "./sounds";
import type { JourneyEvent } from "./types";

export default {
  Board,
  Hand,
  SeatNote,
  duration: (event) => duration(event as unknown as JourneyEvent),
  sounds,
} satisfies Drawing;
