// How fast a table is: what is loaded for it, how long until one can click, and from a click to the change.
//
//   npm run speed                              hobbits and tcg in turn, five rounds of six clicks each
//   npm run speed -- --game hobbits --game ringwar --rounds 3 --clicks 60
//   npm run speed -- --game hobbits --game ringwar --rounds 1 --clicks 5000      whole games
//
// "Loaded" is what came over the line for this table and not for the lobby, compressed as it was sent.
import { parseArgs } from "node:util";
import { asked, version } from "../../tests/e2e/playing.mjs";
import { isOver } from "../../tests/e2e/sweep/one_game.mjs";
import { sit } from "../../tests/e2e/sweep/play.mjs";
import { Browser, Server } from "../../tests/e2e/table.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string", multiple: true, default: ["hobbits", "tcg"] },
    rounds: { type: "string", default: "5" },
    clicks: { type: "string", default: "6" },
  },
});

/** The number that such a share of them does not exceed. */
const at = (share, numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(share * numbers.length)] ?? NaN;
const middle = (numbers) => at(0.5, numbers);
const server = await Server.open();
const browser = await Browser.open();
const found = new Map(
  values.game.map((game) => [game, { first: [], change: [], loaded: [], idle: 0, over: 0 }]),
);

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

/**
 * Clicks what glows, or a button; gives the time from the click until the table had changed and was drawn, in ms.
 * `tries`: how many clicks were made since the last answer. Who only points at what glows may never come to an end.
 */
const click = (page, number, tries) =>
  page.evaluate(
    async ([number, tries]) => {
      const [glowing, confirm, buttons, beads] = [
        "[data-state=legal]",
        "[data-test=confirm]",
        "[data-test=answers] [role=option], [data-test=option]",
        "button[data-answer]:not([data-test])",
      ].map((which) => [...document.querySelectorAll(which)]);
      // The usual button stands last; of what a board offers in a row, the first hurts least.
      const button = confirm[0] ?? buttons.at(-1) ?? beads[0];
      const glow = glowing[(number * 7 + 3) % glowing.length];
      const pressing = tries % 3 === 2 || tries % 12 > 6;
      const target = confirm[0] ?? (pressing ? (button ?? glow) : (glow ?? button));
      if (!target) return null;
      const seen = () =>
        [
          document.querySelector("[data-test=question]").textContent,
          document.querySelector("[data-test=table]").dataset.version,
          document.querySelector("[data-opened]")?.textContent,
          ...[...document.querySelectorAll("[data-state=legal], [data-state=chosen]")].map(
            ({ dataset }) => dataset.anchor + dataset.state,
          ),
        ].join();
      const before = seen();
      const began = performance.now();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return new Promise((done) => {
        const look = () => {
          if (seen() !== before) requestAnimationFrame(() => done(performance.now() - began));
          else if (performance.now() - began > 5000) done(null);
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    [number, tries],
  );

try {
  const { games } = await fetch(`${server.url}/api/games`).then((reply) => reply.json());
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [id, numbers] of found) {
      const page = await browser.device(server.url, { settings: { sound: false }, motion: true });
      await page.goto("/");
      await page.locator("[data-test^=game-]").first().waitFor();
      await page.waitForLoadState("networkidle");
      const sums = await counting(page);
      const began = performance.now();
      await sit(
        server,
        page,
        games.find((one) => one.id === id),
        "greedy",
      );
      await asked(page);
      numbers.first.push(performance.now() - began);
      await page.waitForLoadState("networkidle");
      numbers.loaded.push({ ...sums });
      let [before, tries] = [0, 0];
      for (let given = 0; given < Number(values.clicks) && (await asked(page)); given++) {
        const now = await version(page);
        tries = now === before ? tries + 1 : 0;
        before = now;
        const time = await click(page, given, tries);
        if (time === null) numbers.idle++;
        else numbers.change.push(time);
      }
      if (await isOver(page)) numbers.over++;
      await page.context().close();
    }
} finally {
  await browser.close();
  await server.close();
}
for (const [game, { first, change, loaded, idle, over }] of found) {
  const code = middle(loaded.map((one) => one.code)) / 1024;
  const data = middle(loaded.map((one) => one.data)) / 1024;
  console.log(
    `${game}: ${code.toFixed(0)} kB of code and ${data.toFixed(0)} kB of data, ` +
      `first question after ${(middle(first) / 1000).toFixed(2)} s, ` +
      `click to change ${middle(change).toFixed(0)} ms (median of ${change.length}; ${at(0.95, change).toFixed(0)} ms at 95 %)` +
      (over > 0 ? `, ${over} played to the end` : "") +
      (idle > 0 ? `; ${idle} clicks changed nothing` : ""),
  );
}
