// Somebody who learns: plays a lesson by "show me" and looks at what is lit.
import assert from "node:assert/strict";
import { by } from "./playing.mjs";

/** What is seen of a card that peeks up: its price and its name, in pixels. */
const HEAD = 44;

/** Where a lesson stands. */
export const standing = (page) =>
  page.locator(by("question")).evaluate((bar) => ({
    kind: bar.dataset.kind,
    step: Number(bar.dataset.step),
  }));

/** What is wrong on the screen of a step: things out of sight, notes on lit things, a bar that scrolls. */
export async function wrongWith(page) {
  return page.evaluate((HEAD) => {
    const wrong = [];
    const bar = document.querySelector("[data-test=question]");
    if (bar.scrollHeight > bar.clientHeight + 1 && innerHeight > 480)
      wrong.push("the bar scrolls");
    const { bottom } = bar.getBoundingClientRect();
    if (bottom > innerHeight + 1) wrong.push("the bar leaves the window");
    const box = (one) => one.getBoundingClientRect();
    for (const coach of document.querySelectorAll("[data-test=coach]")) {
      const own = box(coach);
      const described = document.querySelector(
        `[aria-describedby="${coach.id}"]`,
      );
      if (!described) {
        wrong.push("a note stands beside nothing");
        continue;
      }
      const thing = box(described);
      const over =
        own.left < thing.right - 4 &&
        own.right > thing.left + 4 &&
        own.top < thing.bottom - 4 &&
        own.bottom > thing.top + 4;
      if (over && thing.width < innerWidth / 2)
        wrong.push("a note covers its own thing");
      if (own.left < 0 || own.right > innerWidth || own.top < 0)
        wrong.push("a note leaves the window");
    }
    const things = (
      document.querySelector("[data-test=table]").dataset.look ?? ""
    ).split(" ");
    for (const anchor of things.filter(
      (one) => one && !one.startsWith("ui:"),
    )) {
      const [kind, name] = anchor.split(":");
      const own =
        kind === "term"
          ? `[data-term="${CSS.escape(name)}"]:not([data-word])`
          : `[data-anchor="${CSS.escape(anchor)}"]`;
      const thing = [...document.querySelectorAll(own)].find(
        (one) => box(one).width > 0,
      );
      if (!thing) {
        wrong.push(`${anchor} is not drawn`);
        continue;
      }
      const at = box(thing);
      // Of cards that peek up from below only the heads are seen.
      const peeks = thing.closest("[data-peeks]") !== null;
      const low = peeks ? Math.min(HEAD, at.height / 2) : at.height / 2;
      const middle = [at.x + at.width / 2, at.y + low];
      if (
        middle[0] < 0 ||
        middle[1] < 0 ||
        middle[0] > innerWidth ||
        middle[1] > innerHeight
      )
        wrong.push(`${anchor} is out of sight`);
    }
    if (document.body.innerText.includes("‹")) wrong.push("a raw id is shown");
    return wrong;
  }, HEAD);
}

/** One step on, as a learner in a hurry: read, or be shown. */
export async function goOn(page) {
  const before = await standing(page);
  for (const name of ["next", "show"]) {
    const button = page.locator(by(name));
    if (await button.isVisible()) {
      await button.click({ timeout: 15_000 }).catch(() => {});
      break;
    }
  }
  if (before.kind === "play") await answerAny(page);
  await page.waitForFunction(
    (was) =>
      document.querySelector("[data-test=question]")?.dataset.step !==
        String(was.step) ||
      document.querySelector("[data-test=question]")?.dataset.kind === "play",
    before,
  );
}

async function answerAny(page) {
  const version = await page.locator(by("table")).getAttribute("data-version");
  const first = page.locator("[data-test=answers] [role=option]").first();
  if (!(await first.isVisible())) await page.locator(by("list")).click();
  // A game's own menu may lie above the list on a phone; whoever reads aloud answers in the list.
  await first.dispatchEvent("click");
  const confirm = page.locator(by("confirm"));
  if (await confirm.isVisible().catch(() => false)) await confirm.click();
  if (await first.isVisible()) await page.locator(by("list")).click();
  await page.waitForFunction(
    (was) =>
      document.querySelector("[data-test=table]")?.dataset.version !== was,
    version,
  );
}

/** Plays a lesson whole; `look` is called at every step. */
export async function learn(page, game, lesson, look = async () => {}) {
  await page.goto(`/learn/${game}/${lesson}`);
  await page.locator(by("ask")).waitFor();
  for (let most = 0; most < 120; most++) {
    const now = await standing(page);
    await page.waitForTimeout(250);
    await look(now);
    if (now.kind === "end") return;
    await goOn(page);
  }
  assert.fail(`${game}/${lesson} does not end`);
}

/** So long keys may lead to no answer before a learner at the keyboard is stuck, in ms. */
const STUCK = 60_000;

/** What the keyboard is at: `thing` can be pointed at or chosen, `on` leads on. */
const focused = () => {
  const at = document.activeElement;
  const bar = document.querySelector("[data-test=question]");
  const glows = "[data-state=legal], [data-test=option], [data-test=confirm]";
  const lit = document.querySelector("[data-test=table]").dataset.look ?? "";
  const anchor = at?.closest("[data-anchor]")?.getAttribute("data-anchor");
  const term = at?.closest("[data-term]")?.getAttribute("data-term");
  const names = [anchor, term && `term:${term}`].filter(Boolean);
  return {
    kind: bar?.dataset.kind,
    answers: at?.matches(glows) ?? false,
    what: names[0] ?? at?.textContent?.trim(),
    elsewhere: document.querySelector("[data-test=elsewhere]") !== null,
    lit: names.some((one) => lit.split(" ").includes(one)),
  };
};

/** Where a lesson and its match stand; anything of it changes with an answer and with a step. */
const place = (page) =>
  page.evaluate(() => {
    const { step, kind } = document.querySelector(
      "[data-test=question]",
    ).dataset;
    const { version } = document.querySelector("[data-test=table]").dataset;
    return `${step} ${kind} ${version}`;
  });

/**
 * One step on, or one answer in a stretch of the game, with keys alone: Enter where something is told, elsewhere Tab to
 * what glows or is lit and Enter. Who is too early tries again.
 */
export async function goOnByKeys(page) {
  const before = await place(page);
  const began = await standing(page);
  /** What the lesson did not mean: something else is tried. */
  const others = new Set();
  for (const until = Date.now() + STUCK; Date.now() < until;) {
    if ((await place(page)) !== before) return;
    const at = await page.evaluate(focused);
    const tells = at.kind === "tell" || at.kind === "watch";
    if (at.kind === "watch") await page.waitForTimeout(400);
    else if (
      tells ||
      (at.kind === "point" ? at.lit : at.answers && !others.has(at.what))
    ) {
      await page.keyboard.press("Enter");
      await page
        .waitForFunction(
          ([was, step]) =>
            document.querySelector("[data-test=question]").dataset.step !==
              String(step) ||
            document.querySelector("[data-test=table]").dataset.version !== was,
          [before.split(" ").at(-1), began.step],
          { timeout: 1200 },
        )
        .catch(() => {});
      // What was chosen or said changes nothing yet: on to the next thing.
      if ((await place(page)) !== before) return;
      const now = await page.evaluate(focused);
      if (now.elsewhere && !at.elsewhere) {
        others.add(at.what);
        await page.keyboard.press("Escape");
      }
      await page.keyboard.press("Tab");
    } else {
      await page.keyboard.press("Tab");
      await page.waitForTimeout(60);
    }
  }
  assert.fail(`step ${began.step} (${began.kind}) is not left by keys`);
}
