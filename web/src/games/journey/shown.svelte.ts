/** The table of `journey` as it is drawn right now. */
import type { BoardProps } from "../board";
import { showing, type Shown as SharedShown } from "../shared/shown.svelte";
import { fold } from "./fold";
import { tally, type Tally } from "./tally";
import type { Components, JourneyEvent, Table } from "./types";

export type Shown = SharedShown<Table, JourneyEvent, Tally | null>;

export const shown = (props: () => BoardProps<Table, Components>): { readonly now: Shown } =>
  showing(props, fold, { empty: null, told: tally, still: () => null });
