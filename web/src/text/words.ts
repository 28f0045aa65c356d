/** Says messages in one language, as docs/protocol.md ("Saying a Message") describes it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../net/types";

export interface Speech {
  /** Fluent sources; where an id occurs twice, the first wins. */
  readonly sources: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
  /** The name of the player in a seat; undefined: has none. */
  readonly player?: (seat: number) => string | undefined;
}

export class Words {
  private readonly bundle: FluentBundle;
  private readonly names: Readonly<Record<string, string>>;

  constructor(
    readonly language: string,
    private readonly speech: Speech,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.names = speech.names ?? {};
    for (const source of speech.sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return (
      id === "seat" || id in this.names || kindOf(id) in this.names || this.bundle.hasMessage(id)
    );
  }

  /** The ids of a kind of things, in the order of the box. */
  ids(kind: string): readonly string[] {
    const start = `${kind}-`;
    return Object.keys(this.names).flatMap((name) =>
      name.startsWith(start) ? [name.slice(start.length)] : [],
    );
  }

  /** The message in words; what has none is shown as ‹id›, and the console hears of it. */
  say(message: Message | string, args?: Readonly<Record<string, Arg>>): string {
    const id = typeof message === "string" ? message : message.id;
    const facts = (typeof message === "string" ? args : message.args) ?? {};
    if (id === "seat") return this.player(Number(facts["seat"]));
    // Several messages, one below the other.
    const all = id === "several" ? (facts["all"] ?? []) : "";
    if (isList(all)) return all.map((one) => String(this.fact(one))).join("\n");
    const name = this.names[id] ?? this.names[kindOf(id)];
    if (name !== undefined) return name;
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return unspoken(id);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.facts(facts), errors);
    if (errors.length > 0) console.warn(`${this.language} ${id}:`, ...errors.map(String));
    return oneStop(text);
  }

  player(seat: number): string {
    return this.speech.player?.(seat) ?? this.say("player-number", { number: seat + 1 });
  }

  join(items: readonly string[]): string {
    if (items.length === 0) return this.say("list-nothing");
    const last = items.at(-1) ?? "";
    if (items.length === 1) return last;
    return this.say("list-and", { head: items.slice(0, -1).join(", "), last });
  }

  private facts(args: Readonly<Record<string, Arg>>): Record<string, FluentVariable> {
    const facts: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      facts[name] = this.fact(value);
      if (Array.isArray(value)) facts[`${name}-count`] = value.length;
    }
    return facts;
  }

  private fact(value: Arg): string | number {
    if (typeof value === "string" || typeof value === "number") return value;
    if (isList(value)) return this.join(value.map((item) => String(this.fact(item))));
    return this.say(value);
  }
}

/** Of several things alike each has a number, `4C165.31`: names are for all of them, `4C165`. */
export function kindOf(id: string): string {
  return id.replace(/\.\d+$/, "");
}

const SECOND_STOP = /(?<=[^.][.!?…])\.(?=\s|$)/g;

/** A sentence that ends with a name like `Fear! Fire! Foes!` has its stop already. */
function oneStop(text: string): string {
  return text.replace(SECOND_STOP, "");
}

/** What a seat is in a game whose seats differ; empty where they do not. */
export function roleOf(words: Words, seats: number, seat: number): string {
  const id = `seat-role-${seats}-${seat}`;
  return words.has(id) ? words.say(id) : "";
}

/** The side a seat plays, where sides have names; empty where they have none. */
export function sideOf(words: Words, seats: number, seat: number): string {
  const id = `seat-side-${seats}-${seat}`;
  return words.has(id) ? words.say(id) : "";
}

function isList(value: Arg): value is readonly Arg[] {
  return Array.isArray(value);
}

const complained = new Set<string>();

function unspoken(id: string): string {
  if (!complained.has(id)) console.error(`no words for ${id}`);
  complained.add(id);
  return `‹${id}›`;
}
