// What a player does at a table, in the words of a player.
export const by = (name) => `[data-test="${name}"]`;

/** From the shelf to the table. */
export async function begin(
  page,
  { game = "hobbits", mode = "bots", seats, strength } = {},
) {
  await page.goto("/");
  await page.click(by(`game-${game}`), { position: { x: 40, y: 40 } });
  await page.click(by(`mode-${mode}`)); // waits until the sheet stands still
  const remove = page.getByRole("button", {
    name: /^(Platz \d+ wegnehmen|Remove seat \d+)$/,
  });
  while (seats && (await page.locator("dialog li").count()) > seats)
    await remove.last().click();
  if (strength) {
    for (const select of await page.locator("dialog li select.strength").all())
      await select.selectOption(strength);
  }
  await page.click(by("start"));
  await page.waitForSelector(by("table"));
}

/** A seat takes another deck: one that lies ready, `kept:ID` of this device, "" for a text of one's own. */
export async function bring(page, value, seat = 0) {
  await page.locator(by("brings-deck")).nth(seat).click();
  await page.click(`${by("bring")}[data-value="${value}"]`);
}

/** Waits until this device is asked something, or the match is over. */
export async function asked(page) {
  const bar = page.locator("[data-face=asked], [data-face=over]");
  await bar.first().waitFor();
  return (await bar.first().getAttribute("data-face")) === "asked";
}

/** Chooses a command of the bar on top: a button where there is room, in the menu where there is none. */
export async function command(page, id) {
  const button = page.locator(`${by(id)}:visible`).first();
  const menu = page.locator(`${by("menu")}:visible`).first();
  await button.or(menu).first().waitFor();
  if (!(await button.isVisible())) await menu.click();
  await button.click();
}

export const version = async (page) =>
  Number(await page.getAttribute(by("table"), "data-version"));

export async function moved(page, before) {
  await page.waitForFunction(
    (old) =>
      Number(
        document.querySelector("[data-test=table]")?.dataset.version ?? -1,
      ) > old,
    before,
  );
}

/** Answers by pointing, the way a person does: what glows is clicked, else a button or a line of the list. */
export async function answer(page, choose = (count) => count - 1) {
  const before = await version(page);
  for (let clicks = 0; clicks < 6; clicks++) {
    const glowing = page.locator('[data-state="legal"]');
    const count = await glowing.count();
    // Who of an army goes is told by steppers; whoever is chosen goes.
    const off = page.locator(`${by("who-goes")} ${by("option")}`);
    if ((await off.count()) > 0) {
      await off.last().click();
    } else if (count > 0) {
      const spot = glowing.nth(choose(count));
      // A piece may stand in the way of the middle of its field; then the keyboard's way is taken.
      await spot
        .click({ timeout: 1500 })
        .catch(() => spot.dispatchEvent("click", {}, { timeout: 1500 }))
        .catch(() => {}); // it glows no longer: look again
    } else if ((await page.locator(by("confirm")).count()) > 0) {
      await page.click(by("confirm"));
    } else {
      await page
        .locator(`${by("option")}, ${by("answers")} [role=option]`)
        .last()
        .click({ timeout: 1500 })
        .catch(() => {}); // likewise
    }
    // Answered, or handed on; or asked for more: an answer on its way is no question any longer.
    const answered = await page
      .waitForFunction(
        ([old, clicked]) => {
          const now = document.querySelector("[data-test=table]")?.dataset;
          if (Number(now?.version ?? -1) > old) return "yes";
          if (document.querySelector("[data-test=curtain]")) return "yes";
          const asked = document.querySelector(
            "[data-face=asked], [data-face=refused]",
          );
          return asked && Date.now() > clicked + 300 ? "no" : false;
        },
        [before, Date.now()],
      )
      .then((found) => found.jsonValue());
    if (answered === "yes") return;
  }
  throw new Error("six clicks and no answer");
}
