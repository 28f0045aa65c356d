// The table of tcg: a match clicked and tapped to its end, what a card can do, and where its numbers come from.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, it } from "node:test";
import { root } from "./find.mjs";
import { asked, begin, by, moved, version } from "./playing.mjs";
import { Pointing } from "./sweep/pointing.mjs";
import { opened } from "./table.mjs";
import { inWords } from "./words.mjs";

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };

const { server, browser } = await opened();

describe("the table of tcg", () => {
  let page;
  afterEach(async () => {
    await page?.context().close();
    page = undefined;
    assert.deepEqual(browser.complaints.splice(0), []);
  });

  async function sitDown(look) {
    page = await browser.device(server.url, {
      ...look,
      settings: { lang: "de", sound: false },
    });
  }
  /** In the middle of a skirmish. */
  async function fight(look) {
    await sitDown(look);
    await page.goto(await server.begun("tcg-skirmish"));
    assert.ok(await asked(page));
  }

  for (const [how, look] of Object.entries({ clicked: DESK, tapped: PHONE }))
    it(`a match is ${how} from the lobby to its end, by what glows`, async () => {
      await sitDown(look);
      await begin(page, { game: "tcg", seats: 2 });
      const window = { ...look, finger: look.hasTouch === true };
      const match = new Pointing({
        page,
        game: { id: "tcg" },
        lang: "de",
        windows: [window],
        eager: 3,
      });
      await match.play(600, { deep: 1 });
      assert.deepEqual([...match.found.values()], []);
      assert.equal(await page.locator("[data-face=over]").count(), 1);
      await inWords(page);
    });

  it("whatever lies in the support area of a camp, its name fits the card", async () => {
    await sitDown({ width: 1280, height: 720 });
    const golden = join(root, "tests/golden/tcg-4-022.record");
    const { record } = await fetch(`${server.url}/api/records`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: readFileSync(golden, "utf8") }),
    }).then((reply) => reply.json());
    await page.goto(`/replay/record/${record}?at=700`);
    const name = page.locator("[data-camp] .sup .name").first();
    await name.waitFor();
    const box = join(root, "src/mathom/games/tcg/components.json");
    const titles = JSON.parse(readFileSync(box, "utf8"))
      .cards.filter(({ type }) => /condition|possession|artifact/.test(type))
      .flatMap(({ title_de, title_en }) => [title_de, title_en]);
    assert.ok(titles.length > 100);
    const cut = await name.evaluate(
      (name, titles) =>
        titles.filter((title) => {
          name.textContent = title;
          return name.scrollHeight > name.clientHeight;
        }),
      titles,
    );
    assert.deepEqual(cut, []);
  });

  it("each thing one could do in a skirmish says what it would lead to, also for each target", async () => {
    await fight(DESK);
    const deeds = page.locator(by("deeds"));
    // The event makes its target stronger by as many as one can spot: each number is tried out.
    await deeds.locator(by("result")).nth(2).waitFor();
    const said = await deeds.locator(by("result")).allInnerTexts();
    assert.ok(new Set(said).size >= 3, said.join());
    for (const one of said) assert.match(one, /^\d+ : \d+$/);
    // Nothing has been played by asking.
    assert.ok(await asked(page));
  });

  it("every strength says where it comes from, to the pointer", async () => {
    await fight(DESK);
    const lines = page.locator(`${by("reader")} ${by("origins")}`);
    const told = async (card) => {
      await card.hover();
      await lines.waitFor();
      return (await lines.innerText()).replaceAll(/\s+/g, " ");
    };
    const fighter = page.locator(".fighters [data-card]").first();
    const [, printed, more, now] =
      /aufgedruckt (\d+)((?: \D+ \+\d+)+) jetzt (\d+)/.exec(
        await told(fighter),
      );
    const added = [...more.matchAll(/\+(\d+)/g)].map(([, n]) => Number(n));
    assert.equal(
      added.reduce((sum, n) => sum + n, Number(printed)),
      Number(now),
    );
    const wounded = page.locator("[data-card][aria-label*='Wunde']").first();
    assert.match(await told(wounded), /Wunden? −\d/);
  });

  it("a long press opens the card with what it can do now; from there it is done", async () => {
    await fight(PHONE);
    const card = page.locator(`${by("hand")} [data-state=legal]`).first();
    await card.scrollIntoViewIfNeeded();
    const { x, y } = await card.boundingBox();
    const finger = await page.context().newCDPSession(page);
    const at = [{ x: x + 30, y: y + 30 }];
    await finger.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: at,
    });
    await page.locator(by("acts-now")).waitFor();
    await finger.send("Input.dispatchTouchEvent", {
      type: "touchEnd",
      touchPoints: [],
    });
    const before = await version(page);
    await page
      .locator(`${by("acts-now")} button`)
      .first()
      .tap();
    await moved(page, before);
    await inWords(page);
  });

  it("a tap on the hand opens the fan; another card is raised, read, and one is played", async () => {
    await fight(PHONE);
    await page
      .locator(`${by("hand")} [data-anchor]`)
      .first()
      .tap();
    const fan = page.locator("dialog[open]");
    await fan.waitFor();
    const title = () => fan.locator("h2").innerText();
    const first = await title();
    // What does not fit now says so, and why.
    await fan.getByText("Gerade nicht möglich.").waitFor();
    await fan
      .locator("[aria-pressed]")
      .last()
      .tap({ position: { x: 60, y: 20 } });
    await page.waitForFunction(
      (old) => document.querySelector("dialog[open] h2").textContent !== old,
      first,
    );
    await page.keyboard.press("Escape");
    await fan.waitFor({ state: "detached" });
    await page
      .locator(`${by("hand")} [data-state=legal]`)
      .first()
      .tap();
    const before = await version(page);
    await page.locator(by("card-choose")).tap();
    await moved(page, before);
  });

  it("a card that is played is seen on its way, unless motion is not wanted", async () => {
    for (const motion of [true, false]) {
      page = await browser.device(server.url, {
        ...DESK,
        motion,
        settings: { lang: "de", sound: false, speed: "normal" },
      });
      await page.addInitScript(() => {
        window.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...told) {
          window.moved++;
          return animate.apply(this, told);
        };
      });
      await page.goto(await server.begun("tcg-skirmish"));
      assert.ok(await asked(page));
      const before = await version(page);
      await page
        .locator(`${by("hand")} [data-state=legal]`)
        .first()
        .click();
      await moved(page, before);
      assert.equal((await page.evaluate(() => window.moved)) > 0, motion);
      // Nothing of it stays behind.
      await page.waitForFunction(
        () => !document.querySelector(".flying, .rolling"),
      );
      if (motion) await page.context().close();
    }
  });

  it("the hand rises under the pointer, with all that is written on the card", async () => {
    await fight(DESK);
    const heads = page.locator(`${by("hand")} [data-anchor]`);
    const count = await heads.count();
    await heads.nth(2).hover();
    const raised = page.locator(by("raised"));
    await raised.waitFor();
    assert.equal(await raised.locator(".tc.full").count(), 1);
    assert.equal(await raised.locator(".tc.held").count(), count - 1);
    // It lies on nothing that can be clicked.
    const { x, y, width } = await raised.boundingBox();
    const hit = await page.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.closest("[data-test=raised]") ??
        null,
      [x + width / 2, y + 150],
    );
    assert.equal(hit, null);
    await page.mouse.move(5, 5);
    await raised.waitFor({ state: "detached" });
  });

  it("what was played is taken back", async () => {
    await fight(DESK);
    const held = await page.locator(`${by("hand")} [data-anchor]`).count();
    const before = await version(page);
    await page
      .locator(`${by("hand")} [data-state=legal]`)
      .first()
      .click();
    await moved(page, before);
    await page.waitForFunction(
      (n) =>
        document.querySelectorAll("[data-test=hand] [data-anchor]").length ===
        n - 1,
      held,
    );
    await page.click(by("undo"));
    await page.waitForFunction(
      (n) =>
        document.querySelectorAll("[data-test=hand] [data-anchor]").length ===
        n,
      held,
    );
  });
});
