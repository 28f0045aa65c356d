/** What can be heard, as notes: no files, a few tenths of a second each, and quiet. */

export type Sound = "turn" | "card" | "dice" | "step" | "loss" | "gain" | "end";

export interface Note {
  /** When it begins and how long it sounds, in seconds. */
  readonly at: number;
  readonly length: number;
  /** `noise` goes through a band around the pitch: wood, paper, dice. */
  readonly voice: "sine" | "triangle" | "noise";
  /** The pitch it begins and ends with, in hertz. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly loud: number;
}

function bell(at: number, pitch: number, length = 0.35): Note {
  return { at, length, voice: "sine", from: pitch, to: pitch, loud: 0.5 };
}

function knock(at: number, pitch: number, loud = 0.8): Note {
  return { at, length: 0.045, voice: "noise", from: pitch, to: pitch * 0.7, loud };
}

export const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [bell(0, 659), bell(0.13, 880, 0.5)],
  card: [{ at: 0, length: 0.11, voice: "noise", from: 3200, to: 1400, loud: 0.5 }],
  dice: [knock(0, 2300), knock(0.07, 1900), knock(0.12, 2500, 0.6), knock(0.2, 1700, 0.5)],
  step: [{ at: 0, length: 0.07, voice: "triangle", from: 240, to: 170, loud: 0.7 }],
  loss: [{ at: 0, length: 0.28, voice: "triangle", from: 260, to: 80, loud: 0.8 }, knock(0, 500)],
  gain: [bell(0, 523, 0.2), bell(0.08, 784, 0.3)],
  end: [bell(0, 392), bell(0.14, 523), bell(0.28, 659), bell(0.42, 784, 0.9)],
};
