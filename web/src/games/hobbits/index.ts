/** The drawing of `hobbits`. */
import type { Drawing } from "../board";
import Board from "./Board.svelte";
import { duration } from "./journeys";
import { hobbitColour, scoring } from "./score";
import SeatNote from "./SeatNote.svelte";
import Side from "./Side.svelte";
import { sounds } from "./sounds";
import type { HobbitsEvent } from "./types";

export default {
  Board,
  Side,
  SeatNote,
  scoring,
  duration: (event) => duration(event as unknown as HobbitsEvent),
  colour: hobbitColour,
  sounds,
} satisfies Drawing;
