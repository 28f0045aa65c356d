// The board in words: every game can be played on it, ringwar with its many things first of all.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { answer, asked, begin, by } from "./playing.mjs";
import { opened } from "./table.mjs";
import { fits, inWords } from "./words.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true };

const { server, browser } = await opened();

describe("the board in words", () => {
  /** A match of ringwar, with the board in words in place of its map. */
  async function inPlainWords(page, plan) {
    await begin(page, { game: "ringwar", ...plan });
    await page.goto(`${page.url()}?drawing=generic`);
    await page.waitForSelector(by("table"));
  }

  /** Some answers by clicking, and everything is in words after each of them. */
  async function play(page, answers) {
    for (let given = 0; given < answers && (await asked(page)); given++) {
      await inWords(page);
      await answer(page, (count) => (given * 5 + 2) % count);
    }
    await asked(page);
    await inWords(page);
    await fits(page);
  }

  it("has ringwar on the shelf, with its own drawing", async () => {
    const page = await browser.device(server.url);
    await page.goto("/");
    const card = page.locator(by("game-ringwar"));
    assert.match(await card.innerText(), /Der Ringkrieg/);
    assert.match(await card.innerText(), /2–4/);
    await card.click();
    await page.click("summary");
    const dialog = page.getByRole("dialog");
    assert.match(
      await dialog.innerText(),
      /Wen spielst du\?\s+Die Freien Völker\s+Der Schatten/,
    );
    assert.match(await dialog.innerText(), /Gollum als Ratgeber/);
    await inWords(page);
  });

  it("plays ringwar against bots, in both languages", async () => {
    const page = await browser.device(server.url);
    await inPlainWords(page, { strength: "random" });
    await play(page, 6);
    assert.match(await inWords(page), /Armeen auf der Karte/);
    await page.click(by("language"));
    assert.match(await inWords(page), /Armies on the map/);
    await play(page, 6);
  });

  it("finds a region, and tells what is there", async () => {
    const page = await browser.device(server.url, { settings: { lang: "en" } });
    await inPlainWords(page, { strength: "random" });
    await asked(page);
    await page.fill(by("generic-search"), "minas tir");
    const row = page
      .locator(".broad .row", { hasText: "Minas Tirith" })
      .first();
    assert.match(await row.innerText(), /Free Peoples/i);
    assert.equal(
      await page.getByText("Helm's Deep", { exact: true }).count(),
      0,
    );
    await row.getByRole("button", { name: /More about/ }).click();
    assert.match(
      await row.innerText(),
      /Stronghold, Gondor, 2 victory points\. Next to /,
    );
  });

  it("plays ringwar from hand to hand, with a curtain", async () => {
    const page = await browser.device(server.url, PHONE);
    await inPlainWords(page, { mode: "hot-seat" });
    for (let turns = 0; turns < 4; turns++) {
      await page
        .locator(`${by("curtain")}, [data-face=asked]`)
        .first()
        .waitFor();
      if (await page.locator(by("curtain")).count()) {
        assert.equal(await page.locator(by("generic-board")).count(), 0);
        await page.click(by("curtain-go"));
      }
      assert.equal(await asked(page), true);
      await inWords(page);
      await fits(page);
      await answer(page, () => 0);
    }
  });

  for (const game of ["hobbits", "journey", "orcs"]) {
    it(`plays ${game} in words, too`, async () => {
      const page = await browser.device(
        server.url,
        game === "orcs" ? PHONE : {},
      );
      await begin(page, { game, strength: "random" });
      await page.goto(`${page.url()}?drawing=generic`);
      await page.waitForSelector(by("generic-board"));
      await play(page, 3);
    });
  }
});
