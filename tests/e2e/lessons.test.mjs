// Lessons: one whole at a desk and one whole on a phone; all of them in `make screens`.
import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { found, NAMES } from "./axe.mjs";
import { THOROUGH } from "./find.mjs";
import { goOn, goOnByKeys, learn, standing, wrongWith } from "./learner.mjs";
import { by } from "./playing.mjs";
import { opened } from "./table.mjs";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };
const FIRST = ["hobbits", "1-first-road"];

const { server, browser } = await opened();

describe("lessons", () => {
  let page;
  afterEach(async () => {
    await page?.context().close();
    page = undefined;
  });

  const looked = (name) => async (now) =>
    assert.deepEqual(
      await wrongWith(page),
      [],
      `${name}, step ${now.step} (${now.kind})`,
    );

  it("the first one whole at a desk, in German, and the shelf knows it", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "de" },
    });
    await page.goto("/");
    await page.locator(by("tag-hobbits")).click();
    await page.locator(by("go-on")).click();
    await learn(page, ...FIRST, looked(FIRST.join("/")));
    await page.goto("/learn/hobbits");
    await page.locator(".number.done").first().waitFor();
  });

  it("the first one whole on a phone, in English", async () => {
    page = await browser.device(server.url, {
      ...PHONE,
      settings: { lang: "en" },
    });
    await learn(page, ...FIRST, looked(FIRST.join("/")));
  });

  it("another legal answer is explained, and back and forth is free", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "en" },
    });
    await page.goto(`/learn/${FIRST.join("/")}`);
    await page.locator(by("next")).click();
    await page.waitForFunction(
      () =>
        document.querySelector("[data-test=question]")?.dataset.kind === "ask",
    );
    await page.locator('[data-anchor="field:a_north1"]').click({ force: true });
    await page.locator(by("elsewhere")).waitFor();
    await page.locator(by("understood")).click();
    await page.locator('[data-anchor="field:a_east2"]').click({ force: true });
    await page.waitForFunction(
      () => document.querySelector("[data-test=question]")?.dataset.step >= "2",
    );
    await page.reload();
    await page.locator(by("ask")).waitFor();
    assert.ok((await standing(page)).step >= 2, "the place is kept");
    await page.locator(by("lesson-back")).click();
    await page.waitForFunction(
      () => document.querySelector("[data-test=question]")?.dataset.step <= "1",
    );
  });

  it("a puzzle: what tempts is explained, what is right is found, and the shelf knows it", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "de" },
    });
    await page.goto("/learn/orcs/5-fangorn-stirs");
    await page.locator(by("ask")).waitFor();
    assert.deepEqual(await wrongWith(page), []);
    const c2 = page.locator('[data-anchor="field:c2"][data-state=legal]');
    await c2.click();
    await page.locator(by("elsewhere")).waitFor();
    await page.locator(by("understood")).click();
    await page.locator('[data-anchor="field:a3"][data-state=legal]').click();
    for (const kind of ["tell", "tell"]) {
      await page.locator(`${by("question")}[data-kind=${kind}]`).waitFor();
      await page.locator(by("next")).click();
    }
    await page.locator(`${by("question")}[data-kind=end]`).waitFor();
    await page.goto("/learn/orcs");
    await page.locator(".puzzles .number.done").waitFor();
    assert.equal(await page.locator(".puzzles li").count(), 10);
    assert.equal(await page.locator(".number.done").count(), 1);
  });

  it("a puzzle on a phone, shown", async () => {
    page = await browser.device(server.url, {
      ...PHONE,
      settings: { lang: "en" },
    });
    await learn(page, "tcg", "3-who-goes-first", looked("tcg puzzle"));
  });

  const doneByKeys = async (game, lesson) => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "en" },
    });
    await page.goto(`/learn/${game}/${lesson}`);
    await page.locator(by("ask")).waitFor();
    const kinds = new Set();
    for (let most = 0; most < 200; most++) {
      const { kind } = await standing(page);
      // Who reads the screen aloud finds every kind of step in order.
      if (THOROUGH && !kinds.has(kind))
        assert.deepEqual(await found(page, NAMES), [], `${lesson}, ${kind}`);
      kinds.add(kind);
      if (kind === "end") break;
      await goOnByKeys(page);
    }
    assert.equal((await standing(page)).kind, "end", `${game}/${lesson}`);
    await page.context().close();
  };

  for (const [game, lesson] of [
    ["hobbits", "2-at-mount-doom"],
    ["journey", "1-on-the-road"],
  ])
    it(`a lesson of ${game} is done with keys alone`, () =>
      doneByKeys(game, lesson));

  it("in a battle only that answer glows which the lesson means; the others can be given all the same", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "en" },
    });
    await page.goto("/learn/ringwar/4-battle-at-the-fords");
    const declined = page.locator(`${by("ways")} ${by("option")}`);
    const others = page.locator(`${by("ways")} ${by("way")}`);
    await page.locator(by("ask")).waitFor();
    const fights = page.locator(by("battle"));
    for (let most = 0; most < 14; most++) {
      const { kind } = await standing(page);
      if (kind === "ask" && (await fights.isVisible())) break;
      await goOn(page);
    }
    await declined.waitFor();
    assert.equal(await declined.count(), 1);
    assert.equal(await others.count(), 1);
    assert.equal(
      await page.locator(`${by("ways")} [data-state=legal]`).count(),
      0,
    );
    await others.first().click();
    await page.locator(by("elsewhere")).waitFor();
  });

  it("a stretch of the game has advice, and the last lesson goes on as a match", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "en" },
    });
    await page.goto("/learn/journey/3-scoring");
    await page.locator(by("ask")).waitFor();
    for (let most = 0; most < 40; most++) {
      if ((await standing(page)).kind === "play") break;
      assert.equal(await page.locator(by("advice")).count(), 0);
      await goOn(page);
    }
    await page.locator(by("advice")).first().waitFor();
    await page.keyboard.press("h");
    for (const _ of ["the piece", "the move"])
      await page.locator(by("advice-more")).click();
    await page.locator(by("advice-do")).click();
    for (let most = 0; most < 20; most++) {
      if ((await standing(page)).kind === "end") break;
      await goOn(page);
    }
    await page.locator(by("play-on")).click();
    await page.waitForURL(/\/match\//);
    await page.locator(by("table")).waitFor();
    const place = page.locator('[data-anchor="place:fangorn"]');
    await place.waitFor();
  });

  it("puzzles are solved with keys alone: on the board, and in the list", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "en" },
    });
    const at = (kind) => page.locator(`${by("question")}[data-kind=${kind}]`);
    const explained = async () => {
      await at("tell").waitFor();
      for (let most = 0; most < 20 && (await at("end").count()) === 0; most++) {
        await page.keyboard.press("Enter");
        await page.waitForTimeout(300);
      }
      await at("end").waitFor();
    };
    await page.goto("/learn/orcs/5-fangorn-stirs");
    await at("ask").waitFor();
    const reached = () =>
      page.evaluate(() => document.activeElement?.dataset.anchor);
    for (let most = 0; most < 120 && (await reached()) !== "field:a3"; most++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await explained();
    await page.goto("/learn/tcg/6-together");
    await at("ask").waitFor();
    await page.keyboard.press("o");
    const chosen = () =>
      page.evaluate(
        () =>
          document.querySelector("[data-test=answers] [aria-selected=true]")
            ?.dataset.answer,
      );
    await page.locator("[data-test=answers]").waitFor();
    const right = "assign 4C302.10 4C192.19";
    for (let most = 0; most < 40 && (await chosen()) !== right; most++)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await explained();
  });

  it("what is met for the first time explains itself once, beside it, and can be put off", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      notes: true,
      settings: { lang: "en" },
    });
    const note = page.locator(by("meeting"));
    const match = await server.begun("hobbits-walk");
    await page.goto(match);
    await note.waitFor();
    assert.equal(await note.getAttribute("data-term-id"), "die");
    await page.locator(by("meeting-close")).click();
    await note.waitFor({ state: "detached" });
    await page.goto(await server.begun("ringwar-cards"));
    await note.waitFor();
    const first = await note.getAttribute("data-term-id");
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });
    await page.reload();
    await note.waitFor();
    assert.notEqual(await note.getAttribute("data-term-id"), first);
    await page.locator(by("meeting-off")).click();
    await page.reload();
    await page.locator(by("question")).waitFor();
    await page.waitForTimeout(1500);
    assert.equal(await note.count(), 0, "no more notes");
  });

  it("dice and words explain themselves: pointed at, and by focus", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      settings: { lang: "en" },
    });
    await page.goto(await server.begun("ringwar-cards"));
    const said = page.locator(by("explained"));
    await page.locator("[data-term=corruption]").first().hover();
    await said.waitFor();
    assert.match(await said.innerText(), /Corruption[^]*12/);
    await page.mouse.move(5, 5);
    await said.waitFor({ state: "detached" });
    await page.locator("[data-term=event][data-state=legal]").first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await said.waitFor();
    assert.match(await said.innerText(), /Draw a card or play any card/);
    for (const [game, things] of [
      ["hobbits", { die: /So far you may walk/, friend: /wheel wins it/ }],
      ["journey", { trait: /Every character card/, tile: /highest sum/ }],
      ["orcs", { chain: /The chain lacks/, straight: /Gimli and Éomer/ }],
    ]) {
      const { match, keys } = await begun(game);
      await page.goto(`/match/${match}#${keys[0].key}`);
      await page.locator("[data-face=asked]").waitFor();
      for (const [term, about] of Object.entries(things)) {
        const thing = `[data-term=${term}]:not([data-word])`;
        await page.locator(thing).first().hover();
        await said.filter({ hasText: about }).waitFor();
      }
    }
  });

  /** A match of a game against bots, in which everything is as at its beginning. */
  const begun = async (game) => {
    const seats = [
      { kind: "human", name: "Ada" },
      { kind: "bot", bot: "greedy" },
    ];
    const reply = await fetch(`${server.url}/api/matches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game, mode: "bots", seats }),
    });
    return reply.json();
  };

  it("a first meeting stands beside the thing on the table, not beside a word in the log", async () => {
    page = await browser.device(server.url, {
      ...DESK,
      notes: true,
      settings: { lang: "en" },
    });
    const { match, keys } = await begun("journey");
    await page.goto(`/match/${match}#${keys[0].key}`);
    const note = page.locator(`${by("meeting")}[data-term-id=path]`);
    await note.waitFor();
    const path = page.locator("[data-term=path]:not([data-word])").first();
    const [own, thing] = [await note.boundingBox(), await path.boundingBox()];
    assert.ok(own.x - (thing.x + thing.width) < 40, "it is near");
    assert.ok(own.y < thing.y + thing.height && own.y + own.height > thing.y);
  });

  it("the rules on one page: every figure is drawn by the game's own board, and it prints on one sheet", async () => {
    for (const game of THOROUGH
      ? ["hobbits", "journey", "orcs", "ringwar", "tcg"]
      : ["orcs", "ringwar"]) {
      page = await browser.device(server.url, {
        ...DESK,
        settings: { lang: "en" },
      });
      await page.goto(`/rules/${game}`);
      await page.locator(by("overview-link")).click();
      const figures = page.locator(by("figure"));
      await figures.first().waitFor();
      const drawn = page.locator(`${by("figure")}[data-drawn]`);
      await page.waitForFunction(
        () =>
          !document.querySelector("[data-test=figure]:not([data-drawn])") &&
          document.querySelectorAll("[data-test=figure]").length >= 5,
      );
      assert.equal(await drawn.count(), await figures.count(), game);
      const sheet = await page.pdf({ preferCSSPageSize: true });
      const pages = sheet.toString("latin1").match(/\/Type\s*\/Page\b/g);
      assert.equal(pages?.length, 1, `${game} prints on one sheet`);
      await page.context().close();
    }
  });

  if (THOROUGH)
    it("every lesson of every game, with keys alone", async () => {
      const { games } = await fetch(`${server.url}/api/games`).then((found) =>
        found.json(),
      );
      for (const { id } of games.filter((one) => one.built)) {
        const all = await fetch(`${server.url}/api/games/${id}/learning`).then(
          (found) => found.json(),
        );
        for (const lesson of all.lessons) await doneByKeys(id, lesson.id);
      }
    });

  if (THOROUGH)
    it("all lessons and puzzles of all games, at a desk and on a phone", async () => {
      const games = await fetch(`${server.url}/api/games`).then((found) =>
        found.json(),
      );
      for (const { id } of games.games.filter((one) => one.built)) {
        const all = await fetch(`${server.url}/api/games/${id}/learning`).then(
          (found) => found.json(),
        );
        for (const lesson of [...all.lessons, ...all.puzzles])
          for (const [look, lang] of [
            [DESK, "de"],
            [PHONE, "en"],
          ]) {
            page = await browser.device(server.url, {
              ...look,
              settings: { lang },
            });
            await learn(
              page,
              id,
              lesson.id,
              looked(`${id}/${lesson.id} ${lang}`),
            );
            await page.context().close();
          }
      }
    });
});
