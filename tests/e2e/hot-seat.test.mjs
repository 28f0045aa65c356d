// One device for all: a curtain hides the table between two players.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { answer, asked, begin, by } from "./playing.mjs";
import { opened } from "./table.mjs";

const { server, browser } = await opened();

describe("passing the device", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url);
    await begin(page, { game: "journey", mode: "hot-seat", seats: 2 });
  });

  /** Answers until the other one is asked. */
  async function untilCurtain() {
    for (let answers = 0; answers < 12; answers++) {
      await page
        .locator(`[data-face=asked], ${by("curtain")}`)
        .first()
        .waitFor();
      if ((await page.locator(by("curtain")).count()) > 0) break;
      await answer(page, () => 0);
    }
  }

  it("shows a hand only to the one who says to be there", async () => {
    await page.waitForSelector(by("curtain"));
    assert.equal(await page.locator("[data-anchor]").count(), 0);
    await page.click(by("curtain-go"));
    assert.equal(await asked(page), true);
    assert.ok((await page.locator("[data-anchor]").count()) > 5);
  });

  it("draws the curtain when the other one is asked, and nothing of the table shows", async () => {
    await untilCurtain();
    await page.waitForSelector(by("curtain"));
    assert.equal(await page.locator("[data-anchor]").count(), 0);
    assert.equal(await page.locator(by("question")).count(), 0);
    assert.equal(await page.locator(by("log-lines")).count(), 0);
    assert.equal(await page.locator(`${by("undo")}, ${by("log")}`).count(), 0);
    assert.match(await page.textContent(by("curtain")), /Spieler 2/);
  });

  it("opens for the one who is there, with their own question", async () => {
    await page.keyboard.press("Enter");
    assert.equal(await asked(page), true);
    assert.equal(
      await page.locator(`${by("seat-1")}[aria-current]`).count(),
      1,
    );
  });

  it("is still drawn after the page was opened anew", async () => {
    await untilCurtain();
    await page.reload();
    await page.waitForSelector(by("curtain"));
    assert.equal(await page.locator("[data-anchor]").count(), 0);
  });

  it("can be left away", async () => {
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem("mathom.settings"));
      localStorage.setItem(
        "mathom.settings",
        JSON.stringify({ ...saved, curtain: false }),
      );
    });
    await page.reload();
    await asked(page);
    assert.equal(await page.locator(by("curtain")).count(), 0);
  });
});
