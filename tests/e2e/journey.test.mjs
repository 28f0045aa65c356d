// The card game: a whole match by clicking, and hands that nobody else sees.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { answer, asked, begin, by } from "./playing.mjs";
import { Browser, Server } from "./table.mjs";

describe("journey against a bot", { timeout: 240_000 }, () => {
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

  it("begins with a hand of cards that can be pointed at", async () => {
    await begin(page, { game: "journey", seats: 2 });
    assert.equal(await asked(page), true);
    assert.ok((await page.locator('[data-state="legal"]').count()) > 1);
  });

  it("is played to its end by clicking", async () => {
    for (let turns = 0; turns < 500; turns++) {
      if (!(await asked(page))) break;
      await answer(page, (count) => turns % count);
    }
    await page.waitForSelector(by("end"));
  });

  it("is followed by a rematch in which somebody else begins", async () => {
    const before = page.url();
    await page.click(by("rematch"));
    await page.waitForURL((url) => url.href !== before);
    await page.waitForSelector("[data-face]");
    assert.equal(await asked(page), true);
  });

  it("says nothing that has no words", async () => {
    assert.doesNotMatch(await page.textContent("body"), /‹/);
  });

  it("left nothing in the console", () =>
    assert.deepEqual(browser.complaints, []));
});
