// The orcs' board: a whole match by clicking, and what it shows before a card is played.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { answer, asked, begin, by, moved, version } from "./playing.mjs";
import { opened } from "./table.mjs";

const { server, browser } = await opened();

describe("orcs against bots", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url);
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
    assert.match(
      await page.textContent(by("question")),
      /[A-P][1-8]: \d+ von \d+ Punkt/,
    );
    await page.click(by("back"));
  });

  it("names the rule when a card does not lead there, and plays no other card", async () => {
    const before = await version(page);
    const card = page
      .locator('[data-anchor^="card:"][data-state=legal]')
      .first();
    await card.click();
    await page.locator('[data-anchor="field:a1"]').click({ force: true });
    await page.waitForSelector("[data-face=refused]");
    assert.match(await page.textContent(by("question")), /Turm.*ORK-1\.1/s);
    await page.keyboard.press("Escape"); // the refusal
    await page.keyboard.press("Escape"); // the card
    assert.equal(await asked(page), true);
    assert.equal(await version(page), before);
  });

  it("is played by the keyboard alone", async () => {
    const before = await version(page);
    await page
      .locator('[data-anchor^="card:"][data-state=legal]')
      .first()
      .focus();
    await page.waitForSelector(".reach text");
    await page.keyboard.press("Enter");
    await page.waitForSelector('[data-anchor^="field:"][data-state=legal]');
    await page.keyboard.press("ArrowUp"); // from the hand to the board
    const here = () =>
      page.evaluate(() => document.activeElement.dataset.anchor);
    const from = await here();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    assert.equal(await here(), from);
    await page.keyboard.press("Enter");
    // A field where the way could also turn is entered once more: here it ends.
    await page.waitForFunction(
      ([old, anchor]) =>
        Number(document.querySelector("[data-test=table]").dataset.version) >
          old ||
        !document.querySelector("[data-face=asked]") ||
        document.querySelector(`[data-anchor="${anchor}"]`)?.dataset.state ===
          "chosen",
      [before, from],
    );
    if (
      (await page.locator("[data-face=asked]").count()) > 0 &&
      (await version(page)) === before
    )
      await page.keyboard.press("Enter");
    await moved(page, before);
    assert.equal(await asked(page), true);
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
});

describe("orcs on a phone", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url, {
      width: 390,
      height: 844,
      hasTouch: true,
      isMobile: true,
      locale: "en-GB",
    });
  });
  const board = () => page.locator('[data-anchor="field:h4"]').boundingBox();

  it("asks before a tap is the last word", async () => {
    await begin(page, { game: "orcs", seats: 2 });
    assert.equal(await asked(page), true);
    const before = await version(page);
    await page.locator("[data-state=legal]").first().tap();
    await page.waitForSelector(by("confirm"));
    assert.equal(await version(page), before);
    await page.locator(by("confirm")).tap();
    await moved(page, before);
  });

  it("shows a way and what it brings by tapping, and the board stays where it is", async () => {
    while (
      !(await page.locator('[data-anchor^="card:"][data-state=legal]').count())
    ) {
      assert.equal(await asked(page), true);
      await answer(page);
    }
    assert.equal(await asked(page), true);
    const still = await board();
    await page
      .locator('[data-anchor^="card:"][data-state=legal]')
      .first()
      .tap();
    await page.locator('[data-anchor="figure:green"]').tap();
    await page.waitForSelector(".reach text");
    const before = await version(page);
    await page
      .locator('[data-anchor^="field:"][data-state=legal]')
      .first()
      .tap();
    await page.waitForSelector(".trail circle");
    assert.match(
      await page.textContent(by("question")),
      /[A-P][1-8]: \d+ of \d+ point/,
    );
    assert.equal(await version(page), before);
    assert.deepEqual(await board(), still, "the question pushes the board");
  });

  it("is played on to the end by tapping", async () => {
    await page.click(by("back"));
    for (let turns = 0; turns < 300; turns++) {
      if (!(await asked(page))) break;
      await answer(page, (count) => (turns * 5) % count);
    }
    await page.waitForSelector(by("end"));
    assert.doesNotMatch(await page.textContent("body"), /‹/);
    assert.deepEqual(browser.complaints, []);
  });
});
