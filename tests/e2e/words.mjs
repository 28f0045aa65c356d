// What no screen may show: ids of texts and things, and names of fields.
import assert from "node:assert/strict";

const RAW = [
  /‹[^›]*›/, // a text that is missing
  /\b[a-z]+_[a-z_]+\b/, // a field of a view
  /\b(view|frame|ask|option|event|card|region|figure|character|tile|deck|nation|place|field|seat)-[a-z0-9]+/,
  /\[object |undefined|\bNaN\b|\bnull\b/,
];

/** Everything on the screen is in words. */
export async function inWords(page) {
  const said = await page.evaluate(() => document.body.innerText);
  for (const raw of RAW) assert.doesNotMatch(said, raw);
  return said;
}

/** The page fits the window; only what is in it scrolls. */
export async function fits(page) {
  const [wide, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  assert.ok(wide <= window, `${wide} px in a window of ${window}`);
}
