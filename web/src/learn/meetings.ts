/** First meetings: a word of the glossary that comes up for the first time. Pure. */
import type { Occasion, Term } from "../net/types";

/** What a question is like: what is asked, what has happened since the last one, what glows. */
export interface Moment {
  readonly ask: string;
  readonly events: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

export interface Meeting {
  readonly term: Term;
  /** The thing it is about. */
  readonly at: string;
}

const like = (pattern: string, anchor: string): boolean =>
  pattern.endsWith("*") ? anchor.startsWith(pattern.slice(0, -1)) : anchor === pattern;

/** The thing on the table that an occasion is about; null: this is not the occasion. */
function thing(term: Term, one: Occasion, moment: Moment): string | null {
  if (one.ask !== null) return one.ask === moment.ask ? "ui:question" : null;
  if (one.event !== null) return moment.events.includes(one.event) ? `term:${term.id}` : null;
  const pattern = one.anchor;
  if (pattern === null) return null;
  return [...moment.anchors].find((anchor) => like(pattern, anchor)) ?? null;
}

/** The first word that comes up and is not known yet. */
export function firstMeeting(
  glossary: readonly Term[],
  moment: Moment,
  known: (term: Term) => boolean,
): Meeting | null {
  for (const term of glossary)
    if (term.meet.length > 0 && !known(term))
      for (const one of term.meet) {
        const at = thing(term, one, moment);
        if (at !== null) return { term, at };
      }
  return null;
}
