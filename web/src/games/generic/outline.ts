/**
 * Any game's table as an outline in words: parts with titles, and the things that lie there.
 *
 * The shape says what each value is, the game's texts how it is called. What is empty is left out.
 * A field without a text is called by its own name, made readable.
 */
import type { Message } from "../../net/types";
import { kindOf } from "../../text/words";
import type { By, Fields, Several, Shape, TableShape } from "./shape";

/** A thing on the table, and how many there are of it. */
export interface Thing {
  readonly name: string;
  readonly anchor: string;
  readonly count: number;
  /** What is written on it. */
  readonly inscription: string | null;
}

export interface Part {
  readonly title: string;
  /** The thing the title names, if it does. */
  readonly anchor: string | null;
  /** What is written on that thing. */
  readonly inscription: string | null;
  readonly text: string | null;
  readonly things: readonly Thing[];
  readonly parts: readonly Part[];
}

export interface Vocabulary {
  say(message: Message | string): string;
  has(id: string): boolean;
  /** The ids of a kind of things, in the order of the box. */
  ids(kind: string): readonly string[];
  yes: string;
  no: string;
}

/** A card at its place in a pile: known to everybody, or to some. */
type Placed = string | { readonly card: string; readonly to: readonly number[] };
type Content = Pick<Part, "text" | "things" | "parts">;

interface Place {
  readonly field: string;
  /** Within what is under way only what has words is shown. */
  readonly framed?: boolean;
  /** Within an entry of a list zeros and noes are not worth a line. */
  readonly terse?: boolean;
}

/** More entries than this, and a list goes before the shorter one around it. */
const LONG = 20;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const UNNAMED = { anchor: null, inscription: null };
const content = (found: Partial<Content>): Content => ({
  text: null,
  things: [],
  parts: [],
  ...found,
});

/** `hand_sizes` → `Hand sizes`. */
export function readable(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many lines a part takes. */
export function lines(part: Part): number {
  return Math.max(1, part.things.length) + part.parts.reduce((sum, one) => sum + lines(one), 0);
}

export function outline(
  { table: shape, inscriptions }: TableShape,
  table: unknown,
  words: Vocabulary,
): readonly Part[] {
  return read(shape, table, { field: "" })?.parts ?? [];

  function read(shape: Shape, value: unknown, place: Place): Content | null {
    if (value === null || value === undefined || value === "") return null;
    switch (shape.is) {
      case "thing":
        return content({ things: [thing(shape.kind, value)] });
      case "word":
        return word(String(value), place);
      case "number":
        return place.terse && value === 0 ? null : content({ text: String(value) });
      case "truth":
        if (place.terse && !value) return null;
        return content({ text: value ? words.yes : words.no });
      case "counts":
        return ofThings(
          (value as readonly number[]).map((count, at) => entry(shape.of, at, count)),
        );
      case "pile":
        return pile(shape.item, value);
      case "list":
        return list(shape, [...(value as Iterable<unknown>)], place);
      case "fields":
        return fields(shape, value, place);
      case "kinds":
        return underWay(shape.kinds, value);
    }
  }

  function word(value: string, { field, framed }: Place): Content | null {
    const id = `view-${field}-${value}`;
    if (words.has(id)) return content({ text: words.say(id) });
    if (framed && !/^\d+$/.test(value)) return null;
    return content({ text: readable(value) });
  }

  function fields(shape: Fields, value: unknown, place: Place): Content | null {
    if (!isRecord(value)) return null;
    const parts = Object.entries(shape.fields).flatMap(([field, inner]) => {
      const id = `view-${field}`;
      if (place.framed && !words.has(id)) return [];
      const found = read(inner, value[field], { ...place, field });
      const title = words.has(id) ? words.say(id) : readable(field);
      if (!found) return [];
      // A struct of which one field is left has nothing to say but that.
      const alone = inner.is === "fields" && Object.keys(inner.fields).length === 1;
      return alone ? found.parts : [{ title, ...UNNAMED, ...found }];
    });
    return parts.length > 0 ? content({ parts }) : null;
  }

  function underWay(kinds: Readonly<Record<string, Fields>>, value: unknown): Content | null {
    const tag = isRecord(value) ? String(value["is"]) : "";
    const shape = kinds[tag];
    if (!shape || !words.has(`frame-${tag}`)) return null;
    const found = fields(shape, value, { field: tag, framed: true, terse: true }) ?? content({});
    return content({ parts: [{ title: words.say(`frame-${tag}`), ...UNNAMED, ...found }] });
  }

  function list(shape: Several, values: readonly unknown[], place: Place): Content | null {
    if (shape.by) return listBy(shape.by, shape.item, values, place);
    const found = values.flatMap((value) => read(shape.item, value, place) ?? []);
    if (found.length === 0) return null;
    const parts = found.flatMap((one) => one.parts);
    const texts = found.flatMap((one) => one.text ?? []);
    return content({
      text: texts.length > 0 ? texts.join(", ") : null,
      things: together(found.flatMap((one) => one.things)),
      parts,
    });
  }

  function listBy(by: By, item: Shape, values: readonly unknown[], place: Place): Content | null {
    const there = [...values.entries()].filter(
      ([, value]) => !(typeof value === "string" && by.blank?.includes(value)),
    );
    if (item.is === "thing") return whoIsWhere(by, item.kind, there);
    if (item.is === "truth") {
      return ofThings(there.map(([at, value]) => entry(by, at, value ? 1 : 0)));
    }
    const [first] = values;
    if (item.is === "list" && item.by && Array.isArray(first) && first.length > LONG) {
      return turnedAround(by, item.by, item.item, values as readonly (readonly unknown[])[], place);
    }
    const terse = item.is !== "number";
    const parts = there.flatMap(([at, value]) =>
      titled(entry(by, at), read(item, value, { ...place, terse })),
    );
    return parts.length > 0 ? content({ parts }) : null;
  }

  /** Things that are at other things: told by where. */
  function whoIsWhere(
    by: By,
    kind: string,
    there: readonly (readonly [number, unknown])[],
  ): Content | null {
    const where = new Map<string, { at: Thing; who: Thing[] }>();
    for (const [at, value] of there) {
      if (value === null || value === "") continue;
      const found = thing(kind, value);
      const known = where.get(found.anchor) ?? { at: found, who: [] };
      known.who.push(entry(by, at));
      where.set(found.anchor, known);
    }
    const parts = [...where.values()].flatMap(({ at, who }) =>
      titled(at, content({ things: who })),
    );
    return parts.length > 0 ? content({ parts }) : null;
  }

  /** A few long lists side by side: told by the entries of the long ones. */
  function turnedAround(
    few: By,
    many: By,
    item: Shape,
    values: readonly (readonly unknown[])[],
    place: Place,
  ): Content | null {
    const parts = (values[0] ?? []).flatMap((_, at) => {
      const inside = values.flatMap((row, side) =>
        titled(entry(few, side), read(item, row[at], { ...place, terse: true })),
      );
      return inside.length > 0 ? titled(entry(many, at), content({ parts: inside })) : [];
    });
    return parts.length > 0 ? content({ parts }) : null;
  }

  function pile(item: Shape, value: unknown): Content | null {
    if (!isRecord(value) || item.is !== "thing") return null;
    const { top, rest, bottom } = value as {
      top: readonly Placed[];
      rest: readonly (readonly [string, number])[];
      bottom: readonly Placed[];
    };
    // What is hidden at its place is counted among the rest, and has no name where it is unknown.
    const placed = (places: readonly Placed[]) =>
      places.flatMap((one) => {
        const id = typeof one === "string" ? one : one.card;
        return id === "" ? [] : [thing(item.kind, id)];
      });
    const unknown = rest.reduce((sum, [id, count]) => (id === "" ? sum + count : sum), 0);
    const unseen = rest.flatMap(([id, count]) => (id === "" ? [] : [thing(item.kind, id, count)]));
    const known = ofThings([...placed(top), ...unseen, ...placed(bottom)]);
    return unknown > 0 ? content({ ...known, text: String(unknown) }) : known;
  }

  function ofThings(found: readonly Thing[]): Content | null {
    const things = together(found.filter(({ count }) => count > 0));
    return things.length > 0 ? content({ things }) : null;
  }

  function entry(by: By, at: number, count = 1): Thing {
    if (by.ids.length > 0) return thing(by.kind, by.ids[at] ?? at, count);
    return thing(by.kind, at, count);
  }

  function thing(kind: string, value: unknown, count = 1): Thing {
    const id = typeof value === "number" ? (words.ids(kind)[value] ?? value) : String(value);
    const name = `${kind}-${id}`;
    const written = inscriptions[name] ?? inscriptions[kindOf(name)];
    return {
      name:
        kind === "seat"
          ? words.say({ id: "seat", args: { seat: Number(id) } })
          : words.has(name)
            ? words.say(name)
            : readable(String(id)),
      anchor: `${kind}:${id}`,
      count,
      inscription: written ? words.say(written) : null,
    };
  }
}

function titled(
  { name: title, anchor, inscription }: Thing,
  found: Content | null,
): readonly Part[] {
  return found ? [{ title, anchor, inscription, ...found }] : [];
}

/** The same thing several times is one thing with a count. */
function together(things: readonly Thing[]): readonly Thing[] {
  const found = new Map<string, Thing>();
  for (const thing of things) {
    const known = found.get(thing.anchor);
    const count = thing.count + (known?.count ?? 0);
    found.set(thing.anchor, { ...thing, count });
  }
  return [...found.values()];
}

/** What else is said about a thing: the titles under which it is named elsewhere. */
export function mentions(parts: readonly Part[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const note = (anchor: string, text: string) =>
    found.set(anchor, [...new Set([...(found.get(anchor) ?? []), text])]);
  const look = (part: Part, title: string) => {
    if (part.anchor) for (const { name } of part.things) note(part.anchor, name);
    else for (const { anchor } of part.things) note(anchor, title);
    for (const inner of part.parts) look(inner, title);
  };
  for (const part of parts) if (lines(part) <= LONG) look(part, part.title);
  return found;
}
