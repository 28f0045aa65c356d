// Looking back: a record opened from a file, walked through by keys, and a finished match opened by a stranger.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { root } from "./find.mjs";
import { by } from "./playing.mjs";
import { opened } from "./table.mjs";

const golden = (name) => join(root, "tests/golden", name);

const { server, browser } = await opened({
  expected: /status of (400|404|409)/,
});

describe("looking back", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url);
  });
  const at = async (on = page) =>
    Number((await on.textContent(by("replay-at"))).split("/")[0]);
  const arrived = (step, on = page) =>
    on.waitForFunction(
      ([selector, step]) =>
        Number(document.querySelector(selector)?.textContent?.split("/")[0]) ===
        step,
      [by("replay-at"), step],
    );
  const choose = async (file) => {
    await page.goto("/");
    await page.click(by("open-record"));
    await page.setInputFiles(by("record-file"), file);
  };

  const openedEnd = async (name) => {
    const text = readFileSync(golden(`${name}.record`), "utf8");
    const reply = await fetch(`${server.url}/api/records`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    const { record } = await reply.json();
    await page.goto(`/end/record/${record}`);
    await page.waitForSelector(`${by("end")} .pic svg`);
  };

  it("names what is wrong with a broken file", async () => {
    await choose({
      name: "x.mathom",
      mimeType: "text/plain",
      buffer: Buffer.from("hello"),
    });
    assert.match(
      await page.textContent(by("record-wrong")),
      /keine Aufzeichnung.*mathom record 1/,
    );
    const text = readFileSync(golden("journey-2-024.record"), "utf8");
    const broken = text.replace(/^0 take .*$/m, "0 take nothing-at-all");
    assert.notEqual(broken, text);
    await page.setInputFiles(by("record-file"), {
      name: "x.mathom",
      mimeType: "text/plain",
      buffer: Buffer.from(broken),
    });
    await page.waitForFunction(
      (selector) =>
        /Zeile/.test(document.querySelector(selector)?.textContent ?? ""),
      by("record-wrong"),
    );
    const large = {
      name: "x",
      mimeType: "text/plain",
      buffer: Buffer.alloc(1_000_000, 97),
    };
    await page.setInputFiles(by("record-file"), large);
    await page.waitForFunction(
      (selector) =>
        /zu groß/.test(document.querySelector(selector)?.textContent ?? ""),
      by("record-wrong"),
    );
  });

  it("opens a record, and walks by keys whatever has the focus", async () => {
    await choose(golden("journey-2-024.record"));
    await page.waitForSelector(by("slider"));
    await arrived(0);
    await page.keyboard.press("ArrowRight");
    await page.click(by("replay-next"));
    await arrived(2);
    await page.keyboard.press("ArrowRight"); // the button has the focus
    await arrived(3);
    const turn = async () =>
      Number((await page.textContent(by("replay-turn"))).replace(/\D/g, ""));
    await page.keyboard.press("ArrowDown"); // from the dealing to a turn
    const first = await turn();
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(
      ([selector, wanted]) =>
        document.querySelector(selector)?.textContent === wanted,
      [by("replay-turn"), `Zug ${first + 1}`],
    );
    const second = await at();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await arrived(second);
    await page.keyboard.press("End");
    const total = Number(await page.getAttribute(by("slider"), "max"));
    await arrived(total);
    await page.keyboard.press("Home");
    await arrived(0);
  });

  it("has an address that says where, and with whose eyes", async () => {
    await page.locator(by("slider")).fill("7");
    await page.selectOption(by("eyes"), "1");
    await page.waitForURL(/at=7&eyes=1/);
    await page.reload();
    await arrived(7);
    assert.equal(await page.inputValue(by("eyes")), "1");
  });

  it("has all its buttons in sight on a phone that lies on its side", async () => {
    const lying = await browser.device(server.url, {
      width: 844,
      height: 390,
      hasTouch: true,
    });
    await lying.goto(page.url());
    await lying.waitForSelector(by("slider"));
    const hidden = await lying
      .locator(".controls :is(button, select, input, a)")
      .evaluateAll((all) =>
        all
          .map((one) => [one.dataset.test, one.getBoundingClientRect()])
          .filter(
            ([, { right, bottom }]) =>
              right > innerWidth || bottom > innerHeight,
          )
          .map(([name]) => name),
      );
    assert.deepEqual(hidden, []);
    await lying.context().close();
  });

  it("opens a finished match for anybody, and an unfinished one for nobody", async () => {
    const seats = [0, 1].map(() => ({ kind: "bot", bot: "random" }));
    const found = async (seats) => {
      const reply = await fetch(`${server.url}/api/matches`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ game: "journey", mode: "bots", seats }),
      });
      return (await reply.json()).match;
    };
    const match = await found(seats);
    const open = async () =>
      (await fetch(`${server.url}/api/matches/${match}/replay`)).ok;
    for (let tries = 0; tries < 600 && !(await open()); tries++)
      await new Promise((done) => setTimeout(done, 250));
    const stranger = await browser.device(server.url);
    await stranger.goto(`/replay/${match}?at=5&eyes=0`);
    await stranger.waitForSelector(by("slider"));
    await arrived(5, stranger);
    assert.equal(await stranger.locator("h1").count(), 1);
    const running = await found([{ kind: "human", name: "Anna" }, seats[0]]);
    await stranger.goto(`/replay/${running}`);
    await stranger.getByText(/sobald die Partie vorbei/).waitFor();
    await stranger.context().close();
  });

  it("shows the end of every game: picture, sentence, curve and numbers", async () => {
    for (const name of [
      "hobbits-3-006",
      "journey-2-024",
      "orcs-3-042",
      "ringwar-2-003",
      "tcg-2-000",
    ]) {
      await openedEnd(name);
      await page.waitForSelector(`${by("curve")} .drawn path`);
      assert.ok(
        (await page.textContent(by("end-title"))).trim().length > 8,
        name,
      );
      await page
        .locator(`${by("end")} .numbers li`)
        .nth(3)
        .waitFor();
      assert.equal(
        await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth,
        ),
        false,
        name,
      );
    }
    await page.waitForSelector(by("turning"));
    await page.click(by("once-more"));
    await page.waitForSelector(by("fork-go"));
  });

  it("says at the end of ringwar how many points win", async () => {
    await openedEnd("ringwar-2-003");
    const said = await page.locator(`${by("end")} .results`).innerText();
    assert.match(said, /von 10/);
    assert.match(said, /von 4/);
  });

  it("says at the end of tcg how far everybody came, however long ago that was", async () => {
    await openedEnd("tcg-3-011");
    const results = page.locator(`${by("end")} .results`);
    await results.filter({ hasText: /Ort 9.*Ort 7.*Ort 7/s }).waitFor();
  });

  it("copies a link to the end of an opened record that tells it to a server which has forgotten it", async () => {
    const context = page.context();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openedEnd("journey-2-024");
    await page.click(by("end-share"));
    await page.waitForSelector(`${by("end-share")}:has-text("Kopiert")`);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const stranger = await browser.device(server.url);
    await stranger.goto(
      `/analysis/record/${"0".repeat(24)}${new URL(link).hash}`,
    );
    await stranger.waitForSelector(by("curve"));
    await stranger.context().close();
  });
});
