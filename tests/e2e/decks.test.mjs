// Decks: built, broken and mended, read in, shared, kept, and brought to a match.
import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { found } from "./axe.mjs";
import { bring, by } from "./playing.mjs";
import { opened } from "./table.mjs";
import { fits, inWords } from "./words.mjs";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };

const { server, browser } = await opened();

describe("decks", () => {
  let page;
  afterEach(async () => {
    await page?.context().close();
    page = undefined;
  });

  const device = (look, lang = "en") =>
    browser.device(server.url, { ...look, settings: { lang } });
  /** The builder with a copy of a deck of the box. */
  async function build(starter) {
    await page.goto("/decks/tcg");
    await page.click(by(`from-${starter}`));
    await page.waitForSelector(by("builder"));
  }
  const flaw = (text) =>
    page
      .locator(`${by("finding")}[data-kept="false"]`, { hasText: text })
      .first();
  const legal = () =>
    page.waitForFunction(() => {
      const all = [...document.querySelectorAll("[data-test=finding]")];
      return all.length > 3 && all.every((one) => one.dataset.kept === "true");
    });
  const count = (side) => page.textContent(by(`count-${side}`));

  it("a deck is broken and mended, and lives through a reload", async () => {
    page = await device(DESK);
    await build("aragorn");
    await legal();
    await page.fill(by("deck-name"), "The three hunters");
    await page.fill(by("cards-search"), "legolas");
    await page.click(`${by("collection")} ${by("less-4C74")}`);
    await flaw("The draw deck has 59 cards; it needs 60.").waitFor();
    await flaw("29 Free Peoples cards and 30 Shadow cards").waitFor();
    assert.match(await page.textContent(by("findings")), /TCG-3\.1.*TCG-3\.2/s);
    await page.reload();
    await flaw("The draw deck has 59 cards").waitFor();
    assert.equal(await page.inputValue(by("deck-name")), "The three hunters");
    // With keys alone: plus on the card that has the focus.
    await page.fill(by("cards-search"), "legolas");
    const card = page.locator(`${by("collection")} [data-card="4C74"]`);
    await card.focus();
    for (let n = 0; n < 4; n++) await page.keyboard.press("+");
    await flaw("5 cards with the title of Legolas").waitFor();
    assert.match(
      await page.textContent(by("heard")),
      /Legolas.*: 5 in the deck/,
    );
    for (let n = 0; n < 3; n++) await page.keyboard.press("-");
    await legal();
    // Another site on the third place, and none.
    await page.click(by("place-3"));
    const judged = page.waitForResponse((one) => one.url().endsWith("/decks"));
    await page
      .locator(`${by("pick")}[aria-pressed="false"]`)
      .first()
      .click();
    await judged;
    await legal();
    assert.notEqual(
      await page.getAttribute(by("place-3"), "data-card"),
      "4U342",
    );
    await page.click(by("place-3"));
    await page.click(by("pick-none"));
    await flaw("A site with the number 3 is missing.").waitFor();
    await page.click(by("slot-ring"));
    await page.click(by("pick-none"));
    await flaw("The deck has no One Ring.").waitFor();
    assert.deepEqual(await found(page), []);
  });

  it("a text is read in as far as it goes, and says what is wrong with which line", async () => {
    page = await device(DESK, "de");
    await page.goto("/decks/tcg");
    await page.click(by("import-deck"));
    await page.fill(
      by("deck-text"),
      "deck Mein Deck\nringträger 4C302\nring 4C2\n5 4C74\n2 4C399 Tom Bombadil\n1 Heldenmut",
    );
    const flaws = page.locator(by("text-flaws"));
    await flaws.getByText("Zeile 5:").waitFor();
    assert.match(
      await flaws.textContent(),
      /Zeile 5:\s*Eine Karte „4C399“ gibt es nicht.*Zeile 4:\s*5 Karten mit dem Titel von Legolas/s,
    );
    assert.deepEqual(await found(page), []);
    await page.click(by("deck-take"));
    await page.waitForSelector(by("builder"));
    assert.equal(await page.inputValue(by("deck-name")), "Mein Deck");
    assert.equal(await count("free"), "6");
    await inWords(page);
    // Out again as text, with titles.
    await flaw("Das Spieldeck hat 6 Karten").waitFor();
    await page.click(by("as-text"));
    await page.waitForFunction(() =>
      /5 4C74 Legolas, /.test(
        document.querySelector("[data-test=deck-text]")?.value ?? "",
      ),
    );
  });

  it("decks are copied, deleted and put back; a link carries one to another device", async () => {
    page = await device(DESK);
    await build("riders");
    await page.fill(by("deck-name"), "Riders; 100 % #1");
    await legal();
    await page.click(by("share-deck"));
    const link = await page.inputValue(by("share-link"));
    await page.goto("/decks/tcg");
    const own = page.locator(by("own-deck"));
    await own.first().waitFor();
    await page.click(by("copy-deck"));
    await own.nth(1).waitFor();
    await own.first().locator(by("delete-deck")).click();
    await page.click(by("undo-delete"));
    await own.nth(1).waitFor();
    await page.context().close();

    page = await device(DESK);
    await page.goto(new URL(link).pathname + new URL(link).hash);
    await page.click(`${by("take-shared")}:enabled`);
    await page.waitForSelector(by("builder"));
    await legal();
    assert.equal(await page.inputValue(by("deck-name")), "Riders; 100 % 1");
    assert.equal(new URL(page.url()).hash, "");
  });

  it("a hand is tried, and a measurement begins and ends with its window", async () => {
    page = await device(DESK);
    await build("aragorn");
    await legal();
    await page.click(by("hand"));
    const hand = page.locator(`${by("test-hand")} li`);
    await hand.nth(7).waitFor();
    assert.equal(await hand.count(), 8);
    await page.click(by("draw-one"));
    assert.equal(await hand.count(), 9);
    await page.locator(by("offered")).first().click();
    await page.locator('dialog [aria-pressed="true"]').waitFor();
    await page.click(by("draw-again"));
    await page.waitForFunction(
      () => document.querySelectorAll("[data-test=test-hand] li").length === 8,
    );
    await page.keyboard.press("Escape");
    await page.click(by("measure"));
    await page.selectOption(by("against"), "theoden");
    await page.click(by("measure-start"));
    await page.locator(by("interval")).waitFor();
    assert.match(
      await page.textContent(by("measured")),
      /of one match|matches/,
    );
    const ended = page.waitForEvent("requestfailed", (request) =>
      request.url().endsWith("/decks/measure"),
    );
    await page.keyboard.press("Escape");
    await ended;
  });

  it("what is chosen for a match stands still while the rest is read", async () => {
    page = await device(DESK);
    await build("galadhrim");
    await legal();
    const mine = new URL(page.url()).pathname.split("/").at(-1);
    // The slowest there could be: the lessons on offer, and what the engine says about the deck.
    for (const slow of ["**/learning", "**/api/games/tcg/decks"])
      await page.route(slow, (route) =>
        setTimeout(() => void route.continue(), 700),
      );
    await page.addInitScript(() => {
      window.places = new Set();
      const look = () => {
        const deck = document.querySelectorAll("[data-test=brings-deck]")[1];
        if (deck) window.places.add(deck.getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`/new/tcg?deck=${mine}`);
    await page.getByText("Can be played.").waitFor();
    await page.waitForLoadState("networkidle");
    const places = await page.evaluate(() => [...window.places]);
    assert.equal(places.length, 1, `it stood at ${places.join(", ")}`);
  });

  it("a match begins with one's own decks, a bot's and a guest's too", async () => {
    page = await device(DESK);
    await build("galadhrim");
    await page.fill(by("deck-name"), "Mine");
    await legal();
    const mine = new URL(page.url()).pathname.split("/").at(-1);
    await page.click(by("play-deck"));
    const brings = page.locator(by("brings-deck"));
    await brings.nth(1).waitFor();
    assert.equal(
      await brings.first().getAttribute("data-value"),
      `kept:${mine}`,
    );
    await page.getByText("Can be played.").waitFor();
    await bring(page, `kept:${mine}`, 1);
    const welcomed = page
      .waitForEvent("websocket")
      .then((socket) =>
        socket.waitForEvent("framereceived", ({ payload }) =>
          String(payload).includes('"is":"welcome"'),
        ),
      );
    await page.click(by("start"));
    await page.waitForSelector(by("table"));
    const { brought } = JSON.parse((await welcomed).payload);
    assert.match(brought["deck.0"], /^4C302 4C2 \/ .*2x4C71/);

    // An invitation: the guest brings a deck of the guest's device.
    await page.goto(`/new/tcg?deck=${mine}`);
    await page.click(by("mode-invite"));
    await page.locator(by("brings-deck")).first().waitFor();
    assert.equal(
      await page.locator(by("brings-deck")).first().getAttribute("data-value"),
      `kept:${mine}`,
    );
    const created = page.waitForResponse((one) =>
      one.url().endsWith("/api/matches"),
    );
    await page.click(by("start"));
    const { match, keys } = await (await created).json();
    const { key } = keys.find(({ seat }) => seat === 1);
    const guest = await device(DESK);
    await guest.goto("/decks/tcg");
    await guest.click(by("from-ithilien"));
    await guest.waitForSelector(by("builder"));
    const theirs = new URL(guest.url()).pathname.split("/").at(-1);
    await guest.goto(`/match/${match}#${key}`);
    await bring(guest, `kept:${theirs}`);
    await guest.getByText("Can be played.").waitFor();
    await guest.click(by("join"));
    await guest.waitForSelector(by("table"));
    await page.waitForSelector(by("table"));
    await guest.context().close();
  });

  it("a phone has it all in four pages", async () => {
    page = await device(PHONE, "de");
    await build("white-rider");
    for (const pane of ["collection", "deck", "path", "numbers"]) {
      await page.click(by(`pane-${pane}`));
      await page
        .locator(`${by("findings")} p`)
        .first()
        .waitFor();
      await inWords(page);
      await fits(page);
      assert.deepEqual(await found(page), [], pane);
    }
    await page.click(by("pane-deck"));
    await page.locator(`${by("deck")} ${by("less-4C90")}`).click();
    await flaw("Das Spieldeck hat 59 Karten; es braucht 60.").waitFor();
  });
});
