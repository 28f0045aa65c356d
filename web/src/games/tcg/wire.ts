/** What the server sends about `tcg`. Made by web/tools/wire_types.py: do not edit. */

export interface Bidding {
  readonly is: "bidding";
  readonly bids: readonly (number | null)[];
}

export interface Lots {
  readonly is: "lots";
  readonly bids: readonly number[];
  readonly order: readonly number[];
}

export interface Seating {
  readonly is: "seating";
  readonly pickers: readonly number[];
  readonly places: readonly (number | null)[];
}

export interface Starting {
  readonly is: "starting";
  readonly seat: number;
  readonly budget: number;
}

export interface Dealing {
  readonly is: "dealing";
  readonly left: readonly number[];
}

export interface Rethinking {
  readonly is: "rethinking";
  readonly seat: number;
}

export interface Turn {
  readonly is: "turn";
  readonly step: string;
  readonly left: readonly number[];
  readonly to: string;
}

export interface Moving {
  readonly is: "moving";
  readonly stage: number;
}

export interface Healing {
  readonly is: "healing";
  readonly left: number;
}

export interface Firing {
  readonly is: "firing";
  readonly seat: number;
  readonly left: number;
  readonly minions: boolean;
}

export interface Targeting {
  readonly is: "targeting";
  readonly total: number;
}

export interface Assigning {
  readonly is: "assigning";
  readonly seat: number;
  readonly pairs: readonly (readonly [number, number])[];
}

export interface NextSkirmish {
  readonly is: "next-skirmish";
}

export interface Fighting {
  readonly is: "fighting";
  readonly stage: string;
  readonly winners: readonly number[];
  readonly losers: readonly number[];
  readonly overwhelmed: boolean;
}

export interface Losing {
  readonly is: "losing";
  readonly left: number;
}

export interface Reconciling {
  readonly is: "reconciling";
  readonly seat: number;
  readonly asked: boolean;
}

export interface MovingOn {
  readonly is: "moving-on";
}

export interface RingBearerFell {
  readonly is: "ring-bearer-fell";
  readonly seat: number;
}

export interface Acting {
  readonly is: "acting";
  readonly at: number;
  readonly passes: number;
  readonly alone: number | null;
}

export interface Card {
  readonly id: number;
  readonly kind: string;
  readonly owner: number;
  readonly on: number;
}

export interface AboutTo {
  readonly is: "about-to";
  readonly what: string;
  readonly cards: readonly number[];
  readonly source: Card | null;
  readonly seat: number;
  readonly n: number;
  readonly stage: number;
  readonly done: readonly (readonly [number, number, number])[];
  readonly prevented: boolean;
}

export interface Happening {
  readonly what: string;
  readonly card: Card | null;
  readonly foes: readonly Card[];
  readonly by: number;
  readonly site: number;
  readonly phase: string;
}

export interface Due {
  readonly card: Card | null;
  readonly record: number;
  readonly at: number;
}

export interface After {
  readonly is: "after";
  readonly happenings: readonly Happening[];
  readonly due: readonly Due[];
  readonly stage: number;
}

export interface Responding {
  readonly is: "responding";
  readonly happenings: readonly Happening[];
  readonly would: boolean;
  readonly at: number;
  readonly passes: number;
  readonly used: readonly (readonly [number, number, number, number])[];
}

export interface Context {
  readonly source: Card;
  readonly you: number;
  readonly it: Card | null;
  readonly foes: readonly Card[];
  readonly env: readonly (readonly [string, readonly number[]])[];
}

export interface Doing {
  readonly is: "doing";
  readonly x: Context;
  readonly record: number;
  readonly part: number;
  readonly at: number;
  readonly left: number;
  readonly failed: boolean;
  readonly announced: boolean;
  readonly revealed: readonly string[];
  readonly deck: number | null;
}

export interface Playing {
  readonly is: "playing";
  readonly card: Card;
  readonly seat: number;
  readonly zone: string;
  readonly discount: number;
  readonly stage: number;
  readonly name: string;
  readonly bearer: string;
}

export interface Finishing {
  readonly is: "finishing";
  readonly card: Card;
  readonly to_hand: boolean;
}

export interface Acted {
  readonly is: "acted";
  readonly seat: number;
  readonly card: number;
  readonly kind: string;
  readonly record: number;
  readonly changes: number;
}

export interface Picking {
  readonly is: "picking";
  readonly seat: number;
  readonly chosen: readonly number[];
}

export interface Numbering {
  readonly is: "numbering";
  readonly seat: number;
  readonly most: number;
}

export interface Naming {
  readonly is: "naming";
  readonly seat: number;
  readonly key: string;
}

export interface Branching {
  readonly is: "branching";
  readonly seat: number;
}

export interface Confirming {
  readonly is: "confirming";
  readonly seat: number;
  readonly draw: number;
}

export interface FromHand {
  readonly is: "from-hand";
  readonly seat: number;
  readonly purpose: string;
  readonly left: number;
}

export interface Finding {
  readonly is: "finding";
  readonly seat: number;
  readonly purpose: string;
  readonly left: number;
  readonly covered: boolean;
}

export interface FindingStacked {
  readonly is: "finding-stacked";
  readonly seat: number;
  readonly purpose: string;
  readonly left: number;
}

export interface PlayingFound {
  readonly is: "playing-found";
  readonly seat: number;
  readonly zone: string;
  readonly covered: boolean;
}

export interface Offering {
  readonly is: "offering";
  readonly asked: readonly number[];
  readonly paying: boolean;
}

export interface Drawing {
  readonly is: "drawing";
  readonly seat: number;
  readonly left: number;
}

export interface Reshuffling {
  readonly is: "reshuffling";
  readonly seat: number;
}

export interface Revealing {
  readonly is: "revealing";
  readonly seat: number;
  readonly left: number;
  readonly purpose: string;
  readonly on: number;
}

export interface Count {
  readonly card: number;
  readonly n: number;
}

export interface StackedCard {
  readonly kind: string;
  readonly owner: number;
}

export interface Stack {
  readonly on: number;
  readonly cards: readonly StackedCard[];
}

export interface Bout {
  readonly who: number;
  readonly minions: readonly number[];
  readonly gone: Card | null;
}

export interface Lasting {
  readonly what: string;
  readonly cards: readonly number[];
  readonly value: number;
  readonly until: string;
  readonly kind: string;
  readonly you: number;
  readonly word: string;
  readonly record: number;
  readonly program: number;
  readonly env: readonly (readonly [string, readonly number[]])[];
}

export interface Idle {
  readonly seat: number;
  readonly card: number;
  readonly kind: string;
  readonly record: number;
}

export interface Board {
  readonly order: readonly number[];
  readonly fp: number;
  readonly phase: "archery" | "assignment" | "fellowship" | "maneuver" | "regroup" | "shadow" | "skirmish" | "start" | "turn";
  readonly turn: number;
  readonly twilight: number;
  readonly moves: number;
  readonly limit: number;
  readonly markers: readonly number[];
  readonly burdens: readonly number[];
  readonly resistance: readonly number[];
  readonly bearers: readonly number[];
  readonly worn: boolean;
  readonly play: readonly Card[];
  readonly path: readonly Card[];
  readonly control: readonly (number | null)[];
  readonly wounds: readonly Count[];
  readonly tokens: readonly Count[];
  readonly stacks: readonly Stack[];
  readonly assigned: readonly Bout[];
  readonly skirmish: Bout | null;
  readonly fierce: boolean;
  readonly fierce_set: readonly number[];
  readonly taken: readonly Count[];
  readonly lasting: readonly Lasting[];
  readonly used: readonly Count[];
  readonly played: readonly (readonly [string, number])[];
  readonly drawn: number;
  readonly moved_to: readonly number[];
  readonly shadow_phases: number;
  readonly discards: readonly (readonly string[])[];
  readonly dead: readonly (readonly string[])[];
  readonly shown: readonly (readonly string[])[];
  readonly lost: readonly number[];
  readonly how: readonly string[];
  readonly winner: number | null;
  readonly next_id: number;
  readonly changes: number;
  readonly idle: readonly Idle[];
  readonly acts: number;
  readonly reshuffled: readonly number[];
  readonly next_place: number;
  readonly agreed: readonly string[];
}

export interface Known {
  readonly card: string;
  readonly to: readonly number[];
}

export interface Pile {
  readonly rest: readonly (readonly [string, number])[];
  readonly top: readonly (string | Known)[];
  readonly bottom: readonly (string | Known)[];
}

export interface LiveKeyword {
  readonly word: string;
  readonly n: number;
}

export interface Figure {
  readonly card: number;
  readonly strength: number;
  readonly left: number;
  readonly keywords: readonly LiveKeyword[];
}

export interface Standing {
  readonly who: number;
  readonly minions: readonly number[];
  readonly free: number;
  readonly shadow: number;
  readonly won: boolean;
  readonly overwhelmed: boolean;
  readonly wounds: number;
  readonly safe: number;
  readonly least: number;
}

export interface Line {
  readonly of: number;
  readonly number: "fellowship-archery" | "minion-archery" | "strength" | "vitality";
  readonly kind: string;
  readonly n: number;
}

export interface Sums {
  readonly figures: readonly Figure[];
  readonly asleep: readonly number[];
  readonly free: number;
  readonly shadow: number;
  readonly archery: readonly [number, number];
  readonly standings: readonly Standing[];
  readonly lines: readonly Line[];
}

export interface Table {
  readonly frames: readonly (Bidding | Lots | Seating | Starting | Dealing | Rethinking | Turn | Moving | Healing | Firing | Targeting | Assigning | NextSkirmish | Fighting | Losing | Reconciling | MovingOn | RingBearerFell | Acting | AboutTo | After | Responding | Doing | Playing | Finishing | Acted | Picking | Numbering | Naming | Branching | Confirming | FromHand | Finding | FindingStacked | PlayingFound | Offering | Drawing | Reshuffling | Revealing)[];
  readonly board: Board;
  readonly hand: readonly string[] | null;
  readonly hand_sizes: readonly number[];
  readonly decks: readonly Pile[];
  readonly adventure: readonly string[] | null;
  readonly sites_left: readonly (readonly number[])[];
  readonly lists: readonly (readonly string[] | null)[];
  readonly sums: Sums;
}

export interface PrintedCard {
  readonly id: string;
  readonly title_en: string;
  readonly title_de: string;
  readonly type: "ally" | "artifact" | "companion" | "condition" | "event" | "minion" | "one_ring" | "possession" | "site";
  readonly subtitle_en: string;
  readonly subtitle_de: string;
  readonly title_de_likely: string;
  readonly subtitle_de_likely: string;
  readonly side: "" | "free" | "shadow";
  readonly culture: string;
  readonly unique: boolean;
  readonly cost: number;
  readonly strength: number;
  readonly vitality: number;
  readonly resistance: number;
  readonly signet: string;
  readonly race: string;
  readonly item_class: string;
  readonly site: number;
  readonly shadow_number: number;
  readonly arrow: "" | "left" | "right";
  readonly keywords: Readonly<Record<string, number>>;
  readonly homes: readonly number[];
  readonly phases: readonly string[];
}

export interface PrintedDeck {
  readonly id: string;
  readonly ring_bearer: string;
  readonly ring: string;
  readonly sites: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
  readonly start: readonly string[];
  readonly origin: "own" | "product";
  readonly name_en: string;
  readonly name_de: string;
}

export interface Components {
  readonly cards: readonly PrintedCard[];
  readonly decks: readonly PrintedDeck[];
}

export interface BidsShown {
  readonly is: "bids-shown";
  readonly bids: readonly number[];
}

export interface Sat {
  readonly is: "sat";
  readonly seat: number;
  readonly place: number;
}

export interface SitePlayed {
  readonly is: "site-played";
  readonly seat: number;
  readonly card: string;
  readonly number: number;
}

export interface TurnBegan {
  readonly is: "turn-began";
  readonly seat: number;
}

export interface PhaseBegan {
  readonly is: "phase-began";
  readonly phase: "archery" | "assignment" | "fellowship" | "maneuver" | "regroup" | "shadow" | "skirmish" | "start" | "turn";
  readonly seat: number | null;
}

export interface Moved {
  readonly is: "moved";
  readonly seat: number;
  readonly site: number;
  readonly card: string;
}

export interface Totals {
  readonly is: "totals";
  readonly fellowship: number;
  readonly minions: number;
}

export interface Assigned {
  readonly is: "assigned";
  readonly who: string;
  readonly minion: string;
}

export interface SkirmishBegan {
  readonly is: "skirmish-began";
  readonly who: string;
  readonly minions: readonly string[];
}

export interface SkirmishWon {
  readonly is: "skirmish-won";
  readonly winners: readonly string[];
  readonly losers: readonly string[];
  readonly strength: number;
  readonly against: number;
  readonly overwhelmed: boolean;
}

export interface SkirmishCancelled {
  readonly is: "skirmish-cancelled";
}

export interface LeftSkirmish {
  readonly is: "left-skirmish";
  readonly card: string;
}

export interface FierceRound {
  readonly is: "fierce-round";
  readonly minions: readonly string[];
}

export interface TurnEnded {
  readonly is: "turn-ended";
  readonly seat: number;
}

export interface Played {
  readonly is: "played";
  readonly seat: number;
  readonly card: string;
  readonly on: string | null;
  readonly cost: number;
}

export interface Used {
  readonly is: "used";
  readonly seat: number;
  readonly card: string;
  readonly ability: string;
}

export interface Happened {
  readonly is: "happened";
  readonly card: string;
  readonly ability: string;
}

export interface Transferred {
  readonly is: "transferred";
  readonly card: string;
  readonly to: string;
}

export interface Chosen {
  readonly is: "chosen";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface Prevented {
  readonly is: "prevented";
  readonly what: string;
  readonly card: string | null;
}

export interface Cancelled {
  readonly is: "cancelled";
  readonly card: string;
}

export interface Twilight {
  readonly is: "twilight";
  readonly by: number;
  readonly pool: number;
}

export interface Burdens {
  readonly is: "burdens";
  readonly seat: number;
  readonly by: number;
  readonly burdens: number;
}

export interface Wounded {
  readonly is: "wounded";
  readonly card: string;
}

export interface Exerted {
  readonly is: "exerted";
  readonly card: string;
}

export interface Healed {
  readonly is: "healed";
  readonly card: string;
}

export interface Tokens {
  readonly is: "tokens";
  readonly card: string;
  readonly by: number;
  readonly tokens: number;
}

export interface Lasts {
  readonly is: "lasts";
  readonly what: string;
  readonly cards: readonly string[];
  readonly n: number;
}

export interface Killed {
  readonly is: "killed";
  readonly card: string;
}

export interface DiscardedFromPlay {
  readonly is: "discarded-from-play";
  readonly card: string;
}

export interface Discarded {
  readonly is: "discarded";
  readonly seat: number;
  readonly card: string;
}

export interface Drew {
  readonly is: "drew";
  readonly seat: number;
  readonly card: string | null;
}

export interface TookToHand {
  readonly is: "took-to-hand";
  readonly seat: number;
  readonly card: string;
}

export interface PutBeneath {
  readonly is: "put-beneath";
  readonly seat: number;
  readonly card: string | null;
  readonly open: boolean;
}

export interface Revealed {
  readonly is: "revealed";
  readonly seat: number;
  readonly card: string;
}

export interface HandShown {
  readonly is: "hand-shown";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface Searched {
  readonly is: "searched";
  readonly seat: number;
}

export interface LookedThrough {
  readonly is: "looked-through";
  readonly seat: number;
}

export interface Shuffled {
  readonly is: "shuffled";
  readonly seat: number;
}

export interface Stacked {
  readonly is: "stacked";
  readonly card: string;
  readonly on: string;
}

export interface ShuffledIn {
  readonly is: "shuffled-in";
  readonly seat: number;
  readonly card: string;
}

export interface Controlled {
  readonly is: "controlled";
  readonly seat: number;
  readonly site: number;
}

export interface Liberated {
  readonly is: "liberated";
  readonly seat: number;
  readonly site: number;
}

export interface RingOn {
  readonly is: "ring-on";
  readonly seat: number;
}

export interface RingOff {
  readonly is: "ring-off";
  readonly seat: number;
}

export interface NewRingBearer {
  readonly is: "new-ring-bearer";
  readonly seat: number;
  readonly card: string;
}

export interface Fell {
  readonly is: "fell";
  readonly seat: number;
  readonly how: string;
}

export interface Won {
  readonly is: "won";
  readonly seat: number;
}

export type AnyEvent =
  | BidsShown
  | Sat
  | SitePlayed
  | TurnBegan
  | PhaseBegan
  | Moved
  | Totals
  | Assigned
  | SkirmishBegan
  | SkirmishWon
  | SkirmishCancelled
  | LeftSkirmish
  | FierceRound
  | TurnEnded
  | Played
  | Used
  | Happened
  | Transferred
  | Chosen
  | Prevented
  | Cancelled
  | Twilight
  | Burdens
  | Wounded
  | Exerted
  | Healed
  | Tokens
  | Lasts
  | Killed
  | DiscardedFromPlay
  | Discarded
  | Drew
  | TookToHand
  | PutBeneath
  | Revealed
  | HandShown
  | Searched
  | LookedThrough
  | Shuffled
  | Stacked
  | ShuffledIn
  | Controlled
  | Liberated
  | RingOn
  | RingOff
  | NewRingBearer
  | Fell
  | Won;
