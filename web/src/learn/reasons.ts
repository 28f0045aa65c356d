/** The reasons a bot gives for its answers, as advice tells them. Pure. */
import type { Message, Weighed } from "../net/types";

/** Picks the reasons that tell something about an answer: what is said alike of all of them tells nothing. */
export function telling(
  weighed: readonly Weighed[],
): (one: Weighed | undefined) => readonly Message[] {
  const same = (a: Message, b: Message) => JSON.stringify(a) === JSON.stringify(b);
  const idle = (reason: Message) =>
    weighed.length > 1 &&
    weighed.every(
      ({ reasons }) => reasons.length === 1 && reasons.some((one) => same(one, reason)),
    );
  return (one) => (one?.reasons ?? []).filter((reason) => !idle(reason));
}

/** A reason that stands alone: a sentence. */
export function sentence(said: string): string {
  const whole = said.charAt(0).toLocaleUpperCase() + said.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
