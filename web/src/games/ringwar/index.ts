/** The drawing of `ringwar`. */
import type { Drawing } from "../board";
import Board from "./Board.svelte";
import Column from "./Column.svelte";
import Hand from "./Hand.svelte";
import { duration } from "./pace";
import "./ringwar.css";
import SeatNote from "./SeatNote.svelte";
import { shows } from "./shows";
import { sounds } from "./sounds";
import { together } from "./together";
import type { RingwarEvent, Table } from "./types";

/** The first of each side has its colour, blue or red; their team mates green and yellow. */
const COLOURS = [3, 2, 4, 1];

/** The points that win the war, by side: RKR-10.4, RKR-10.5. */
const POINTS = [4, 10];

export default {
  Board,
  Hand,
  Column,
  SeatNote,
  rail: true,
  playersOnTop: true,
  shows,
  moment: (props) => props.say("board-turn", { number: (props.table as Table).turn.number }),
  goal: (seat: number, seats: number) => (seats === 2 ? (POINTS[seat] ?? null) : null),
  duration: (event) => duration(event as unknown as RingwarEvent),
  colour: (seat: number) => COLOURS[seat] ?? seat + 1,
  sounds,
  together,
} satisfies Drawing;
