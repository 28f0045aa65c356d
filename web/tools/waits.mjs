// How long one waits between one's own turns: a person in a browser against two bots, at normal speed.
//
//   npm run waits                         hobbits and orcs, five waits each
//   npm run waits -- --game orcs --waits 10 --bot ismcts:0.3s --speed slow
import { parseArgs } from "node:util";
import { answer, asked, begin, by } from "../../tests/e2e/playing.mjs";
import { Browser, Server } from "../../tests/e2e/table.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string", multiple: true, default: ["hobbits", "orcs"] },
    waits: { type: "string", default: "5" },
    bot: { type: "string", default: "greedy" },
    speed: { type: "string", default: "normal" },
  },
});

/** Whether it is this device's turn, the match is over (null), or neither: looked at in the page itself. */
const standing = (page) =>
  page.evaluate(() => {
    const face = document.querySelector("[data-test=question]")?.dataset.face;
    return face === "over" ? null : face === "asked";
  });

const server = await Server.open();
const browser = await Browser.open();
try {
  for (const game of values.game) {
    const page = await browser.device(server.url, {
      settings: { speed: values.speed, sound: false, name: "Anna" },
    });
    await begin(page, { game, seats: 3, strength: values.bot });
    const waits = [];
    while (waits.length < Number(values.waits) && (await asked(page, 120_000))) {
      await answer(page);
      const begun = performance.now();
      // Others have to have acted in between: what follows from one's own answer is no wait.
      const lines = await page.locator(by("log-lines")).innerText();
      if (!(await asked(page, 120_000))) break;
      const wait = (performance.now() - begun) / 1000;
      const after = (await page.locator(by("log-lines")).innerText()).slice(lines.length);
      if (/Odo|Lobelia/.test(after)) waits.push(wait);
      if ((await standing(page)) === null) break;
    }
    waits.sort((a, b) => a - b);
    const at = (share) => (waits[Math.floor(share * (waits.length - 1))] ?? NaN).toFixed(1);
    console.log(
      `${game}: ${waits.length} waits, median ${at(0.5)} s, longest ${at(1)} s (${values.bot}, ${values.speed})`,
    );
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.close();
}
