/** Typing the beginning of a name moves to it; pausing begins anew. */

const PAUSE = 700;

export class TypeAhead {
  private typed = "";
  private last = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** True while a word is being typed, so that a space belongs to it. */
  get typing(): boolean {
    return this.typed !== "" && this.now() - this.last < PAUSE;
  }

  /** The index of the next label that fits; null if none does. */
  find(key: string, labels: readonly string[], from: number): number | null {
    this.typed = this.typing ? this.typed + key : key;
    this.last = this.now();
    const same = [...this.typed].every((one) => one === this.typed[0]);
    const wanted = fold(same ? (this.typed[0] ?? "") : this.typed);
    const start = same ? from + 1 : from;
    for (let at = 0; at < labels.length; at++) {
      const index = (start + at) % labels.length;
      if (words(labels[index] ?? "").some((word) => word.startsWith(wanted))) return index;
    }
    return null;
  }
}

/** A label is found by its beginning or by that of what it names: "To Moria" by "mor". */
function words(label: string): readonly string[] {
  const folded = fold(label);
  const starts = [
    0,
    ...[...folded.matchAll(/[\s:,("„“]+/g)].map((gap) => gap.index + gap[0].length),
  ];
  return starts.map((at) => folded.slice(at));
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
