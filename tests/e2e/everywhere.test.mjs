// Languages, keyboard, phone, light and dark, and how much is loaded.
import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { answer, asked, begin, by, moved, version } from "./playing.mjs";
import { opened } from "./table.mjs";

const { server, browser } = await opened();

describe("everywhere", () => {
  let page;
  afterEach(async () => {
    await page?.context().close();
    page = undefined;
  });

  it("changes the language at any time without loading anew", async () => {
    page = await browser.device(server.url);
    await begin(page, { seats: 2 });
    await asked(page);
    const german = await page.textContent(by("ask"));
    await page.evaluate(() => (window.same = true));
    await page.click(by("language"));
    await page.waitForFunction(
      (old) => document.querySelector("[data-test=ask]").textContent !== old,
      german,
    );
    assert.equal(await page.getAttribute("html", "lang"), "en");
    assert.equal(await page.evaluate(() => window.same), true);
    assert.doesNotMatch(await page.textContent("body"), /‹/);
  });

  it("can be played to the end by keyboard alone", async () => {
    page = await browser.device(server.url);
    await page.goto("/");
    await page.waitForSelector(by("game-hobbits"));
    await tabTo(page, by("game-hobbits"));
    await page.keyboard.press("Enter");
    await page.waitForSelector(by("start"));
    await tabTo(page, by("start"));
    await page.keyboard.press("Enter");
    await page.waitForSelector(by("table"));
    for (let turns = 0; turns < 500; turns++) {
      if (!(await asked(page))) break;
      const old = await version(page);
      if ((await page.locator(`${by("answers")}:focus`).count()) === 0)
        await page.keyboard.press("o");
      await page.locator(`${by("answers")}:focus`).waitFor();
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await moved(page, old);
    }
    await page.waitForSelector(by("end"));
  });

  it("opens the rules with one key", async () => {
    page = await browser.device(server.url);
    await begin(page, { seats: 2 });
    await asked(page);
    await page.keyboard.press("?");
    await page.waitForSelector(by("rulebook"));
    await page.keyboard.press("Escape");
    await page.waitForSelector(by("rulebook"), { state: "detached" });
  });

  it("fits a phone and is played with a finger", async () => {
    page = await browser.device(server.url, {
      width: 390,
      height: 844,
      hasTouch: true,
    });
    await page.goto("/");
    await page.waitForSelector(by("game-hobbits"));
    assert.equal(await overflow(page), 0);
    await begin(page, { seats: 2 });
    for (let answers = 0; answers < 5 && (await asked(page)); answers++) {
      assert.equal(await overflow(page), 0);
      const old = await version(page);
      // The list stays open from one question to the next.
      const list = page.locator(by("list"));
      if ((await list.getAttribute("aria-expanded")) !== "true")
        await list.tap();
      await page
        .locator(`${by("answers")} [role=option]`)
        .last()
        .tap();
      await moved(page, old);
    }
    await asked(page);
    await page.locator(by("log")).tap();
    await page.waitForSelector(by("log-lines"));
    assert.equal(await overflow(page), 0);
  });

  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
  ]) {
    it(`fits a tablet of ${width} × ${height}`, async () => {
      page = await browser.device(server.url, { width, height });
      await begin(page, { seats: 2 });
      await asked(page);
      assert.equal(await overflow(page), 0);
    });
  }

  it("is dark where the device is, from the first moment", async () => {
    page = await browser.device(server.url, { colorScheme: "dark" });
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForFunction(() => document.documentElement.dataset.theme);
    assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  });

  it("loads less than 200 kB before the first move can be made", async () => {
    page = await browser.device(server.url);
    const session = await page.context().newCDPSession(page);
    let bytes = 0;
    await session.send("Network.enable");
    session.on(
      "Network.loadingFinished",
      (event) => (bytes += event.encodedDataLength),
    );
    await page.goto("/");
    await page.waitForSelector(by("game-hobbits"));
    await page.evaluate(() => document.fonts.ready);
    console.log(`      first load: ${(bytes / 1000).toFixed(0)} kB`);
    assert.ok(bytes < 200_000, `${bytes} bytes`);
  });

  it("fetches nothing from elsewhere", async () => {
    page = await browser.device(server.url);
    const strangers = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(server.url)) strangers.push(request.url());
    });
    await begin(page, { seats: 2 });
    await asked(page);
    await answer(page);
    assert.deepEqual(strangers, []);
  });
});

const overflow = (page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - innerWidth),
  );

async function tabTo(page, selector) {
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await page.locator(`${selector}:focus`).count()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} cannot be reached with Tab`);
}
