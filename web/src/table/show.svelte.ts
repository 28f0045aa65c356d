/** Shows updates one after another, and the events of each in turn, at the reader's speed. */
import { pace } from "../device/settings.svelte";
import type { Playing } from "../games/board";
import type { GameEvent, Told, Update } from "../net/types";

const USUAL = 450;
/** When the table has run far ahead, nobody wants to watch all of it. */
const PATIENCE = 40;
/** What happens between two questions to oneself is shown faster the longer it takes (in ms, at normal speed). */
const HASTE = [
  [3000, 1],
  [5000, 0.5],
  [7000, 0.2],
] as const;

/** Whether the reader has something to decide: what the table answers for them is nothing. */
export function decides({ question, wishes }: Update): boolean {
  return question.is === "choice" && !wishes?.answered;
}

/** Whether there is no need to hurry any more. */
function ends(update: Update): boolean {
  return decides(update) || update.question.is === "over";
}

interface Batch {
  readonly events: readonly Told[];
  readonly update: Update;
}

export class Show {
  /** What is on the table now; lags behind while events are being shown. */
  current = $state.raw<Update | null>(null);
  /** Where it is going. */
  ahead = $state.raw<Update | null>(null);
  playing = $state.raw<(Playing & { readonly told: Told }) | null>(null);
  /** True while events are still to be shown. */
  readonly busy = $derived(this.playing !== null || this.ahead !== this.current);
  /** Everything is skipped until the reader is asked, or the match is over. */
  hurrying = $state(false);
  /** The reader has skipped what the others did. */
  skipped = $state(false);

  duration: (event: GameEvent) => number | undefined = () => undefined;

  private queue: Batch[] = [];
  private running = false;
  private counter = 0;
  private generation = 0;
  private finish: (() => void) | null = null;
  /** How long events have been shown since the reader was last asked. */
  private shown = 0;

  /** Puts an update on the table at once. */
  set(update: Update | null): void {
    this.generation++;
    this.queue = [];
    this.running = false;
    this.finish?.();
    this.playing = null;
    this.current = this.ahead = update;
    if (!update || ends(update)) this.asked();
  }

  /** Shows what is new in an update, then the update itself. */
  add(update: Update): void {
    const from = this.ahead;
    if (!from || update.reset || (update.since < 0 && from.version < 0)) return this.set(update);
    if (update.version < from.version) return;
    const events = update.events.filter((told) => told.version > from.version);
    if (events.length === 0 && !this.running) return this.set(update);
    this.ahead = update;
    this.queue.push({ events, update });
    if (!this.running) void this.run();
  }

  /** A click ends the running animation; everything still queued is shown at once. */
  skip(): void {
    this.finish?.();
  }

  /** Skips to the reader's next question. */
  hurry(): void {
    this.hurrying = true;
    this.skipped = true;
    this.finish?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    const generation = this.generation;
    for (let batch = this.queue.shift(); batch; batch = this.queue.shift()) {
      for (const told of batch.events) {
        const waiting = this.queue.reduce((sum, one) => sum + one.events.length, 0);
        const ms = waiting > PATIENCE || this.hurrying ? 0 : this.length(told.event);
        if (ms > 0) {
          this.shown += ms;
          this.playing = { id: ++this.counter, event: told.event, ms, told };
          await this.wait(ms);
          if (generation !== this.generation) return;
        }
      }
      this.current = batch.update;
      if (ends(batch.update)) this.asked();
    }
    this.playing = null;
    this.running = false;
  }

  private asked(): void {
    this.shown = 0;
    this.hurrying = false;
  }

  private length(event: GameEvent): number {
    const haste = HASTE.find(([until]) => this.shown < until * pace())?.[1] ?? 0;
    return Math.round((this.duration(event) ?? USUAL) * pace() * haste);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.finish = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
