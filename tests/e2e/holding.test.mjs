// The server is killed and started again in mid-game; two tabs of one seat stay in step.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { answer, asked, begin, by, moved, version } from "./playing.mjs";
import { opened } from "./table.mjs";

const { server, browser } = await opened();

describe("a match that holds", () => {
  let page;
  before(async () => {
    page = await browser.device(server.url);
    await begin(page, { seats: 2, strength: "greedy" });
    await asked(page);
    for (let answers = 0; answers < 3 && (await asked(page)); answers++)
      await answer(page, () => 0);
    await asked(page);
  });

  it("says that the connection is lost, and goes on after kill -9 and a restart", async () => {
    const old = await version(page);
    await server.kill("SIGKILL");
    await page.getByText(/Verbindung ist weg/).waitFor();
    assert.equal(
      await page.locator("[data-state=legal]").count(),
      0,
      "nothing glows meanwhile",
    );
    await server.start();
    await asked(page);
    assert.equal(await version(page), old);
    await answer(page, () => 0);
    assert.ok((await version(page)) > old);
  });

  it("keeps two tabs of one seat in step", async () => {
    await asked(page);
    const twin = await page.context().newPage();
    await twin.goto(page.url());
    await asked(twin);
    const old = await version(page);
    await answer(twin, () => 0);
    await moved(page, old);
    await twin.close();
  });

  it("is there after a reload", async () => {
    await asked(page);
    const old = await version(page);
    await page.reload();
    await asked(page);
    assert.equal(await version(page), old);
  });
});
