/** What the session gives to a game's drawing. */
import type { BoardProps } from "../games/board";
import { lying, narrow } from "../ui/media.svelte";
import { open } from "./interaction";
import type { Session } from "./session.svelte";

const NONE: BoardProps["options"] = [];
const NOWHERE: readonly string[] = [];

export function boardProps(session: Session): { readonly current: BoardProps } {
  const pick = (anchor: string) => session.pick(anchor);
  const hover = (anchor: string | null) => point(session, anchor);
  const answer = (id: string) => session.give(id);
  const write = (text: string) => session.write(text);
  const odds = (problem: string) => session.inquiries.odds(problem);
  const oddsOfAnswers: BoardProps["oddsOfAnswers"] = (problem) =>
    session.inquiries.oddsOfAnswers(problem);
  const compose: BoardProps["compose"] = (next) => session.compose(next);
  const ahead: BoardProps["ahead"] = (answers) => void session.lookAhead(answers);
  const askedAfter: BoardProps["askedAfter"] = (answers) => session.inquiries.askedAfter(answers);
  const notNow: BoardProps["notNow"] = (anchors) => session.inquiries.notNow(anchors);
  const preview: BoardProps["preview"] = (anchors, whole) =>
    session.inquiries.preview(anchors, whole);
  const prospects = () => session.inquiries.prospects();
  const passOn: BoardProps["passOn"] = (until, stops, pass) => session.passOn(until, stops, pass);
  const current: BoardProps = $derived({
    table: session.update?.table,
    next: session.show.ahead?.table,
    seat: session.eyes,
    asked: session.asked,
    players: session.players,
    components: session.components,
    inscriptions: session.inscriptions,
    options: session.open ? session.step.options : NONE,
    active: session.active,
    chosen: session.choice ? session.step.picked : [],
    highlighted: session.highlighted,
    look: session.teaching?.now?.look ?? NOWHERE,
    taught: session.teaching !== null,
    meant: session.teaching?.now?.meant ?? null,
    playing: session.show.playing,
    story: session.story,
    pick,
    hover,
    answer,
    write,
    compose,
    ahead,
    askedAfter,
    notNow,
    preview,
    prospects,
    passing: session.show.ahead?.wishes?.passing ?? null,
    passOn,
    scores: session.update?.scores ?? null,
    odds,
    oddsOfAnswers,
    game: session.welcome?.game ?? "",
    words: session.words,
    say: (message, args) => session.words.say(message, args),
    narrow: narrow.current,
    lying: lying.current,
  });
  return {
    get current() {
      return current;
    },
  };
}

/** The pointer is on a thing: if that would decide, say what it means. */
function point(session: Session, anchor: string | null): void {
  if (anchor === null || !session.active.has(anchor)) {
    session.hinted = null;
    return;
  }
  const at = session.step.picked.length;
  const meant = open(session.step).filter((option) => option.anchors[at] === anchor);
  session.hinted = meant.length === 1 ? (meant[0] ?? null) : null;
}
