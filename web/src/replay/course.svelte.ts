/** The curve of a match as it comes in; it stops when nobody looks any more. */
import { api, ApiError } from "../net/api";
import type { Course, CurvePoint, Message } from "../net/types";
import { turned } from "./curve";

export class CurveOf {
  course = $state.raw<Course | null>(null);
  points = $state.raw<readonly CurvePoint[]>([]);
  done = $state(false);
  wrong = $state.raw<Message | null>(null);
  /** From 0 to 1. */
  readonly progress = $derived(
    this.done ? 1 : this.course ? Math.min(0.98, this.points.length / this.course.steps) : 0,
  );
  readonly turning = $derived(this.course ? turned(this.course, this.points, this.done) : null);
  private stopped = new AbortController();

  /** `past`: `matches/ID` or `records/ID`; `seat`: whose eyes, null: with open cards. */
  async load(past: string, seat: number | null = null): Promise<void> {
    this.stop();
    const here = (this.stopped = new AbortController());
    this.points = [];
    this.done = false;
    this.wrong = null;
    try {
      for await (const line of api.curve(past, seat, here.signal)) {
        if (here.signal.aborted) return;
        if (line.is === "course") this.course = line;
        else if (line.is === "point") this.points = [...this.points, line];
        else this.done = true;
      }
    } catch (error) {
      if (here.signal.aborted) return;
      this.wrong = error instanceof ApiError ? error.said : { id: "shell-failed" };
    }
  }

  stop(): void {
    this.stopped.abort();
  }
}
