/**
 * The branches of a match: other ways it could have gone, as a tree. Pure: no DOM, no net in here.
 *
 * A branch is a record of its own. One that leaves what happened begins there with a position; one that leaves
 * another branch has that one's lines up to there, so both count their steps alike.
 */
export interface Branch {
  /** Unique in its study. */
  readonly id: string;
  /** Empty: its first move is its name. */
  readonly name: string;
  /** The branch it leaves; null: what happened. */
  readonly of: string | null;
  /** After which step of that. */
  readonly at: number;
  /** Whose eyes it was imagined with; null: with open cards. */
  readonly eyes: number | null;
  readonly text: string;
}

export type Study = readonly Branch[];

export interface Row {
  readonly branch: Branch;
  /** 0: it leaves what happened. */
  readonly depth: number;
}

const children = (study: Study, of: string | null) =>
  study.filter((one) => one.of === of).toSorted((a, b) => a.at - b.at);

/** All branches from the top down, each behind the one it leaves. */
export function rows(study: Study, of: string | null = null, depth = 0): readonly Row[] {
  return children(study, of).flatMap((branch) => [
    { branch, depth },
    ...rows(study, branch.id, depth + 1),
  ]);
}

export const find = (study: Study, id: string | null) => study.find((one) => one.id === id);

/** The step of what happened at which a branch, or the one it leaves, begins. */
export function beginning(study: Study, branch: Branch): number {
  const before = find(study, branch.of);
  return before ? beginning(study, before) : branch.at;
}

export function added(study: Study, branch: Omit<Branch, "id">): { study: Study; branch: Branch } {
  const number = Math.max(0, ...study.map((one) => Number(one.id))) + 1;
  const fresh = { ...branch, id: String(number) };
  return { study: [...study, fresh], branch: fresh };
}

export function changed(study: Study, id: string, change: Partial<Branch>): Study {
  return study.map((one) => (one.id === id ? { ...one, ...change } : one));
}

/** Without a branch and all that leave it. */
export function removed(study: Study, id: string): Study {
  const gone = new Set([id, ...rows(study, id).map(({ branch }) => branch.id)]);
  return study.filter((one) => !gone.has(one.id));
}

/** Whether a branch can come before another: the one it leaves, or one that leaves the same step. */
export function canRise(study: Study, id: string): boolean {
  const own = find(study, id);
  if (!own) return false;
  return own.of !== null || sameStep(study, own)[0]?.id !== id;
}

const sameStep = (study: Study, own: Branch) =>
  study.filter((one) => one.of === own.of && one.at === own.at);

/** The branch takes the place of the one it leaves, which leaves it from now on; or comes first at its step. */
export function risen(study: Study, id: string): Study {
  const own = find(study, id);
  if (!own || !canRise(study, id)) return study;
  const before = find(study, own.of);
  if (!before) {
    const others = study.filter((one) => one.id !== id);
    const first = others.findIndex((one) => one.of === own.of && one.at === own.at);
    return others.toSpliced(first, 0, own);
  }
  return study.map((one) => {
    if (one.id === before.id) return { ...before, name: own.name, text: own.text };
    if (one.id === id) return { ...own, name: before.name, text: before.text };
    if (one.of === id) return { ...one, of: before.id };
    if (one.of === before.id && one.at > own.at) return { ...one, of: id };
    return one;
  });
}

// -- as text -----------------------------------------------------------------------------------------

const HEAD = /^# branch (\d+) of (\d+) at (\d+) eyes (\d+|open): ?(.*)$/;

/** A record, or a position, and its branches behind it. */
export function write(main: string, study: Study): string {
  const parts = rows(study).map(({ branch: { id, of, at, eyes, name, text } }) => {
    const head = `# branch ${id} of ${of ?? 0} at ${at} eyes ${eyes ?? "open"}: ${oneLine(name)}`;
    return `${head}\n${text.trimEnd()}\n`;
  });
  return [`${main.trimEnd()}\n`, ...parts].join("\n");
}

export function read(text: string): { main: string; study: Study } {
  const main: string[] = [];
  const study: { branch: Omit<Branch, "text">; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const head = HEAD.exec(line);
    if (head) {
      const [, id = "", of, at, eyes, name = ""] = head;
      study.push({
        branch: {
          id: String(Number(id)),
          of: Number(of) === 0 ? null : String(Number(of)),
          at: Number(at),
          eyes: eyes === "open" ? null : Number(eyes),
          name: oneLine(name),
        },
        lines: [],
      });
    } else (study.at(-1)?.lines ?? main).push(line);
  }
  const all = study.map(({ branch, lines }) => ({
    ...branch,
    text: `${lines.join("\n").trim()}\n`,
  }));
  return { main: `${main.join("\n").trimEnd()}\n`, study: whole(all) };
}

/** Those that leave something that is there, each id once. */
function whole(all: readonly Branch[]): Study {
  const kept: Branch[] = [];
  for (const one of all)
    if (!find(kept, one.id) && (one.of === null || find(kept, one.of))) kept.push(one);
  return kept;
}

export const LONGEST_NAME = 60;

export function oneLine(name: string): string {
  return name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}

/** Both together; what both have is there once. */
export function merged(own: Study, other: Study): Study {
  let all = own;
  const known = new Map<string, string>();
  for (const { id, ...branch } of other) {
    const of = branch.of === null ? null : (known.get(branch.of) ?? null);
    const same = all.find(
      (one) => one.of === of && one.at === branch.at && one.text.trim() === branch.text.trim(),
    );
    if (same) known.set(id, same.id);
    else {
      const grown = added(all, { ...branch, of });
      all = grown.study;
      known.set(id, grown.branch.id);
    }
  }
  return all;
}
