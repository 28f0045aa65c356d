// axe-core finds nothing on any screen, by day and by night.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { found, NAMES } from "./axe.mjs";
import { THOROUGH, root } from "./find.mjs";
import { asked, by } from "./playing.mjs";
import { built } from "./sweep/games.mjs";
import { sit } from "./sweep/play.mjs";
import { opened } from "./table.mjs";

/** What is looked at of each game's table at a desk, and on a phone. */
const DESKS = {
  hobbits: ["table", "rules"],
  journey: ["table", "why", "table again"],
  orcs: ["table", "answers"],
  ringwar: ["table", "answers"],
  tcg: ["table"],
};
const SHEETS = "journey";
const PHONE = { width: 390, height: 844, hasTouch: true };
const LYING = { width: 844, height: 390, hasTouch: true };

const { server, browser } = await opened();

describe("everybody can use it", () => {
  let games;
  before(async () => {
    games = (await built(server)).filter((one) => !one.part_of);
  });
  const device = (more = {}) => browser.device(server.url, more);

  it("where one learns: the shelf, a lesson, a puzzle, the rules, one page, the words", async () => {
    const page = await device({ settings: { lang: "de" } });
    const lines = [];
    for (const [address, there] of [
      ["/learn/orcs", by("go-on")],
      ["/learn/hobbits/1-first-road", by("coach")],
      ["/learn/ringwar/3-on-the-brink", `${by("question")}[data-kind]`],
      ["/rules/orcs", `${by("rulebook")} section`],
      ["/overview/journey", by("figure")],
      ["/glossary/ringwar", "[data-test^=term-]"],
    ]) {
      await page.goto(address);
      await page.locator(there).first().waitFor();
      lines.push(...(await found(page)).map((line) => `${address} ${line}`));
    }
    await page.context().close();
    assert.deepEqual(lines, []);
  });

  /** A page, looked at after each of these steps. */
  const walk = async (page, steps) => {
    const wrong = [];
    for (const [what, step] of Object.entries(steps)) {
      await step();
      for (const one of await found(page)) wrong.push(`${what}: ${one}`);
    }
    await page.context().close();
    return wrong;
  };
  const opened = (page, button) => async () => {
    await page.click(by(button));
    await page.waitForSelector("dialog[open]");
  };
  const closed = (page) => async () => {
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  };

  it("the shelf, a new match, the settings", async () => {
    const page = await device();
    const wrong = await walk(page, {
      lobby: async () => {
        await page.goto("/");
        await page.waitForSelector(by("game-hobbits"));
      },
      settings: opened(page, "settings"),
      "lobby again": closed(page),
      "new match": async () => {
        await page.click(by("game-ringwar"));
        await page.waitForSelector(by("start"));
      },
    });
    assert.deepEqual(wrong, []);
  });

  it("the tables, the list of answers, the rules, the cards", async () => {
    const wrong = [];
    for (const game of games) {
      const page = await device({ width: 1366, height: 768 });
      const steps = {
        table: async () => {
          await sit(server, page, game);
          await asked(page);
        },
        answers: async () => {
          await page.keyboard.press("o");
          await page.waitForSelector(by("answers"));
        },
        why: async () => {
          await page.keyboard.press("Escape");
          await page.locator(by("answers")).waitFor({ state: "detached" });
          await page.click(by("why"));
          await page.waitForSelector("dialog[open]");
        },
        "table again": closed(page),
        rules: async () => {
          await page.click(by("rules"));
          await page.waitForSelector(`${by("rulebook")} section`);
        },
      };
      // What belongs to the shell looks the same in every game: each of it once, unless all is wanted.
      const own = THOROUGH ? Object.keys(steps) : (DESKS[game.id] ?? ["table"]);
      const named = own.map((what) => [`${game.id}: ${what}`, steps[what]]);
      wrong.push(...(await walk(page, Object.fromEntries(named))));
    }
    assert.deepEqual(wrong, []);
  });

  it("the tables on a phone, upright and lying, with menu and log", async () => {
    const wrong = [];
    for (const game of games) {
      const page = await device(PHONE);
      const steps = {
        [`${game.id} upright`]: async () => {
          await sit(server, page, game);
          await asked(page);
        },
        [`${game.id} log`]: opened(page, "log"),
        [`${game.id} again`]: closed(page),
        [`${game.id} menu`]: opened(page, "menu"),
        [`${game.id} lying`]: async () => {
          await closed(page)();
          await page.setViewportSize({
            width: LYING.width,
            height: LYING.height,
          });
          await page.waitForSelector(".shell.lying");
        },
      };
      const sheets = THOROUGH || game.id === SHEETS;
      const here = await walk(
        page,
        Object.fromEntries(
          Object.entries(steps).filter(
            ([what]) => sheets || /upright|lying/.test(what),
          ),
        ),
      );
      wrong.push(...here);
    }
    assert.deepEqual(wrong, []);
  });

  it("the moments of tcg: cards are called what is written on them", async () => {
    const wrong = [];
    for (const moment of ["fellowship", "assigning", "skirmish"])
      for (const look of [{ width: 1366, height: 768 }, PHONE]) {
        const page = await device(look);
        await page.goto(await server.begun(`tcg-${moment}`));
        await asked(page);
        for (const one of await found(page, NAMES))
          wrong.push(`${moment} ${look.width}: ${one}`);
        await page.context().close();
      }
    assert.deepEqual(wrong, []);
  });

  it("the cards of every game that has some", async () => {
    const page = await device();
    const steps = {};
    for (const game of ["orcs", "ringwar"])
      steps[`cards of ${game}`] = async () => {
        await page.goto(`/cards/${game}`);
        await page.waitForSelector("main article, main li, main figure");
      };
    assert.deepEqual(await walk(page, steps), []);
  });

  it("a clock, a bot in somebody's place, and waiting for what a guest brings", async () => {
    const page = await device({ settings: { sound: false } });
    const open = async (game, more = {}) => {
      const reply = await fetch(`${server.url}/api/matches`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          game,
          mode: "invite",
          seats: [{ kind: "human", name: "Anna" }, { kind: "open" }],
          ...more,
        }),
      });
      const { match, keys } = await reply.json();
      return keys.map(({ key }) => `/match/${match}#${key}`);
    };
    const clock = { kind: "fischer", seconds: 10, increment: 1 };
    const wrong = await walk(page, {
      clock: async () => {
        await page.goto("/new/ringwar");
        await page
          .locator(`${by("clock")} input`)
          .nth(2)
          .check({ force: true });
        await page.locator(by("clock-terms")).waitFor();
        await page.locator(`${by("rulings")} summary`).click();
      },
      "stand-in": async () => {
        await page.goto((await open("hobbits", { clock }))[0]);
        await asked(page);
        await page.click(by("stand-in"));
        await page.locator(by("play-again")).waitFor();
      },
      since: async () => {
        await page.click(by("since"));
        await page.locator("dialog").waitFor();
      },
      gathering: async () => {
        await page.goto((await open("tcg"))[0]);
        await page.locator(by("gathering")).waitFor();
      },
      joining: async () => {
        await page.goto((await open("tcg"))[1]);
        await page.locator(by("brings-deck")).waitFor();
      },
    });
    assert.deepEqual(wrong, []);
  });

  it("the end, the replay, the analysis and a branch of it", async () => {
    const page = await device();
    const seats = [0, 1].map(() => ({ kind: "bot", bot: "random" }));
    const reply = await fetch(`${server.url}/api/matches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game: "hobbits", mode: "bots", seats }),
    });
    const { match, spectator } = await reply.json();
    // Nobody has to watch the bots: it is looked at when they are done.
    const over = async () =>
      (await fetch(`${server.url}/api/matches/${match}/moves`)).ok;
    while (!(await over())) await new Promise((next) => setTimeout(next, 200));
    const wrong = await walk(page, {
      end: async () => {
        await page.goto(`/match/${match}#${spectator}`);
        await page.waitForSelector(by("end"));
      },
      replay: async () => {
        await page.goto(`/replay/${match}`);
        await page.waitForSelector(by("slider"));
      },
      "open a record": async () => {
        await page.goto("/");
        await opened(page, "open-record")();
      },
      "the end of a record": async () => {
        await page.setInputFiles(
          by("record-file"),
          join(root, "tests/golden/orcs-3-042.record"),
        );
        await page.waitForSelector(by("slider"));
        const { pathname } = new URL(page.url());
        await page.goto(pathname.replace("replay", "end"));
        await page.waitForSelector(by("turning"));
      },
      analysis: async () => {
        const { pathname } = new URL(page.url());
        await page.goto(`${pathname.replace("end", "analysis")}?at=60&eyes=0`);
        await page.waitForSelector(`${by("weighed")} li.best`);
      },
      "a branch is founded": opened(page, "branch-here"),
      branch: async () => {
        await page.click(by("branch-go"));
        await page.locator(`${by("play-on")}[data-asked]`).waitFor();
      },
      "analysis on a phone": async () => {
        await page.setViewportSize(PHONE);
        await page.waitForSelector(`button${by("weighed")}`);
      },
    });
    assert.deepEqual(wrong, []);
  });
});
