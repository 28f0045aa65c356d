// A whole match against a bot by clicking; then its end, its replay, and a new match out of it.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { answer, asked, begin, by } from "./playing.mjs";
import { opened } from "./table.mjs";

const { server, browser } = await opened();

describe("hobbits against a bot", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url);
  });

  it("begins within a few clicks, with something glowing", async () => {
    await begin(page, { seats: 2 });
    assert.equal(await asked(page), true);
    assert.ok((await page.locator('[data-state="legal"]').count()) > 0);
    assert.ok((await page.locator(by("ask")).textContent()).length > 5);
  });

  it("says which rule forbids a refused click", async () => {
    const desk = await browser.device(server.url);
    await desk.goto(await server.begun("hobbits-walk"));
    await desk
      .locator('[data-anchor^="field:"][data-state="legal"]')
      .first()
      .waitFor();
    const resting = desk.locator(
      '[data-anchor^="field:"][data-state="resting"]',
    );
    await resting.last().dispatchEvent("click");
    await desk.waitForSelector("[data-face=refused]");
    await desk.click(by("show-rule"));
    await desk.waitForSelector(`${by("rulebook")} .here`);
    await desk.keyboard.press("Escape");
    await desk.keyboard.press("Escape");
    await desk.waitForSelector("[data-face=asked]");
    await desk.context().close();
  });

  it("is played to its end by clicking", async () => {
    for (let turns = 0; turns < 400; turns++) {
      if (!(await asked(page))) break;
      await answer(page);
    }
    await page.waitForSelector(by("end"));
    assert.match(await page.textContent(by("end")), /gewinn/i);
  });

  it("counts the same points beside the players as at the end, and says so", async () => {
    for (const seat of [0, 1]) {
      const beside = await page.textContent(
        `${by(`seat-${seat}`)} ${by("score")}`,
      );
      const ended = await page.textContent(by(`points-${seat}`));
      assert.match(
        beside.trim().replace(/\s+/g, " "),
        new RegExp(`^${ended.trim()} Punkte?$`),
      );
    }
    assert.match(
      await page.textContent(by("scoring")),
      /1 für jedes Plättchen.*5 für Sauron/,
    );
  });

  it("can be replayed through anybody's eyes", async () => {
    await page.click(by("replay"));
    const slider = page.locator(by("slider"));
    await slider.waitFor();
    const total = Number(await slider.getAttribute("max"));
    assert.ok(total > 10);
    await slider.fill("10");
    assert.equal(
      (await page.textContent(by("replay-at"))).trim(),
      `10 / ${total}`,
    );
    await page.selectOption(by("eyes"), "1");
    await page.selectOption(by("eyes"), "");
    assert.ok((await page.locator("[data-anchor]").count()) > 50);
  });

  it("can be forked from any point", async () => {
    await page.click(by("fork"));
    await page.click(by("fork-go"));
    await page.waitForSelector(by("table"));
    assert.equal(await asked(page), true);
    await answer(page);
  });

  it("waits in the lobby to be resumed", async () => {
    await page.goto("/");
    await page.locator(by("resume")).first().waitFor();
    assert.equal(await page.locator(by("resume")).count(), 2);
    await page.locator(by("resume")).first().click();
    await page.waitForSelector(by("question"));
  });
});
