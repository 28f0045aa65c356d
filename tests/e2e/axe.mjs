// What axe-core finds on a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./find.mjs";

const axe = readFileSync(
  createRequire(join(root, "web/package.json")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** axe tries this one out still: is a thing called what is written on it? */
export const NAMES = { "label-content-name-mismatch": { enabled: true } };

/** What depends on the colours: the night is looked at for these only. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds on the page as it stands, by day and by night, one line each. */
export async function found(page, rules = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis)))
    await page.evaluate(axe);
  const lines = [];
  for (const theme of ["light", "dark"])
    lines.push(
      ...(await page.evaluate(
        async ([theme, how]) => {
          document.documentElement.dataset.theme = theme;
          // What is still fading in has no contrast yet; what pulses for ever is looked at as it is.
          const fading = () =>
            document
              .getAnimations()
              .filter(
                ({ effect, playState }) =>
                  playState === "running" &&
                  effect.getComputedTiming().endTime !== Infinity,
              );
          await new Promise(requestAnimationFrame);
          while (fading().length > 0)
            await Promise.allSettled(fading().map(({ finished }) => finished));
          const { violations } = await globalThis.axe.run(document, {
            resultTypes: ["violations"],
            ...how,
          });
          return violations.flatMap(({ id, nodes }) =>
            nodes
              .slice(0, 3)
              .map(
                ({ target, failureSummary }) =>
                  `${theme}: ${id}: ${target.join(" ")} (${(failureSummary ?? "").split("\n").slice(1, 2).join("").trim()})`,
              ),
          );
        },
        [theme, theme === "dark" ? { runOnly: COLOURS } : { rules }],
      )),
    );
  return lines;
}
