/**
 * Pointing: how clicks on the table become one answer.
 *
 * Every option names the things it is made of, in order (its anchors). What has been pointed at so
 * far narrows the options down; when one is left, that is the answer. Knows no game and no rules.
 */

export interface Pointable {
  /** The option in the game's notation; unique within a question. */
  readonly id: string;
  readonly anchors: readonly string[];
  /** A slip would hurt: ask before sending. */
  readonly confirm?: boolean;
}

export interface Step<O extends Pointable = Pointable> {
  readonly options: readonly O[];
  /** What was pointed at, in order, including what went without saying. */
  readonly picked: readonly string[];
  /** How many of `picked` went without saying: stepping back stops there. */
  readonly implied: number;
  /** The one option left, waiting for a yes. */
  readonly pending: O | null;
  /** Where a button was pressed that waits for a yes: stepping back leads there. */
  readonly before?: Step<O>;
}

export type Outcome<O extends Pointable = Pointable> =
  | { readonly is: "step"; readonly step: Step<O> }
  | { readonly is: "send"; readonly option: O }
  | { readonly is: "refused"; readonly anchors: readonly string[] };

/** `careful`: every answer made by pointing is confirmed, as on a phone with small fields. */
export interface Manner {
  readonly careful?: boolean;
}

export function begin<O extends Pointable>(options: readonly O[]): Step<O> {
  const picked = shared(options);
  return { options, picked, implied: picked.length, pending: null };
}

/** The options that are still possible. */
export function open<O extends Pointable>(step: Step<O>): readonly O[] {
  return matching(step.options, step.picked, step.implied);
}

/** The anchors that continue some option. */
export function active<O extends Pointable>(step: Step<O>): ReadonlySet<string> {
  if (step.pending) return new Set(step.pending.anchors.slice(step.picked.length));
  const found = new Set<string>();
  for (const option of open(step)) {
    if (startsWith(option.anchors, step.picked)) {
      const next = option.anchors[step.picked.length];
      if (next !== undefined) found.add(next);
    } else {
      for (const anchor of rest(option.anchors, step.picked)) found.add(anchor);
    }
  }
  return found;
}

/** The options that need no more pointing: buttons. */
export function buttons<O extends Pointable>(step: Step<O>): readonly O[] {
  if (step.pending) return [];
  const bare = step.picked.length <= step.implied;
  return open(step).filter(
    (option) =>
      option.anchors.length === step.picked.length || (bare && option.anchors.length === 0),
  );
}

export function pick<O extends Pointable>(
  step: Step<O>,
  anchor: string,
  manner: Manner = {},
): Outcome<O> {
  if (step.pending && step.pending.anchors.includes(anchor)) {
    return { is: "send", option: step.pending };
  }
  const from = step.pending ? back(step) : step;
  const picked = [...from.picked, anchor];
  const left = matching(from.options, picked, 0);
  if (left.length === 0) return elsewhere(from, anchor, manner);
  const [only] = left;
  if (left.length !== 1 || !only) return { is: "step", step: { ...from, picked, pending: null } };
  if (active(from).has(anchor)) return settle({ ...from, picked }, only, manner);
  // It did not glow, so nobody expects a click on it to be the last word.
  return { is: "step", step: { ...from, picked: only.anchors, pending: only } };
}

/** The option itself was chosen: from the list, or as a button. */
export function choose<O extends Pointable>(step: Step<O>, option: O): Outcome<O> {
  if (step.pending?.id === option.id || !option.confirm) return { is: "send", option };
  return { is: "step", step: { ...step, picked: option.anchors, pending: option, before: step } };
}

/** One step back; at the beginning nothing changes. */
export function back<O extends Pointable>(step: Step<O>): Step<O> {
  if (step.before) return step.before;
  const least = step.implied;
  if (step.picked.length <= least) return begin(step.options);
  return { ...step, picked: step.picked.slice(0, -1), pending: null };
}

/** Whether there is something to step back from. */
export function begun<O extends Pointable>(step: Step<O>): boolean {
  return step.pending !== null || step.picked.length > step.implied;
}

/**
 * The button that most people want next and that costs nothing: the only answer left, or to end here
 * what was begun. Never one where a slip would hurt; none is better than a wrong one.
 */
export function usual<O extends Pointable>(step: Step<O>): O | null {
  const [only, ...others] = buttons(step);
  if (!only || others.length > 0 || only.confirm) return null;
  return begun(step) || active(step).size === 0 ? only : null;
}

function settle<O extends Pointable>(step: Step<O>, option: O, manner: Manner): Outcome<O> {
  if (!option.confirm && !manner.careful) return { is: "send", option };
  return { is: "step", step: { ...step, pending: option } };
}

/** Nothing continues here: perhaps the player changed their mind and points at another beginning. */
function elsewhere<O extends Pointable>(step: Step<O>, anchor: string, manner: Manner): Outcome<O> {
  const last = step.picked.at(-1);
  if (begun(step) && last === anchor) {
    // Pointing at the same thing again means "here": the option that ends there, or a step back.
    const [here, ...others] = buttons(step);
    if (here && others.length === 0 && here.anchors.length > 0) return settle(step, here, manner);
    return { is: "step", step: back(step) };
  }
  const anew = begin(step.options);
  if (begun(step) && active(anew).has(anchor)) return pick(anew, anchor, manner);
  return { is: "refused", anchors: [...step.picked, anchor] };
}

/** Options that begin with what was picked; failing that, those that contain it in any order. */
function matching<O extends Pointable>(
  options: readonly O[],
  picked: readonly string[],
  implied: number,
): readonly O[] {
  if (picked.length === 0) return options;
  const bare = picked.length <= implied;
  const straight = options.filter(
    (option) => startsWith(option.anchors, picked) || (bare && option.anchors.length === 0),
  );
  if (straight.length > 0) return straight;
  return options.filter((option) => contains(option.anchors, picked));
}

/** What all pointable options begin with goes without saying, unless it would decide alone. */
function shared<O extends Pointable>(options: readonly O[]): readonly string[] {
  const pointed = options.filter((option) => option.anchors.length > 0);
  const [first] = pointed;
  if (!first || pointed.length < 2) return [];
  const common: string[] = [];
  for (const [at, anchor] of first.anchors.entries()) {
    if (!pointed.every((option) => option.anchors.length > at + 1 && option.anchors[at] === anchor))
      break;
    common.push(anchor);
  }
  return common;
}

function startsWith(anchors: readonly string[], picked: readonly string[]): boolean {
  return picked.every((anchor, at) => anchors[at] === anchor);
}

function contains(anchors: readonly string[], picked: readonly string[]): boolean {
  return rest(anchors, picked).length === anchors.length - picked.length;
}

function rest(anchors: readonly string[], picked: readonly string[]): readonly string[] {
  const left = [...anchors];
  for (const anchor of picked) {
    const at = left.indexOf(anchor);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
