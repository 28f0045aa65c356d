/** The drawing of `journey`. */
import type { Drawing } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { duration } from "./pace";
import SeatNote from "./SeatNote.svelte";
import { sounds } from "./sounds";
import type { JourneyEvent, Table } from "./types";

export default {
  Board,
  Hand,
  SeatNote,
  score: (table: Table, seat: number) =>
    (table.won[seat] ?? []).reduce((sum, tile) => sum + tile, 0),
  duration: (event) => duration(event as unknown as JourneyEvent),
  sounds,
} satisfies Drawing;
