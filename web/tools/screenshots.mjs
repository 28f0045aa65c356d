// Takes the pictures for docs/ and the README from a running table:
//   npm run screenshots [-- folder [part of a name]]
// Needs what the browser tests need.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { missing, root } from "../../tests/e2e/find.mjs";
import { answer, asked, begin, by } from "../../tests/e2e/playing.mjs";
import { Browser, Server } from "../../tests/e2e/table.mjs";

const reasons = missing();
if (reasons.length > 0) {
  for (const reason of reasons) console.error(`no pictures, because ${reason}`);
  process.exit(1);
}
const folder = resolve(process.argv[2] ?? join(root, "docs", "screenshots"));
const wanted = process.argv[3] ?? "";
mkdirSync(folder, { recursive: true });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true, deviceScaleFactor: 2 };
const LIGHT = { colorScheme: "light" };
const DARK = { colorScheme: "dark" };
const de = { locale: "de-DE", settings: { lang: "de", name: "Lotte" } };
const en = { locale: "en-GB", settings: { lang: "en", name: "Lotte" } };

const server = await Server.open();
const browser = await Browser.open();

async function picture(name, look, scene) {
  if (!name.includes(wanted)) return;
  const page = await browser.device(server.url, look);
  try {
    await scene(page);
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(2, 2);
    await page.waitForTimeout(500);
    // As WebP, which only the browser itself can write: a third of a PNG.
    const browserItself = await page.context().newCDPSession(page);
    const taken = { format: "webp", quality: 82 };
    const { data } = await browserItself.send("Page.captureScreenshot", taken);
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, "base64"));
    console.log(name);
  } catch (error) {
    console.error(`${name}: ${error.message.split("\n")[0]}`);
    process.exitCode = 1;
  } finally {
    await page.context().close();
  }
}

/** A match some turns old, at a moment when something is asked. */
const underWay =
  (game, answers, seats = 4) =>
  async (page) => {
    await begin(page, { game, seats });
    for (let given = 0; given < answers && (await asked(page)); given++)
      await answer(page, (n) => n >> 1);
    await asked(page);
    await page
      .locator('[data-state="legal"]')
      .first()
      .waitFor({ timeout: 2000 })
      .catch(() => {});
  };

/** Some turns into ringwar, at a moment when regions of the map glow. */
const onTheMap = (answers) => async (page) => {
  await underWay("ringwar", answers, 2)(page);
  const glowing = page.locator('[data-anchor^="region:"][data-state="legal"]');
  for (let more = 0; more < 30 && (await glowing.count()) < 3 && (await asked(page)); more++)
    await answer(page, (n) => n >> 1);
  await asked(page);
};

/** A deck of the box, open in the builder. */
const building = async (page) => {
  await page.goto("/decks/tcg");
  await page.click(by("from-aragorn"));
  await page.locator(by("finding")).first().waitFor();
};

/** A draft against bots, some cards into the first booster. */
const drafting = async (page) => {
  await page.goto("/new/draft");
  await page.click(by("start"));
  const lying = page.locator('[data-test=booster] [data-state="legal"]');
  for (let left = 11; left > 7; left--) {
    await lying.nth(left - 1).waitFor();
    await lying.first().click();
    await page.click(by("confirm"));
    await page.waitForFunction(
      (n) => document.querySelectorAll('[data-test=booster] [data-state="legal"]').length === n,
      left - 1,
    );
  }
};

/** A table of `positions.py`. */
const laid = (position) => async (page) => {
  // Nothing is passed by itself while the picture is taken.
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("mathom.settings") ?? "{}");
    localStorage.setItem("mathom.settings", JSON.stringify({ ...kept, passing: false }));
  });
  await page.goto(await server.begun(position));
  await asked(page, 60_000);
};

const lobby = async (page) => {
  await page.goto("/");
  await page.waitForSelector(by("game-hobbits"));
};

const resumed = async (page) => {
  await underWay("hobbits", 1, 3)(page);
  await lobby(page);
  await page.locator(by("resume")).first().waitFor();
};

const ended = async (page) => {
  await begin(page, { seats: 3 });
  while (await asked(page)) await answer(page);
  await page.waitForSelector(by("end"));
};

await picture("lobby", { ...DESK, ...LIGHT, ...de }, resumed);
await picture("hobbits", { ...DESK, ...LIGHT, ...de }, underWay("hobbits", 5));
await picture("hobbits-phone", { ...PHONE, ...LIGHT, ...de }, underWay("hobbits", 3));
await picture("journey-dark-en", { ...DESK, ...DARK, ...en }, underWay("journey", 8, 3));
await picture("journey-phone", { ...PHONE, ...DARK, ...de }, underWay("journey", 4, 3));
await picture("orcs", { ...DESK, ...LIGHT, ...de }, underWay("orcs", 5, 3));
await picture("orcs-phone", { ...PHONE, ...LIGHT, ...de }, underWay("orcs", 4, 3));
await picture("ringwar", { ...DESK, ...LIGHT, ...de }, onTheMap(6));
await picture("ringwar-phone", { ...PHONE, ...LIGHT, ...de }, onTheMap(4));
await picture("tcg", { ...DESK, ...LIGHT, ...de }, laid("tcg-assigning"));
await picture("tcg-skirmish", { ...DESK, ...LIGHT, ...de }, laid("tcg-skirmish"));
await picture("tcg-dark-en", { ...DESK, ...DARK, ...en }, laid("tcg-shadow"));
await picture("tcg-three", { ...DESK, ...LIGHT, ...de }, laid("tcg-three"));
await picture("tcg-phone", { ...PHONE, ...LIGHT, ...de }, laid("tcg-assigning"));
await picture("decks", { ...DESK, ...LIGHT, ...de }, building);
await picture("draft", { ...DESK, ...LIGHT, ...de }, drafting);
await picture("new-match-decks", { ...DESK, ...LIGHT, ...de }, async (page) => {
  await page.goto("/new/tcg");
  await page.locator(by("brings-deck")).nth(1).click();
  await page.locator(by("bring")).last().scrollIntoViewIfNeeded();
});
await picture("invite", { ...DESK, ...LIGHT, ...en }, async (page) => {
  await begin(page, { mode: "invite", seats: 3 });
  await page.locator(by("invitation")).first().waitFor();
});
await picture("curtain-phone", { ...PHONE, ...LIGHT, ...de }, async (page) => {
  await begin(page, { mode: "hot-seat", seats: 2 });
  await page.click(by("curtain-go"));
  for (let given = 0; given < 12; given++) {
    await page
      .locator(`[data-face=asked], ${by("curtain")}`)
      .first()
      .waitFor();
    if (await page.locator(by("curtain")).count()) break;
    await answer(page, () => 0);
  }
});
await picture("end", { ...DESK, ...LIGHT, ...de }, ended);
await picture("replay", { ...DESK, ...DARK, ...de }, async (page) => {
  await ended(page);
  await page.click(by("replay"));
  await page.locator(by("slider")).waitFor();
  const total = Number(await page.getAttribute(by("slider"), "max"));
  await page.locator(by("slider")).fill(String(Math.round(total * 0.6)));
});

for (const complaint of browser.complaints) console.error(complaint);
await browser.close();
await server.close();
