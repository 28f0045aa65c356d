/** What is heard at a table: events as they are shown, your turn, the end. */
import { settings } from "../device/settings.svelte";
import type { Session } from "../table/session.svelte";
import { decides } from "../table/show.svelte";
import { soundOf } from "./hearing";
import { Player } from "./player";

export const player = new Player(() => settings.sound);

/** Lets a table be heard; call while a component is set up. */
export function hear(session: Session): void {
  $effect(() => {
    const wake = () => player.wake();
    addEventListener("pointerdown", wake);
    addEventListener("keydown", wake);
    return () => {
      removeEventListener("pointerdown", wake);
      removeEventListener("keydown", wake);
    };
  });
  $effect(() => {
    const event = session.show.playing?.event;
    const sound = event ? soundOf(event.is, session.drawing?.sounds) : null;
    if (sound) player.play(sound);
  });
  /** Whether it was your turn already, or the match over, when it was last looked. */
  let asked = true;
  let over = true;
  $effect(() => {
    const { update } = session;
    if (!update) return;
    const { question } = update;
    const mine = decides(update);
    if (mine && !asked) player.play("turn");
    if (question.is === "over" && !over) player.play("end");
    asked = mine;
    over = question.is === "over";
  });
}
