// A server of its own and a browser, for one test file.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { promisify } from "node:util";
import { findBrowser, findPython, playwright, root } from "./find.mjs";

/**
 * What no test looks at: every new window would draw an address bar that suggests things, which costs more than many of
 * our pages. Only the last list counts, so that of Playwright is said again.
 */
const UNUSED = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  `--disable-features=${UNUSED}`,
];

/** How long a busy machine may take for anything, in milliseconds. */
const PATIENCE = 180_000;

/**
 * A server and a browser for the tests of a file, which are closed after them. By then no page may have complained of
 * anything but what is `expected`. `options`: more of what `mathom serve` understands.
 */
export async function opened({ options, expected } = {}) {
  const browser = await Browser.open();
  // Last, so that it is asked at once: a connection kept open meanwhile may be closed just then.
  const server = await Server.open(options);
  after(async () => {
    await browser.close();
    await server.close();
    const complaints = browser.complaints.filter((one) => !expected?.test(one));
    assert.deepEqual(complaints, []);
  });
  return { server, browser };
}

const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer().on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** The server process with a store of its own; can be killed and started again. */
/** Who is stopped half way takes his servers along: they are no children that would end with him. */
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => process.exit(1));

export class Server {
  /** Every start is a process group of its own: the server and its bots. */
  groups = [];
  positions = 0;
  /** Matches that were laid out together, by position: playing up to one takes a while. */
  laid = new Map();

  /** `options`: more of what `mathom serve` understands. */
  static async open(options = []) {
    const server = new Server();
    server.options = options;
    server.folder = mkdtempSync(join(tmpdir(), "mathom-e2e-"));
    server.port = await freePort();
    server.url = `http://127.0.0.1:${server.port}`;
    server.store = join(server.folder, "table.sqlite3");
    process.once("exit", server.end);
    await server.start();
    return server;
  }

  async start() {
    const args = [
      "-m",
      "tests.e2e.serve",
      String(this.groups.length),
      "--host",
      "127.0.0.1",
      "--port",
      String(this.port),
      "--db",
      this.store,
      "--no-browser",
      ...this.options,
    ];
    // A file, not a pipe: what outlives a killed server must not keep this process waiting.
    const log = openSync(join(this.folder, "server.log"), "a");
    const options = { cwd: root, stdio: ["ignore", log, log], detached: true };
    this.process = spawn(findPython(), args, options);
    closeSync(log);
    this.groups.push(this.process.pid);
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const up = await fetch(`${this.url}/health`).then(
        (response) => response.ok,
        () => false,
      );
      if (up) return;
      if (this.process.exitCode !== null) break;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(
      `the server did not start:\n${readFileSync(join(this.folder, "server.log"), "utf8")}`,
    );
  }

  /** The address of a match that begins in a position of `positions.py`, for its human seat. */
  async begun(position) {
    return (await this.begunAmong(position))[0];
  }

  /** The addresses of such a match for all people who sit there; who is asked comes first. */
  async begunAmong(position) {
    const ready = this.laid.get(position) ?? [];
    if (ready.length === 0) {
      const numbers = Array.from({ length: 4 }, () => String(this.positions++));
      const { stdout } = await promisify(execFile)(
        findPython(),
        ["-m", "tests.e2e.positions", this.store, position, ...numbers],
        { cwd: root },
      );
      ready.push(...JSON.parse(stdout));
    }
    const { match, key, others } = ready.shift();
    this.laid.set(position, ready);
    return [key, ...others].map((one) => `${this.url}/match/${match}#${one}`);
  }

  kill(signal = "SIGKILL") {
    return new Promise((done) => {
      this.process.once("exit", done);
      this.process.kill(signal);
    });
  }

  /** At once: nobody of it is left, nor anything it kept. */
  end = () => {
    for (const group of this.groups) {
      try {
        process.kill(-group, "SIGKILL");
      } catch {
        // Nobody of it is left.
      }
    }
    rmSync(this.folder, { recursive: true, force: true });
  };

  async close() {
    if (this.process.exitCode === null) await this.kill("SIGTERM");
    const log = readFileSync(join(this.folder, "server.log"), "utf8");
    process.off("exit", this.end);
    this.end();
    const errors = log
      .split("\n")
      .filter((line) => /"level": ?"error"/i.test(line));
    if (errors.length > 0)
      throw new Error(`the server's log has errors:\n${errors.join("\n")}`);
  }
}

/** A browser whose pages note every error of the console. */
export class Browser {
  static async open() {
    const browser = new Browser();
    const options = { executablePath: findBrowser(), args: FLAGS };
    browser.chromium = await playwright().chromium.launch(options);
    browser.complaints = [];
    return browser;
  }

  /** A device of its own: an own store of keys and settings. What glows breathes with `motion` only: it is painted all the time. */
  async device(
    url,
    {
      width = 1280,
      height = 800,
      settings = {},
      motion = "speed" in settings,
      notes = false,
      ...rest
    } = {},
  ) {
    const context = await this.chromium.newContext({
      viewport: { width, height },
      locale: "de-DE",
      baseURL: url,
      reducedMotion: motion ? "no-preference" : "reduce",
      ...rest,
    });
    const saved = JSON.stringify({ speed: "instant", ...settings });
    // Notes at first meetings would lie on what a test points at; those about them ask for them.
    const learning = JSON.stringify({ notes });
    await context.addInitScript(
      (kept) => {
        for (const [place, text] of Object.entries(kept))
          if (!localStorage.getItem(place)) localStorage.setItem(place, text);
      },
      { "mathom.settings": saved, "mathom.learning": learning },
    );
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) =>
      this.complaints.push(`page: ${error.stack ?? error}`),
    );
    page.on("console", (message) => {
      const text = message.text();
      if (!["error", "warning"].includes(message.type())) return;
      // A server that was killed on purpose cannot be reached; that is not the client's fault.
      if (
        /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|WebSocket connection/.test(
          text,
        )
      )
        return;
      this.complaints.push(`${message.type()}: ${text}`);
    });
    return page;
  }

  async close() {
    await this.chromium.close();
  }
}
