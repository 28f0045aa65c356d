/** The answers on offer; also those that are two in one go, where the next question is known already. */
import type { Composed } from "../games/board";
import type { AskedNext, Message, Option } from "../net/types";
import type { Pointable, Step } from "./interaction";

export interface Offered extends Pointable {
  readonly message: Message;
  /** It is two answers in one go: the second is to what is asked after the first. */
  readonly both?: { readonly answers: readonly [string, string]; readonly ask: Message };
}

export function offered(option: Option): Offered {
  return { ...option, id: option.answer };
}

/** The options of the question itself. */
export const own = ({ options }: Step<Offered>): readonly Offered[] =>
  options.filter(({ both }) => !both);

/** The options of a question, and behind them the answers to what would be asked next, each as one with the first. */
export function withNext(step: Step<Offered>, asked: readonly AskedNext[]): Step<Offered> {
  const known = new Set<string>();
  const more = asked.flatMap(({ answer, ask, options }) =>
    options.flatMap((option): Offered[] => {
      const anchors = [...step.picked, ...option.anchors];
      const place = anchors.join(" ");
      // Two ways to do the same: the first is the usual one, the other begins as before.
      if (option.anchors.length === 0 || known.has(place)) return [];
      known.add(place);
      const both = { answers: [answer, option.answer], ask } as const;
      return [{ ...offered(option), id: both.answers.join(" / "), anchors, both }];
    }),
  );
  return { ...step, options: [...own(step), ...more] };
}

/** The same step without those answers: what was pointed at stays so. */
export function withoutNext(step: Step<Offered>): Step<Offered> {
  const options = own(step);
  if (options.length === step.options.length) return step;
  return { ...step, options, ...(step.before && { before: withoutNext(step.before) }) };
}

/** What is answered after an option: its own second half first, if it has one. */
export function following({ both }: Offered, next: Composed): Composed {
  let second = both?.answers[1] ?? null;
  return (table, options) => {
    const now = second;
    second = null;
    return now ?? next(table, options);
  };
}
