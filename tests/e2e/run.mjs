// All browser tests:  node tests/e2e/run.mjs [parts of files' names …]
// Several files run at once, each with a server and a browser of its own; those that take longest begin first.
// Without a browser nothing fails, but it is said loudly what was skipped.
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { missing, testFiles, THOROUGH } from "./find.mjs";

/** By the time they take, longest first; files that are not listed follow. */
const LONG = [
  "sweep",
  "accessibility",
  "tcg",
  "lessons",
  "ringwar",
  "decks",
  "people",
  "orcs",
  "tcg-passing",
];

/** A file that takes longer, in milliseconds, hangs; whatever a page waits for, it waits for less. */
const HANGS = THOROUGH ? 7_200_000 : 1_800_000;

const rank = (file) => {
  const at = LONG.findIndex((name) => basename(file).startsWith(`${name}.`));
  return at < 0 ? LONG.length : at;
};
const files = testFiles(process.argv.slice(2)).sort(
  (one, other) => rank(one) - rank(other),
);
const reasons = missing();
if (reasons.length > 0) {
  console.log(`SKIPPED ${files.length} browser test files:`);
  for (const file of files) console.log(`  ${basename(file)}`);
  for (const reason of reasons) console.log(`because ${reason}`);
  process.exit(process.env.MATHOM_E2E === "required" ? 1 : 0);
}
// A browser waits most of the time: for its server, for bots, for what moves.
const concurrency = Math.min(4, availableParallelism() + 1);
const tests = run({ files, concurrency, timeout: HANGS });
tests.on("test:fail", ({ todo }) => {
  if (todo === undefined || todo === false) process.exitCode = 1;
});
tests.compose(spec).pipe(process.stdout);
