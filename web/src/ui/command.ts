/** A command of a screen: an icon in the top bar, or a line of its menu. */
export interface Command {
  /** How tests call it. */
  readonly id: string;
  readonly icon: string;
  readonly label: string;
  /** The key that does the same. */
  readonly key?: string;
  readonly disabled?: boolean;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean;
  /** So often needed that it is not in the menu of a phone held upright. */
  readonly handy?: boolean;
  act(): void;
}
