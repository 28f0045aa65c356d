// Lessons, puzzles and the analysis board, looked at step by step in every window.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../find.mjs";
import { goOn, standing, wrongWith } from "../learner.mjs";
import { by } from "../playing.mjs";
import { Sweep } from "./play.mjs";

/** More steps than any lesson has, with every answer of its stretches of the game. */
const MOST = 120;

/** The lessons and puzzles of a game, by their names. */
export async function lessonsOf(server, game) {
  const all = await fetch(`${server.url}/api/games/${game.id}/learning`);
  const { lessons, puzzles } = await all.json();
  return [...lessons, ...puzzles].map((one) => one.id);
}

export class LessonSweep extends Sweep {
  steps = 0;

  rules(window) {
    return {
      ...super.rules(window),
      share: 0.4,
      asks: this.kind === "ask" || this.kind === "play",
      // Two sentences and what to do, beside a button.
      lines: 5,
      room: 0.3,
      tall: 0.34,
      leads: ["next", "show", "lesson-back", "list", "leave", "play"]
        .map(by)
        .join(),
    };
  }

  note(window, fault) {
    return super.note(window, `${this.lesson}, step ${this.step}: ${fault}`);
  }

  picture(window, faults) {
    const where = `${this.lesson}, step ${this.step}`;
    return super.picture(
      window,
      faults.map((fault) => `${where}: ${fault}`),
    );
  }

  /** Plays a lesson by "show me", at most so many steps, and looks at each in so many windows, others each time. */
  async learn(lesson, { most = MOST, few = Infinity } = {}) {
    this.lesson = lesson;
    await this.page.goto(`/learn/${this.game.id}/${lesson}`);
    await this.page.locator(by("ask")).waitFor();
    for (let at = 0; at < most; at++) {
      // The list in which a stretch of the game was answered lies over the board until it is put away.
      if (await this.page.locator(by("answers")).count())
        await this.page.keyboard.press("Escape");
      const { kind, step } = await standing(this.page);
      Object.assign(this, { kind, step });
      const count = this.windows.length;
      for (const [number, window] of this.windows.entries())
        if ((number - (at % count) + count) % count < few)
          await this.regard(window);
      this.steps++;
      if (kind === "end") return;
      await goOn(this.page);
    }
  }

  async regard(window) {
    await this.size(window);
    // Who looks scrolls; what the lesson has brought into sight must be there again after that.
    const scrolled = await this.page.evaluateHandle(() =>
      [...document.querySelectorAll("*")]
        .filter((one) => one.scrollLeft > 0 || one.scrollTop > 0)
        .map((one) => [one, one.scrollLeft, one.scrollTop]),
    );
    await this.look(window);
    await scrolled.evaluate((kept) => {
      for (const one of document.querySelectorAll("*"))
        if (one.scrollLeft > 0 || one.scrollTop > 0) one.scrollTo(0, 0);
      for (const [one, left, top] of kept) one.scrollTo(left, top);
    });
    // What is lit comes into sight while the window changes.
    let wrong = [];
    for (let tries = 0; tries < 8; tries++) {
      wrong = await wrongWith(this.page);
      if (wrong.length === 0) return;
      await this.page.waitForTimeout(250);
    }
    const fresh = wrong.filter((fault) => this.note(window, fault));
    if (fresh.length > 0) await this.picture(window, fresh);
  }
}

export class AnalysisSweep extends Sweep {
  rules(window) {
    return {
      ...super.rules(window),
      share: 0.3,
      screen: by("analysis-screen"),
      bar: ".controls",
      ask: ".controls .said",
      asks: false,
      // What happened at a step can be scrolled.
      lines: Infinity,
      room: 0.3,
      tall: 0.45,
      leads: ".controls button, .controls select, header button, header a",
    };
  }

  /** A match of this game that was really played, at a step, and the step after it. */
  async analyse(server, at = 40) {
    const name = readdirSync(join(root, "tests/golden")).find((one) =>
      one.startsWith(`${this.game.id}-2`),
    );
    const text = readFileSync(join(root, "tests/golden", name), "utf8");
    const reply = await fetch(`${server.url}/api/records`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    const { record } = await reply.json();
    await this.page.goto(`/analysis/record/${record}?at=${at}&eyes=0`);
    await this.page.locator(by("branch-here")).waitFor();
    for (const window of this.windows) await this.look(window);
    await this.page.keyboard.press("ArrowRight");
    for (const window of this.windows) await this.look(window);
  }
}
