// Plays one match with real clicks or taps, and looks at every question in every window.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { asked, by, version } from "../playing.mjs";
import { looking } from "./looking.mjs";
import { lying, name } from "./windows.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const PICTURES = join(here, "pictures");
/** Games whose board is a map have the larger part of the window. */
const MAPS = new Set(["hobbits", "ringwar"]);
/** The smallest lettering on a map, in pixels. */
const LETTERING = { ringwar: 11 };
/** Clicks that lead to no answer before the sweep says that one is stuck. */
const STUCK = 40;

/** A small generator: the same seed, the same match of clicks. */
function dice(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** The smallest part of the window's height that the board has. */
function share(game, window) {
  return MAPS.has(game) || lying(window) ? 0.6 : 0.5;
}

/** As few as can play in one language, as many in the other: five seats need other room than two. */
export const crowd = ({ players }, lang) =>
  lang === "de" ? players.least : players.most;

/** A match against bots that answer at once, made without the lobby; for two, if nobody says for how many. */
export async function sit(
  server,
  page,
  game,
  bot = "random",
  players = game.players.least,
  settings = {},
) {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "human", name: "Ada" } : { kind: "bot", bot },
  );
  const reply = await fetch(`${server.url}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: game.id, mode: "bots", seats, settings }),
  });
  if (!reply.ok) throw new Error(`no match: ${await reply.text()}`);
  const { match, keys } = await reply.json();
  await page.goto(`/match/${match}#${keys[0].key}`);
  await page.waitForSelector(by("table"));
  return match;
}

/** What glows stands still, from the next page on: a breath moves nothing, and costs more than all the looking. */
export const holdBreath = (page) =>
  page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      document.documentElement.style.setProperty("--d-breath", "0ms"),
    ),
  );

/** Waits until everything is written in its own letters, and nothing moves any longer. */
export const still = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // A page that paints nothing has no frames.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 100);
      });
    const where = () =>
      [
        ...document.querySelectorAll(
          "[data-state=legal], [data-test=question], [data-test=board], [data-test=map] .names > text:first-child",
        ),
      ]
        .map((one) =>
          Object.values(one.getBoundingClientRect().toJSON())
            .map(Math.round)
            .join(),
        )
        .join(";");
    await frame();
    let [before, since] = [where(), performance.now()];
    const began = since;
    while (performance.now() - since < 90 && performance.now() - began < 3000) {
      await frame();
      const now = where();
      if (now !== before) [before, since] = [now, performance.now()];
    }
  });

export class Sweep {
  /** What was found, each once: `game language window: fault`. */
  found = new Map();
  questions = 0;
  looks = 0;

  constructor({ page, game, lang, windows, seed = 1, log = () => {} }) {
    Object.assign(this, { page, game, lang, windows, log });
    this.roll = dice(seed);
  }

  note(window, fault) {
    const kind = fault.startsWith("what glows is covered")
      ? "covered"
      : fault.replace(/[\d.]+/g, "#");
    const key = `${this.game.id} ${this.lang} ${name(window)}: ${kind}`;
    if (this.found.has(key)) return false;
    this.found.set(
      key,
      `${this.game.id} ${this.lang} ${name(window)}: ${fault}`,
    );
    return true;
  }

  /** The window is so large now, and all is laid out in it. */
  async size({ width, height }) {
    await this.page.setViewportSize({ width, height });
    await still(this.page);
  }

  /** Looks at the question that stands, in this window. */
  async look(window) {
    await this.size(window);
    const seen = await this.page.evaluate(looking, this.rules(window));
    this.looks++;
    const fresh = seen.faults.filter((fault) => this.note(window, fault));
    if (fresh.length > 0) await this.picture(window, fresh);
    return seen;
  }

  /** What a screen has to keep to in this window. */
  rules(window) {
    return {
      lying: lying(window),
      share: share(this.game.id, window),
      lettering: LETTERING[this.game.id] ?? 0,
      screen: "[data-test=table]",
      bar: "[data-test=question]",
      ask: "[data-test=ask]",
      asks: true,
      lines: 2,
      room: 0.38,
      tall: 0.25,
    };
  }

  async picture(window, faults) {
    mkdirSync(PICTURES, { recursive: true });
    const title = `${this.game.id}-${this.lang}-${name(window)}-${this.found.size}.png`;
    await this.page.screenshot({ path: join(PICTURES, title) });
    for (const fault of faults)
      this.log(
        `${this.game.id} ${this.lang} ${name(window)}: ${fault}  [${title}]`,
      );
  }

  /** It did not go on: a fault too, with a picture of where it stood. */
  async broke(error) {
    const [window] = this.windows;
    if (this.note(window, String(error)))
      await this.picture(window, [String(error)]);
  }

  /** Answers one question by clicking or tapping what can be hit, as often as it takes. */
  async answer(window) {
    const before = await version(this.page);
    for (let clicks = 0; clicks < STUCK; clicks++) {
      if (await this.sheet()) {
        await this.leaf(window);
      } else {
        const { answers } = await this.look(window);
        const chosen = answers[this.pick(answers, clicks)];
        if (chosen && !(await this.lies(chosen))) continue;
        if (chosen) await this.press(window, chosen);
        else
          await this.page
            .locator("[data-state=legal]")
            .first()
            .dispatchEvent("click");
      }
      const state = await this.page
        .waitForFunction(
          ([old, since]) => {
            const now = document.querySelector("[data-test=table]")?.dataset;
            if (Number(now?.version ?? -1) > old) return "answered";
            const face = document.querySelector("[data-face]")?.dataset.face;
            return face !== "waiting" && Date.now() > since + 60
              ? "asked"
              : false;
          },
          [before, Date.now()],
        )
        .then((found) => found.jsonValue());
      if (state === "answered") return;
      if ((await this.page.locator("[data-face=refused]").count()) > 0) {
        this.note(window, "what glows was refused");
        await this.page.keyboard.press("Escape");
      }
      // More than one step: each of them is looked at in every window, now and then.
      if (clicks < 2 && clicks + 1 < this.deep && !(await this.sheet()))
        for (const other of this.seen) await this.look(other);
    }
    throw new Error(`${STUCK} clicks and no answer`);
  }

  sheet() {
    return this.page.locator("dialog[open]").count();
  }

  /** A card that was opened to be read: it is chosen there, or put back. */
  async leaf(window) {
    const choose = this.page.locator("dialog[open] .btn.primary:enabled");
    if ((await choose.count()) === 0) return this.page.keyboard.press("Escape");
    return window.finger ? choose.first().tap() : choose.first().click();
  }

  /** Anything, but rather a thing on the board, and rarely what ends something: unless one has clicked a good while. */
  pick(answers, clicks = 0) {
    const yes = answers.findIndex((one) => one.kind === "confirm");
    if (yes >= 0) return yes;
    const board = answers.filter((one) => one.kind === "glow");
    const rest = answers.filter((one) => one.kind !== "glow");
    const long = clicks > STUCK / 2 && rest.length > 0;
    if (long) return answers.indexOf(rest[this.roll(rest.length)]);
    const from = board.length > 0 && this.roll(4) > 0 ? board : answers;
    return answers.indexOf(from[this.roll(from.length)]);
  }

  /**
   * Whether it still lies where it was seen: on a slow machine a map may begin to move after that. What has been
   * scrolled away since is brought back.
   */
  async lies(answer) {
    const { x, y, kind, what } = answer;
    if (kind !== "glow") return true;
    const point = await this.page.evaluate(
      ([x, y, anchor]) => {
        const legal = `[data-anchor="${anchor}"][data-state=legal]`;
        const hits = ([x, y]) =>
          Boolean(document.elementFromPoint(x, y)?.closest(legal));
        if (hits([x, y])) return [x, y];
        const element = document.querySelector(legal);
        if (!element || element.closest("[data-moves]")) return null;
        element.scrollIntoView({ block: "nearest", inline: "center" });
        const { left, width, top } = element.getBoundingClientRect();
        const there = [left + width / 2, Math.min(top + 30, innerHeight - 10)];
        return hits(there) ? there : null;
      },
      [x, y, what],
    );
    if (point) [answer.x, answer.y] = point;
    return point !== null;
  }

  async press(window, { x, y, kind, answer }) {
    if (kind === "list") {
      // The list has been scrolled since.
      const line = this.page.locator(
        `[data-test=answers] [data-answer="${answer}"]`,
      );
      return window.finger ? line.tap() : line.click();
    }
    return window.finger
      ? this.page.touchscreen.tap(x, y)
      : this.page.mouse.click(x, y);
  }

  /**
   * Plays on: at most so many questions, or to the end. With `few`, only the first question is looked at in every
   * window, and those after it in so many, another one each time.
   */
  async play(most = Infinity, { deep = 2, turn = 6, few = Infinity } = {}) {
    this.deep = deep;
    while (this.questions < most && (await asked(this.page))) {
      const count = this.windows.length;
      const at = Math.floor(this.questions / turn) % count;
      this.seen = this.windows.filter(
        (_, one) => this.questions === 0 || (one - at + count) % count < few,
      );
      for (const window of this.seen) await this.look(window);
      await this.answer(this.windows[at]);
      this.questions++;
      if (this.questions % 25 === 0)
        this.log(`… ${this.questions} questions, ${this.looks} looks`);
    }
    return this.questions;
  }
}
