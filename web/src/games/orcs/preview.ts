/** What the board shows while a card is looked at or chosen: where it leads, and what it would take. Pure. */
import { FIGURES, index } from "./fields";
import { captured, drawn, jumps, meant, reach, ways, type Way } from "./reach";
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
  readonly starts: readonly number[];
  /** The best way to each field that is still meant. */
  readonly ends: ReadonlyMap<number, Way>;
  /** The way to draw. */
  readonly way: Way | null;
  readonly perhaps: ReadonlySet<number>;
  readonly surely: ReadonlySet<number>;
}

const MARK = "mark:shadowfax";

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

export function preview(
  table: Table,
  components: Components,
  seat: number,
  look: Look,
  hover: number | null,
): Preview | null {
  const hero = components.hero_cards.find((card) => card.id === look.card);
  if (!hero) return null;
  const starts = ownFigures(seat, table.hand_sizes.length)
    .filter((figure) => !look.figure || components.figures.colours[figure]?.id === look.figure)
    .map((figure) => table.board.indexOf(FIGURES[figure] ?? " "))
    .filter((field) => field >= 0);
  const jump = look.jump && hero.shadowfax;
  const list = starts.flatMap((start) =>
    jump ? jumps(table.board, start) : ways(table.board, start, hero),
  );
  const left = meant(list, look.fields);
  const ends = reach(left);
  const further = hover !== null && !look.fields.includes(hover) ? [...look.fields, hover] : null;
  const way = (further && drawn(list, further)) ?? drawn(list, look.fields);
  const taking = new Set(left.flatMap((one) => captured(one)));
  return {
    starts,
    ends: jump ? new Map([...ends].filter(([, one]) => captured(one).length > 0)) : ends,
    way,
    perhaps: jump ? new Set() : taking,
    surely: new Set(way ? captured(way) : []),
  };
}
