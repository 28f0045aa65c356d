/** The table of `hobbits` as it is drawn right now. */
import type { BoardProps } from "../board";
import { NOTHING, showing, type Shown as SharedShown } from "../shared/shown.svelte";
import { fold } from "./fold";
import type { Components, HobbitsEvent, Table } from "./types";

export type Shown = SharedShown<Table, HobbitsEvent>;

export const shown = (props: () => BoardProps<Table, Components>): { readonly now: Shown } =>
  showing(props, fold, NOTHING);
