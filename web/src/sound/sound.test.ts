import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sounds as hobbits } from "../games/hobbits/sounds";
import { sounds as journey } from "../games/journey/sounds";
import { sounds as orcs } from "../games/orcs/sounds";
import { sounds as ringwar } from "../games/ringwar/sounds";
import { soundOf } from "./hearing";
import { Player } from "./player";
import { SOUNDS } from "./sounds";

/** The events of a game, by what its texts say about them. */
function events(game: string): readonly string[] {
  const url = new URL(`../../../src/mathom/games/${game}/text/en.ftl`, import.meta.url);
  return [...readFileSync(url, "utf8").matchAll(/^event-([a-z-]+) =/gm)].map((found) => found[1]!);
}

describe.each(Object.entries({ hobbits, journey, orcs, ringwar }))("%s", (game, sounds) => {
  it("names only events there are", () => {
    const known = new Set(events(game));
    expect(Object.keys(sounds).filter((event) => !known.has(event))).toEqual([]);
  });

  it("is heard, but not all of it", () => {
    const heard = events(game).map((event) => soundOf(event, sounds));
    expect(new Set(heard)).toContain(null);
    expect(new Set(heard).size).toBeGreaterThan(3);
  });
});

describe("what an event sounds like", () => {
  it("follows the word it is called by", () => {
    expect(soundOf("rolled")).toBe("dice");
    expect(soundOf("card-played")).toBe("card");
    expect(soundOf("army-moved")).toBe("step");
    expect(soundOf("turn-began")).toBeNull();
  });

  it("is the game's to change", () => {
    expect(soundOf("orcs-removed", orcs)).toBe("gain");
    expect(soundOf("won", hobbits)).toBeNull();
  });
});

describe("every sound", () => {
  it.each(Object.entries(SOUNDS))("%s is short and can be played", (_, notes) => {
    for (const note of notes) {
      expect(note.at + note.length).toBeLessThan(1.5);
      expect(note.loud).toBeGreaterThan(0);
      expect(note.loud).toBeLessThanOrEqual(1);
      expect(Math.min(note.from, note.to)).toBeGreaterThan(0); // an exponential ramp has no zero
    }
  });
});

/** As much of Web Audio as is needed to count what is started. */
function stage() {
  const started: number[] = [];
  const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = () => ({
    ...{ gain: param, frequency: param, type: "", buffer: null },
    connect: (next: unknown) => next,
    start: (at: number) => started.push(at),
    stop() {},
  });
  const context = {
    ...{ currentTime: 1, state: "running", sampleRate: 100, destination: {} },
    ...{ createGain: node, createOscillator: node, createBufferSource: node },
    createBiquadFilter: node,
    createBuffer: (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
  };
  return { context, started };
}

describe("the player", () => {
  const { length } = SOUNDS.dice;

  it("is silent before a gesture", () => {
    const { context, started } = stage();
    let opened = 0;
    const open = () => (opened++, context as unknown as AudioContext);
    const player = new Player(() => true, open);
    player.play("dice");
    expect([opened, started.length]).toEqual([0, 0]);
    player.wake();
    player.play("dice");
    expect([opened, started.length]).toEqual([1, length]);
  });

  it("is silent when that is wished, at once", () => {
    const { context, started } = stage();
    let wanted = false;
    const player = new Player(
      () => wanted,
      () => context as unknown as AudioContext,
    );
    player.wake();
    player.play("dice");
    wanted = true;
    player.wake();
    player.play("dice");
    wanted = false;
    player.play("turn");
    expect(started.length).toBe(length);
  });

  it("does without on a device that has no sound", () => {
    const player = new Player(
      () => true,
      () => {
        throw new Error("no device");
      },
    );
    player.wake();
    player.play("dice");
  });

  it("does not stammer", () => {
    const { context, started } = stage();
    const player = new Player(
      () => true,
      () => context as unknown as AudioContext,
    );
    player.wake();
    player.play("dice");
    player.play("dice");
    expect(started.length).toBe(length);
    context.currentTime = 2;
    player.play("dice");
    expect(started.length).toBe(2 * length);
  });
});
