/** The keys that walk through a match: arrows for steps and turns, Home and End, space. */
import type { Replay } from "./replay.svelte";

export function onReplayKey(event: KeyboardEvent, replay: Replay): void {
  const at = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (at.closest("input:not([type=range]), textarea, select, dialog, [role=listbox]")) return;
  const scrolls = at.closest("[data-test=log-lines]") !== null;
  const keys: Record<string, (() => void) | false> = {
    ArrowRight: () => replay.jump(replay.at + 1),
    ArrowLeft: () => replay.jump(replay.at - 1),
    ArrowDown: !scrolls && (() => replay.jumpTurn(1)),
    ArrowUp: !scrolls && (() => replay.jumpTurn(-1)),
    PageDown: !scrolls && (() => replay.jumpTurn(1)),
    PageUp: !scrolls && (() => replay.jumpTurn(-1)),
    Home: !scrolls && (() => replay.jump(0)),
    End: !scrolls && (() => replay.jump(replay.total)),
    " ": !at.closest("button, a") && (() => void (replay.running ? replay.pause() : replay.run())),
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
