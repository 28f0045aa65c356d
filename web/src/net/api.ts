/** What is fetched once or changed for good: HTTP. */
import type { TableShape } from "../games/generic/shape";
import type {
  AnswerOdds,
  Appraisal,
  BranchText,
  Course,
  Created,
  CurvePoint,
  Following,
  Games,
  FigureTable,
  GameTexts,
  Learning,
  Measured,
  MatchPlan,
  Message,
  Move,
  Odds,
  Opened,
  Previewed,
  Problem,
  Question,
  Refusal,
  ReplayPage,
  Rulebook,
  SeatPlan,
  ServerTexts,
  Standing,
  WeighedStep,
} from "./types";

/** The server said no, or could not be reached (`shell-offline`). */
export class ApiError extends Error {
  constructor(
    readonly said: Message,
    readonly status: number,
  ) {
    super(said.id);
  }
}

async function call<T>(
  path: string,
  key?: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError({ id: "shell-offline" }, 0);
  }
  if (!response.ok) {
    const said = await response.json().then(
      (found: { error?: Message }) => found.error,
      () => undefined,
    );
    throw new ApiError(said ?? { id: "shell-failed" }, response.status);
  }
  if (response.headers.get("Content-Type")?.startsWith("text/plain")) {
    return (await response.text()) as T;
  }
  return (await response.json()) as T;
}

const failed = (said: unknown): said is { is: "error"; message: Message } =>
  typeof said === "object" && said !== null && "is" in said && said.is === "error";

/** What comes line by line, as long as somebody listens. */
async function* lines<T>(path: string, signal: AbortSignal, body?: unknown): AsyncGenerator<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      signal,
      ...(body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          }),
    });
  } catch {
    throw new ApiError({ id: "shell-offline" }, 0);
  }
  if (!response.ok || !response.body) {
    const found = (await response.json().catch(() => ({}))) as { error?: Message };
    throw new ApiError(found.error ?? { id: "shell-failed" }, response.status);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const said = JSON.parse(part) as T | { is: "error"; message: Message };
      if (failed(said)) throw new ApiError(said.message, 500);
      yield said;
    }
  }
}

const kept = new Map<string, Promise<unknown>>();

/** Static data is asked for once per visit. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = call<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const api = {
  games: () => once<Games>("/games"),
  house: () => call<{ address: string | null }>("/house"),
  texts: (lang: string) => once<ServerTexts>(`/texts/${lang}`),
  gameTexts: (game: string, lang: string) => once<GameTexts>(`/games/${game}/texts/${lang}`),
  rulebook: (game: string) => once<Rulebook>(`/games/${game}/rulebook`),
  learning: (game: string) => once<Learning>(`/games/${game}/learning`),
  figure: (game: string, lesson: string, step: number) =>
    once<FigureTable>(`/games/${game}/lessons/${lesson}/${step}/table`),
  shape: (game: string) => once<TableShape>(`/games/${game}/shape`),
  components: (game: string) => once<unknown>(`/games/${game}/components`),
  create: (plan: MatchPlan) => call<Created>("/matches", undefined, plan),
  standing: (match: string, key: string) => call<Standing>(`/matches/${match}`, key),
  /** Who accepts an invitation brings a key of their own; the invitation ends. */
  join: (
    match: string,
    key: string,
    name: string,
    own: string,
    settings: Readonly<Record<string, string>> = {},
  ) =>
    call<Standing & { key: string | null }>(`/matches/${match}/join`, key, {
      name,
      key: own,
      settings,
    }),
  /** Takes back the links to a seat: from now on only the new key opens it. */
  changeKey: (match: string, key: string, own: string) =>
    call<{ key: string }>(`/matches/${match}/key`, key, { key: own }),
  /** A record or a position, as text: the server reads it, and keeps it for a while. */
  open: (text: string) => call<Opened>("/records", undefined, { text }),
  /** `past`: what is looked back on, `matches/ID` or `records/ID`. */
  replay: (past: string, seat: number | null, from: number, limit = 200) => {
    const eyes = seat === null ? "" : `seat=${seat}&`;
    return call<ReplayPage>(`/${past}/replay?${eyes}from=${from}&limit=${limit}`);
  },
  fork: (past: string, at: number, mode: string, seats: readonly SeatPlan[]) =>
    call<Created>(`/${past}/fork`, undefined, { at, mode, seats }),
  rematch: (match: string, key: string, rotate = true) =>
    call<{ match: string }>(`/matches/${match}/rematch`, key, { rotate }),
  /** The matches that a finished one led to; they are founded if they are not there yet. */
  following: (match: string, key: string) =>
    call<Following>(`/matches/${match}/following`, key, {}),
  /** How the match went, as it is worked out; with the eyes of a seat, or open cards. */
  curve: (past: string, seat: number | null, signal: AbortSignal) =>
    lines<Course | CurvePoint | { readonly is: "done" }>(
      `/${past}/curve${seat === null ? "" : `?seat=${seat}`}`,
      signal,
    ),
  /** What a bot would have weighed at a step. */
  weighed: (past: string, at: number, signal: AbortSignal) =>
    lines<WeighedStep>(`/${past}/weighed?at=${at}`, signal),
  /** What the engine says about a deck, finished or not. Nothing of it is kept. */
  appraise: <Content>(game: string, text: string, language: string, signal: AbortSignal) =>
    call<Appraisal<Content>>(`/games/${game}/decks`, undefined, { text, language }, signal),
  /** How a match with it could begin, another way every time. */
  opening: <Opening>(game: string, text: string, started: readonly string[], signal: AbortSignal) =>
    call<Opening>(`/games/${game}/decks/opening`, undefined, { text, started }, signal),
  /** Bots play it against another one; who stops listening ends it. */
  measure: (game: string, text: string, against: string, games: number, signal: AbortSignal) =>
    lines<Measured | { readonly is: "done" }>(`/games/${game}/decks/measure`, signal, {
      text,
      against,
      games,
    }),
  record: (past: string) => call<string>(`/${past}/record`),
  /** The position after so many answers, as text. */
  position: (past: string, at: number) => call<string>(`/${past}/position?at=${at}`),
  /** A branch from a step: with what these eyes cannot know imagined, or (null) with open cards. */
  branch: (past: string, at: number, eyes: number | null) =>
    call<BranchText>(`/${past}/branch`, undefined, { at, eyes }),
  /** Another answer in an opened text (null: the bot's); then a bot answers for the rivals. */
  playOn: (
    past: string,
    at: number,
    answer: string | null,
    rivals: { readonly seat: number; readonly bot: string } | null,
    signal?: AbortSignal,
  ) => call<BranchText>(`/${past}/play`, undefined, { at, answer, rivals }, signal),
  /** What is asked at a step, with all its answers. */
  question: (past: string, at: number) =>
    call<{ readonly at: number; readonly question: Question }>(`/${past}/question?at=${at}`),
  moves: (past: string) => call<{ readonly moves: readonly Move[] }>(`/${past}/moves`),
  problems: (game: string) => once<readonly Problem[]>(`/games/${game}/problems`),
  /** The exact answer to a problem at a step, with the eyes of a seat. */
  odds: (
    past: string,
    asked: {
      readonly at: number;
      readonly seat: number;
      readonly problem: string;
      readonly given: Readonly<Record<string, string>>;
    },
    signal?: AbortSignal,
  ) => call<Odds>(`/${past}/odds`, undefined, asked, signal),
  /** What each answer at a step leads to, and how likely. */
  oddsOfAnswers: (
    past: string,
    asked: { readonly at: number; readonly seat: number; readonly problem: string },
  ) => call<AnswerOdds>(`/${past}/odds`, undefined, { ...asked, every: true }),
  /** Why who is asked at a step can do nothing with these things. */
  whyNot: (past: string, at: number, anchors: readonly string[]) =>
    call<{ readonly refusal: Refusal | null }>(`/${past}/why-not`, undefined, { at, anchors }),
  /** What answers at a step would do. */
  preview: (
    past: string,
    at: number,
    what: {
      readonly anchors: readonly string[];
      readonly every?: boolean;
      readonly deep?: boolean;
    },
  ) =>
    call<{ readonly previews: readonly Previewed[] }>(`/${past}/preview`, undefined, {
      at,
      ...what,
    }),
};
