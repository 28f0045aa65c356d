/** Messages to be said, and what happened. */

export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

export type Arg = string | number | Message | readonly Arg[];

/** Something that happened: its kind in `is`, its fields beside it. */
export interface GameEvent {
  readonly is: string;
  readonly [field: string]: unknown;
}

export interface Told {
  /** The version of the answer it came of, and whose that was; null: chance's. */
  readonly version: number;
  readonly by: number | null;
  readonly event: GameEvent;
  readonly message: Message;
}
