// One match to its end by what glows and what stands as a button, never by the list of answers:
//   node tests/e2e/sweep/match.mjs [--game ringwar] [--window 1280x720] [--lang de] [--questions 40] [--bot greedy]
//   --eager 3: passes three times of four where one may pass
import { parseArgs } from "node:util";
import { missing } from "../find.mjs";
import { Browser, Server } from "../table.mjs";
import { holdBreath, sit } from "./play.mjs";
import { Pointing } from "./pointing.mjs";
import { WINDOWS, name } from "./windows.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "ringwar" },
    window: { type: "string", default: "1280x720" },
    lang: { type: "string", default: "de" },
    questions: { type: "string" },
    bot: { type: "string", default: "greedy" },
    seed: { type: "string", default: "1" },
    eager: { type: "string", default: "0" },
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
  const page = await browser.device(server.url, {
    ...window,
    hasTouch: window.finger === true,
    isMobile: window.finger === true,
    settings: { lang: values.lang, passing: true },
  });
  await holdBreath(page);
  const match = new Pointing({
    page,
    game,
    lang: values.lang,
    windows: [window],
    seed: Number(values.seed),
    eager: Number(values.eager),
  });
  await sit(server, page, game, values.bot);
  const most = values.questions ? Number(values.questions) : Infinity;
  await match.play(most).catch((error) => match.note(window, String(error)));
  const over = await page.locator("[data-face=over]").count();
  for (const fault of match.found.values()) console.log(`  ${fault}`);
  for (const error of browser.complaints)
    console.log(`  in the console: ${error}`);
  faults = match.found.size + browser.complaints.length;
  const end = over > 0 ? "to its end" : "not to its end";
  console.log(
    `${game.id} ${values.window} ${values.lang}: ${match.questions} questions (${match.passes} passed), ${match.clicks} clicks, ${end}, ${faults} faults`,
  );
  if (!values.questions && over === 0) faults++;
} finally {
  await browser.close();
  await server.close();
}
process.exit(faults === 0 ? 0 : 1);
