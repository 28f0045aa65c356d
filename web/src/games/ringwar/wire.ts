/** What the server sends about `ringwar`. Made by web/tools/wire_types.py: do not edit. */

export interface Recovering {
  readonly is: "recovering";
}

export interface Drawing {
  readonly is: "drawing";
  readonly seat: number;
  readonly decks: readonly string[];
}

export interface DrawingOne {
  readonly is: "drawing-one";
  readonly seat: number;
}

export interface Offering {
  readonly is: "offering";
  readonly side: 0 | 1;
  readonly offers: readonly string[];
}

export interface Joining {
  readonly is: "joining";
  readonly side: 0 | 1;
  readonly region: string;
  readonly asked: readonly number[];
}

export interface Discarding {
  readonly is: "discarding";
  readonly seat: number;
}

export interface Declaring {
  readonly is: "declaring";
  readonly bound: boolean;
}

export interface AtTheGate {
  readonly is: "at-the-gate";
}

export interface Naming {
  readonly is: "naming";
}

export interface Allocating {
  readonly is: "allocating";
}

export interface RollingActions {
  readonly is: "rolling-actions";
  readonly side: 0 | 1;
  readonly left: number;
}

export interface Actions {
  readonly is: "actions";
  readonly begun: boolean;
}

export interface Acting {
  readonly is: "acting";
  readonly side: 0 | 1;
  readonly offered: readonly string[];
}

export interface Ending {
  readonly is: "ending";
}

export interface Noted {
  readonly region: string | null;
  readonly origin: string | null;
  readonly person: string | null;
  readonly nation: string | null;
  readonly number: number;
}

export interface Playing {
  readonly is: "playing";
  readonly side: 0 | 1;
  readonly card: string;
  readonly at: number;
  readonly noted: Noted;
}

export interface DrawingAfterwards {
  readonly is: "drawing-afterwards";
  readonly side: 0 | 1;
  readonly decks: readonly string[];
  readonly why: "guide" | "palantir" | "sorcerer";
}

export interface Party {
  readonly region: string;
  readonly force: readonly number[];
  readonly people: readonly string[];
}

export interface Marching {
  readonly is: "marching";
  readonly side: 0 | 1;
  readonly left: number;
  readonly led: boolean;
  readonly moved: readonly Party[];
}

export interface SortingMarch {
  readonly is: "sorting-march";
  readonly side: 0 | 1;
  readonly origin: string;
  readonly to: string;
  readonly led: boolean;
  readonly force: readonly number[];
  readonly people: readonly string[];
}

export interface Attacking {
  readonly is: "attacking";
  readonly side: 0 | 1;
  readonly led: boolean;
}

export interface RollBonus {
  readonly is: "roll-bonus";
  readonly side: 0 | 1;
  readonly amount: number;
}

export interface RerollBonus {
  readonly is: "reroll-bonus";
  readonly side: 0 | 1;
  readonly amount: number;
}

export interface FewerDice {
  readonly is: "fewer-dice";
  readonly side: 0 | 1;
  readonly amount: number;
}

export interface MostDice {
  readonly is: "most-dice";
  readonly side: 0 | 1;
  readonly amount: number;
}

export interface GivenUp {
  readonly is: "given-up";
  readonly side: 0 | 1;
  readonly amount: number;
  readonly person: string;
}

export interface TurnedMisses {
  readonly is: "turned-misses";
  readonly side: 0 | 1;
  readonly amount: number;
}

export interface Mute {
  readonly is: "mute";
  readonly side: 0 | 1;
  readonly person: string;
}

export interface MuteNazgul {
  readonly is: "mute-nazgul";
  readonly side: 0 | 1;
}

export interface NoReroll {
  readonly is: "no-reroll";
  readonly side: 0 | 1;
}

export interface Confused {
  readonly is: "confused";
  readonly side: 0 | 1;
}

export interface NoCards {
  readonly is: "no-cards";
  readonly side: 0 | 1;
}

export interface NoCeasing {
  readonly is: "no-ceasing";
  readonly side: 0 | 1;
}

export interface NoPressing {
  readonly is: "no-pressing";
  readonly side: 0 | 1;
}

export interface Landed {
  readonly is: "landed";
  readonly side: 0 | 1;
}

export interface Cancelled {
  readonly is: "cancelled";
  readonly side: 0 | 1;
}

export interface SortingAttack {
  readonly is: "sorting-attack";
  readonly side: 0 | 1;
  readonly origin: string;
  readonly to: string;
  readonly led: boolean;
  readonly force: readonly number[];
  readonly people: readonly string[];
  readonly terms: readonly (RollBonus | RerollBonus | FewerDice | MostDice | GivenUp | TurnedMisses | Mute | MuteNazgul | NoReroll | Confused | NoCards | NoCeasing | NoPressing | Landed | Cancelled)[];
}

export interface SortingAdvance {
  readonly is: "sorting-advance";
  readonly side: 0 | 1;
  readonly origin: string;
  readonly to: string;
  readonly force: readonly number[];
  readonly people: readonly string[];
}

export interface Trimming {
  readonly is: "trimming";
  readonly side: 0 | 1;
  readonly region: string;
  readonly removed: number;
}

export interface Recruiting {
  readonly is: "recruiting";
  readonly side: 0 | 1;
  readonly placed: string | null;
}

export interface Swaying {
  readonly is: "swaying";
  readonly side: 0 | 1;
}

export interface Speaking {
  readonly is: "speaking";
  readonly places: readonly string[];
}

export interface Gathering {
  readonly is: "gathering";
  readonly group: readonly string[];
  readonly further: number;
  readonly into_siege: boolean;
}

export interface Companions {
  readonly is: "companions";
  readonly moved: readonly string[];
  readonly group: readonly string[];
}

export interface Walking {
  readonly is: "walking";
  readonly group: readonly string[];
  readonly origin: string;
  readonly reach: number;
  readonly into_siege: boolean;
}

export interface Flying {
  readonly is: "flying";
  readonly landed: readonly Party[];
  readonly nazgul_only: boolean;
}

export interface Landing {
  readonly is: "landing";
  readonly origin: string;
  readonly count: number;
  readonly person: string | null;
}

export interface Arriving {
  readonly is: "arriving";
  readonly person: string;
}

export interface Round {
  readonly number: number;
  readonly cards: readonly [string, string];
  readonly revealed: boolean;
  readonly known: readonly string[];
  readonly terms: readonly (RollBonus | RerollBonus | FewerDice | MostDice | GivenUp | TurnedMisses | Mute | MuteNazgul | NoReroll | Confused | NoCards | NoCeasing | NoPressing | Landed | Cancelled)[];
  readonly queue: readonly (readonly [number, number])[];
  readonly rolls: readonly [string, string];
  readonly rerolls: readonly [string, string];
  readonly hits: readonly [number, number];
  readonly struck: readonly [number, number];
}

export interface Battle {
  readonly is: "battle";
  readonly attacker: 0 | 1;
  readonly origin: string;
  readonly target: string;
  readonly kind: "field" | "siege" | "sortie";
  readonly step: "after-losses" | "after-rolls" | "before-reroll" | "before-roll" | "begin" | "cards" | "ceased" | "continued" | "decide" | "losses" | "pressed" | "reroll" | "retreated" | "reveal" | "reveal-effects" | "rider" | "roll" | "roll-effects" | "round" | "stand" | "tally" | "withdrawn";
  readonly rear: Party;
  readonly rounds: number;
  readonly fallen: readonly number[];
  readonly captains: readonly [number, number];
  readonly terms: readonly (RollBonus | RerollBonus | FewerDice | MostDice | GivenUp | TurnedMisses | Mute | MuteNazgul | NoReroll | Confused | NoCards | NoCeasing | NoPressing | Landed | Cancelled)[];
  readonly round: Round;
}

export interface WhiteRider {
  readonly is: "white-rider";
}

export interface Standing {
  readonly is: "standing";
  readonly side: 0 | 1;
  readonly region: string;
}

export interface Carding {
  readonly is: "carding";
  readonly side: 0 | 1;
}

export interface RollingCombat {
  readonly is: "rolling-combat";
  readonly side: 0 | 1;
  readonly dice: number;
}

export interface Rerolling {
  readonly is: "rerolling";
  readonly side: 0 | 1;
  readonly most: number;
}

export interface RollingAgain {
  readonly is: "rolling-again";
  readonly side: 0 | 1;
  readonly dice: number;
}

export interface Striking {
  readonly is: "striking";
  readonly side: 0 | 1;
  readonly dice: number;
  readonly needs: number;
}

export interface Losing {
  readonly is: "losing";
  readonly side: 0 | 1;
  readonly region: string;
  readonly hits: number;
  readonly apart: readonly number[];
}

export interface Continuing {
  readonly is: "continuing";
  readonly side: 0 | 1;
}

export interface Retreating {
  readonly is: "retreating";
  readonly side: 0 | 1;
  readonly region: string;
}

export interface Pressing {
  readonly is: "pressing";
  readonly side: 0 | 1;
}

export interface ToHuntBox {
  readonly is: "to-hunt-box";
}

export interface Hunting {
  readonly is: "hunting";
  readonly bonus: number;
}

export interface RerollingHunt {
  readonly is: "rerolling-hunt";
  readonly most: number;
  readonly successes: number;
  readonly needs: number;
}

export interface RollingHunt {
  readonly is: "rolling-hunt";
  readonly dice: number;
  readonly successes: number;
  readonly needs: number;
}

export interface DrawingTile {
  readonly is: "drawing-tile";
  readonly source: "card" | "hunt" | "mordor" | "stronghold";
  readonly successes: number;
  readonly terms: readonly ("eyes-harmless" | "gifts-harmless" | "no-reduction" | "no-reveal" | "random-casualty" | "shown")[];
  readonly offered: boolean;
}

export interface RollingTile {
  readonly is: "rolling-tile";
}

export interface Resolving {
  readonly is: "resolving";
  readonly tile: string;
  readonly source: "card" | "hunt" | "mordor" | "stronghold";
  readonly step: "cards" | "corruption" | "facing" | "reveal" | "value";
  readonly damage: number;
  readonly successes: number;
  readonly casualty: boolean;
  readonly carded: boolean;
  readonly terms: readonly ("eyes-harmless" | "gifts-harmless" | "no-reduction" | "no-reveal" | "random-casualty" | "shown")[];
}

export interface Facing {
  readonly is: "facing";
  readonly damage: number;
}

export interface Drawn {
  readonly is: "drawn";
}

export interface Corrupting {
  readonly is: "corrupting";
  readonly amount: number;
}

export interface Revealing {
  readonly is: "revealing";
  readonly by_shadow: boolean;
}

export interface Climbing {
  readonly is: "climbing";
}

export interface Reacting {
  readonly is: "reacting";
  readonly side: 0 | 1;
  readonly moment: "before-tile" | "casualty" | "declared" | "hunt" | "tile";
}

export interface Doing {
  readonly is: "doing";
  readonly side: 0 | 1;
  readonly card: string;
  readonly path: readonly number[];
}

export interface Placed {
  readonly line: number;
  readonly figure: number;
  readonly region: string;
}

export interface SoFar {
  readonly count: number;
  readonly people: readonly string[];
  readonly placed: readonly Placed[];
}

export interface Choosing {
  readonly is: "choosing";
  readonly side: 0 | 1;
  readonly card: string;
  readonly path: readonly number[];
  readonly so_far: SoFar;
}

export interface Throwing {
  readonly is: "throwing";
  readonly side: 0 | 1;
  readonly card: string;
  readonly path: readonly number[];
  readonly dice: number;
  readonly region: string | null;
}

export interface Seeking {
  readonly is: "seeking";
  readonly side: 0 | 1;
  readonly card: string;
  readonly path: readonly number[];
  readonly drawn: readonly string[];
  readonly offered: boolean;
}

export interface Picking {
  readonly is: "picking";
  readonly side: 0 | 1;
  readonly card: string;
  readonly path: readonly number[];
}

export interface Following {
  readonly is: "following";
  readonly side: 0 | 1;
  readonly card: string;
  readonly path: readonly number[];
  readonly region: string | null;
  readonly tile: string | null;
}

export interface Redrawing {
  readonly is: "redrawing";
  readonly tile: string;
  readonly source: "card" | "hunt" | "mordor" | "stronghold";
  readonly successes: number;
  readonly terms: readonly ("eyes-harmless" | "gifts-harmless" | "no-reduction" | "no-reveal" | "random-casualty" | "shown")[];
}

export interface SortingParty {
  readonly is: "sorting-party";
  readonly side: 0 | 1;
  readonly origin: string;
  readonly to: string;
  readonly led: boolean;
  readonly force: readonly number[];
  readonly people: readonly string[];
  readonly card: string;
  readonly path: readonly number[];
}

export interface Roaming {
  readonly is: "roaming";
  readonly side: 0 | 1;
  readonly card: string;
  readonly path: readonly number[];
  readonly left: number;
  readonly moved: readonly Party[];
}

export interface Travelling {
  readonly is: "travelling";
  readonly side: 0 | 1;
  readonly card: string;
  readonly path: readonly number[];
  readonly origin: string;
  readonly party: Party;
  readonly left: number;
}

export interface Turn {
  readonly number: number;
  readonly side: 0 | 1;
  readonly actor: number;
  readonly up: readonly [number, number];
  readonly apart: readonly (readonly [0 | 1, string])[];
  readonly acting_for: readonly string[];
  readonly acted_for: readonly string[];
  readonly pool: readonly [number, number];
  readonly rings_used: readonly number[];
  readonly tried: boolean;
  readonly messenger: boolean;
  readonly hunted: boolean;
}

export interface Fellowship {
  readonly region: string;
  readonly progress: number;
  readonly hidden: boolean;
  readonly corruption: number;
  readonly guide: string;
  readonly step: number | null;
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

export interface Hunt {
  readonly pool: Pile;
  readonly drawn: readonly string[];
  readonly removed: readonly string[];
  readonly waiting: readonly string[];
  readonly dice: readonly [number, number];
}

export interface Table {
  readonly frames: readonly (Recovering | Drawing | DrawingOne | Offering | Joining | Discarding | Declaring | AtTheGate | Naming | Allocating | RollingActions | Actions | Acting | Ending | Playing | DrawingAfterwards | Marching | SortingMarch | Attacking | SortingAttack | SortingAdvance | Trimming | Recruiting | Swaying | Speaking | Gathering | Companions | Walking | Flying | Landing | Arriving | Battle | WhiteRider | Standing | Carding | RollingCombat | Rerolling | RollingAgain | Striking | Losing | Continuing | Retreating | Pressing | ToHuntBox | Hunting | RerollingHunt | RollingHunt | DrawingTile | RollingTile | Resolving | Facing | Drawn | Corrupting | Revealing | Climbing | Reacting | Doing | Choosing | Throwing | Seeking | Picking | Following | Redrawing | SortingParty | Roaming | Travelling)[];
  readonly seats: number;
  readonly house: readonly string[];
  readonly turn: Turn;
  readonly dice: readonly [readonly ("army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will")[], readonly ("army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will")[]];
  readonly rings: readonly [number, number];
  readonly hand: readonly string[] | null;
  readonly table: readonly string[];
  readonly fellowship: Fellowship;
  readonly hunt: Hunt;
  readonly people: readonly string[];
  readonly captured: readonly string[];
  readonly besieged: readonly string[];
  readonly steps: readonly number[];
  readonly active: readonly boolean[];
  readonly armies: readonly [readonly (readonly number[])[], readonly (readonly number[])[]];
  readonly reinforcements: readonly number[];
  readonly lost: readonly number[];
  readonly own_buried: readonly string[] | null;
  readonly hands: readonly (readonly number[])[];
  readonly buried: readonly (readonly number[])[];
  readonly decks: readonly number[];
  readonly spent: readonly string[];
  readonly mixed: readonly (readonly [0 | 1, string])[];
  readonly captors: readonly (readonly [string, number])[];
  readonly won: readonly [0 | 1, string] | null;
}

export interface Nation {
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly side: "free" | "shadow";
  readonly figures: readonly [number, number, number];
  readonly steps_to_war: number;
  readonly active: boolean;
}

export interface Region {
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly nation: string | null;
  readonly settlement: "city" | "fortification" | "stronghold" | "town" | null;
  readonly points: number;
  readonly near: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly coastal: boolean;
  readonly east_edge: boolean;
  readonly in_mordor: boolean;
}

export interface Character {
  readonly id: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly side: "free" | "shadow";
  readonly level: number | null;
  readonly leadership: number;
  readonly activates: readonly string[];
  readonly hobbit: boolean;
  readonly captain: boolean;
  readonly starts_in_fellowship: boolean;
  readonly die_bonus: number;
}

export interface HuntTile {
  readonly id: string;
  readonly kind: "free" | "normal" | "shadow";
  readonly value: number | "die" | "eye";
  readonly reveal: boolean;
  readonly stop: boolean;
  readonly card: string | null;
  readonly count: number;
}

export interface CombatHalf {
  readonly name_de: string;
  readonly name_en: string;
  readonly initiative: readonly number[];
}

export interface EventCard {
  readonly id: string;
  readonly deck: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly die: "army" | "character" | "muster";
  readonly players: "both" | "gondor" | "rohan" | "saruman" | "witch-king";
  readonly combat: CombatHalf;
}

export interface Dice {
  readonly free: readonly ("army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will_of_the_west")[];
  readonly shadow: readonly ("army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will_of_the_west")[];
  readonly free_start: number;
  readonly shadow_start: number;
}

export interface Components {
  readonly nations: readonly Nation[];
  readonly regions: readonly Region[];
  readonly armies: readonly (readonly [string, string, number, number, number])[];
  readonly characters: readonly Character[];
  readonly tiles: readonly HuntTile[];
  readonly cards: readonly EventCard[];
  readonly dice: Dice;
}

export interface ArmyMoved {
  readonly is: "army-moved";
  readonly side: 0 | 1;
  readonly origin: string;
  readonly to: string;
  readonly force: readonly number[];
  readonly people: readonly string[];
  readonly how: "advance" | "march" | "retreat";
}

export interface Captured {
  readonly is: "captured";
  readonly side: 0 | 1;
  readonly region: string;
}

export interface CharacterEntered {
  readonly is: "character-entered";
  readonly person: string;
  readonly region: string;
}

export interface CharacterLost {
  readonly is: "character-lost";
  readonly person: string;
}

export interface CharacterMoved {
  readonly is: "character-moved";
  readonly person: string;
  readonly origin: string;
  readonly to: string;
}

export interface EliteReduced {
  readonly is: "elite-reduced";
  readonly figure: string;
  readonly region: string;
}

export interface FigureImproved {
  readonly is: "figure-improved";
  readonly figure: string;
  readonly region: string;
}

export interface LeadersLost {
  readonly is: "leaders-lost";
  readonly side: 0 | 1;
  readonly region: string;
  readonly count: number;
}

export interface NazgulFlew {
  readonly is: "nazgul-flew";
  readonly count: number;
  readonly origin: string;
  readonly to: string;
}

export interface Recruited {
  readonly is: "recruited";
  readonly figure: string;
  readonly region: string;
}

export interface SiegeBegan {
  readonly is: "siege-began";
  readonly region: string;
}

export interface SiegeEnded {
  readonly is: "siege-ended";
  readonly region: string;
}

export interface Trimmed {
  readonly is: "trimmed";
  readonly figure: string;
  readonly region: string;
}

export interface UnitLost {
  readonly is: "unit-lost";
  readonly figure: string;
  readonly region: string;
}

export interface BattleBegan {
  readonly is: "battle-began";
  readonly attacker: 0 | 1;
  readonly origin: string;
  readonly target: string;
  readonly kind: "field" | "siege" | "sortie";
}

export interface BattleEnded {
  readonly is: "battle-ended";
  readonly how: "ceased" | "destroyed" | "retreat" | "siege" | "withdrawal";
}

export interface CombatCardCancelled {
  readonly is: "combat-card-cancelled";
  readonly side: 0 | 1;
  readonly card: string;
}

export interface CombatCardLaid {
  readonly is: "combat-card-laid";
  readonly side: 0 | 1;
  readonly deck: string | null;
}

export interface CombatCardShown {
  readonly is: "combat-card-shown";
  readonly side: 0 | 1;
  readonly card: string;
}

export interface CombatRolled {
  readonly is: "combat-rolled";
  readonly side: 0 | 1;
  readonly dice: string;
  readonly hits: number;
  readonly how: "reroll" | "roll" | "strike";
}

export interface HitsAdded {
  readonly is: "hits-added";
  readonly side: 0 | 1;
  readonly hits: number;
}

export interface HitsCancelled {
  readonly is: "hits-cancelled";
  readonly side: 0 | 1;
  readonly hits: number;
}

export interface LeadershipGivenUp {
  readonly is: "leadership-given-up";
  readonly side: 0 | 1;
  readonly amount: number;
  readonly person: string | null;
}

export interface MissesTurned {
  readonly is: "misses-turned";
  readonly side: 0 | 1;
  readonly dice: number;
}

export interface Silenced {
  readonly is: "silenced";
  readonly person: string;
}

export interface Withdrew {
  readonly is: "withdrew";
  readonly side: 0 | 1;
  readonly region: string;
}

export interface CardLeft {
  readonly is: "card-left";
  readonly card: string;
}

export interface CardPlayed {
  readonly is: "card-played";
  readonly side: 0 | 1;
  readonly card: string;
  readonly die: "army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will";
}

export interface CardPlayedToo {
  readonly is: "card-played-too";
  readonly side: 0 | 1;
  readonly card: string;
}

export interface CardThrown {
  readonly is: "card-thrown";
  readonly card: string;
  readonly dice: string;
  readonly count: number;
}

export interface CardUsed {
  readonly is: "card-used";
  readonly side: 0 | 1;
  readonly card: string;
}

export interface Discarded {
  readonly is: "discarded";
  readonly seat: number;
  readonly deck: string;
  readonly card: string | null;
}

export interface Drew {
  readonly is: "drew";
  readonly seat: number;
  readonly deck: string;
  readonly card: string | null;
}

export interface Swapped {
  readonly is: "swapped";
  readonly seat: number;
  readonly giver: number;
  readonly card: string | null;
}

export interface NationActivated {
  readonly is: "nation-activated";
  readonly nation: string;
}

export interface NationAdvanced {
  readonly is: "nation-advanced";
  readonly nation: string;
  readonly left: number;
}

export interface NationFellBack {
  readonly is: "nation-fell-back";
  readonly nation: string;
  readonly left: number;
}

export interface Casualty {
  readonly is: "casualty";
  readonly person: string;
}

export interface Corrupted {
  readonly is: "corrupted";
  readonly amount: number;
  readonly total: number;
}

export interface DamageSet {
  readonly is: "damage-set";
  readonly damage: number;
}

export interface Declared {
  readonly is: "declared";
  readonly region: string;
}

export interface FellowshipDriven {
  readonly is: "fellowship-driven";
  readonly region: string;
}

export interface FellowshipMoved {
  readonly is: "fellowship-moved";
  readonly progress: number;
}

export interface GuideNamed {
  readonly is: "guide-named";
  readonly person: string;
}

export interface Hidden {
  readonly is: "hidden";
}

export interface HuntRolled {
  readonly is: "hunt-rolled";
  readonly dice: string;
  readonly successes: number;
}

export interface MordorEntered {
  readonly is: "mordor-entered";
}

export interface MordorStep {
  readonly is: "mordor-step";
  readonly step: number;
}

export interface PoolRefilled {
  readonly is: "pool-refilled";
}

export interface Revealed {
  readonly is: "revealed";
  readonly region: string;
}

export interface Separated {
  readonly is: "separated";
  readonly people: readonly string[];
}

export interface TileDrawn {
  readonly is: "tile-drawn";
  readonly tile: string;
  readonly source: "card" | "hunt" | "mordor" | "stronghold";
}

export interface TileInPlay {
  readonly is: "tile-in-play";
  readonly tile: string;
}

export interface TileRemoved {
  readonly is: "tile-removed";
  readonly tile: string;
}

export interface TileReturned {
  readonly is: "tile-returned";
  readonly tile: string;
}

export interface ActionDieRolled {
  readonly is: "action-die-rolled";
  readonly side: 0 | 1;
  readonly face: "army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will";
}

export interface Allocated {
  readonly is: "allocated";
  readonly dice: number;
}

export interface DiceLost {
  readonly is: "dice-lost";
  readonly side: 0 | 1;
  readonly die: "army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will";
  readonly count: number;
}

export interface DieLaidAside {
  readonly is: "die-laid-aside";
  readonly side: 0 | 1;
  readonly die: "army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will";
}

export interface DieTurned {
  readonly is: "die-turned";
  readonly side: 0 | 1;
  readonly die: "army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will";
  readonly face: "army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will";
}

export interface DieUsed {
  readonly is: "die-used";
  readonly side: 0 | 1;
  readonly die: "army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will";
  readonly action: string;
}

export interface FellShort {
  readonly is: "fell-short";
  readonly goal: "doom" | "fall" | "mordor";
  readonly lacked: number;
  readonly points: number;
}

export interface Passed {
  readonly is: "passed";
  readonly side: 0 | 1;
}

export interface RingUsed {
  readonly is: "ring-used";
  readonly side: 0 | 1;
  readonly die: "army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will";
  readonly face: "army" | "army_muster" | "character" | "event" | "eye" | "muster" | "will";
}

export interface TurnBegan {
  readonly is: "turn-began";
  readonly number: number;
  readonly free: number;
  readonly shadow: number;
}

export interface Won {
  readonly is: "won";
  readonly side: 0 | 1;
  readonly how: "conquest" | "corruption" | "ring";
}

export type AnyEvent =
  | ArmyMoved
  | Captured
  | CharacterEntered
  | CharacterLost
  | CharacterMoved
  | EliteReduced
  | FigureImproved
  | LeadersLost
  | NazgulFlew
  | Recruited
  | SiegeBegan
  | SiegeEnded
  | Trimmed
  | UnitLost
  | BattleBegan
  | BattleEnded
  | CombatCardCancelled
  | CombatCardLaid
  | CombatCardShown
  | CombatRolled
  | HitsAdded
  | HitsCancelled
  | LeadershipGivenUp
  | MissesTurned
  | Silenced
  | Withdrew
  | CardLeft
  | CardPlayed
  | CardPlayedToo
  | CardThrown
  | CardUsed
  | Discarded
  | Drew
  | Swapped
  | NationActivated
  | NationAdvanced
  | NationFellBack
  | Casualty
  | Corrupted
  | DamageSet
  | Declared
  | FellowshipDriven
  | FellowshipMoved
  | GuideNamed
  | Hidden
  | HuntRolled
  | MordorEntered
  | MordorStep
  | PoolRefilled
  | Revealed
  | Separated
  | TileDrawn
  | TileInPlay
  | TileRemoved
  | TileReturned
  | ActionDieRolled
  | Allocated
  | DiceLost
  | DieLaidAside
  | DieTurned
  | DieUsed
  | FellShort
  | Passed
  | RingUsed
  | TurnBegan
  | Won;
