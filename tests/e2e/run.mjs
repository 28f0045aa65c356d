// All browser tests:  node tests/e2e/run.mjs [parts of files' names …]
// Several files run at once, each with a server and a browser of its own; those that take longest begin first.
// One in which something failed runs once more, alone, in the end: both results are told, the second one counts.
// Without a browser nothing fails, but it is said loudly what was skipped.
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { missing, testFiles } from "./find.mjs";

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
/** Runs these files, so many at a time; gives those in which something failed. */
async function played(files, concurrency) {
  const failed = new Set();
  const tests = run({ files, concurrency });
  tests.on("test:fail", ({ todo, file, name }) => {
    if (todo === undefined || todo === false) failed.add(file ?? name);
  });
  const lines = tests.compose(spec);
  lines.pipe(process.stdout, { end: false });
  await finished(lines);
  return [...failed];
}

// A browser waits most of the time: for its server, for bots, for what moves.
const unsteady = await played(files, Math.min(4, availableParallelism()));
if (unsteady.length > 0) {
  // What only a crowded machine broke holds when it is alone; what is broken fails again.
  const names = unsteady.map((file) => basename(file)).join(", ");
  console.log(`\nFAILED, and now once more, alone: ${names}\n`);
  const broken = await played(unsteady, 1);
  console.log(
    broken.length > 0
      ? `\nBROKEN: ${broken.map((file) => basename(file)).join(", ")}`
      : `\nUNSTEADY, please mend: ${names}`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
}
