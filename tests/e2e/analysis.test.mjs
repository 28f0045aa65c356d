// The rules as a page, and the analysis board.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { root } from "./find.mjs";
import { by } from "./playing.mjs";
import { opened } from "./table.mjs";

// Odds that lack what they need are refused, and browsers say so.
const { server, browser } = await opened({ expected: / 400 / });

describe("looking closely", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url, { width: 1440, height: 900 });
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
    // What a rule means is drawn by the game's own board, once one comes near it.
    const drawing = page.locator(by("rule-figure")).first();
    await drawing.scrollIntoViewIfNeeded();
    await drawing.locator("[data-drawn]").waitFor();
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
    await page.waitForSelector(`${by("weighed")} li.best`);
    assert.equal(await page.locator(`${by("weighed")} li.played`).count(), 1);
    await page.waitForSelector(`${by("curve")} .hand`);
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(
      (selector) =>
        document.querySelector(selector)?.textContent?.startsWith("61"),
      by("replay-at"),
    );
    await page.waitForSelector(`${by("weighed")}[data-at="61"]`);
  });

  /** A record of a match that was really played, opened at a step. */
  const look = async (on, name, at, more = "") => {
    const text = readFileSync(
      join(root, `tests/golden/${name}.record`),
      "utf8",
    );
    const reply = await fetch(`${server.url}/api/records`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    const { record } = await reply.json();
    await on.goto(`/analysis/record/${record}?at=${at}&eyes=0${more}`);
  };
  const moves = (on = page) => on.locator(by("branch-move")).count();

  it("marks on the board of every game what was played and what is better", async () => {
    for (const [name, at] of [
      ["hobbits-2-000", 44],
      ["journey-2-024", 60],
      ["orcs-2-036", 60],
      ["ringwar-2-003", 61],
      ["tcg-2-000", 66],
    ]) {
      await look(page, name, at);
      const seat = await page.evaluate(
        async ([path, at]) => {
          const reply = await fetch(`/api/records/${path}/question?at=${at}`);
          return (await reply.json()).question.seat;
        },
        [new URL(page.url()).pathname.split("/").at(-1), at],
      );
      await page.selectOption(by("eyes"), String(seat));
      await page.waitForSelector(`${by("marks")} .tag.best`);
      await page.waitForSelector(`${by("legend")} .key.best`);
    }
  });

  it("plays a branch on, by hand and against a bot, and keeps it", async () => {
    await look(page, "orcs-2-036", 60);
    await page.click(by("branch-here"));
    await page.click(by("branch-go"));
    await page.click(by("branch-list"));
    const answer = page.locator(`${by("answers")} [role=option]`).first();
    const said = (await answer.textContent()).trim();
    await answer.click();
    await page.locator(by("branch-move")).first().waitFor();
    assert.equal(
      (await page.locator(by("branch-move")).first().textContent()).trim(),
      said,
    );
    // Back to where the branch begins, and on another way: a branch of the branch.
    await page.keyboard.press("Home");
    await page.click(by("branch-bot"));
    await page.waitForFunction(
      (selector) => document.querySelectorAll(selector).length === 2,
      by("branch"),
    );
    // It is shown move by move; then somebody is asked.
    await page
      .locator(`[data-branch="2"] ${by("play-on")}[data-asked]`)
      .waitFor();
    const seat = await page.getAttribute(by("play-on"), "data-asked");
    await page.selectOption(by("branch-others"), "greedy");
    const before = await moves();
    await page.click(by("branch-bot"));
    await page.waitForFunction(
      ([selector, before]) =>
        document.querySelectorAll(selector).length > before,
      [by("branch-move"), before],
    );
    // The others have answered: the same seat is asked again.
    await page.locator(`${by("play-on")}[data-asked="${seat}"]`).waitFor();
    await page.click(by("branch-rename"));
    await page.fill(by("branch-name"), "Der andere Weg");
    await page.keyboard.press("Enter");
    await page.getByText("Der andere Weg").waitFor();
    await page.click(by("branch-rise"));
    await page.waitForFunction(
      (selector) =>
        document
          .querySelector(selector)
          ?.textContent.includes("Der andere Weg"),
      by("branch"),
    );
    await page.reload();
    await page.getByText("Der andere Weg").waitFor();
    assert.equal(await page.locator(by("branch")).count(), 2);
  });

  it("tells within a branch what an answer would do, and which rule forbids another", async () => {
    const other = await browser.device(server.url, {
      width: 1440,
      height: 900,
    });
    const branch = async (name, at) => {
      await look(other, name, at);
      await other.click(by("branch-here"));
      await other.click(by("branch-go"));
      await other.locator(`${by("play-on")}[data-asked]`).waitFor();
    };
    await branch("orcs-2-036", 60);
    const tried = other.waitForResponse(/\/preview$/);
    await other
      .locator('[data-anchor^="card:"][data-state=legal]')
      .first()
      .click();
    const { previews } = await (await tried).json();
    assert.ok(previews.length > 1, "every way of the card was tried out");
    await other
      .locator('[data-anchor^="figure:"][data-state=legal]')
      .first()
      .click();
    await other
      .locator('[data-anchor^="field:"][data-state=resting]')
      .first()
      .click({ force: true });
    await other.locator(by("branch-refused")).waitFor();
    assert.match(await other.textContent(by("branch-rule")), /^ORK-/);
    // The numbers of a battle stand beside it as at a table.
    await branch("ringwar-2-003", 146);
    await other.locator(`${by("battle")} ${by("odds")}`).waitFor();
    await other.context().close();
  });

  it("hands a match and its branches on as text, which a friend pastes", async () => {
    await page.click(by("share-study"));
    await page.waitForFunction(
      (selector) =>
        document.querySelector(selector)?.value.includes("# branch"),
      by("study-text"),
    );
    const text = await page.inputValue(by("study-text"));
    const friend = await browser.device(server.url, {
      width: 1440,
      height: 900,
    });
    await friend.goto("/");
    await friend.click(by("open-record"));
    await friend.fill(by("record-text"), text);
    await friend.click(by("record-paste"));
    await friend.getByText("Der andere Weg").click();
    await friend.locator(by("branch-move")).first().waitFor();
    assert.equal(await friend.locator(by("branch")).count(), 2);
    await friend.context().close();
    await page.keyboard.press("Escape");
    const first = page.locator(`${by("branch")} [data-item]`).first();
    await first.focus();
    await page.keyboard.press("Delete"); // and all that leave it
    await page.waitForFunction(
      (selector) => document.querySelectorAll(selector).length === 0,
      by("branch"),
    );
  });

  it("works out exact odds with what is given, and says what is missing", async () => {
    await look(page, "tcg-2-000", 66);
    await page.locator(`${by("odds")} summary`).click();
    await page.selectOption(by("odds-problem"), "draw");
    await page.click(by("odds-go"));
    await page.waitForSelector(by("odds-wrong"));
    await page.fill(by("odds-wanted"), "4");
    await page.click(by("odds-go"));
    await page.waitForSelector(`${by("odds-answer")} td`);
    assert.match(await page.textContent(by("odds-answer")), /\d %/);
  });

  it("begins with a position as well", async () => {
    await look(page, "orcs-2-036", 60);
    await page.waitForSelector(by("branch-here"));
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const position = await (
      await fetch(`${server.url}/api/records/${id}/position?at=60`)
    ).text();
    await page.goto("/");
    await page.click(by("open-record"));
    await page.fill(by("record-text"), position);
    await page.click(by("record-paste"));
    await page.waitForURL(/\/analysis\/record\//);
    await page.click(by("branch-here"));
    await page.click(by("branch-go"));
    await page.click(by("branch-bot"));
    await page.locator(by("branch-move")).first().waitFor();
  });
});
