/** The table of `tcg` as it is drawn right now. */
import type { BoardProps } from "../board";
import { NOTHING, showing, type Shown as SharedShown } from "../shared/shown.svelte";
import { fold } from "./fold";
import type { Components, Table, TcgEvent } from "./types";

export type Shown = SharedShown<Table, TcgEvent>;

export const shown = (props: () => BoardProps<Table, Components>): { readonly now: Shown } =>
  showing(props, fold, NOTHING);
