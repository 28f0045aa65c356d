/** What a seat says to the table besides its answers. */
import type { Live } from "../net/live";
import type { Until } from "../net/types";

export class TableTalk {
  constructor(
    private readonly live: Live,
    /** Who speaks; null: a spectator, who has nothing to say. */
    private readonly eyes: () => number | null,
  ) {}

  /** Gives up. */
  concede(): void {
    const seat = this.eyes();
    if (seat !== null) void this.live.request({ is: "concede", seat });
  }

  /** Lets a bot play for a seat, or plays again. */
  standIn(of: number, play: boolean): void {
    const seat = this.eyes();
    if (seat !== null) this.live.tell({ is: "stand-in", id: `s${Date.now()}`, seat, of, play });
  }

  /** Wants to take back the last choice, as things stood at a version. */
  undo(version: number): void {
    const seat = this.eyes();
    if (seat !== null)
      this.live.tell({ is: "undo", id: `u${version}-${Date.now()}`, seat, version });
  }

  /** A seat of this device agrees, or not, to what somebody wants to take back. */
  consent(request: number, seat: number, agree: boolean): void {
    this.live.tell({ is: "consent", id: `c${request}-${seat}`, seat, request, agree });
  }

  say(text: string): void {
    const seat = this.eyes();
    if (seat !== null) this.live.tell({ is: "chat", id: `t${Date.now()}`, seat, text });
  }

  /** Whether the table gives a seat's answer where there is only one. */
  wish(seat: number, forced: boolean): void {
    void this.live.request({ is: "wish", seat, forced });
  }

  /** Passes from now on, having seen all up to a version; null: no longer. */
  passOn(version: number, until: Until | null, stops: readonly string[]): void {
    const seat = this.eyes();
    if (seat !== null) void this.live.request({ is: "pass-on", seat, version, until, stops });
  }
}
