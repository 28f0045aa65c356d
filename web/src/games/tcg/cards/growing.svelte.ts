/** A long list of which only the beginning is drawn; it grows as one comes near its end. */
const FIRST = 48;

export class Growing<T> {
  private drawn = $state(FIRST);
  private readonly all: () => readonly T[];
  readonly shown = $derived.by(() => this.all().slice(0, this.drawn));
  readonly more = $derived.by(() => this.drawn < this.all().length);

  constructor(all: () => readonly T[]) {
    this.all = all;
    $effect(() => {
      void all();
      this.drawn = FIRST;
    });
  }

  /** Put on what stands behind the last one. */
  readonly watch = (node: Element) => {
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) this.drawn += FIRST;
      },
      { rootMargin: "600px" },
    );
    watching.observe(node);
    return () => watching.disconnect();
  };

  /** Draws as many as it takes to show this one. */
  reach(at: number): void {
    if (at >= this.drawn) this.drawn = at + FIRST;
  }
}
