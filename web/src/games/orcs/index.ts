/** The drawing of `orcs`. */
import type { Drawing } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { hint } from "./hint";
import { duration } from "./pace";
import { plan } from "./plan.svelte";
import SeatNote from "./SeatNote.svelte";
import { figureColour } from "./seats";
import { sounds } from "./sounds";
import type { OrcsEvent, Table } from "./types";

export default {
  Board,
  Hand,
  SeatNote,
  duration: (event) => duration(event as unknown as OrcsEvent),
  hint,
  careful: true,
  handBeside: true,
  colour: figureColour,
  sounds,
} satisfies Drawing;
