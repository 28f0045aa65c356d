/** What each answer comes to, as the engine works it out, for the scenes of battle and hunt. */
import type { Line } from "../../net/types";
import type { Answer, BoardProps } from "../board";
import { emblemOf } from "./cards/box";
import { written } from "./cards/written";
import { inquired, type Known } from "./inquired.svelte";
import { actionStamp } from "./stamps";
import type { Components } from "./types";

/** An answer that stands in a scene. */
export interface Way {
  readonly id: string;
  readonly anchors: readonly string[];
  readonly stamp: string;
  readonly title: string;
  /** The card it stands on, by the name that the hand shows. */
  readonly on?: string;
  readonly about: string;
  /** What it comes to; empty: nothing is at stake any more, or it is not known yet. */
  readonly number: string;
  readonly also: string;
}

export type Prospects = Known<readonly Line[]>;
/** More answers than this stand elsewhere. */
const MOST = 6;
/** A longer text is not told on a phone: it stands on the card in the hand. */
const SHORT = 80;

/** The prospects of every answer, asked for anew with every question. */
export function prospects(
  board: () => BoardProps,
  problem: string,
  still: () => boolean,
): { readonly current: Prospects } {
  const ids = () =>
    board()
      .options.map(({ id }) => id)
      .join("\n");
  return inquired(
    () => (still() ? ids() : ""),
    () => board().oddsOfAnswers(problem),
  );
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Whether the answers of a battle stand in its scene: if they are few. */
export const fitScene = ({ length }: readonly Answer[]): boolean => length > 0 && length <= MOST;

/** The answers of a battle that stand in its scene. */
export function battleWays(board: BoardProps, found: Prospects): readonly Way[] {
  const { options } = board;
  if (!fitScene(options)) return [];
  const carding = options.some(({ message }) => message.id === "option-combat-card");
  return options.map(({ id, anchors, message }) => {
    const card = anchors.find((one) => one.startsWith("card:"))?.slice(5);
    const fight = card ? written(board.inscriptions[`card-${card}`]) : null;
    const does = (fight?.fight ?? []).map((one) => board.say(one)).join(" ");
    const share = found.get(id)?.[0]?.share;
    return {
      id,
      anchors,
      stamp: card ? "die-event" : actionStamp("attack"),
      title: fight?.title ? board.say(fight.title) : board.say(carding ? "board-fight" : message),
      on: card && fight?.title ? board.say(`card-${card}`) : "",
      about: board.narrow && does.length > SHORT ? "" : does,
      number: share === undefined ? "" : percent(share),
      also: "",
    };
  });
}

/** The ways to bear the hunt, with what the Ring will have done then. */
export function huntWays(
  board: BoardProps,
  ways: readonly Answer[],
  guide: string,
  corruption: number,
  found: Prospects,
): readonly Way[] {
  const sameAs = (end: number) => (end === corruption ? "yes" : "no");
  return ways.map(({ id, anchors, message }) => {
    const lines = found.get(id) ?? [];
    const ends = lines.map((line) => Number(line.id));
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    return {
      id,
      anchors,
      stamp: huntStamp(message.id, anchors, guide),
      title: message.id === "option-bear" ? board.say("board-bear") : board.say(message),
      about: huntAbout(board, message.id, anchors, guide),
      number:
        ends.length === 0
          ? ""
          : ends.length === 1
            ? board.say("board-becomes", { now: corruption, after: least, same: sameAs(least) })
            : board.say("board-becomes-either", { least, most, count: ends.length }),
      also: lines.length > 1 ? lines.map(({ share }) => percent(share)).join(" · ") : "",
    };
  });
}

/** Who or what it is that bears it. */
function huntAbout(
  board: BoardProps,
  message: string,
  [first = ""]: readonly string[],
  guide: string,
): string {
  if (message === "option-bear") return board.say("board-bear-about");
  if (first === "casualty:random") return board.say("board-lot");
  if (first !== "casualty:guide") return "";
  const { characters } = board.components as Components;
  const level = characters.find((one) => one.id === guide)?.level ?? 0;
  return board.say("board-level", { person: board.say(`character-${guide}`), level });
}

function huntStamp(message: string, [first = ""]: readonly string[], guide: string): string {
  if (first === "casualty:guide") return emblemOf(guide);
  if (first.startsWith("character:")) return emblemOf(first.slice(10));
  if (first.startsWith("casualty:")) return "die-character";
  if (first.startsWith("card:")) return "die-event";
  return message === "option-bear" ? "ring" : "eye";
}
