// Every game to its end, and all that is learnt, in every window and both languages:  node tests/e2e/sweep/run.mjs [--game hobbits]
//   --lang de   --window 390x844   --questions 50   --seed 3   --bot random   --lessons (no match)   --matches (no lessons)   (all of them may be left out)
// What is wrong is printed, with a picture in tests/e2e/sweep/pictures.
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { missing } from "../find.mjs";
import { Browser, Server } from "../table.mjs";
import { built } from "./games.mjs";
import { AnalysisSweep, LessonSweep, lessonsOf } from "./learning.mjs";
import { crowd, holdBreath, sit } from "./play.mjs";
import { SHORT, sweeper } from "./drafting.mjs";
import { WINDOWS, name } from "./windows.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    lang: { type: "string" },
    window: { type: "string" },
    questions: { type: "string" },
    seed: { type: "string", default: "1" },
    // Somebody at the table has to want to come to the end.
    bot: { type: "string", default: "greedy" },
    lessons: { type: "boolean", default: false },
    matches: { type: "boolean", default: false },
  },
});
const reasons = missing();
if (reasons.length > 0) {
  console.error(`nothing can be looked at, because ${reasons.join("; ")}`);
  process.exit(1);
}
const windows = WINDOWS.filter(
  (one) => !values.window || name(one) === values.window,
);
const most = values.questions ? Number(values.questions) : Infinity;
rmSync(new URL("./pictures/", import.meta.url), {
  recursive: true,
  force: true,
});

const server = await Server.open();
const browser = await Browser.open();
let faults = 0;
try {
  const games = await built(server);
  for (const game of games.filter(
    (one) => !values.game || one.id === values.game,
  ))
    for (const lang of ["de", "en"].filter(
      (one) => !values.lang || one === values.lang,
    ))
      for (const finger of [false, true]) {
        const own = windows.filter((one) => Boolean(one.finger) === finger);
        if (own.length === 0) continue;
        const page = await browser.device(server.url, {
          ...own[0],
          hasTouch: finger,
          isMobile: finger,
          settings: { lang, passing: true },
          motion: true,
        });
        await holdBreath(page);
        const before = browser.complaints.length;
        const log = (line) => console.log(`  ${line}`);
        const Own = sweeper(game);
        const sweep = new Own({
          page,
          game,
          lang,
          windows: own,
          seed: Number(values.seed),
          log,
        });
        if (!values.lessons) {
          const settings = game.part_of ? SHORT : {};
          await sit(server, page, game, values.bot, crowd(game, lang), settings)
            .then(() => sweep.play(most))
            .catch((error) => sweep.broke(error));
        }
        const seen = { page, game, lang, windows: own, log };
        const learning = new LessonSweep(seen);
        const alone = values.matches || game.part_of !== undefined;
        const lessons = alone ? [] : await lessonsOf(server, game);
        for (const lesson of lessons)
          await learning
            .learn(lesson, { few: 2 })
            .catch((error) => learning.broke(`${lesson}: ${error}`));
        const analysis = new AnalysisSweep(seen);
        if (!alone) await analysis.analyse(server);
        const errors = browser.complaints.slice(before);
        for (const error of new Set(errors))
          console.log(`  in the console: ${error}`);
        const all = [sweep, learning, analysis];
        const looks = all.reduce((sum, one) => sum + one.looks, 0);
        const wrong = all.reduce((sum, one) => sum + one.found.size, 0);
        faults += wrong + errors.length;
        console.log(
          `${game.id} ${lang} ${finger ? "taps" : "clicks"}: ${sweep.questions} questions, ${learning.steps} steps of lessons, ${looks} looks, ${wrong} faults, ${errors.length} errors`,
        );
        await page.context().close();
      }
} finally {
  await browser.close();
  await server.close();
}
console.log(faults === 0 ? "Nothing wrong." : `${faults} faults.`);
process.exit(faults === 0 ? 0 : 1);
