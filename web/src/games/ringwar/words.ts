/** Regions and armies in words, for who listens and for cards that are read. Pure. */
import type { BoardProps } from "../board";
import { FIGURES, peopleAt } from "./forces";
import type { Components, Force, Region, Side, Table } from "./types";

const SIDES: readonly Side[] = [0, 1];

/** What an army is made of: `2 × regular (Gondor)` … */
export function forceWords(board: BoardProps, force: Force): readonly string[] {
  return force.flatMap((count, kind) =>
    count > 0
      ? [board.say("board-figures", { count, figure: board.say(`figure-${FIGURES[kind]}`) })]
      : [],
  );
}

/** The dice in the hunt box, of both sides. */
export function inHuntBox(board: BoardProps, { hunt }: Table): string {
  const [free, shadow] = hunt.dice;
  return board.say("board-hunt-box", { shadow, free });
}

/** Whether the Fellowship is hidden, and how far it has gone. */
export function howHidden(board: BoardProps, { fellowship }: Table): string {
  const { hidden, step, progress } = fellowship;
  return board.say("board-seen", {
    hidden: hidden ? "yes" : "no",
    progress: step === null ? progress : 0,
  });
}

/** All that `regionWords` tells of a region, as a key: the same key, the same words. */
export function whatLies(table: Table, components: Components, { id }: Region, at: number): string {
  const { armies, captured, besieged, fellowship } = table;
  return JSON.stringify([
    armies.map((side) => side[at]),
    peopleAt(table, components, id),
    captured.includes(id),
    besieged.includes(id),
    fellowship.step === null && fellowship.region === id,
  ]);
}

/** A region with all that is in it, in one sentence. */
export function regionWords(board: BoardProps, table: Table, region: Region): string {
  const components = board.components as Components;
  const at = components.regions.indexOf(region);
  const said = [board.say(`region-${region.id}`)];
  if (region.settlement)
    said.push(board.say("board-settlement", { settlement: region.settlement }));
  if (table.captured.includes(region.id)) said.push(board.say("board-captured"));
  if (table.besieged.includes(region.id)) said.push(board.say("board-besieged"));
  for (const side of SIDES) {
    const there = [
      ...forceWords(board, table.armies[side][at] ?? []),
      ...peopleAt(table, components, region.id, side).map((one) => board.say(`character-${one}`)),
    ];
    if (there.length > 0) said.push(`${board.say(`side-${side}`)}: ${board.words.join(there)}`);
  }
  if (table.fellowship.step === null && table.fellowship.region === region.id)
    said.push(board.say("board-fellowship"));
  return said.join(". ");
}
