// The map of ringwar: a long while against a bot by clicking, on a desk and on a phone.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import {
  answer,
  asked,
  begin,
  by,
  command,
  moved,
  version,
} from "./playing.mjs";
import { still } from "./sweep/play.mjs";
import { opened } from "./table.mjs";
import { fits, inWords } from "./words.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true };
const legal = (kind) => `[data-anchor^="${kind}:"][data-state=legal]`;
const on = (anchor) => `[data-anchor="${anchor}"][data-state=legal]`;
const region = (name) => `[data-anchor="region:${name}"]`;

const { server, browser } = await opened();

describe("ringwar on its map", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url, { width: 1440, height: 900 });
  });

  it("begins on a map of 105 regions, each with a name that is read aloud", async () => {
    await begin(page, { game: "ringwar", strength: "random" });
    assert.equal(await asked(page), true);
    const regions = page.locator('[data-anchor^="region:"]');
    assert.equal(await regions.count(), 105);
    const said = await page
      .locator('[data-anchor="region:minas-tirith"]')
      .getAttribute("aria-label");
    assert.match(said, /^Minas Tirith\. Festung\. Freie Völker: 3 × /);
  });

  it("tells what is in a region when the pointer rests on it", async () => {
    await page.locator('[data-anchor="region:erebor"]').hover();
    const card = page.locator(by("army-card"));
    await card.waitFor();
    assert.match(await card.innerText(), /Erebor[\s\S]*Festung[\s\S]*Zwerge/);
    await page.mouse.move(4, 4);
    await card.waitFor({ state: "detached" });
  });

  it("comes closer, shows more names, and goes back to the whole map", async () => {
    const names = page.locator(".names text");
    const before = await names.count();
    await page.click(by("closer"));
    await page.click(by("closer"));
    await page.waitForSelector(by("whole"));
    assert.ok((await names.count()) > before);
    await page.click(by("whole"));
    await page.locator(by("whole")).waitFor({ state: "detached" });
    assert.equal(await names.count(), before);
  });

  it("is dragged when seen close, and a drag is no answer", async () => {
    await page.click(by("closer"));
    const box = () => page.getAttribute(by("map"), "style");
    const before = await box();
    await page.mouse.move(600, 300);
    await page.mouse.down();
    await page.mouse.move(480, 240, { steps: 6 });
    await page.mouse.up();
    assert.notEqual(await box(), before);
    await page.waitForSelector("[data-face=asked]");
    await page.click(by("whole"));
  });

  it("opens seats and log over the map, not over what is asked", async () => {
    await page.click(by("panel"));
    const panel = await page.locator(".rail .panel").boundingBox();
    const question = await page.locator(by("question")).boundingBox();
    assert.ok(panel.y + panel.height <= question.y + 1);
    await page.click(by("panel"));
  });

  it("has both players' points in sight on a phone, also late in the war", async () => {
    const phone = await browser.device(server.url, PHONE);
    await phone.goto(await server.begun("ringwar-march"));
    assert.equal(await asked(phone), true);
    const room = await phone.evaluate(() => {
      document.querySelector(".brief").textContent = "Runde 12";
      for (const score of document.querySelectorAll("[data-test=score]"))
        score.textContent = "10";
      const list = document.querySelector("header ul");
      return list.clientWidth - list.scrollWidth;
    });
    assert.equal(room, 0);
    await phone.context().close();
  });

  it("opens the menu of a die, and steps back", async () => {
    const desk = await browser.device(server.url);
    await desk.goto(await server.begun("ringwar-march"));
    assert.equal(await asked(desk), true);
    await desk.click(on("die:army"));
    await desk.waitForSelector(on("action:march"));
    // Laying the die aside is the foot of the menu, never the button one would press without reading.
    assert.equal(await desk.locator(by("lay-aside")).count(), 1);
    // What it cannot do now stands last, with why; what it can never do does not.
    const notNow = await desk.innerText(by("not-now"));
    assert.match(notNow, /angreifen[\s\S]*Keine Armee kann angreifen/i);
    assert.doesNotMatch(notNow, /rekrutier/i);
    await inWords(desk);
    await desk.click(by("back"));
    await desk.locator(by("menu")).waitFor({ state: "detached" });
    assert.equal(await desk.locator(legal("action")).count(), 0);
    await desk.context().close();
  });

  it("is played for a long while by clicking, in both languages", async () => {
    const seen = new Set();
    for (let given = 0; given < 60; given++) {
      if (!(await asked(page))) break;
      if (given === 30) await page.click(by("language"));
      if (given % 10 === 0) await inWords(page);
      const glowing = await page
        .locator("[data-state=legal]")
        .evaluateAll((all) =>
          all.map((one) => ({
            anchor: one.dataset.anchor,
            width: one.getBoundingClientRect().width,
          })),
        );
      // What may be pointed at is on the table, and large enough to be hit.
      assert.deepEqual(
        glowing.filter(({ width }) => width < 8),
        [],
      );
      const buttons = `${by("option")}, ${by("answers")} [role=option]`;
      assert.ok(glowing.length + (await page.locator(buttons).count()) > 0);
      for (const { anchor } of glowing) seen.add(anchor.split(":")[0]);
      await answer(page, (count) => (given * 7 + 3) % count);
    }
    for (const kind of ["region", "die", "card"])
      assert.ok(seen.has(kind), `${kind}; seen: ${[...seen]}`);
    await inWords(page);
    await fits(page);
  });

  it("moves an army by the keyboard: what glows can be reached, and says its name", async () => {
    const desk = await browser.device(server.url);
    await desk.goto(await server.begun("ringwar-march"));
    assert.equal(await asked(desk), true);
    const press = async (anchor) => {
      const spot = desk.locator(on(anchor));
      await spot.waitFor();
      assert.equal(await spot.getAttribute("tabindex"), "0", anchor);
      await spot.focus();
      await desk.keyboard.press("Enter");
    };
    await press("die:army");
    await press("action:march");
    const region = desk.locator(on("region:edoras"));
    await region.waitFor();
    assert.match(await region.getAttribute("aria-label"), /^Edoras\. /);
    await press("region:edoras");
    const settled = await version(desk);
    await press("region:folde");
    await moved(desk, settled);
    await desk.context().close();
  });

  it("moves an army by pointing at it and at its target: all go, and undo takes back the whole", async () => {
    const desk = await browser.device(server.url, { width: 1280, height: 720 });
    await desk.goto(await server.begun("ringwar-march"));
    assert.equal(await asked(desk), true);
    await desk.click(on("die:army"));
    await desk.click(on("action:march"));
    await desk.locator(on("region:minas-tirith")).waitFor();
    const settled = await version(desk);
    const said = () => desk.getAttribute(region("minas-tirith"), "aria-label");
    const before = await said();
    assert.match(before, /3 × .*1 × .*1 × /);
    // An army of several figures: the rules would ask who of them stays.
    await desk.click(on("region:minas-tirith"));
    const going = desk.locator(`${by("who-goes")} output`);
    await going.first().waitFor();
    assert.deepEqual(await going.allInnerTexts(), ["3", "1", "1"]);
    assert.equal(await version(desk), settled);
    await desk.click(on("region:lossarnach"));
    await moved(desk, settled);
    assert.equal(await asked(desk), true);
    assert.equal(await desk.locator(by("who-goes")).count(), 0);
    assert.doesNotMatch(await said(), /×/);
    await desk.click(by("undo"));
    await desk.locator(on("region:minas-tirith")).waitFor();
    assert.equal(await said(), before);
    assert.equal(await desk.locator(by("who-goes")).count(), 0);
    await desk.context().close();
  });

  for (const [what, size, from, to, all] of [
    [
      "clicks",
      { width: 1366, height: 768 },
      "minas-tirith",
      "lossarnach",
      ["3", "1", "1"],
    ],
    // The map of a phone shows a part of the land: an army that is in sight from the start.
    ["taps", PHONE, "rivendell", "fords-of-bruinen", ["2", "1"]],
  ])
    it(`moves an army with three ${what}: the die, the army, its target`, async () => {
      const table = await browser.device(server.url, size);
      await table.goto(await server.begun("ringwar-march"));
      assert.equal(await asked(table), true);
      const before = await version(table);
      const said = () => table.getAttribute(region(from), "aria-label");
      const army = await said();
      const press = async (anchor) => {
        const spot = table.locator(on(anchor)).first();
        await spot.waitFor();
        await still(table);
        await (what === "taps" ? spot.tap() : spot.click());
      };
      await press("die:army");
      await press(`region:${from}`);
      const going = table.locator(`${by("who-goes")} output`);
      await going.first().waitFor();
      assert.deepEqual(await going.allInnerTexts(), all);
      assert.match(await table.innerText(by("ask")), /^Welche Armee/);
      assert.equal(await version(table), before);
      await press(`region:${to}`);
      await table.locator(by("who-goes")).waitFor({ state: "detached" });
      assert.equal(await asked(table), true);
      assert.doesNotMatch(await said(), /×/);
      // All of it is one choice: it is taken back as one.
      await command(table, "undo");
      await table.locator(on("die:army")).waitFor();
      assert.equal(await said(), army);
      await table.context().close();
    });

  it("tells how far a deed reaches, and lights armies ahead only where the menu of the die does not lie on them", async () => {
    const large = { width: 1366, height: 768 };
    const desk = await browser.device(server.url, large);
    await desk.goto(await server.begun("ringwar-will"));
    assert.equal(await asked(desk), true);
    await desk.click(on("die:will"));
    const politics = desk.locator(on("action:politics"));
    await politics.filter({ hasText: "5 Völker" }).waitFor();
    const armies = desk.locator(legal("region"));
    await armies.first().waitFor();
    const ahead = await armies.count();
    await desk.setViewportSize({ width: 1024, height: 768 });
    await armies.first().waitFor({ state: "detached" });
    await desk.waitForSelector(on("action:march"));
    // What the die cannot do would make the menu longer, and it lies on the map here.
    await desk.waitForSelector(`${by("not-now")}:not([open])`);
    await desk.setViewportSize(large);
    await armies.first().waitFor();
    assert.equal(await armies.count(), ahead);
    await desk.context().close();
  });

  it("tells in a battle what each answer is worth, and answers there", async () => {
    const desk = await browser.device(server.url, { width: 1366, height: 768 });
    await desk.goto(await server.begun("ringwar-battle"));
    assert.equal(await asked(desk), true);
    const ways = desk.locator(`${by("battle")} ${by("ways")} button`);
    await ways.filter({ hasText: "%" }).first().waitFor();
    const said = (await ways.allInnerTexts()).map((one) =>
      one.replace(/\s+/g, " "),
    );
    assert.equal(said.length, 4);
    for (const one of said) assert.match(one, /\d+ %$/);
    assert.match(said[0], /^Ohne Karte kämpfen 13 %$/);
    assert.match(said.join("; "), /Vorteilhafte Stellung .* 22 %/);
    await inWords(desk);
    const before = await version(desk);
    await ways.filter({ hasText: "Heldenmut" }).click();
    await moved(desk, before);
    // What has fallen lies there, and what counts of it stands out.
    const rolls = desk.locator(`${by("battle")} .roll`);
    await rolls.filter({ hasText: "Treffer" }).first().waitFor();
    for (const roll of await rolls.all()) {
      const hits = Number(/\d+(?= Treffer)/.exec(await roll.innerText()) ?? 0);
      assert.equal(await roll.locator(".pip:not(.miss)").count(), hits);
    }
    await desk.context().close();
  });

  it("asks on a phone who falls without a list of answers, however many ways there are", async () => {
    const phone = await browser.device(server.url, PHONE);
    await phone.goto(await server.begun("ringwar-losses"));
    assert.equal(await asked(phone), true);
    await phone.tap(on("figure:gondor-elite"));
    const ways = phone.locator(by("option"));
    await ways.filter({ hasText: "Herabstufen" }).waitFor();
    assert.equal(await ways.count(), 2);
    assert.equal(await phone.locator(by("answers")).count(), 0);
    const before = await version(phone);
    await ways.filter({ hasText: "Herabstufen" }).tap();
    await moved(phone, before);
    await phone.context().close();
  });

  it("tells what the hunt will have done, whoever bears it", async () => {
    const phone = await browser.device(server.url, PHONE);
    await phone.goto(await server.begun("ringwar-hunt"));
    assert.equal(await asked(phone), true);
    const ways = phone.locator(`${by("hunt")} ${by("ways")} button`);
    await ways.filter({ hasText: "3 wird 5" }).waitFor();
    await ways.filter({ hasText: "bleibt 3" }).waitFor();
    const lot = await ways.filter({ hasText: "3 oder 4" }).innerText();
    assert.match(lot, /71 % · 29 %/);
    await phone.context().close();
  });

  for (const [what, width, height] of [
    ["small", 360, 640],
    ["lying", 844, 390],
  ])
    it(`leaves the map to what glows while a die's menu is open on a ${what} phone`, async () => {
      const phone = await browser.device(server.url, {
        ...PHONE,
        width,
        height,
      });
      await phone.goto(await server.begun("ringwar-march"));
      assert.equal(await asked(phone), true);
      await phone.waitForSelector(by("situation"));
      await phone.tap(on("die:army"));
      await phone.waitForSelector(by("menu"));
      await phone.waitForSelector(by("situation"), { state: "detached" });
      await phone.keyboard.press("Escape");
      await phone.waitForSelector(by("situation"));
      await phone.context().close();
    });

  it("is played on a phone, with a small map in the corner and the situation on a sheet", async () => {
    const phone = await browser.device(server.url, PHONE);
    await begin(phone, { game: "ringwar", strength: "random" });
    await asked(phone);
    await phone.waitForSelector(".mini");
    // What is beyond the edge does not drag the small map and the buttons along.
    const moved = await phone
      .locator('[data-anchor="region:umbar"]')
      .evaluate((region) => {
        region.scrollIntoView();
        const { scrollLeft, scrollTop } = region.closest(".map");
        return [scrollLeft, scrollTop];
      });
    assert.deepEqual(moved, [0, 0]);
    await phone.click(by("situation"));
    const sheet = phone.getByRole("dialog");
    assert.match(await sheet.innerText(), /Politik[\s\S]*Gondor/);
    await inWords(phone);
    await phone.keyboard.press("Escape");
    for (let given = 0; given < 12 && (await asked(phone)); given++) {
      if (given % 4 === 0) await inWords(phone);
      await fits(phone);
      await answer(phone, (count) => (given * 5 + 2) % count);
    }
    await phone.context().close();
  });
});
