// A newcomer: all lessons of a game, then a match against the easy bot, by clicking. Says what that takes.
//   node tests/e2e/sweep/newcomer.mjs [--game hobbits] [--window 1440x900] [--lang de] [--seed 1]
import { standing } from "../learner.mjs";
import { by } from "../playing.mjs";
import { inOneGame, isOver } from "./one_game.mjs";
import { sit } from "./play.mjs";
import { Pointing } from "./pointing.mjs";

/** Words a grown-up reads in a minute, and what a click takes to decide and to do, in seconds. */
const WORDS = 180;
const CLICK = 3;
/** Clicks that lead nowhere before the newcomer asks to be shown. */
const PATIENCE = 12;

class Newcomer extends Pointing {
  words = 0;
  shown = 0;
  sums = { clicks: 0, words: 0 };
  met = new Set();

  /** What stands there is read once. */
  async read() {
    const said = await this.page
      .locator(`${by("ask")}, .todo, ${by("coach")}`)
      .allInnerTexts();
    for (const text of said.filter((one) => !this.met.has(one))) {
      this.met.add(text);
      this.words += text.split(/\s+/).filter(Boolean).length;
    }
  }

  rules(window) {
    const asks = !this.kind || this.kind === "ask" || this.kind === "play";
    return { ...super.rules(window), asks, lines: 5, room: 0.3, tall: 0.4 };
  }

  async look(window) {
    await this.read();
    return super.look(window);
  }

  async tap(selector) {
    const button = this.page.locator(selector).first();
    if (!(await button.isVisible())) return false;
    this.clicks++;
    await button.click({ timeout: 5000 }).catch(() => {});
    return true;
  }

  /** What is lit, one thing after the other. */
  async find(tries) {
    await this.tap(by("understood"));
    const at = await this.page.evaluate((turn) => {
      const lit = document.querySelector("[data-test=table]").dataset.look;
      const things = (lit ?? "").split(" ").flatMap((anchor) => {
        const [kind, name] = anchor.split(":");
        const own =
          kind === "term"
            ? `[data-term="${name}"]:not([data-word])`
            : `[data-anchor="${anchor}"]`;
        return [...document.querySelectorAll(own)]
          .filter((one) => one.getBoundingClientRect().width > 0)
          .slice(0, 1);
      });
      const box =
        things[turn % Math.max(1, things.length)]?.getBoundingClientRect();
      return box
        ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        : null;
    }, tries);
    if (at) await this.press(this.windows[0], { ...at, kind: "glow" });
  }

  async isAsked() {
    return (await this.page.locator("[data-face=asked]").count()) > 0;
  }

  async lesson(lesson) {
    const [window] = this.windows;
    await this.page.goto(`/learn/${this.game.id}/${lesson}`);
    await this.page.locator(by("ask")).waitFor();
    let [last, tries] = [-1, 0];
    for (let most = 0; most < 400; most++) {
      await this.page.waitForTimeout(150);
      const { kind, step } = await standing(this.page);
      const asks = kind === "ask" || kind === "play";
      // An answer is on its way, or others move.
      if (asks && !(await this.isAsked())) continue;
      [last, tries] = step === last ? [step, tries + 1] : [step, 0];
      this.kind = kind;
      await this.read();
      if (kind === "end") return;
      if (tries > PATIENCE && kind !== "play" && (await this.tap(by("show")))) {
        this.shown++;
        tries = 0;
        await this.page.waitForTimeout(2500);
      } else if (kind === "point") await this.find(tries);
      else if (asks) {
        await this.tap(by("understood"));
        if (await this.sheet()) await this.leaf(window);
        else {
          const { answers } = await this.look(window);
          const chosen = answers[this.pick(answers)];
          if (chosen) await this.press(window, chosen);
          await this.page.waitForTimeout(500);
        }
      } else await this.tap(by("next"));
    }
    this.note(window, `${lesson} does not end`);
  }

  /** What this took since the last account. */
  account(what) {
    const { clicks, words, shown } = this;
    this.sums = {
      clicks: this.sums.clicks + clicks,
      words: this.sums.words + words,
    };
    this.say(what, { clicks, words }, shown > 0 ? `, ${shown} shown` : "");
    this.begin();
  }

  sum(what) {
    this.say(what, this.sums);
  }

  begin() {
    Object.assign(this, { clicks: 0, words: 0, shown: 0, kind: undefined });
  }

  say(what, { clicks, words }, more = "") {
    const minutes = words / WORDS + (clicks * CLICK) / 60;
    console.log(
      `${this.game.id}, ${what}: ${clicks} clicks, ${words} words, about ${minutes.toFixed(1)} minutes${more}`,
    );
  }
}

await inOneGame(
  { game: "hobbits", window: "1440x900" },
  async ({ server, sitting }) => {
    const newcomer = new Newcomer(sitting);
    const { page, game } = newcomer;
    const { lessons } = await fetch(
      `${server.url}/api/games/${game.id}/learning`,
    ).then((reply) => reply.json());
    for (const { id, enough } of lessons) {
      await newcomer.lesson(id);
      newcomer.account(id);
      if (enough) newcomer.sum("enough to play");
    }
    newcomer.sum("all lessons");
    newcomer.begin();
    await sit(server, page, game, "greedy");
    await newcomer.play();
    newcomer.account(`a match of ${newcomer.questions} questions`);
    return { found: newcomer.found, over: await isOver(page) };
  },
);
