/**
 * The table after an event, as far as it is drawn: the shell keeps the old one until all were shown.
 *
 * What is not drawn piece by piece (reinforcements, spent and buried cards, the tiles of the hunt) comes with
 * the next table. Of what is under way only a battle is carried on, since it is shown while it goes on.
 */
import { at, without } from "../shared/changes";
import { unheardOf } from "../shared/unheard";
import { FIGURES, NATIONS, NAZGUL, minus, one, plus, sideOfNation, nationOf } from "./forces";
import { DECKS } from "./cards/box";
import type { Battle, Components, Face, Force, RingwarEvent, Round, Side, Table } from "./types";

export function fold(
  table: Table,
  event: RingwarEvent,
  components: Components,
  eyes: number | null,
): Table {
  const { fellowship, hunt } = table;
  switch (event.is) {
    case "turn-began":
      return {
        ...table,
        turn: { ...table.turn, number: event.number, pool: [event.free, event.shadow] },
        dice: [[], []],
        hunt: { ...hunt, dice: [0, 0] },
      };
    case "allocated":
      return { ...table, hunt: { ...hunt, dice: [hunt.dice[0], hunt.dice[1] + event.dice] } };
    case "action-die-rolled":
      return event.face === "eye" ? eye(table) : die(table, event.side, null, event.face);
    case "die-used":
    case "die-laid-aside":
      return die(table, event.side, event.die, null);
    case "ring-used": {
      const [free, shadow] = table.rings;
      const rings =
        event.side === 0 ? ([free - 1, shadow + 1] as const) : ([free, shadow - 1] as const);
      return turned({ ...table, rings }, event.side, event.die, event.face);
    }
    case "die-turned":
      return turned(table, event.side, event.die, event.face);
    case "dice-lost": {
      let left = table;
      for (let count = 0; count < event.count; count++)
        left = die(left, event.side, event.die, null);
      return left;
    }
    case "won":
      return { ...table, won: [event.side, event.how] };
    case "drew": {
      const decks = at(table.decks, deckAt(event.deck), (count) => count - 1);
      const more = held({ ...table, decks }, event.seat, event.deck, 1);
      return event.card && event.seat === eyes
        ? { ...more, hand: [...(more.hand ?? []), event.card].sort() }
        : more;
    }
    case "swapped":
      return swapped(table, event.seat, event.giver, event.card, components, eyes);
    case "discarded":
      return gone(held(table, event.seat, event.deck, -1), event.card);
    case "card-played":
      return played(
        die(table, event.side, event.die, null),
        event.side,
        event.card,
        components,
        eyes,
      );
    case "card-played-too":
      return played(table, event.side, event.card, components, eyes);
    case "combat-card-laid":
      return fought(
        event.deck ? held(table, captain(table, event.side), event.deck, -1) : table,
        event,
      );
    case "combat-card-shown":
      return fought(gone(table, event.card), event);
    case "card-left":
      return { ...table, table: table.table.filter((card) => card !== event.card) };
    case "army-moved": {
      const moved = shift(table, components, event.side, event.origin, event.to, event.force);
      return event.people.reduce((so, person) => placed(so, components, person, event.to), moved);
    }
    case "captured":
      return capture(table, components, event.side, event.region);
    case "siege-began":
      return { ...table, besieged: [...table.besieged, event.region].sort() };
    case "siege-ended":
      return { ...table, besieged: table.besieged.filter((region) => region !== event.region) };
    case "recruited":
      return figure(table, components, event.figure, event.region, 1);
    case "trimmed":
    case "unit-lost":
      return figure(table, components, event.figure, event.region, -1);
    case "figure-improved":
      return figure(
        figure(table, components, event.figure, event.region, 1),
        components,
        regularOf(event.figure),
        event.region,
        -1,
      );
    case "elite-reduced":
      return figure(
        figure(table, components, event.figure, event.region, -1),
        components,
        regularOf(event.figure),
        event.region,
        1,
      );
    case "leaders-lost":
      return leaders(table, components, event.side, event.region, event.count);
    case "character-moved":
      return placed(table, components, event.person, event.to);
    case "character-entered":
      return placed(table, components, event.person, event.region);
    case "character-lost":
    case "casualty":
      return placed(table, components, event.person, "gone");
    case "separated":
      return event.people.reduce(
        (so, person) => placed(so, components, person, fellowship.region),
        table,
      );
    case "nazgul-flew":
      return shift(table, components, 1, event.origin, event.to, one("nazgul", event.count));
    case "nation-activated":
      return {
        ...table,
        active: at(table.active, nationAt(event.nation), () => true),
      };
    case "nation-advanced":
    case "nation-fell-back":
      return {
        ...table,
        steps: at(table.steps, nationAt(event.nation), () => event.left),
      };
    case "fellowship-moved":
      return { ...table, fellowship: { ...fellowship, progress: event.progress } };
    case "fellowship-driven":
      return { ...table, fellowship: { ...fellowship, region: event.region } };
    case "declared":
      return { ...table, fellowship: { ...fellowship, region: event.region, progress: 0 } };
    case "revealed":
      return {
        ...table,
        fellowship: { ...fellowship, region: event.region, progress: 0, hidden: false },
      };
    case "hidden":
      return { ...table, fellowship: { ...fellowship, hidden: true } };
    case "corrupted":
      return { ...table, fellowship: { ...fellowship, corruption: event.total } };
    case "guide-named":
      return { ...table, fellowship: { ...fellowship, guide: event.person } };
    case "mordor-entered":
      return { ...table, fellowship: { ...fellowship, step: 0 } };
    case "mordor-step":
      return { ...table, fellowship: { ...fellowship, step: event.step } };
    default:
      return fought(table, event);
  }
}

/** What `fold` leaves to the battle that is under way, and to nothing. */
type Fought = Extract<
  RingwarEvent,
  {
    is:
      | "battle-began"
      | "battle-ended"
      | "combat-card-laid"
      | "combat-card-shown"
      | "combat-rolled"
      | "hits-added"
      | "hits-cancelled"
      | "combat-card-cancelled"
      | "leadership-given-up"
      | "misses-turned"
      | "silenced"
      | "withdrew"
      | "card-thrown"
      | "card-used"
      | "damage-set"
      | "hunt-rolled"
      | "pool-refilled"
      | "tile-drawn"
      | "tile-in-play"
      | "tile-removed"
      | "tile-returned"
      | "passed"
      | "fell-short";
  }
>;

/** What an event does to the battle that is under way. */
function fought(table: Table, event: Fought): Table {
  switch (event.is) {
    case "battle-began": {
      const { attacker, origin, target, kind } = event;
      const battle: Battle = {
        is: "battle",
        attacker,
        origin,
        target,
        kind,
        step: "begin",
        rear: { region: "", force: [], people: [] },
        rounds: 0,
        fallen: [],
        captains: [captain(table, 0), captain(table, 1)],
        terms: [],
        round: newRound(1),
      };
      return { ...table, frames: [...table.frames, battle] };
    }
    case "battle-ended":
      return { ...table, frames: table.frames.filter((frame) => frame.is !== "battle") };
    case "combat-card-laid":
      return inBattle(table, ({ round }) => {
        // A card is laid when a round begins: what the last one left is swept away.
        const fresh = round.rolls.some(Boolean);
        const cleared = fresh ? newRound(round.number + 1) : round;
        return { ...cleared, cards: put(cleared.cards, event.side, event.deck ?? "") };
      });
    case "combat-card-shown":
      return inBattle(table, ({ round }) => ({
        ...round,
        cards: put(round.cards, event.side, event.card),
      }));
    case "combat-rolled":
      return inBattle(table, ({ round }) => {
        const hits = put(round.hits, event.side, round.hits[event.side] + event.hits);
        if (event.how === "reroll")
          return { ...round, hits, rerolls: put(round.rerolls, event.side, event.dice) };
        if (event.how === "roll")
          return { ...round, hits, rolls: put(round.rolls, event.side, event.dice) };
        return { ...round, hits };
      });
    case "hits-added":
    case "hits-cancelled":
      return inBattle(table, ({ round }) => {
        const by = event.is === "hits-added" ? event.hits : -event.hits;
        return { ...round, hits: put(round.hits, event.side, round.hits[event.side] + by) };
      });
    case "combat-card-cancelled":
    case "leadership-given-up":
    case "misses-turned":
    case "silenced":
    case "withdrew":
    case "card-thrown":
    case "card-used":
    case "damage-set":
    case "hunt-rolled":
    case "pool-refilled":
    case "tile-drawn":
    case "tile-in-play":
    case "tile-removed":
    case "tile-returned":
    case "passed":
    case "fell-short":
      return table;
    default:
      return unheardOf(table, event);
  }
}

function newRound(number: number): Round {
  return {
    number,
    cards: ["", ""],
    revealed: false,
    known: [],
    terms: [],
    queue: [],
    rolls: ["", ""],
    rerolls: ["", ""],
    hits: [0, 0],
    struck: [0, 0],
  };
}

/** The battle that is under way, if there is one. */
export function battleOf(table: Table): Battle | null {
  return (table.frames.findLast((frame) => frame.is === "battle") as Battle | undefined) ?? null;
}

function inBattle(table: Table, change: (battle: Battle) => Battle["round"]): Table {
  const battle = battleOf(table);
  if (!battle) return table;
  const fought = { ...battle, round: change(battle) };
  return { ...table, frames: table.frames.map((frame) => (frame === battle ? fought : frame)) };
}

function put<T>(pair: readonly [T, T], side: Side, value: T): readonly [T, T] {
  return side === 0 ? [value, pair[1]] : [pair[0], value];
}

/** A die leaves the side's dice, another face comes to them. Dice lie sorted. */
function die(table: Table, side: Side, from: Face | null, to: Face | null): Table {
  const left = from === null ? table.dice[side] : without(table.dice[side], from);
  const dice = to === null ? left : [...left, to].sort();
  return { ...table, dice: put(table.dice, side, dice) };
}

function turned(table: Table, side: Side, from: Face, to: Face): Table {
  return to === "eye" ? eye(die(table, side, from, null)) : die(table, side, from, to);
}

/** An eye goes to the hunt box. */
function eye(table: Table): Table {
  const [free, shadow] = table.hunt.dice;
  return { ...table, hunt: { ...table.hunt, dice: [free, shadow + 1] } };
}

const nationAt = (nation: string) => (NATIONS as readonly string[]).indexOf(nation);
const deckAt = (deck: string) => (DECKS as readonly string[]).indexOf(deck);

function held(table: Table, seat: number, deck: string, by: number): Table {
  return {
    ...table,
    hands: at(table.hands, seat, (backs) => at(backs, deckAt(deck), (count) => count + by)),
  };
}

/** A card is no longer in the hand that is seen, if it was. */
function gone(table: Table, card: string | null): Table {
  return card === null || !table.hand ? table : { ...table, hand: without(table.hand, card) };
}

/** A card leaves the hand that held it: the own, or that of the side's player who is on. */
function played(
  table: Table,
  side: Side,
  card: string,
  components: Components,
  eyes: number | null,
): Table {
  const deck = components.cards.find((one) => one.id === card)?.deck ?? "";
  const mine = eyes !== null && table.hand?.includes(card);
  return gone(held(table, mine ? eyes : on(table, side), deck, -1), card);
}

/** Whose cards a side plays: with two players its only player's, else those of the one who is on. */
function on(table: Table, side: Side): number {
  return table.seats === 2 ? side : (table.turn.up[side] ?? side);
}

/** Who leads a side's army in the battle, and lays its combat cards. */
function captain(table: Table, side: Side): number {
  return battleOf(table)?.captains?.[side] ?? on(table, side);
}

/** Team mates swap cards; only they know which. */
function swapped(
  table: Table,
  seat: number,
  giver: number,
  card: string | null,
  components: Components,
  eyes: number | null,
): Table {
  if (card === null) return table;
  const deck = components.cards.find((one) => one.id === card)?.deck ?? "";
  const given = held(held(table, giver, deck, -1), seat, deck, 1);
  if (eyes === giver) return gone(given, card);
  return eyes === seat ? { ...given, hand: [...(given.hand ?? []), card].sort() } : given;
}

function regularOf(elite: string): string {
  return FIGURES[FIGURES.indexOf(elite) - 1] ?? elite;
}

function army(
  table: Table,
  components: Components,
  side: Side,
  region: string,
  change: (force: Force) => Force,
): Table {
  const here = components.regions.findIndex((one) => one.id === region);
  return { ...table, armies: put(table.armies, side, at(table.armies[side], here, change)) };
}

function figure(
  table: Table,
  components: Components,
  kind: string,
  region: string,
  by: 1 | -1,
): Table {
  const side = sideOfNation(nationOf(FIGURES.indexOf(kind)));
  return army(table, components, side, region, (force) =>
    by > 0 ? plus(force, one(kind)) : minus(force, one(kind)),
  );
}

function shift(
  table: Table,
  components: Components,
  side: Side,
  origin: string,
  to: string,
  force: Force,
): Table {
  const left = army(table, components, side, origin, (there) => minus(there, force));
  return army(left, components, side, to, (there) => plus(there, force));
}

/** Leaders fall where nobody is left to lead: as many as said, whatever their nation. */
function leaders(
  table: Table,
  components: Components,
  side: Side,
  region: string,
  count: number,
): Table {
  return army(table, components, side, region, (force) => {
    let left = count;
    const rest = force.map((number, kind) => {
      if (kind % 3 !== 2 || (kind === NAZGUL) !== (side === 1)) return number;
      const gone = Math.min(number, left);
      left -= gone;
      return number - gone;
    });
    return rest.some((number) => number > 0) ? rest : [];
  });
}

function placed(table: Table, components: Components, person: string, to: string): Table {
  const who = components.characters.findIndex((one) => one.id === person);
  return { ...table, people: at(table.people, who, () => to) };
}

/** Taken from the enemy, or taken back. */
function capture(table: Table, components: Components, side: Side, region: string): Table {
  const nation = components.regions.find((one) => one.id === region)?.nation;
  const own = nation ? sideOfNation(nation) === side : false;
  const others = table.captured.filter((one) => one !== region);
  return { ...table, captured: own ? others : [...others, region].sort() };
}
