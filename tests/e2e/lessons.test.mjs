// Lessons: one whole at a desk and one whole on a phone; all of them in `make screens`.
import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { learn, standing, wrongWith } from "./learner.mjs";
import { by } from "./playing.mjs";
import { Browser, Server } from "./table.mjs";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };
const FIRST = ["hobbits", "1-first-road"];
const THOROUGH = process.env.MATHOM_SCREENS === "all";

describe("lessons", { timeout: 1_800_000 }, () => {
  let server, browser, page;
  before(async () => {
    server = await Server.open();
    browser = await Browser.open();
  });
  afterEach(async () => {
    await page?.context().close();
    page = undefined;
  });
  after(async () => {
    assert.deepEqual(browser?.complaints, []);
    await browser?.close();
    await server?.close();
  });

  const looked = (name) => async (now) =>
    assert.deepEqual(
      await wrongWith(page),
      [],
      `${name}, step ${now.step} (${now.kind})`,
    );

  it("the first one whole at a desk, in German, and the shelf knows it", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "de" },
    });
    await page.goto("/");
    await page.locator(by("tag-hobbits")).click();
    await page.locator(by("go-on")).click();
    await learn(page, ...FIRST, looked(FIRST.join("/")));
    await page.goto("/learn/hobbits");
    await page.locator(".number.done").first().waitFor();
  });

  it("the first one whole on a phone, in English", async () => {
    page = await browser.device(server.url, {
      ...PHONE,
      settings: { lang: "en" },
    });
    await learn(page, ...FIRST, looked(FIRST.join("/")));
  });

  it("another legal answer is explained, and back and forth is free", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "en" },
    });
    await page.goto(`/learn/${FIRST.join("/")}`);
    await page.locator(by("next")).click();
    await page.waitForFunction(
      () =>
        document.querySelector("[data-test=question]")?.dataset.kind === "ask",
    );
    await page.locator('[data-anchor="field:a_north1"]').click({ force: true });
    await page.locator(by("elsewhere")).waitFor();
    await page.locator(by("understood")).click();
    await page.locator('[data-anchor="field:a_east2"]').click({ force: true });
    await page.waitForFunction(
      () => document.querySelector("[data-test=question]")?.dataset.step >= "2",
    );
    await page.reload();
    await page.locator(by("ask")).waitFor();
    assert.ok((await standing(page)).step >= 2, "the place is kept");
    await page.locator(by("lesson-back")).click();
    await page.waitForFunction(
      () => document.querySelector("[data-test=question]")?.dataset.step <= "1",
    );
  });

  if (THOROUGH)
    it("all lessons and puzzles of all games, at a desk and on a phone", async () => {
      const games = await fetch(`${server.url}/api/games`).then((found) =>
        found.json(),
      );
      for (const { id } of games.games.filter((one) => one.built)) {
        const all = await fetch(`${server.url}/api/games/${id}/learning`).then(
          (found) => found.json(),
        );
        for (const lesson of [...all.lessons, ...all.puzzles])
          for (const [look, lang] of [
            [DESK, "de"],
            [PHONE, "en"],
          ]) {
            page = await browser.device(server.url, {
              ...look,
              settings: { lang },
            });
            await learn(
              page,
              id,
              lesson.id,
              looked(`${id}/${lesson.id} ${lang}`),
            );
            await page.context().close();
          }
      }
    });
});
