// A draft or sealed, looked at like a match: boosters, every pane of the builder, and the matches that follow.
import { by } from "../playing.mjs";
import { Sweep } from "./play.mjs";

/** One booster each: the last cards look like the first ones. */
export const SHORT = { boosters: "1" };

/** Whoever only leads to other matches is swept by its own rules. */
export const sweeper = (game) => (game.part_of ? DraftSweep : Sweep);

export class DraftSweep extends Sweep {
  /** What follows the boosters: "building", then "over". */
  stage = null;

  building() {
    return this.page.locator(by("build")).count();
  }

  rules(window) {
    if (!this.stage) return super.rules(window);
    const leads = ["suggest", "hand-in", "play-match", "look-at-draft"];
    return { ...super.rules(window), asks: false, leads: `${leads.map(by)}` };
  }

  async look(window) {
    await this.page.locator(by("opening")).waitFor({ state: "detached" });
    if (await this.building()) this.stage = "building";
    return super.look(window);
  }

  async answer(window) {
    if (!(await this.building())) return super.answer(window);
    await this.page.waitForSelector(
      `${by("hand-in")}:enabled, ${by("pane-deck")}`,
    );
    for (const seen of this.seen) await this.panes(seen);
    await this.panes(window);
    await this.page.click(`${by("hand-in")}:enabled`);
    await this.page.waitForSelector(by("standings"));
    this.stage = "over";
    for (const seen of this.seen) await this.rounds(seen);
  }

  /** Small windows show one part of the builder at a time: the deck last, where it is handed in. */
  async panes(window) {
    await this.look(window);
    for (const pane of ["collection", "path", "numbers", "deck"]) {
      const tab = this.page.locator(by(`pane-${pane}`));
      if ((await tab.count()) === 0) continue;
      await tab.click();
      await this.look(window);
    }
    if ((await this.page.locator(`${by("hand-in")}:visible`).count()) === 0)
      this.note(window, "no way to hand the deck in");
  }

  /** All matches are in sight or a scroll away. */
  async rounds(window) {
    const { width, height } = window;
    await this.page.setViewportSize({ width, height });
    for (const what of ["play-match", "look-at-draft"]) {
      const last = this.page.locator(by(what)).last();
      const found = await last
        .click({ trial: true, timeout: 5000 })
        .then(() => true)
        .catch(() => false);
      if (!found) this.note(window, `${what} cannot be hit`);
    }
    const wide = await this.page.evaluate(
      () => document.documentElement.scrollWidth > innerWidth,
    );
    if (wide) this.note(window, "scrolls sideways");
    this.looks++;
  }
}
