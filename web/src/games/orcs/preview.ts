/** What the board shows while a card is looked at or chosen: where it leads, and what it would take. Pure. */
import { FIGURES, index, name } from "./fields";
import { captured, drawn, jumps, meant, reach, ways, type Pincer, type Way } from "./reach";
import { ownFigures } from "./seats";
import type { Components, Table } from "./types";

export interface Look {
  readonly card: string;
  readonly jump: boolean;
  /** The colour of the figure that was pointed at. */
  readonly figure: string | null;
  /** The fields pointed at so far. */
  readonly fields: readonly number[];
}

export interface Preview {
  /** Every way of the card, and those that are still meant. */
  readonly ways: readonly Way[];
  readonly starts: readonly number[];
  /** The best way to each field that is still meant. */
  readonly ends: ReadonlyMap<number, Way>;
  /** The orcs that some way takes, and the pincers that some way closes. */
  readonly perhaps: ReadonlySet<number>;
  readonly pincers: readonly Pincer[];
}

const MARK = "mark:shadowfax";
const NOTHING: ReadonlySet<number> = new Set();

/** What these anchors say, in order; null if no card is among them. `seen` is a card only looked at. */
export function look(
  anchors: readonly string[],
  seen: string | null,
  jumping: boolean,
): Look | null {
  const named = (kind: string) =>
    anchors.flatMap((anchor) =>
      anchor.startsWith(`${kind}:`) ? [anchor.slice(kind.length + 1)] : [],
    );
  const card = named("card")[0];
  const jump = anchors.includes(MARK);
  if (card === undefined)
    return seen ? { card: seen, jump: jumping, figure: null, fields: [] } : null;
  const fields = named("field").map(index);
  return {
    card,
    jump: jump || (jumping && seen === card && fields.length === 0),
    figure: named("figure")[0] ?? null,
    fields,
  };
}

/** The ways on offer, each by its anchors in one line; null if no ways are asked for now. */
export function offers(
  options: readonly { readonly anchors: readonly string[] }[],
): ReadonlySet<string> | null {
  const moves = options.filter(
    ({ anchors }) => (anchors[0]?.startsWith("card:") ?? false) && anchors.length > 1,
  );
  return moves.length > 0 ? new Set(moves.map(({ anchors }) => anchors.join(" "))) : null;
}

/** Where a card leads. While ways are on offer, nothing but those is shown. */
export function preview(
  table: Table,
  components: Components,
  seat: number,
  look: Look,
  offered: ReadonlySet<string> | null,
): Preview | null {
  const hero = components.hero_cards.find((card) => card.id === look.card);
  if (!hero) return null;
  const own = ownFigures(seat, table.hand_sizes.length).flatMap((figure) => {
    const id = components.figures.colours[figure]?.id ?? "";
    const start = table.board.indexOf(FIGURES[figure] ?? " ");
    return start < 0 || (look.figure && look.figure !== id) ? [] : [{ id, start }];
  });
  const two = table.hand_sizes.length === 2;
  const jump = look.jump && hero.shadowfax;
  const list = own.flatMap(({ id, start }) => {
    const begin = [
      `card:${hero.id}`,
      ...(jump ? [MARK] : []),
      ...(two ? [`figure:${id}`] : []),
    ].join(" ");
    const all = jump ? jumps(table.board, start) : ways(table.board, start, hero);
    return offered ? all.filter((way) => offered.has(`${begin} ${pointed(way)}`)) : all;
  });
  const left = meant(list, look.fields);
  const ends = reach(left);
  return {
    ways: list,
    starts: own.map(({ start }) => start),
    ends: jump ? new Map([...ends].filter(([, one]) => captured(one).length > 0)) : ends,
    perhaps: jump ? NOTHING : new Set(left.flatMap((one) => captured(one))),
    pincers: jump ? [] : closable(left),
  };
}

/** The way to draw, when these fields were pointed at and this one is under the pointer. */
export function followed(
  plan: Preview,
  fields: readonly number[],
  hover: number | null,
): Way | null {
  const further = hover !== null && !fields.includes(hover) ? [...fields, hover] : null;
  return (further && drawn(plan.ways, further)) ?? drawn(plan.ways, fields);
}

const pointed = ({ turn, to }: Way) =>
  turn === null ? `field:${name(to)}` : `field:${name(turn)} field:${name(to)}`;

/** Every pincer that can be closed, once for the orcs it takes. */
function closable(list: readonly Way[]): readonly Pincer[] {
  const found = new Map<string, Pincer>();
  for (const way of list)
    for (const pincer of way.pincers) {
      const key = `${pincer.partner} ${pincer.at}`;
      if (!found.has(key)) found.set(key, pincer);
    }
  return [...found.values()];
}
