// Two browsers at one invited table, and somebody who watches.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { answer, begin, by, moved, version } from "./playing.mjs";
import { opened } from "./table.mjs";

const { server, browser } = await opened({ expected: / 403 / });

describe("an invited match", () => {
  let anna, ben, eve, links;
  before(async () => {
    anna = await browser.device(server.url, { settings: { name: "Anna" } });
    ben = await browser.device(server.url, {
      locale: "en-GB",
      settings: { lang: "en" },
    });
    eve = await browser.device(server.url);
  });

  it("hands out a link and a QR code per open seat, to watch, and for one's own", async () => {
    await begin(anna, { mode: "invite", seats: 2 });
    const shown = anna.locator(by("invitation"));
    await shown.first().waitFor();
    links = await shown.evaluateAll((inputs) =>
      inputs.map((input) => input.value),
    );
    assert.equal(links.length, 3);
    assert.equal(await anna.locator("dialog svg[role=img]").count(), 3);
    assert.match(links[0], /\/match\/\w+#[\w-]{32}$/);
    await anna.keyboard.press("Escape");
  });

  it("lets the friend in with nothing but a name", async () => {
    await ben.goto(links[0]);
    await ben.fill("input", "Ben");
    await ben.click(by("join"));
    await ben.waitForSelector(by("question"));
    assert.doesNotMatch(ben.url(), /#/);
    await anna.locator(by("seat-1"), { hasText: "Ben" }).waitFor();
  });

  it("keeps both in step", async () => {
    for (let turns = 0; turns < 6; turns++) {
      const asking = anna.locator("[data-face=asked]");
      const other = ben.locator("[data-face=asked]");
      await Promise.race([asking.waitFor(), other.waitFor()]);
      const [one, two] = (await asking.count()) > 0 ? [anna, ben] : [ben, anna];
      const old = await version(two);
      await answer(one, () => 0);
      await moved(two, old);
    }
  });

  it("shows each only their own question, in their own language", async () => {
    const both = await Promise.all(
      [anna, ben].map((page) => page.locator("[data-face=asked]").count()),
    );
    assert.equal(both[0] + both[1], 1);
    assert.match(await ben.textContent(by("log-lines")), /rolls/);
    assert.match(await anna.textContent(by("log-lines")), /würfelt/);
  });

  it("lets them talk", async () => {
    await anna.click(by("chat"));
    await anna.fill("aside input", "Gut gemacht! <b>fett</b>");
    await anna.keyboard.press("Enter");
    await ben.click(by("chat"));
    await ben.getByText("Gut gemacht! <b>fett</b>").waitFor();
  });

  it("shows a spectator the table and no answers", async () => {
    await eve.goto(links[1]);
    await eve.waitForSelector("[data-anchor]");
    assert.equal(await eve.locator('[data-state="legal"]').count(), 0);
    assert.equal(await eve.locator(by("option")).count(), 0);
    assert.equal(await eve.locator(by("undo")).count(), 0);
  });

  it("lets nobody in with the invitation once it is accepted", async () => {
    await eve.goto("/");
    await eve.goto(links[0]);
    await eve.locator(by("no-entry")).waitFor();
  });

  it("takes back the link to a seat: only who took it back plays on", async () => {
    const phone = await browser.device(server.url);
    await phone.goto(links[2]);
    await phone.waitForSelector(by("question"));
    await anna.locator(by("seat-0"), { hasText: "2" }).waitFor();
    await anna.click(by("invite"));
    await anna.locator(by("take-back")).last().click();
    await anna.waitForSelector(by("question"));
    await phone
      .getByText(/gibt es nicht/)
      .first()
      .waitFor();
    await anna.waitForSelector(by("question"));
  });

  it("remembers the seat on the device", async () => {
    await ben.goto("/");
    await ben.locator(by("resume")).click();
    await ben.waitForSelector(by("question"));
  });
});
