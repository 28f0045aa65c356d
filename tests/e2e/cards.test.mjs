// The cards of a game can be leafed through, in both languages and on every screen.
import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { begin, by } from "./playing.mjs";
import { opened } from "./table.mjs";
import { fits, inWords } from "./words.mjs";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };

const { server, browser } = await opened();

describe("the cards", () => {
  let page;
  afterEach(async () => {
    await page?.context().close();
    page = undefined;
  });

  async function leaf(game, look, lang) {
    page = await browser.device(server.url, { ...look, settings: { lang } });
    await page.goto(`/cards/${game}`);
    await page.locator(by("paper")).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
  }

  for (const [screen, look] of Object.entries({ desk: DESK, phone: PHONE }))
    for (const lang of ["de", "en"])
      it(`of ringwar are all in words and fit their paper: ${screen}, ${lang}`, async () => {
        await leaf("ringwar", look, lang);
        const components = await page.evaluate(() =>
          fetch("/api/games/ringwar/components").then((found) => found.json()),
        );
        const drawn = await page
          .locator(by("paper"))
          .evaluateAll((papers) => papers.map((paper) => paper.dataset.card));
        for (const { id } of [
          ...components.cards,
          ...components.characters,
          ...components.tiles,
        ])
          assert.ok(drawn.includes(id), `${id} is drawn`);
        await inWords(page);
        await fits(page);
        assert.deepEqual(await page.evaluate(tooLong), []);
        assert.deepEqual(await page.evaluate(tooSmall), []);
      });

  it("of ringwar carry their initiative and their combat name", async () => {
    await leaf("ringwar", DESK, "en");
    const { cards } = await page.evaluate(() =>
      fetch("/api/games/ringwar/components").then((found) => found.json()),
    );
    const papers = await page
      .locator(by("paper"))
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((one) => [
            one.dataset.card,
            one.textContent.replace(/\s+/g, " "),
          ]),
        ),
      );
    for (const { id, name_en, combat } of cards) {
      assert.ok(papers[id].includes(name_en), id);
      assert.ok(papers[id].includes(combat.name_en), id);
      assert.ok(papers[id].includes(combat.initiative.join(" · ")), id);
    }
  });

  it("can be searched, deck by deck", async () => {
    await leaf("ringwar", DESK, "de");
    await page.fill(by("cards-search"), "sméagol");
    const papers = (least, most) =>
      page.waitForFunction(
        ([least, most]) => {
          const { length } = document.querySelectorAll("[data-test=paper]");
          return length >= least && length <= most;
        },
        [least, most],
      );
    await papers(1, 9);
    await page.fill(by("cards-search"), "weder wort noch karte xyz");
    await papers(0, 0);
    await page.fill(by("cards-search"), "");
    await page.getByRole("button", { name: "Schatten, Strategie" }).click();
    await papers(24, 24);
  });

  it("of orcs can be leafed through from the table", async () => {
    page = await browser.device(server.url, DESK);
    await begin(page, { game: "orcs", seats: 2 });
    await page.click(by("cards"));
    await page
      .locator(`dialog ${by("event-card")}`)
      .first()
      .waitFor();
    await inWords(page);
    await page.keyboard.press("Escape");
    await page.locator(by("gallery")).waitFor({ state: "detached" });
  });

  it("are a step away when a match is set up", async () => {
    page = await browser.device(server.url, PHONE);
    await page.goto("/new/ringwar");
    await page.click(by("cards"));
    await page.locator(by("paper")).first().waitFor();
    assert.equal(new URL(page.url()).pathname, "/cards/ringwar");
    await page.goBack();
    await page.locator(by("start")).waitFor();
  });
});

/** Cards whose text does not fit: it would scroll, or a word is wider than its line. */
function tooLong() {
  const high = (thing) => thing.scrollHeight > thing.clientHeight;
  const wide = (thing) => thing.scrollWidth > thing.clientWidth;
  return [...document.querySelectorAll("[data-test=paper]")]
    .filter(
      (paper) =>
        [paper, ...paper.querySelectorAll("[data-test=paper-body]")].some(
          high,
        ) || [paper, ...paper.querySelectorAll("p, h3, h4")].some(wide),
    )
    .map((paper) => paper.dataset.card);
}

/** Cards with text that is too small to read. */
function tooSmall() {
  return [...document.querySelectorAll("[data-test=paper]")]
    .filter((paper) =>
      [...paper.querySelectorAll("p, h3, h4, li, b")].some(
        (text) => parseFloat(getComputedStyle(text).fontSize) < 12,
      ),
    )
    .map((paper) => paper.dataset.card);
}
