// Taking back what chance has seen: one phone asks, the other decides.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { answer, begin, by, moved, version } from "./playing.mjs";
import { opened } from "./table.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };

const { server, browser } = await opened();

describe("a takeback beyond the barrier", () => {
  let anna, ben;
  before(async () => {
    anna = await browser.device(server.url, {
      ...PHONE,
      settings: { name: "Anna" },
    });
    ben = await browser.device(server.url, {
      ...PHONE,
      locale: "en-GB",
      settings: { lang: "en" },
    });
    await begin(anna, { mode: "invite", seats: 2 });
    const link = await anna.locator(by("invitation")).first().inputValue();
    await anna.keyboard.press("Escape");
    await ben.goto(link);
    await ben.fill("input", "Ben");
    await ben.click(by("join"));
    await ben.waitForSelector(by("question"));
    // Anna goes on until it is Ben's turn: then the die has been rolled for him.
    const asked = (page) => page.locator("[data-face=asked]");
    for (;;) {
      await Promise.race([asked(anna).waitFor(), asked(ben).waitFor()]);
      if ((await asked(ben).count()) > 0) break;
      await answer(anna, () => 0);
    }
  });

  const ask = async () => {
    await anna.locator(`${by("undo")}:not([disabled])`).tap();
    await ben.locator(by("agree")).waitFor();
  };
  const decided = () =>
    Promise.all(
      [anna, ben].map((page) =>
        page.locator(by("consent")).waitFor({ state: "detached" }),
      ),
    );

  it("says on either side what is asked, in either language", async () => {
    await ask();
    const own = await anna.textContent(by("consent"));
    assert.match(own, /Du möchtest zurücknehmen/);
    assert.match(own, /Zurück vor: „Anna .+“/);
    assert.match(own, /Zustimmung von Ben/);
    const asked = await ben.textContent(by("consent"));
    assert.match(asked, /Anna would like to take back/);
    assert.match(asked, /Back to before: “Anna .+”/);
    assert.match(asked, /Chance has spoken since/);
    assert.ok(await anna.locator(by("undo")).isDisabled());
  });

  it("covers neither who sits there nor the question", async () => {
    const within = async (name) => ben.locator(by(name)).boundingBox();
    const box = await within("consent");
    const [seat, question] = [await within("seat-1"), await within("question")];
    assert.ok(box.y >= seat.y + seat.height, "below the seats");
    assert.ok(box.y + box.height <= question.y + 1, "above the question");
    assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width);
    for (const name of ["agree", "refuse"])
      assert.ok((await within(name)).height >= 44, `${name} fits a thumb`);
  });

  it("can be thought better of", async () => {
    await anna.locator(by("withdraw")).tap();
    await decided();
    await ben.getByText("Anna no longer wants to take back.").waitFor();
  });

  it("can be refused", async () => {
    const before = await version(anna);
    await ask();
    await ben.locator(by("refuse")).tap();
    await decided();
    await anna.getByText("Ben möchte nicht, dass").waitFor();
    assert.equal(await version(anna), before);
  });

  it("can be allowed", async () => {
    const before = await version(ben);
    await ask();
    await ben.locator(by("agree")).tap();
    await decided();
    await moved(ben, before);
    await anna.locator("[data-face=asked]").waitFor();
  });
});
