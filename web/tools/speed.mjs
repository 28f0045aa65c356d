// How fast a table is: what is loaded for it, how long until one can click, and from a click to the change.
//
//   npm run speed                              hobbits and tcg in turn, five rounds of six clicks each
//   npm run speed -- --game ringwar --rounds 3 --clicks 10
//
// "Loaded" is what came over the line for this table and not for the lobby, compressed as it was sent.
import { parseArgs } from "node:util";
import { asked } from "../../tests/e2e/playing.mjs";
import { sit } from "../../tests/e2e/sweep/play.mjs";
import { Browser, Server } from "../../tests/e2e/table.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string", multiple: true, default: ["hobbits", "tcg"] },
    rounds: { type: "string", default: "5" },
    clicks: { type: "string", default: "6" },
  },
});

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;
const server = await Server.open();
const browser = await Browser.open();
const found = new Map(values.game.map((game) => [game, { first: [], change: [], loaded: [] }]));

/** Counts what is sent to a page from now on: scripts, styles, and data by itself. */
async function counting(page) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  const kinds = new Map();
  const sums = { code: 0, data: 0 };
  line.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const code = ["Script", "Stylesheet"].includes(kinds.get(requestId));
    sums[code ? "code" : "data"] += encodedDataLength;
  });
  return sums;
}

/** Clicks what glows, or a button; gives the time from the click until the table had changed, in ms. */
const click = (page) =>
  page.evaluate(async () => {
    const glowing = [...document.querySelectorAll("[data-state=legal]")];
    const buttons = [
      ...document.querySelectorAll(
        "[data-test=answers] [role=option], [data-test=confirm], [data-test=option]",
      ),
    ];
    const target = glowing[0] ?? buttons.at(-1);
    if (!target) return null;
    const before = document.querySelector("[data-test=question]").textContent;
    const began = performance.now();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return new Promise((done) => {
      const look = () => {
        const bar = document.querySelector("[data-test=question]");
        const changed =
          bar.textContent !== before || document.querySelectorAll("[data-state=chosen]").length > 0;
        if (changed) requestAnimationFrame(() => done(performance.now() - began));
        else if (performance.now() - began > 5000) done(null);
        else requestAnimationFrame(look);
      };
      look();
    });
  });

try {
  const { games } = await fetch(`${server.url}/api/games`).then((reply) => reply.json());
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [id, numbers] of found) {
      const page = await browser.device(server.url, { settings: { sound: false } });
      await page.goto("/");
      await page.locator("[data-test^=game-]").first().waitFor();
      await page.waitForLoadState("networkidle");
      const sums = await counting(page);
      const began = performance.now();
      await sit(server, page, games.find((one) => one.id === id), "greedy");
      await asked(page);
      numbers.first.push(performance.now() - began);
      await page.waitForLoadState("networkidle");
      numbers.loaded.push({ ...sums });
      for (let given = 0; given < Number(values.clicks) && (await asked(page)); given++) {
        const time = await click(page);
        if (time !== null) numbers.change.push(time);
      }
      await page.context().close();
    }
} finally {
  await browser.close();
  await server.close();
}
for (const [game, { first, change, loaded }] of found) {
  const code = middle(loaded.map((one) => one.code)) / 1024;
  const data = middle(loaded.map((one) => one.data)) / 1024;
  console.log(
    `${game}: ${code.toFixed(0)} kB of code and ${data.toFixed(0)} kB of data, ` +
      `first question after ${(middle(first) / 1000).toFixed(2)} s, ` +
      `click to change ${middle(change).toFixed(0)} ms (median of ${change.length})`,
  );
}
