/** What a table holds, as docs/protocol.md describes it ("The shape of a table"). */
import type { Message } from "../../net/types";

/** One entry for each thing of a kind, in the order of the box. */
export interface By {
  readonly kind: string;
  /** The things, where the game's names do not tell. */
  readonly ids: readonly string[];
  /** Signs that say: nothing here. */
  readonly blank?: string;
}

export interface Fields {
  readonly is: "fields";
  readonly fields: Readonly<Record<string, Shape>>;
}

export interface Several {
  readonly is: "list";
  readonly item: Shape;
  readonly by: By | null;
}

export type Shape =
  | { readonly is: "thing"; readonly kind: string }
  | { readonly is: "word"; readonly of: readonly string[] }
  | { readonly is: "number" }
  | { readonly is: "truth" }
  | Several
  | { readonly is: "counts"; readonly of: By }
  | { readonly is: "pile"; readonly item: Shape }
  | Fields
  | { readonly is: "kinds"; readonly kinds: Readonly<Record<string, Fields>> };

export interface TableShape {
  readonly table: Fields;
  /** What is written on things, by the message id of their name. */
  readonly inscriptions: Readonly<Record<string, Message>>;
}
