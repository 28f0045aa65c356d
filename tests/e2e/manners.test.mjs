// Small courtesies: confirming, taking back, asking why, and what the device remembers.
import assert from "node:assert/strict";
import { before, beforeEach, describe, it } from "node:test";
import { answer, asked, begin, by, version } from "./playing.mjs";
import { opened } from "./table.mjs";

const { server, browser } = await opened();

describe("good manners", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url);
  });
  beforeEach(() => page.keyboard.press("Escape"));

  it("asks before sending, for those who want to be asked", async () => {
    await page.goto(await server.begun("hobbits-walk"));
    await asked(page);
    await page.click(by("settings"));
    await page.getByText("Jede Antwort bestätigen").click();
    await page.keyboard.press("Escape");
    const walking = page.locator('[data-anchor^="field:"][data-state="legal"]');
    await walking.first().waitFor();
    const old = await version(page);
    await walking.first().dispatchEvent("click");
    await page.waitForSelector(by("confirm"));
    assert.equal(await page.locator('[data-state="chosen"]').count(), 1);
    assert.equal(await version(page), old);
    await page.keyboard.press("Escape");
    await page.waitForSelector(by("confirm"), { state: "detached" });
    await walking.first().dispatchEvent("click");
    await page.click(by("confirm"));
    await page.waitForFunction(
      (was) =>
        Number(document.querySelector("[data-test=table]").dataset.version) >
        was,
      old,
    );
    await page.click(by("settings"));
    await page.getByText("Jede Antwort bestätigen").click();
    await page.keyboard.press("Escape");
  });

  it("speaks of what one chose oneself, and of nobody else's consent among bots", async () => {
    await asked(page);
    assert.doesNotMatch(await page.innerText(by("hint")), /Gewählt/);
    await answer(page, () => 0);
    await asked(page);
    const label = await page.getAttribute(by("undo"), "aria-label");
    assert.doesNotMatch(label, /zustimmen/);
  });

  it("takes back when nobody minds", async () => {
    await asked(page);
    const said = await page.textContent(by("log-lines"));
    await answer(page, () => 0);
    await asked(page);
    assert.notEqual(await page.textContent(by("log-lines")), said);
    await page.click(`${by("undo")}:not([disabled])`);
    await page.waitForFunction(
      (was) =>
        document.querySelector("[data-test=log-lines]").textContent === was,
      said,
    );
  });

  it("tells why something is asked", async () => {
    await asked(page);
    await page.click(by("why"));
    await page.getByText("Warum werde ich das gefragt?").waitFor();
  });

  it("lets a bot tell why it did that", async () => {
    await answer(page, () => 0);
    await asked(page);
    await page.locator("button.why").last().click({ force: true });
    await page.waitForSelector(by("bot-why"));
  });

  it("shows on the board what a line of the log speaks of", async () => {
    const line = page.locator(`${by("log-lines")} p`, {
      hasText: "zieht auf das Feld",
    });
    await line.last().hover();
    await page.locator('[data-anchor^="field:"][data-lit]').first().waitFor();
    await page.mouse.move(2, 2);
    assert.equal(await page.locator("[data-lit]").count(), 0);
  });

  it("tells a screen reader what is asked, whose turn it is, and what happened", async () => {
    await asked(page);
    await page.keyboard.press("o");
    const list = page.getByRole("listbox", { name: "Mögliche Antworten" });
    assert.ok((await list.getByRole("option").count()) > 0);
    const asking = await page.innerText(by("ask"));
    assert.ok(
      (await page.getByRole("status").allInnerTexts())
        .join(" ")
        .includes(asking),
    );
    assert.match(await page.getByRole("log").innerText(), /\p{L}/u);
    assert.equal(await page.locator("[aria-current=true]").count(), 1);
  });

  it("remembers light, dark and language on this device", async () => {
    await page.goto("/");
    await page.click(by("settings"));
    await page.locator("label.choice", { hasText: "Nacht" }).click();
    await page.locator("label.choice", { hasText: "English" }).click();
    await page.reload();
    await page.waitForSelector(by("game-hobbits"));
    assert.equal(await page.getAttribute("html", "data-theme"), "dark");
    assert.equal(await page.getAttribute("html", "lang"), "en");
  });

  it("leads from a table back to the shelf, not to the sheet it was begun on", async () => {
    await begin(page, { seats: 2 });
    await asked(page);
    await page.goBack();
    await page.waitForSelector(by("game-hobbits"));
    assert.equal(new URL(page.url()).pathname, "/");
    assert.equal(await page.locator("dialog").count(), 0);
  });

  it("says so when a link leads nowhere", async () => {
    await page.goto("/match/nosuchmatch");
    await page.getByText("This device has no seat at this table").waitFor();
  });
});
