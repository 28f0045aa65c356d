// All browser tests:  node tests/e2e/run.mjs [part of a file's name]
// Without a browser nothing fails, but it is said loudly what was skipped.
import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { missing, testFiles } from "./find.mjs";

const files = testFiles(process.argv[2]);
const reasons = missing();
if (reasons.length > 0) {
  console.log(`SKIPPED ${files.length} browser test files:`);
  for (const file of files) console.log(`  ${basename(file)}`);
  for (const reason of reasons) console.log(`because ${reason}`);
  process.exit(process.env.MATHOM_E2E === "required" ? 1 : 0);
}
const flags = ["--test", "--test-concurrency=1", "--test-reporter=spec"];
const { status } = spawnSync(process.execPath, [...flags, ...files], {
  stdio: "inherit",
});
process.exit(status ?? 1);
