/** Who of an army goes: what the player chooses at once, and the small questions the rules ask about it. Pure. */
import type { Answer, Composed } from "../board";
import { FIGURES, minus, peopleAt } from "./forces";
import { fieldsOf, type Components, type Force, type Frame, type Side, type Table } from "./types";

/** Figures and characters of an army. */
export interface Going {
  readonly force: Force;
  readonly people: readonly string[];
}

/** An army that is being divided: whom it has, and where it goes if that is known. */
export interface Parting {
  readonly region: string;
  readonly to: string | null;
  readonly all: Going;
  /** The question of the moment is this one; else a target is asked for first. */
  readonly sorting: boolean;
}

const SORTING = /^sorting-/;
/** Whether it is asked who of an army goes. */
export const sorts = ({ frames }: Table): boolean => SORTING.test(frames.at(-1)?.is ?? "");
const SETTING_OUT: ReadonlySet<string> = new Set(["marching", "attacking"]);

/** The army the question of the moment, or what was pointed at, is about. */
export function partingOf(
  table: Table,
  components: Components,
  chosen: readonly string[],
): Parting | null {
  const frame = table.frames.at(-1);
  if (!frame) return null;
  if (sorts(table)) {
    const { origin, to } = frame as Frame & { origin: string; to: string };
    return { region: origin, to, all: sorted(frame), sorting: true };
  }
  const [first, second] = chosen;
  /** An army may be taken right after its die. */
  const begun = first?.startsWith("die:") ? second : SETTING_OUT.has(frame.is) ? first : undefined;
  if (!begun?.startsWith("region:")) return null;
  const region = begun.slice(7);
  const side = fieldsOf(frame)["side"] as Side;
  const at = components.regions.findIndex((one) => one.id === region);
  const still = new Set(
    components.characters.flatMap(({ id, level }) => (level === 0 ? [id] : [])),
  );
  const people = peopleAt(table, components, region, side).filter((one) => !still.has(one));
  const force = (table.armies[side][at] ?? []) as Force;
  return {
    region,
    to: null,
    all: without({ force, people }, moved(frame, region)),
    sorting: false,
  };
}

/** Those who came here in this very action do not go on. */
function moved(frame: Frame, region: string): readonly Going[] {
  const parties = (fieldsOf(frame)["moved"] ?? []) as readonly (Partial<Going> & {
    region?: string;
  })[];
  return parties
    .filter((party) => party.region === region)
    .map(({ force = [], people = [] }) => ({ force, people }));
}

function without(all: Going, parties: readonly Going[]): Going {
  return parties.reduce(
    (left, party) => ({
      force: minus(left.force, party.force),
      people: left.people.filter((one) => !party.people.includes(one)),
    }),
    all,
  );
}

function sorted(frame: Frame): Going {
  const { force, people } = fieldsOf(frame) as Partial<Going>;
  return { force: force ?? [], people: people ?? [] };
}

/** The answers by which exactly these go: who stays is told kind by kind, units before their leaders; then off. */
export function lettingGo(wanted: Going): Composed<Table> {
  return (table, options) => {
    const frame = table.frames.at(-1);
    if (!frame || !sorts(table)) return null;
    const now = sorted(frame);
    const kinds = FIGURES.map((_, kind) => kind).sort(
      (a, b) => (a % 3 === 2 ? 1 : 0) - (b % 3 === 2 ? 1 : 0),
    );
    for (const kind of kinds) {
      const staying = (now.force[kind] ?? 0) - (wanted.force[kind] ?? 0);
      if (staying > 0) return staysOption(options, FIGURES[kind] ?? "", staying);
    }
    for (const person of now.people)
      if (!wanted.people.includes(person))
        return only(options, "option-stay-behind", `character:${person}`);
    return only(options, "option-go");
  };
}

function staysOption(options: readonly Answer[], figure: string, count: number): string | null {
  const found = options.find(
    ({ anchors, message }) =>
      message.id === "option-stay" &&
      anchors[0] === `figure:${figure}` &&
      message.args?.["count"] === count,
  );
  return found?.id ?? null;
}

function only(options: readonly Answer[], message: string, anchor?: string): string | null {
  const found = options.find(
    (one) => one.message.id === message && (!anchor || one.anchors[0] === anchor),
  );
  return found?.id ?? null;
}

/** How many of a kind, or whether a character, goes. */
export function changed(going: Going, kind: number, by: number): Going {
  const force = FIGURES.map((_, at) => (going.force[at] ?? 0) + (at === kind ? by : 0));
  return { ...going, force };
}

export function toggled(going: Going, person: string): Going {
  const people = going.people.includes(person)
    ? going.people.filter((one) => one !== person)
    : [...going.people, person];
  return { ...going, people };
}
