/** The table of `orcs` as it is drawn right now. */
import type { BoardProps } from "../board";
import { showing, type Shown as SharedShown } from "../shared/shown.svelte";
import { fold } from "./fold";
import { NOTHING, heard, seen, type News } from "./news";
import type { Components, OrcsEvent, Table } from "./types";

export type Shown = SharedShown<Table, OrcsEvent, News>;

export const shown = (props: () => BoardProps<Table, Components>): { readonly now: Shown } =>
  showing(props, fold, { empty: NOTHING, told: heard, arrived: seen });
