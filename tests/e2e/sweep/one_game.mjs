// One game in one window of a real browser, against a server of its own: what a single run has to open and close.
import { parseArgs } from "node:util";
import { missing } from "../find.mjs";
import { Browser, Server } from "../table.mjs";
import { holdBreath } from "./play.mjs";
import { WINDOWS, name } from "./windows.mjs";

const text = (usual) => ({ type: "string", default: usual });

/**
 * Opens what the command line asks for (`--game --window --lang --seed`, and `more` options), lets `visit` do its
 * work with it, says what was wrong, and ends the process: with 0 if nothing was.
 *
 * `visit({ server, values, sitting })` returns `{ found, over }`: the faults, and whether it came to the end it was to
 * come to. `sitting` is what a `Sweep` is made of.
 */
export async function inOneGame({ game: usual, window: seen, ...more }, visit) {
  const { values } = parseArgs({
    options: {
      game: text(usual),
      window: text(seen),
      lang: text("de"),
      seed: text("1"),
      ...more,
    },
  });
  const reasons = missing();
  if (reasons.length > 0) {
    console.error(`nothing can be played, because ${reasons.join("; ")}`);
    process.exit(1);
  }
  const window = WINDOWS.find((one) => name(one) === values.window);
  if (!window) throw new Error(`no such window: ${values.window}`);
  const server = await Server.open();
  const browser = await Browser.open();
  let faults = 1;
  try {
    const { games } = await fetch(`${server.url}/api/games`).then((reply) =>
      reply.json(),
    );
    const game = games.find((one) => one.id === values.game);
    if (!game) throw new Error(`no such game: ${values.game}`);
    const page = await browser.device(server.url, {
      ...window,
      hasTouch: window.finger === true,
      isMobile: window.finger === true,
      settings: { lang: values.lang, passing: true },
      motion: true,
    });
    await holdBreath(page);
    const { found, over } = await visit({
      server,
      values,
      sitting: {
        page,
        game,
        lang: values.lang,
        windows: [window],
        seed: Number(values.seed),
      },
    });
    const wrong = [
      ...found.values(),
      ...browser.complaints.map((error) => `in the console: ${error}`),
    ];
    for (const fault of wrong) console.log(`  ${fault}`);
    faults = wrong.length + (over ? 0 : 1);
    console.log(
      `${game.id} ${values.window} ${values.lang}: ${over ? "to its end" : "not to its end"}, ${wrong.length} faults`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
  process.exit(faults === 0 ? 0 : 1);
}

/** Whether the match has come to its end. */
export const isOver = async (page) =>
  (await page.locator("[data-face=over]").count()) > 0;
