// What the browser tests need: a browser, the server, the built client. Says what is missing.
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  realpathSync,
} from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Whether all of it is looked at, as `make screens` does, or a sample. */
export const THOROUGH = process.env.MATHOM_SCREENS === "all";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const web = join(root, "web");

const runnable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const inPath = (name) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(runnable);

export function findBrowser() {
  const wish = process.env.MATHOM_CHROMIUM;
  if (wish) return runnable(wish) ? wish : undefined;
  const names = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ];
  for (const name of names) {
    const found = inPath(name);
    if (found) return found;
  }
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return runnable(mac) ? mac : undefined;
}

export function findServer() {
  const own = join(root, ".venv", "bin", "mathom");
  return process.env.MATHOM ?? (runnable(own) ? own : inPath("mathom"));
}

/** The Python that the server runs on. */
export const findPython = () =>
  join(dirname(realpathSync(findServer())), "python");

export function playwright() {
  try {
    return createRequire(join(web, "package.json"))("playwright-core");
  } catch {
    return undefined;
  }
}

/** The reasons why no browser test can run; empty: all is there. */
export function missing() {
  const reasons = [];
  if (!playwright())
    reasons.push("playwright-core is not installed (npm ci in web/)");
  if (!findBrowser())
    reasons.push("no Chromium or Chrome (MATHOM_CHROMIUM=/path/to/it)");
  if (!findServer()) reasons.push("no `mathom` command (make setup)");
  if (!existsSync(join(root, "src/mathom/server/client/index.html")))
    reasons.push("the client is not built (npm run build in web/)");
  return reasons;
}

/** The files whose name contains one of the wanted parts; all, if none is wanted. */
export function testFiles(wanted = []) {
  const here = fileURLToPath(new URL(".", import.meta.url));
  return readdirSync(here)
    .filter(
      (file) =>
        file.endsWith(".test.mjs") &&
        (wanted.length === 0 || wanted.some((part) => file.includes(part))),
    )
    .map((file) => join(here, file));
}
