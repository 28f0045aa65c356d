// Passing in tcg: once, for the phase, until something happens; and questions with one answer, which the table gives.
import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { asked, by, moved, version } from "./playing.mjs";
import { opened } from "./table.mjs";
import { inWords } from "./words.mjs";

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
const STOPS = ["turn", "played", "skirmish", "hurt", "phase"];

const { server, browser } = await opened({ options: ["--pause", "2"] });

describe("passing in tcg", () => {
  const pages = [];
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
    assert.deepEqual(browser.complaints.splice(0), []);
  });

  async function open(link, look, settings = {}, stops = undefined) {
    const page = await browser.device(server.url, {
      ...look,
      settings: { lang: "de", sound: false, ...settings },
    });
    pages.push(page);
    if (stops)
      await page.addInitScript(
        (kept) => localStorage.setItem("mathom.tcg.stops", kept),
        JSON.stringify(stops),
      );
    await page.goto(link);
    return page;
  }

  /** The word that is said for a moment. */
  const told = async (page, what) =>
    page.locator("[role=status]", { hasText: what }).first().waitFor();

  const press = (page, name) =>
    page
      .locator(`${by(name)}:visible`)
      .first()
      .click();

  /** This seat is asked again, and passes on no longer. */
  async function asksAgain(page) {
    await page.waitForFunction(
      () =>
        document.querySelector("[data-face=asked], [data-face=over]") &&
        !document.querySelector("[data-test=pass-stop]"),
    );
  }

  for (const [how, look, speed] of [
    ["on a desk, at once", DESK, "instant"],
    ["on a phone, at normal speed", PHONE, "normal"],
  ]) {
    it(`for the phase: it ends with the phase, says so, and can be taken back (${how})`, async () => {
      const page = await open(await server.begun("tcg-skirmish"), look, {
        speed,
      });
      assert.ok(await asked(page));
      const before = await version(page);
      await press(page, "pass-phase");
      await moved(page, before);
      await told(page, "die Phase ist vorbei");
      await asksAgain(page);
      await inWords(page);
      // Whatever happened since: the pass is taken back, and one chooses again.
      const after = await version(page);
      await page.keyboard.press("u");
      await moved(page, after);
      await page
        .locator(`${by("pass-phase")}:visible`)
        .first()
        .waitFor();
      assert.equal(await page.locator(by("pass-stop")).count(), 0);
    });
  }

  for (const [device, look] of [
    ["desk", DESK],
    ["phone", PHONE],
  ])
    it(`until something happens: the other plays a card, and it is told (${device})`, async () => {
      const link = await server.begun("tcg-fellowship");
      const page = await open(link, look, {}, ["played"]);
      assert.ok(await asked(page));
      await press(page, "pass-event");
      await told(page, "jemand spielt oder nutzt eine Karte");
      await asksAgain(page);
      const card = page.locator(by("since-card"));
      await card.waitFor();
      assert.match(await card.innerText(), /Während du gepasst hast/);
      assert.ok((await card.locator("li").count()) > 0);
      await inWords(page);
    });

  it("what stops it can be set, and is kept", async () => {
    const page = await open(await server.begun("tcg-skirmish"), DESK);
    assert.ok(await asked(page));
    await press(page, "pass-stops");
    for (const stop of STOPS)
      await page.locator(by(`stop-${stop}`)).setChecked(stop === "phase");
    await page.keyboard.press("Escape");
    await page.reload();
    assert.ok(await asked(page));
    await press(page, "pass-stops");
    for (const stop of STOPS)
      assert.equal(
        await page.locator(by(`stop-${stop}`)).isChecked(),
        stop === "phase",
        stop,
      );
    await page.keyboard.press("Escape");
    await press(page, "pass-event");
    await told(page, /eine Phase beginnt|du wirst etwas gefragt/);
    await asksAgain(page);
  });

  it("it is stopped by hand, and goes on while nobody looks", async () => {
    const link = await server.begun("tcg-skirmish");
    const page = await open(link, DESK, {}, []);
    assert.ok(await asked(page));
    const before = await version(page);
    await press(page, "pass-event");
    await moved(page, before);
    await page.goto("/");
    await page.goto(link);
    await page.locator(by("table")).waitFor();
    await page.waitForFunction(() =>
      document.querySelector(
        "[data-face=asked], [data-face=over], [data-test=pass-stop]",
      ),
    );
    const stop = page.locator(`${by("pass-stop")}:visible`);
    // It may have come to something that is asked meanwhile.
    if ((await stop.count()) > 0)
      await stop
        .first()
        .click({ timeout: 5000 })
        .catch(() => {});
    await asksAgain(page);
  });

  it("one answer: to the others somebody thinks; the seat reads that the table answers, and can turn it off", async () => {
    const [mine, theirs] = await server.begunAmong("tcg-forced");
    // Who wants to be asked is, but sees that there is nothing to choose. The table waits for nobody who is not there yet:
    // Ada says so as soon as there is a table.
    const ada = await open(mine, DESK, { passing: false });
    assert.ok(await asked(ada));
    await ada.getByText("Hier gibt es nichts zu wählen.").waitFor();
    const bob = await open(theirs, DESK);
    const bar = bob.locator("[data-face=waiting]");
    await bar.waitFor();
    const before = await version(ada);
    const thinking = await bar.innerText();
    assert.match(thinking, /Ada/);
    // From now on the table answers: it is not shown as a question.
    await ada.evaluate(() => {
      window.faces = new Set();
      const look = () => {
        const face = document.querySelector("[data-face]");
        if (face) window.faces.add(`${face.dataset.face} ${face.innerText}`);
      };
      new MutationObserver(look).observe(document.body, {
        childList: true,
        subtree: true,
      });
    });
    await ada.click(by("settings"));
    await ada
      .getByLabel("Der Tisch antwortet für mich", { exact: false })
      .click();
    await ada.keyboard.press("Escape");
    await moved(ada, before);
    const faces = await ada.evaluate(() => [...window.faces]);
    assert.ok(
      faces.some((face) =>
        /^passing .*Der Tisch antwortet gleich für dich/s.test(face),
      ),
      faces.join("; "),
    );
    await bob.waitForFunction(
      (old) =>
        Number(document.querySelector("[data-test=table]")?.dataset.version) >
        old,
      before,
    );
  });
});
