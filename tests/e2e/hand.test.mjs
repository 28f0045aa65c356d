// The hand of ringwar: cards are read and chosen with the mouse, the keyboard and a finger.
import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { asked, by } from "./playing.mjs";
import { opened } from "./table.mjs";
import { inWords } from "./words.mjs";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };
const LEGAL = `${by("hand")} [data-state=legal]`;

const { server, browser } = await opened();

describe("the hand of ringwar", () => {
  let page;
  afterEach(async () => {
    await page?.context().close();
    page = undefined;
  });

  /** A table at which the cards of the hand may be chosen; one of them. */
  async function choosing(look) {
    page = await browser.device(server.url, look);
    await page.goto(await server.begun("ringwar-cards"));
    assert.ok(await asked(page));
    const card = page.locator(LEGAL).first();
    await card.waitFor();
    const anchor = await card.getAttribute("data-anchor");
    return page.locator(`${by("hand")} [data-anchor="${anchor}"]`);
  }

  /** The card is chosen, or has left the hand with the answer. */
  const taken = (card) =>
    page.waitForFunction(
      (anchor) =>
        document
          .querySelector(`[data-test=hand] [data-anchor="${anchor}"]`)
          ?.getAttribute("data-state") !== "legal",
      card,
    );

  it("is read under the pointer and chosen by a click, and lies open while it is asked about", async () => {
    const card = await choosing({ ...DESK, settings: { careful: true } });
    const anchor = await card.getAttribute("data-anchor");
    await card.hover();
    const reader = page.locator(by("reader"));
    await reader.waitFor();
    const title = await card.getAttribute("aria-label");
    assert.ok((await reader.textContent()).includes(title));
    const above = await reader.boundingBox();
    const question = await page.locator("[data-face]").first().boundingBox();
    assert.ok(above.y >= 0 && above.y + above.height <= question.y);
    await inWords(page);
    await card.click();
    await taken(anchor);
    await page.mouse.move(700, 4);
    await reader.waitFor({ state: "detached" });
    assert.ok((await page.locator(by("picked")).textContent()).includes(title));
  });

  it("is read and chosen by keyboard, too", async () => {
    const card = await choosing(DESK);
    const anchor = await card.getAttribute("data-anchor");
    await page.keyboard.press("Tab");
    await card.focus();
    await page.locator(by("reader")).waitFor();
    await page.keyboard.press("Enter");
    await taken(anchor);
  });

  it("is opened by a finger and chosen there", async () => {
    const card = await choosing(PHONE);
    const anchor = await card.getAttribute("data-anchor");
    await card.tap();
    await page.locator(`dialog ${by("paper")}`).waitFor();
    await inWords(page);
    await page.tap(by("card-choose"));
    await taken(anchor);
    assert.equal(await page.locator("dialog").count(), 0);
  });

  it("has the cards on the table and the discards beside it, to be spread out", async () => {
    await choosing(PHONE);
    await page.tap(by("shelf"));
    await page.locator(by("spread")).waitFor();
    await inWords(page);
  });
});
