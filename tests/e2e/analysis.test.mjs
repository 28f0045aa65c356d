// The rules as a page, and the analysis board.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { root } from "./find.mjs";
import { by } from "./playing.mjs";
import { Browser, Server } from "./table.mjs";

describe("looking closely", { timeout: 300_000 }, () => {
  let server, browser, page;
  before(async () => {
    server = await Server.open();
    browser = await Browser.open();
    page = await browser.device(server.url, { width: 1440, height: 900 });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  it("finds rules by words, and leads from one to another", async () => {
    await page.goto("/rules/hobbits#HOB-4.4");
    const rule = page.locator('[id="rule-HOB-4.4"]');
    await rule.waitFor();
    assert.match(await rule.getAttribute("class"), /here/);
    await rule.getByRole("link", { name: /Die Stapel 7\.4/ }).click();
    await page.waitForURL(/#HOB-7\.4$/);
    assert.match(
      await page.getAttribute('[id="rule-HOB-7.4"]', "class"),
      /here/,
    );
    const all = await page.locator(`${by("rulebook")} section`).count();
    await page.fill(by("rules-search"), "Palantír");
    await page.waitForFunction(
      ([selector, all]) => document.querySelectorAll(selector).length < all,
      [`${by("rulebook")} section`, all],
    );
    await page.fill(by("rules-search"), "Xylophon");
    await page.getByText("In den Regeln steht nichts davon.").waitFor();
  });

  it("shows the rules on a phone", async () => {
    const phone = await browser.device(server.url, {
      width: 390,
      height: 844,
      hasTouch: true,
    });
    await phone.goto("/rules/orcs#ORK-6.1");
    await phone.locator('[id="rule-ORK-6.1"]').waitFor(); // and is to be seen
    await phone.context().close();
  });

  it("says at a step what a bot would have weighed, and what was played", async () => {
    const text = readFileSync(
      join(root, "tests/golden/orcs-2-036.record"),
      "utf8",
    );
    const reply = await fetch(`${server.url}/api/records`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    const { record } = await reply.json();
    await page.goto(`/analysis/record/${record}?at=60&eyes=0`);
    await page.waitForSelector(`${by("weighed")} li.best`, { timeout: 60_000 });
    assert.equal(await page.locator(`${by("weighed")} li.played`).count(), 1);
    await page.waitForSelector(`${by("curve")} .hand`);
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(
      (selector) =>
        document.querySelector(selector)?.textContent?.startsWith("61"),
      by("replay-at"),
    );
    await page.waitForSelector(`${by("weighed")}[data-at="61"]`, {
      timeout: 60_000,
    });
  });

  it("left nothing in the console", () =>
    assert.deepEqual(browser.complaints, []));
});
