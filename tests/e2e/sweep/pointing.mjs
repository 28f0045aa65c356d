// A player who never opens the list of answers: what glows and what stands as a button is enough.
import { by } from "../playing.mjs";
import { Sweep } from "./play.mjs";

export class Pointing extends Sweep {
  /** Every click or tap. */
  clicks = 0;
  /** How many of the answers were to pass. */
  passes = 0;

  /** `eager`: of four times one may pass, so many times it is done. */
  constructor({ eager = 0, ...rest }) {
    super(rest);
    this.eager = eager;
  }

  async look(window) {
    const seen = await super.look(window);
    const list = (await this.page.locator(by("answers")).count()) > 0;
    const ask = seen.faults.includes("no question")
      ? ""
      : await this.page.locator(by("ask")).innerText();
    if (list) this.note(window, `the answers are a list: ${ask}`);
    const answers = seen.answers.filter(
      ({ kind }) => kind !== "list" && kind !== "more",
    );
    if (answers.length === 0 && seen.answers.length > 0)
      this.note(window, `only the list answers this: ${ask}`);
    return { ...seen, answers: answers.length > 0 ? answers : seen.answers };
  }

  pick(answers, clicks) {
    const pass = answers.findIndex((one) => one.what === "pass");
    if (pass >= 0 && this.roll(4) < this.eager) {
      this.passes++;
      return pass;
    }
    return super.pick(answers, clicks);
  }

  async press(window, answer) {
    this.clicks++;
    return super.press(window, answer);
  }

  async leaf(window) {
    this.clicks++;
    return super.leaf(window);
  }
}
