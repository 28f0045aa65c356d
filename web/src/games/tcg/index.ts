/** The drawing of `tcg`. */
import type { Drawing } from "../board";
import Board from "./Board.svelte";
import Column from "./Column.svelte";
import Brought from "./decks/Brought.svelte";
import Emblem from "./Emblem.svelte";
import Hand from "./Hand.svelte";
import { duration } from "./pace";
import Looked from "./Looked.svelte";
import SeatNote from "./SeatNote.svelte";
import { bidsOf } from "./table/bids";
import { hint, moment } from "./moment";
import { sounds } from "./sounds";
import "./tcg.css";
import type { TcgEvent } from "./types";

export default {
  Board,
  Hand,
  Column,
  Looked,
  SeatNote,
  Emblem,
  Brought,
  rail: true,
  shows: (props) => new Set(bidsOf(props).map(({ id }) => id)),
  moment,
  hint,
  duration: (event) => duration(event as unknown as TcgEvent),
  sounds,
} satisfies Drawing;
