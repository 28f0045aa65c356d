// A sensible player: one match to its end by clicking what the greedy bot would answer. Says what that takes.
//   node tests/e2e/sweep/sensible.mjs [--game tcg] [--window 1366x768] [--lang de] [--bot greedy] [--seed 1]
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { findPython, root } from "../find.mjs";
import { version } from "../playing.mjs";
import { inOneGame, isOver } from "./one_game.mjs";
import { sit } from "./play.mjs";
import { Pointing } from "./pointing.mjs";

/** What somebody takes to decide one question and for one click, in seconds: who plays for the first time, who often. */
const PACES = {
  beginner: { decide: 20, click: 2 },
  expert: { decide: 6, click: 1 },
};

/** The bot that knows, in a process of its own. */
class Knowing {
  constructor(store) {
    const args = ["-m", "tests.e2e.sensible", store];
    const stdio = ["pipe", "pipe", "inherit"];
    this.process = spawn(findPython(), args, { cwd: root, stdio });
    this.lines = createInterface(this.process.stdout)[Symbol.asyncIterator]();
  }

  /** What seat 0 of a match should answer; null while that is not known. */
  async ask(match) {
    this.process.stdin.write(`${match} 0\n`);
    return JSON.parse((await this.lines.next()).value);
  }

  close() {
    this.process.stdin.end();
  }
}

class Sensible extends Pointing {
  wanted = null;
  /** Milliseconds in which nothing was asked: others moved, and it was shown. */
  waited = 0;

  constructor({ knowing, match, ...rest }) {
    super(rest);
    Object.assign(this, { knowing, match });
  }

  /** Finds out what is best, once for every question; what the table answers by itself is not asked. */
  async look(window) {
    const now = await version(this.page);
    while (this.wanted?.version !== now) {
      this.wanted = await this.knowing.ask(this.match);
      this.pointed = 0;
      if (this.wanted?.version === now) break;
      await this.page.waitForTimeout(100);
      if ((await version(this.page)) !== now) break;
    }
    return super.look(window);
  }

  pick(answers) {
    const { anchors = [], answer } = this.wanted ?? {};
    const at = (found) => answers.findIndex(found);
    const yes = at(({ kind }) => kind === "confirm");
    if (yes >= 0) return yes;
    const exact = at(
      ({ what, answer: line }) => what === answer || line === answer,
    );
    if (exact >= 0) return exact;
    const next = at(({ what }) => what === anchors[this.pointed]);
    const any = next >= 0 ? next : at(({ what }) => anchors.includes(what));
    this.pointed++;
    if (any < 0) this.strayed = (this.strayed ?? 0) + 1;
    return any >= 0 ? any : super.pick(answers);
  }

  async answer(window) {
    await super.answer(window);
    const begun = Date.now();
    await this.page
      .locator("[data-face=asked], [data-face=over]")
      .first()
      .waitFor();
    this.waited += Date.now() - begun;
  }

  minutes({ decide, click }) {
    const own = this.questions * decide + this.clicks * click;
    return ((own + this.waited / 1000) / 60).toFixed(1);
  }
}

const more = {
  game: "tcg",
  window: "1366x768",
  bot: { type: "string", default: "greedy" },
};

await inOneGame(more, async ({ server, values, sitting }) => {
  const { page, game } = sitting;
  // As people see it: everything that happens is shown.
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("mathom.settings") ?? "{}");
    const shown = JSON.stringify({ ...kept, speed: "normal" });
    localStorage.setItem("mathom.settings", shown);
  });
  const match = await sit(server, page, game, values.bot);
  const knowing = new Knowing(server.store);
  const player = new Sensible({ ...sitting, knowing, match });
  await player.play().catch((error) => player.broke(error));
  knowing.close();
  console.log(
    `${player.questions} questions, ${player.clicks} clicks (${player.strayed ?? 0} beside what was wanted), ${(player.waited / 60000).toFixed(1)} minutes of others and of what is shown`,
  );
  for (const [who, pace] of Object.entries(PACES))
    console.log(
      `${who}: about ${player.minutes(pace)} minutes (${pace.decide} s for a question, ${pace.click} s for a click)`,
    );
  return { found: player.found, over: await isOver(page) };
});
