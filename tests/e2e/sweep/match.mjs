// One match to its end by what glows and what stands as a button, never by the list of answers:
//   node tests/e2e/sweep/match.mjs [--game ringwar] [--window 1280x720] [--lang de] [--questions 40] [--bot greedy]
//   --eager 3: passes three times of four where one may pass
import { inOneGame, isOver } from "./one_game.mjs";
import { sit } from "./play.mjs";
import { Pointing } from "./pointing.mjs";

const more = {
  game: "ringwar",
  window: "1280x720",
  questions: { type: "string" },
  bot: { type: "string", default: "greedy" },
  eager: { type: "string", default: "0" },
};

await inOneGame(more, async ({ server, values, sitting }) => {
  const match = new Pointing({ ...sitting, eager: Number(values.eager) });
  await sit(server, match.page, match.game, values.bot);
  const most = values.questions ? Number(values.questions) : Infinity;
  await match.play(most).catch((error) => match.broke(error));
  console.log(
    `${match.questions} questions (${match.passes} passed), ${match.clicks} clicks`,
  );
  const over = values.questions !== undefined || (await isOver(match.page));
  return { found: match.found, over };
});
