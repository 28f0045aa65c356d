/**
 * What is asked and has no place on the map: what a die can do, and who of an army goes. The board has room for it, or
 * the column of the question; both ask here.
 */
import type { Answer, BoardProps } from "../board";
import { playable } from "./asides";
import { battleOf } from "./fold";
import { sideOfSeat } from "./forces";
import { found, ways } from "./hunting";
import { rows, type Row } from "./menu";
import { lettingGo, partingOf, type Going, type Parting } from "./parting";
import { fitScene } from "./prospects.svelte";
import type { Components, Table } from "./types";

const NOBODY: Going = { force: [], people: [] };

/** Who was told to go, of which army; kept while the window is turned. */
let changed = $state.raw<{ readonly about: string; readonly going: Going } | null>(null);

/** The scene of a battle makes way for the map, because the player wants to see it. */
let folded = $state(false);

export class Asking {
  readonly #props: () => BoardProps;
  readonly #table: () => Table;
  /** Whether the dice of the other side are seen. */
  readonly #roomy: () => boolean;

  constructor(props: () => BoardProps, table: () => Table, roomy: () => boolean = () => false) {
    this.#props = props;
    this.#table = table;
    this.#roomy = roomy;
  }

  /** The same question may be answered by a card or the ring after the die: they glow too. */
  readonly board: BoardProps = $derived.by(() => {
    const props = this.#props();
    return { ...props, active: playable(props), pick: (anchor: string) => this.#pick(anchor) };
  });
  readonly own = $derived.by(() => {
    const { seat } = this.#props();
    return seat === null ? 0 : sideOfSeat(this.#table().seats, seat);
  });

  // -- scenes ------------------------------------------------------------------------------------

  get folded(): boolean {
    return folded;
  }
  readonly fold = (): void => {
    folded = !folded;
  };
  /** Places on the map are asked for: no scene lies on it. */
  readonly glowing: boolean = $derived.by(() =>
    [...this.#props().active].some((anchor) => anchor.startsWith("region:")),
  );
  /** The answers that stand in a scene, and need no row in a menu; on a lying phone they stand at the thumb all the same. */
  readonly #inScene: readonly Answer[] = $derived.by(() => {
    const { options, lying } = this.#props();
    if (found(this.#table())) return ways(options);
    const open = battleOf(this.#table()) !== null && !folded && !this.glowing && !lying;
    return open && fitScene(options) ? options : [];
  });

  // -- the menu ----------------------------------------------------------------------------------

  readonly die: string | null = $derived.by(() => {
    const { chosen } = this.#props();
    return chosen.length === 1 && chosen[0]?.startsWith("die:") ? chosen[0].slice(4) : null;
  });
  /** The answer that lays the die aside. */
  readonly aside: Answer | null = $derived.by(() => {
    if (this.die === null) return null;
    const lays = ({ message, anchors }: Answer) =>
      message.id === "option-lay-aside" && anchors[0] === `die:${this.die}`;
    return this.#props().options.find(lays) ?? null;
  });
  readonly rows: readonly Row[] = $derived.by(() => {
    if (this.parting) return [];
    const { active, options, chosen } = this.#props();
    const left = options.filter(({ anchors }) => chosen.every((one) => anchors.includes(one)));
    // One answer is left, and it is asked whether it is meant: there is nothing to choose from any more.
    if (chosen.length > 0 && left.length === 1) return [];
    const table = this.#table();
    const mine = table.dice[this.own] as readonly string[];
    const enemy = table.dice[1 - this.own] as readonly string[];
    const hand = table.hand ?? [];
    const borne = new Set(this.#inScene.flatMap(({ anchors }) => anchors));
    return rows(active, (kind, id) => {
      if (kind === "region" || kind === "ring" || borne.has(`${kind}:${id}`)) return true;
      if (kind === "die") return mine.includes(id) || (this.#roomy() && enemy.includes(id));
      return kind === "card" && hand.includes(id);
    });
  });
  readonly menu: boolean = $derived(this.rows.length > 0 || this.aside !== null);

  // -- who goes ----------------------------------------------------------------------------------

  readonly parting: Parting | null = $derived.by(() => {
    const { options, components, chosen } = this.#props();
    return options.length > 0 ? partingOf(this.#table(), components as Components, chosen) : null;
  });
  readonly #about = $derived(
    this.parting
      ? `${this.parting.region} ${this.parting.to} ${JSON.stringify(this.parting.all)}`
      : "",
  );
  readonly going: Going = $derived(
    changed?.about === this.#about ? changed.going : (this.parting?.all ?? NOBODY),
  );
  /** The first answer by which these go; null: a target is asked for first, or it cannot be so. */
  readonly #first = $derived.by(() =>
    this.parting?.sorting ? lettingGo(this.going)(this.#table(), this.#props().options) : null,
  );

  readonly change = (going: Going): void => {
    changed = { about: this.#about, going };
  };
  /** Sends them off. */
  readonly off: (() => void) | null = $derived.by(() => {
    const first = this.#first;
    if (first === null) return null;
    return () => {
      const next = lettingGo(this.going);
      this.#props().answer(first);
      this.#props().compose(next);
    };
  });
  /** Nobody goes. */
  readonly hold: (() => void) | null = $derived.by(() => {
    if (!this.parting?.sorting) return null;
    const { options } = this.#props();
    const held = options.find(({ message }) => message.id === "option-hold");
    return held ? () => this.#props().answer(held.id) : null;
  });

  /** A target for an army takes along whoever was chosen to go. */
  #pick(anchor: string) {
    const setting = this.parting && !this.parting.sorting && anchor.startsWith("region:");
    const next = setting ? lettingGo(this.going) : null;
    this.#props().pick(anchor);
    if (next) this.#props().compose(next);
  }
}
