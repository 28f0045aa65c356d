// What is heard: nothing before a gesture, nothing when it is off, otherwise the events and your turn.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { answer, asked, begin, by } from "./playing.mjs";
import { opened } from "./table.mjs";

/** Notes what is opened and started, where a loudspeaker would be. */
const listen = () => {
  window.heard = { opened: 0, notes: 0 };
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor() {
      super();
      window.heard.opened++;
    }
  };
  for (const { prototype } of [
    AudioScheduledSourceNode,
    AudioBufferSourceNode,
  ]) {
    const { start } = prototype;
    prototype.start = function (at) {
      window.heard.notes++;
      return start.call(this, at);
    };
  }
};

const { server, browser } = await opened();

describe("sound", () => {
  const device = async (options) => {
    const page = await browser.device(server.url, {
      settings: { speed: "fast" },
      ...options,
    });
    await page.addInitScript(listen);
    return page;
  };
  const heard = (page) => page.evaluate(() => window.heard);

  it("is on at a desk, from the first gesture on", async () => {
    const page = await device();
    await begin(page, { seats: 2, strength: "random" });
    await asked(page);
    await page.reload(); // a page that was opened by an address has had no gesture
    await asked(page);
    assert.deepEqual(await heard(page), { opened: 0, notes: 0 });
    await answer(page);
    await asked(page);
    const { opened, notes } = await heard(page);
    assert.equal(opened, 1);
    assert.ok(notes > 0, "something was heard");
    await page.click(by("sound"));
    assert.equal(await page.getAttribute(by("sound"), "aria-pressed"), "false");
    const quiet = await heard(page);
    await answer(page);
    await asked(page);
    assert.deepEqual(await heard(page), quiet);
    await page.context().close();
  });

  it("is off on a phone until somebody wants it", async () => {
    const page = await device({
      width: 390,
      height: 844,
      hasTouch: true,
      isMobile: true,
    });
    await begin(page, { seats: 2, strength: "random" });
    await asked(page);
    await answer(page);
    await asked(page);
    assert.deepEqual(await heard(page), { opened: 0, notes: 0 });
    await page.context().close();
  });
});
