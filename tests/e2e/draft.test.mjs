// A draft of two people and two bots: boosters, decks, and the first match to its end.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { promisify } from "node:util";
import { findServer } from "./find.mjs";
import { by, command } from "./playing.mjs";
import { opened } from "./table.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };

const { server, browser } = await opened();

describe("a draft", () => {
  let anna, ben;
  before(async () => {
    anna = await browser.device(server.url, {
      width: 1440,
      height: 900,
      settings: { name: "Anna" },
    });
    ben = await browser.device(server.url, {
      ...PHONE,
      locale: "en-GB",
      settings: { lang: "en" },
    });
  });

  const cards = (page) => page.locator(`${by("booster")} [data-kind]`);
  const kinds = (page) =>
    cards(page).evaluateAll((found) => found.map((one) => one.dataset.kind));
  /** So many cards lie in front of this device, and one is to be taken. */
  const asked = (page, left) =>
    page.waitForFunction(
      (n) =>
        document.querySelectorAll(
          '[data-test=booster] [data-kind][data-state="legal"]',
        ).length === n,
      left,
    );
  async function take(page) {
    const card = page.locator('[data-state="legal"]').first();
    const kind = await card.getAttribute("data-kind");
    await card.click();
    await page.click(by("confirm"));
    return kind;
  }
  it("is founded beside tcg, with bots to fill up, and a friend is let in", async () => {
    await anna.goto("/");
    await anna.click(by("game-draft"));
    await anna.click(by("mode-invite"));
    for (let seats = 2; seats < 4; seats++)
      await anna.getByRole("button", { name: "Platz dazu" }).click();
    const kindsOfSeats = anna.locator("dialog li select.kind");
    await kindsOfSeats.nth(1).selectOption("bot");
    await kindsOfSeats.nth(2).selectOption("bot");
    await anna.getByLabel("Einer", { exact: true }).check();
    await anna.click(by("start"));
    const link = await anna.locator(by("invitation")).first().inputValue();
    await anna.keyboard.press("Escape");
    await ben.goto(link);
    await ben.fill("input", "Ben");
    await ben.click(by("join"));
    await Promise.all([asked(anna, 11), asked(ben, 11)]);
  });

  it("lets all choose at the same time, and nobody sees what others have", async () => {
    const [hers, his] = [await kinds(anna), await kinds(ben)];
    assert.notDeepEqual(hers, his);
    const kind = await take(ben);
    await anna.locator(`${by("state-3")}[data-done=true]`).waitFor();
    assert.equal((await kinds(anna)).join(), hers.join());
    assert.doesNotMatch(await anna.content(), new RegExp(`"${kind}"`));
    await take(anna);
    await Promise.all([asked(anna, 10), asked(ben, 10)]);
    assert.equal(await anna.textContent(by("pile-count")), "4");
  });

  it("goes on to the last card, with a change of mind on the way", async () => {
    for (let left = 10; left > 1; left--) {
      await Promise.all([asked(anna, left), asked(ben, left)]);
      if (left === 10) {
        await anna.locator('[data-state="legal"]').nth(2).click();
        await anna.waitForSelector(by("confirm"));
        await anna.click(by("back"));
        await asked(anna, 10);
      }
      await Promise.all([take(anna), take(ben)]);
    }
    await Promise.all([
      anna.waitForSelector(by("build")),
      ben.waitForSelector(by("build")),
    ]);
  });

  it("has decks built of what one has, and a reload costs nothing", async () => {
    const less = anna.locator(`${by("build")} [data-test^="less-"]:enabled`);
    await anna.waitForSelector(`${by("hand-in")}:enabled`);
    await less.first().click();
    await anna.waitForSelector(`${by("hand-in")}:disabled`);
    await anna.reload();
    await anna.waitForSelector(`${by("hand-in")}:disabled`);
    await anna.click(by("suggest"));
    await anna.click(`${by("hand-in")}:enabled`);
    await ben.click(by("pane-deck"));
    await ben.click(`${by("hand-in")}:enabled`);
    await Promise.all([
      anna.waitForSelector(by("standings")),
      ben.waitForSelector(by("standings")),
    ]);
    assert.equal(await anna.locator(by("pairing")).count(), 6);
  });

  it("leads both into their match, which is played to its end and counts", async () => {
    const own = `${by("pairing")}[data-seats="0-3"] ${by("play-match")}`;
    const draft = new URL(anna.url()).pathname;
    await Promise.all([anna.click(own), ben.click(own)]);
    for (const page of [anna, ben]) {
      await page.waitForURL((url) => url.pathname !== draft);
      await page.waitForSelector(by("question"));
      await command(page, "stand-in");
    }
    await Promise.all(
      [anna, ben].map((page) => page.waitForSelector(by("end-title"))),
    );
    await anna.click(by("back-to-rounds"));
    await anna
      .locator(`${by("pairing")}[data-seats="0-3"] ${by("match-result")}`)
      .waitFor();
    const wins = await anna.locator(`${by("standings")} li`).allTextContents();
    assert.equal(wins.length, 4);
    assert.match(wins.join(), /ein Sieg/);
  });

  it("can be looked back at by anybody's eyes, and who opened what is verified", async () => {
    await anna.click(by("look-at-draft"));
    await anna.waitForSelector(by("slider"));
    // Ben's first booster, which nobody else has seen: all sixty are opened, and nobody has taken a card.
    await anna.locator(by("eyes")).selectOption({ label: "Ben" });
    await anna.locator(by("slider")).fill("60");
    await cards(anna).nth(10).waitFor();
    const saved = anna.waitForEvent("download");
    await command(anna, "record");
    const file = join(server.folder, "draft.record");
    await (await saved).saveAs(file);
    const verify = (record) =>
      promisify(execFile)(findServer(), ["verify", record, "--lang", "en"]);
    assert.match((await verify(file)).stdout, /all as promised/);
    // Another rare in somebody's starter, and the proof fails.
    const told = readFileSync(file, "utf8");
    const changed = told.replace(/^(\* \S+) (\S+)/m, "$1 4R1");
    assert.notEqual(changed, told);
    writeFileSync(file, changed);
    await assert.rejects(verify(file));
  });
});
