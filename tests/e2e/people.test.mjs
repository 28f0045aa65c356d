// People at a table: sides by name, clocks, a bot in somebody's place, skipping, being called back.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { answer, asked, begin, bring, by, moved, version } from "./playing.mjs";
import { opened } from "./table.mjs";

// A deck that is refused is a refused request, and browsers say so.
const { server, browser } = await opened({ expected: /status of 400/ });

describe("people at a table", () => {
  /** A match founded without the sheet: its clock can be shorter than any the sheet has. */
  async function found(order) {
    const response = await fetch(`${server.url}/api/matches`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(order),
    });
    assert.equal(response.status, 201);
    const { match, keys } = await response.json();
    return keys.map(({ key }) => `/match/${match}#${key}`);
  }

  it("lets one choose the side by its name, and hides what hardly anybody needs", async () => {
    const page = await browser.device(server.url, {
      settings: { name: "Anna" },
    });
    await page.goto("/new/ringwar");
    await page.getByRole("radio", { name: "Der Schatten" }).check();
    assert.equal(await page.locator(by("rulings")).getAttribute("open"), null);
    assert.match(
      await page.locator("select.strength").first().innerText(),
      /Leicht\s+Mittel/,
    );
    await page.click(by("start"));
    await page.waitForSelector(by("table"));
    await page
      .locator(`${by("seat-1")} .you, [data-seat="1"][title="Anna"]`)
      .first()
      .waitFor();
    await page.context().close();
  });

  it("keeps the strip of the seats low, however long somebody's name is", async () => {
    const name = "<b>Ü</b> Donaudampfschifffahrtskapitän";
    const [link] = await found({
      game: "orcs",
      mode: "bots",
      seats: [
        { kind: "human", name },
        { kind: "bot", bot: "random" },
        { kind: "bot", bot: "random" },
      ],
    });
    const page = await browser.device(server.url, { width: 360, height: 640 });
    await page.goto(link);
    await asked(page);
    const seat = page.locator(by("seat-0"));
    assert.match(await seat.innerText(), /^<b>Ü<\/b>/);
    const { height } = await seat.boundingBox();
    const line = await seat.evaluate((one) =>
      parseFloat(getComputedStyle(one).lineHeight),
    );
    assert.ok(height <= 3 * line, `${height} px high, a line has ${line}`);
    // A bot's name is not broken inside a word.
    const told = await page.locator(`${by("seat-1")} .name`).evaluate((one) => {
      const [word] = one.firstChild.nodeValue.trim().split(" ");
      const range = document.createRange();
      const at = one.firstChild.nodeValue.indexOf(word);
      range.setStart(one.firstChild, at);
      range.setEnd(one.firstChild, at + word.length);
      return [word, range.getClientRects().length];
    });
    assert.deepEqual(told, [told[0], 1]);
    await page.context().close();
  });

  it("answers for who lets the time run out, and keeps clocks through kill -9", async () => {
    const [link] = await found({
      game: "hobbits",
      mode: "bots",
      clock: { kind: "turn", seconds: 1 },
      seats: [
        { kind: "human", name: "Anna" },
        { kind: "bot", bot: "random" },
      ],
    });
    const page = await browser.device(server.url, {
      settings: { sound: false },
    });
    await page.goto(link);
    await asked(page);
    await page.locator(by("clock-0")).waitFor();
    await answer(page);
    const before = await version(page);
    // Nobody answers any more: it goes on all the same, again and again.
    await moved(page, before + 2);
    await server.kill();
    await server.start();
    await page.locator(by("clock-0")).waitFor();
    await moved(page, await version(page));
    await page.context().close();
  });

  it("lets a bot play for oneself, and gives the seat back", async () => {
    const [link] = await found({
      game: "hobbits",
      mode: "invite",
      seats: [{ kind: "human", name: "Anna" }, { kind: "open" }],
    });
    const page = await browser.device(server.url, {
      settings: { sound: false },
    });
    await page.goto(link);
    await asked(page);
    const before = await version(page);
    await page.click(by("stand-in"));
    await moved(page, before);
    await page.locator(by("seat-0"), { hasText: "ein Bot spielt" }).waitFor();
    await page.click(by("play-again"));
    await page.locator(by("play-again")).waitFor({ state: "detached" });
    await page.context().close();
  });

  it("offers a bot for somebody who is away, and the table decides whether it may be", async () => {
    const [link] = await found({
      game: "hobbits",
      mode: "invite",
      seats: [{ kind: "human", name: "Anna" }, { kind: "open" }],
    });
    const page = await browser.device(server.url, {
      settings: { sound: false },
    });
    // A minute is long: the page is told that it has passed.
    await page.routeWebSocket("**/api/live", (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) =>
        socket.send(
          typeof text === "string"
            ? text.replaceAll('"away":false', '"away":true')
            : text,
        ),
      );
    });
    await page.goto(link);
    await page.keyboard.press("Escape");
    await asked(page);
    while ((await page.locator("[data-face=asked]").count()) > 0)
      await answer(page);
    await page.locator(by("stand-in-for")).click();
    await page.getByText("noch nicht lange genug fort").waitFor();
    await page.context().close();
  });

  it("skips to one's own turn and tells in one glance what happened", async () => {
    const page = await browser.device(server.url, {
      settings: { speed: "slow" },
    });
    await begin(page, { seats: 3 });
    const skip = page.locator(by("to-my-turn"));
    const lines = page.locator(`${by("since-card")} ${by("since-lines")} li`);
    // A turn may take several answers; the others play when it is over.
    for (let answers = 0; answers < 30; answers++) {
      await asked(page);
      if ((await lines.count()) > 0) break;
      await answer(page);
      const next = page.locator(`[data-face=asked], ${by("to-my-turn")}`);
      await next.first().waitFor();
      // It is gone if it is one's own turn already.
      await skip.click({ timeout: 1000 }).catch(() => {});
    }
    assert.ok((await lines.count()) > 0);
    await page.locator(by("since-close")).click();
    await page.locator(by("since-card")).waitFor({ state: "detached" });
    await page.click(by("since"));
    await page.locator(`dialog ${by("since-lines")}`).waitFor();
    await page.context().close();
  });

  it("calls one back: on the tab, and with a notification if that was allowed", async () => {
    const links = await found({
      game: "hobbits",
      mode: "invite",
      seats: [
        { kind: "human", name: "Anna" },
        { kind: "human", name: "Ben" },
      ],
    });
    const anna = await browser.device(server.url, {
      settings: { notify: "ask", sound: false },
    });
    await anna.addInitScript(() => {
      window.told = [];
      window.Notification = class {
        static permission = "default";
        static requestPermission() {
          this.permission = "granted";
          return Promise.resolve("granted");
        }
        constructor(title, { body }) {
          window.told.push(`${title}: ${body}`);
        }
      };
    });
    const ben = await browser.device(server.url, {
      settings: { notify: "off", sound: false },
    });
    await anna.goto(links[0]);
    await ben.goto(links[1]);
    await asked(anna);
    await anna.waitForFunction(() => document.title.startsWith("●"));
    const icon = () =>
      document.querySelector("link[rel=icon]").getAttribute("href");
    assert.equal(await anna.evaluate(icon), "/favicon-turn.svg");
    while ((await anna.locator("[data-face=asked]").count()) > 0)
      await answer(anna);
    await anna.locator(by("notify-yes")).click();
    await anna.waitForFunction(() => !document.title.startsWith("●"));
    assert.equal(await anna.evaluate(icon), "/favicon.svg");
    await anna.evaluate(() =>
      Object.defineProperty(document, "hidden", { value: true }),
    );
    await asked(ben);
    while ((await ben.locator("[data-face=asked]").count()) > 0)
      await answer(ben);
    await anna.waitForFunction(() => window.told.length > 0);
    assert.match(
      (await anna.evaluate(() => window.told))[0],
      /^Du bist am Zug: /,
    );
    await anna.context().close();
    await ben.context().close();
  });

  it("waits for a guest's deck, takes none that is wrong, and begins with a good one", async () => {
    const anna = await browser.device(server.url);
    await begin(anna, { game: "tcg", mode: "invite", seats: 2 });
    const link = await anna.locator(by("invitation")).first().inputValue();
    await anna.keyboard.press("Escape");
    await anna.locator(by("gathering")).waitFor();
    const ben = await browser.device(server.url);
    await ben.goto(link);
    await bring(ben, "");
    await ben.locator(by("brings-deck-text")).fill("1 Ring");
    await ben.click(by("join"));
    await ben.locator("[role=alert]").waitFor();
    await bring(ben, "riders");
    await ben.click(by("join"));
    await ben.waitForSelector(by("question"));
    await anna.waitForSelector(by("question"));
    await anna.context().close();
    await ben.context().close();
  });
});
