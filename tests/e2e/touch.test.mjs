// Fingers on the map: two of them zoom, one of them drags, and only a tap is an answer.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { asked, moved, version } from "./playing.mjs";
import { still } from "./sweep/play.mjs";
import { opened } from "./table.mjs";

const TOP = 100;

const { server, browser } = await opened();

describe("the map on a phone", () => {
  let page, fingers;
  before(async () => {
    page = await browser.device(server.url, {
      width: 390,
      height: 844,
      hasTouch: true,
      isMobile: true,
    });
    fingers = await page.context().newCDPSession(page);
    await page.goto(await server.begun("hobbits-walk"));
    await asked(page);
    await still(page); // the window has come to where it looks
  });

  /** The part of the map that is seen, and how large a unit of it is. */
  const seen = async () => {
    const map = page.locator("[data-test=table] .map > svg").first();
    const [x, y, width] = (await map.getAttribute("viewBox"))
      .split(" ")
      .map(Number);
    const frame = await map.boundingBox();
    const scale = frame.width / width;
    return {
      x,
      y,
      scale,
      /** What lies under a point of the screen. */
      under: (at) => ({
        x: x + (at.x - frame.x) / scale,
        y: y + (at.y - frame.y) / scale,
      }),
    };
  };
  const touch = (type, ...points) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const pinch = async (at, from, to) => {
    const pair = (spread) => [
      { x: at.x - spread, y: at.y },
      { x: at.x + spread, y: at.y },
    ];
    await touch("touchStart", pair(from)[0]);
    await touch("touchStart", ...pair(from));
    for (let step = 1; step <= 10; step++)
      await touch("touchMove", ...pair(from + ((to - from) * step) / 10));
    await touch("touchEnd", pair(to)[0]);
    await touch("touchEnd");
  };

  it("grows under two fingers, around the point between them", async () => {
    const [before, old] = [await seen(), await version(page)];
    const at = { x: 200, y: 400 };
    await pinch(at, 60, 90);
    const now = await seen();
    assert.ok(Math.abs(now.scale / before.scale - 1.5) < 0.1, `${now.scale}`);
    const [was, is] = [before.under(at), now.under(at)];
    assert.ok(Math.hypot(was.x - is.x, was.y - is.y) < 6, "it stays in place");
    assert.equal(await version(page), old);
    assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  });

  it("follows one finger", async () => {
    const before = await seen();
    await touch("touchStart", { x: 300, y: 500 });
    for (let step = 1; step <= 8; step++)
      await touch("touchMove", { x: 300 - 10 * step, y: 500 });
    await touch("touchEnd");
    const now = await seen();
    assert.ok(now.x > before.x, "further east");
    assert.equal(now.scale, before.scale);
  });

  it("shrinks to the whole of Middle-earth and no further", async () => {
    await pinch({ x: 200, y: 400 }, 180, 10);
    await pinch({ x: 200, y: 400 }, 180, 10);
    assert.ok(Math.abs((await seen()).scale - 0.39) < 0.01);
  });

  it("still takes a tap as an answer", async () => {
    const old = await version(page);
    for (const spot of await page.locator('[data-state="legal"]').all()) {
      const box = await spot.boundingBox();
      if (!box || box.y < TOP) continue;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      break;
    }
    await moved(page, old);
  });
});
