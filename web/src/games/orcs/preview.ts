/** What the board shows while a card is looked at or chosen: where it leads, and what it would take. Pure. */
import { index } from "./fields";
import { captured, drawn, meant, reach, type Pincer, type Way } from "./ways";

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

/** Which anchors to ask the engine about, for a card that is looked at; null if it is not on offer. */
export function asking(
  options: readonly { readonly anchors: readonly string[] }[],
  card: string,
): readonly string[] | null {
  const anchor = `card:${card}`;
  const offered = options.some(({ anchors }) => anchors[0] === anchor && anchors.length > 1);
  return offered ? [anchor] : null;
}

/** Where a card leads: of all its ways, those of the figure and the kind that is looked at. */
export function preview(all: readonly Way[], look: Look): Preview {
  const ways = all.filter(
    (way) => (way.left === null) === look.jump && (!look.figure || look.figure === way.figure),
  );
  const left = meant(ways, look.fields);
  const ends = reach(left);
  return {
    ways,
    starts: [...new Set(ways.map(({ start }) => start))],
    ends: look.jump ? new Map([...ends].filter(([, one]) => captured(one).length > 0)) : ends,
    perhaps: look.jump ? NOTHING : new Set(left.flatMap((one) => captured(one))),
    pincers: look.jump ? [] : closable(left),
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
