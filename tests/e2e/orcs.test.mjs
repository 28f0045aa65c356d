// The orcs' board: a whole match by clicking, and what it shows before a card is played.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { answer, asked, begin, by } from "./playing.mjs";
import { Browser, Server } from "./table.mjs";

describe("orcs against bots", { timeout: 240_000 }, () => {
  let server, browser, page;
  before(async () => {
    server = await Server.open();
    browser = await Browser.open();
    page = await browser.device(server.url);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  it("begins on a field of Amon Hen", async () => {
    await begin(page, { game: "orcs", seats: 3 });
    assert.equal(await asked(page), true);
    await answer(page);
    assert.equal(await asked(page), true);
  });

  it("shows where a hero card leads, and draws the way", async () => {
    const card = page
      .locator('[data-anchor^="card:"][data-state=legal]')
      .first();
    await card.hover();
    await page.waitForSelector(".reach text");
    await card.click();
    const field = page
      .locator('[data-anchor^="field:"][data-state=legal]')
      .first();
    await field.hover();
    await page.waitForSelector(".trail circle");
    await page.click(by("back"));
  });

  it("remembers that the hint at the link is switched off", async () => {
    assert.equal(await page.locator(by("link")).count(), 1);
    await page.click(by("link-switch"));
    assert.equal(await page.locator(by("link")).count(), 0);
    await page.reload();
    assert.equal(await asked(page), true);
    assert.equal(await page.locator(by("link")).count(), 0);
    await page.click(by("link-switch"));
    assert.equal(await page.locator(by("link")).count(), 1);
  });

  it("is played to its end by clicking", async () => {
    for (let turns = 0; turns < 300; turns++) {
      if (!(await asked(page))) break;
      await answer(page, (count) => (turns * 7) % count);
    }
    await page.waitForSelector(by("end"));
  });

  it("says nothing that has no words", async () => {
    assert.doesNotMatch(await page.textContent("body"), /‹/);
  });

  it("left nothing in the console", () =>
    assert.deepEqual(browser.complaints, []));
});
