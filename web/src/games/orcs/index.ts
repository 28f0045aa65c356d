/** The drawing of `orcs`. */
import type { Drawing } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { duration } from "./pace";
import SeatNote from "./SeatNote.svelte";
import { figureColour } from "./seats";
import type { OrcsEvent, Table } from "./types";

export default {
  Board,
  Hand,
  SeatNote,
  score: (table: Table, seat: number) => table.points[seat] ?? 0,
  duration: (event) => duration(event as unknown as OrcsEvent),
  colour: figureColour,
} satisfies Drawing;
