// Every game in every window, for a few questions; `make screens` plays whole games.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { SHORT, sweeper } from "./sweep/drafting.mjs";
import { built } from "./sweep/games.mjs";
import { AnalysisSweep, LessonSweep } from "./sweep/learning.mjs";
import { Sweep, crowd, sit } from "./sweep/play.mjs";
import { WINDOWS } from "./sweep/windows.mjs";
import { opened } from "./table.mjs";

/** Looked at closely: what a question asks for, and the step after it. */
const QUESTIONS = 4;
/** In how many windows, after the first question. */
const WINDOWS_EACH = 2;

const { server, browser } = await opened();

describe("the screens", () => {
  let games;
  before(async () => {
    games = await built(server);
  });

  const sweep = async (game, finger, lang, settings = {}) => {
    const windows = WINDOWS.filter((one) => Boolean(one.finger) === finger);
    const page = await browser.device(server.url, {
      ...windows[0],
      hasTouch: finger,
      isMobile: finger,
      settings: { lang },
    });
    const Own = sweeper(game);
    const found = new Own({ page, game, lang, windows, seed: 5 });
    await sit(server, page, game, "random", crowd(game, lang), settings);
    const questions = await found.play(QUESTIONS, {
      turn: 1,
      few: WINDOWS_EACH,
    });
    await page.context().close();
    assert.ok(questions > 0, "something was asked");
    assert.ok(found.looks >= windows.length + (questions - 1) * WINDOWS_EACH);
    assert.deepEqual([...found.found.values()], []);
    assert.deepEqual(browser.complaints.splice(0), []);
  };

  it("hold on every desk, every tablet and every phone", async (context) => {
    for (const [at, game] of games.entries())
      for (const finger of [false, true])
        await context.test(`${game.id}, ${finger ? "tapped" : "clicked"}`, () =>
          sweep(game, finger, (at % 2 === 0) === finger ? "de" : "en"),
        );
  });

  it("hold where a deck is built of what was opened", async (context) => {
    const draft = games.find((one) => one.part_of);
    const sealed = { ...SHORT, kind: "sealed" };
    for (const finger of [false, true])
      await context.test(finger ? "tapped" : "clicked", () =>
        sweep(draft, finger, finger ? "en" : "de", sealed),
      );
  });

  it("hold in lessons, puzzles and on the analysis board", async (context) => {
    // A few steps of one lesson, one puzzle and one record, each in some of the windows.
    for (const [name, lesson, lang] of [
      ["ringwar", "3-cards-and-mustering", "de"],
      ["tcg", "6-together", "en"],
      ["orcs", null, "de"],
    ])
      for (const finger of [false, true])
        await context.test(
          `${name}, ${lesson ?? "analysis"}, ${finger ? "tapped" : "clicked"}`,
          async () => {
            const windows = WINDOWS.filter(
              (one) => Boolean(one.finger) === finger,
            );
            const page = await browser.device(server.url, {
              ...windows[0],
              hasTouch: finger,
              isMobile: finger,
              settings: { lang },
            });
            const game = games.find((one) => one.id === name);
            const own = { page, game, lang, windows };
            const found = lesson
              ? new LessonSweep(own)
              : new AnalysisSweep(own);
            if (lesson) await found.learn(lesson, { most: 3, few: 2 });
            else await found.analyse(server);
            await page.context().close();
            assert.ok(found.looks > 4);
            assert.deepEqual([...found.found.values()], []);
            assert.deepEqual(browser.complaints.splice(0), []);
          },
        );
  });

  it("hold where much lies before five players", async () => {
    const page = await browser.device(server.url, { settings: { lang: "de" } });
    await page.goto(await server.begun("journey-crowded"));
    await page.waitForSelector("[data-face=asked]");
    const game = games.find((one) => one.id === "journey");
    const own = { page, game, lang: "de", windows: WINDOWS };
    const found = new Sweep(own);
    for (const window of WINDOWS) {
      await found.look(window);
      assert.equal(await page.locator("[data-test=score]").count(), 5);
    }
    await page.context().close();
    assert.deepEqual([...found.found.values()], []);
  });

  it("would say so if the question were squeezed, or something covered", async () => {
    const [window] = WINDOWS;
    const page = await browser.device(server.url, window);
    const [game] = games;
    const found = new Sweep({ page, game, lang: "de", windows: [window] });
    await sit(server, page, game);
    await page.waitForSelector("[data-face=asked]");
    await page.evaluate(() => {
      document.querySelector(".ask").style.maxWidth = "60px";
      const lid = document.createElement("div");
      Object.assign(lid.style, { position: "fixed", inset: 0, zIndex: 99 });
      document.body.append(lid);
    });
    const { faults } = await found.look(window);
    for (const what of ["squeezed", "covered"])
      assert.ok(
        faults.some((fault) => fault.includes(what)),
        `${what}: ${faults}`,
      );
    await page.context().close();
  });
});
