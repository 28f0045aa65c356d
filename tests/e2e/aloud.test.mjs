// Lessons read aloud: by a voice of the device in the reader's language, and by no other.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { by } from "./playing.mjs";
import { opened } from "./table.mjs";

/** Stands in for the voices of a device. What is read is noted, and ends when the test says so. */
const voices = ({ installed, late }) => {
  const known = installed.map(([lang, localService]) => ({
    lang,
    localService,
  }));
  const synthesis = new EventTarget();
  let found = late ? [] : known;
  let saying = null;
  window.heard = [];
  window.found = () => {
    found = known;
    synthesis.dispatchEvent(new Event("voiceschanged"));
  };
  window.finish = () => {
    saying?.onend?.();
    saying = null;
  };
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
  Object.assign(synthesis, {
    getVoices: () => found,
    speak: (one) => {
      saying = one;
      window.heard.push({
        text: one.text,
        lang: one.lang,
        local: one.voice.localService,
      });
    },
    // Who is interrupted says so later, as browsers do.
    cancel: () => {
      const cut = saying;
      saying = null;
      if (cut) setTimeout(() => cut.onerror?.(), 20);
    },
  });
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
};

const LOCAL = [
  ["en-GB", true],
  ["de-DE", true],
];
const { server, browser } = await opened();

describe("a lesson read aloud", () => {
  const device = async (lang, installed, late = false) => {
    const page = await browser.device(server.url, { settings: { lang } });
    await page.addInitScript(voices, { installed, late });
    return page;
  };
  const lesson = async (page, game, name) => {
    await page.goto(`/learn/${game}/${name}`);
    await page.locator(by("ask")).waitFor();
  };
  const heard = (page) => page.evaluate(() => window.heard);
  const heardThat = (page, part) =>
    page.waitForFunction(
      (wanted) => window.heard.at(-1)?.text.includes(wanted),
      part,
    );
  const at = (page, step) =>
    page.locator(`${by("question")}[data-step="${step}"]`).waitFor();

  for (const [lang, spoken, first] of [
    ["de", "de-DE", "Das ist dein Hobbit"],
    ["en", "en-GB", "This is your hobbit"],
  ])
    it(`for children by itself, in ${lang}, each step once and again when asked to`, async () => {
      const page = await device(lang, [[spoken, false], ...LOCAL]);
      await lesson(page, "hobbits", "1-first-road");
      await heardThat(page, first);
      await page.evaluate(() => window.found()); // some browsers say so twice
      const [{ lang: tongue, local }, ...more] = await heard(page);
      assert.deepEqual([tongue, local, more], [spoken, true, []]);
      await page.click(by("listen"));
      await heardThat(page, first);
      assert.equal((await heard(page)).length, 2);
      await page.click(by("next"));
      await at(page, 1);
      await page.waitForFunction(() => window.heard.length === 3);
      await page.locator(`${by("aloud")} input`).click();
      await page.click(by("lesson-back"));
      await at(page, 0);
      assert.equal((await heard(page)).length, 3, "it was put off");
      await page.context().close();
    });

  it("goes on from what is watched only when it has been said", async () => {
    const page = await device("en", LOCAL);
    await lesson(page, "hobbits", "1-first-road");
    await page.click(by("next"));
    await at(page, 1);
    await page.click(by("show")); // what was being said is cut short
    await at(page, 2);
    await heardThat(page, "Odo");
    await page.waitForTimeout(7000); // longer than the sentence takes to be read
    await at(page, 2);
    await page.evaluate(() => window.finish());
    await at(page, 3);
    await page.context().close();
  });

  it("with voices that the browser finds late", async () => {
    const page = await device("en", LOCAL, true);
    await lesson(page, "hobbits", "1-first-road");
    assert.equal(await page.locator(by("listen")).count(), 0);
    await page.evaluate(() => window.found());
    await page.locator(by("listen")).waitFor();
    await heardThat(page, "This is your hobbit");
    await page.context().close();
  });

  it("elsewhere only when asked to", async () => {
    const page = await device("en", LOCAL);
    await lesson(page, "orcs", "1-first-blow");
    await page.locator(by("listen")).waitFor();
    assert.deepEqual(await heard(page), []);
    await page.click(by("listen"));
    await heardThat(page, "Two towers");
    await page.context().close();
  });

  it("never by a voice from elsewhere, nor in another language: then there is no button", async () => {
    const page = await device("de", [
      ["de-DE", false],
      ["en-GB", true],
    ]);
    await lesson(page, "hobbits", "1-first-road");
    assert.equal(await page.locator(by("listen")).count(), 0);
    assert.equal(await page.locator(by("aloud")).count(), 0);
    assert.deepEqual(await heard(page), []);
    await page.context().close();
  });
});
