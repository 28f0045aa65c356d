// Giving up: asked once more, then the match is over for everybody.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { begin, by, command } from "./playing.mjs";
import { opened } from "./table.mjs";

const { server, browser } = await opened();

describe("giving up", () => {
  for (const [device, size] of [
    ["desk", { width: 1280, height: 720 }],
    ["phone", { width: 390, height: 844, hasTouch: true, isMobile: true }],
  ])
    it(`is asked once more, and ends the match (${device})`, async () => {
      const page = await browser.device(server.url, size);
      await begin(page, { game: "hobbits", seats: 2 });
      await command(page, "concede");
      await page.waitForSelector(by("concede-yes"));
      await page.keyboard.press("Escape");
      await page.waitForSelector(by("concede-yes"), { state: "detached" });
      await page.waitForSelector(by("question"));
      await command(page, "concede");
      await page.click(by("concede-yes"));
      await page.waitForSelector(by("end"));
      assert.match(await page.textContent(by("end")), /aufgegeben/);
      assert.equal(await page.locator(by("concede")).count(), 0);
      await page.context().close();
    });
});
