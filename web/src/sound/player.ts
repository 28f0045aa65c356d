/** Plays notes with Web Audio. Nothing is opened before the first gesture, or while sound is off. */
import { SOUNDS, type Note, type Sound } from "./sounds";

/** How loud all of it is; a table is not a stage. */
const MASTER = 0.16;
/** The same sound is not begun again within so many seconds: events can come thick and fast. */
const APART = 0.08;

export class Player {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private hiss: AudioBuffer | null = null;
  private readonly last = new Map<Sound, number>();

  constructor(
    private readonly wanted: () => boolean,
    private readonly open: () => AudioContext = () => new AudioContext(),
  ) {}

  /** There was a gesture: from now on the page may be heard. */
  wake(): void {
    if (!this.wanted()) return;
    if (!this.context && !this.begin()) return;
    if (this.context?.state === "suspended") void this.context.resume();
  }

  /** False on a device that has no sound: that is no reason to complain. */
  private begin(): boolean {
    try {
      this.context = this.open();
    } catch {
      return false;
    }
    this.out = this.context.createGain();
    this.out.gain.value = MASTER;
    this.out.connect(this.context.destination);
    return true;
  }

  play(sound: Sound): void {
    const { context } = this;
    if (!context || context.state !== "running" || !this.wanted()) return;
    const now = context.currentTime;
    if (now - (this.last.get(sound) ?? -1) < APART) return;
    this.last.set(sound, now);
    for (const note of SOUNDS[sound]) this.note(context, note, now + note.at);
  }

  private note(context: AudioContext, note: Note, at: number): void {
    const end = at + note.length;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(note.loud, at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    volume.connect(this.out!);
    const bend = (pitch: AudioParam) => {
      pitch.setValueAtTime(note.from, at);
      pitch.exponentialRampToValueAtTime(note.to, end);
    };
    let source: AudioScheduledSourceNode;
    if (note.voice === "noise") {
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      bend(band.frequency);
      const buffer = context.createBufferSource();
      buffer.buffer = this.hiss ??= hiss(context);
      buffer.connect(band).connect(volume);
      source = buffer;
    } else {
      const tone = context.createOscillator();
      tone.type = note.voice;
      bend(tone.frequency);
      tone.connect(volume);
      source = tone;
    }
    source.start(at);
    source.stop(end);
  }
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
