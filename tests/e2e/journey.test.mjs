// The card game: a whole match by clicking, and hands that nobody else sees.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { answer, asked, begin, by } from "./playing.mjs";
import { opened } from "./table.mjs";

const { server, browser } = await opened();

describe("journey against a bot", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url);
  });

  it("begins with a hand of cards that can be pointed at", async () => {
    await begin(page, { game: "journey", seats: 2 });
    assert.equal(await asked(page), true);
    assert.ok((await page.locator('[data-state="legal"]').count()) > 1);
  });

  it("shows all of the road on a tablet, a small desk and a lying phone", async () => {
    for (const [width, height] of [
      [820, 1180],
      [1024, 768],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(() => {
        const road = document.querySelector(".road");
        return road && road.scrollWidth <= road.clientWidth;
      });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
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
});
