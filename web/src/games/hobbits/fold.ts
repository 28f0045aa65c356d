/** The table after an event, as far as it is drawn: the shell keeps the old one until all were shown. */
import { at, without } from "../shared/changes";
import { unheardOf } from "../shared/unheard";
import type { Components, HobbitsEvent, Hoard, Pile, Site, Table } from "./types";

export function fold(table: Table, event: HobbitsEvent, components: Components): Table {
  switch (event.is) {
    case "turn-began":
      return { ...table, turn: event.seat };
    case "tile-laid":
      return atSite(table, event.place, (site) => ({
        ...site,
        tile: event.tile,
        cubes: event.cubes,
      }));
    case "flew":
      return addNazgul(addNazgul(table, event.origin, -1), event.to, 1);
    case "moved":
    case "crossed":
      return standing(table, event.seat, event.to);
    case "caught":
      return standing(table, event.seat, event.tower);
    case "nazgul-beaten": {
      const without = addNazgul(table, event.place, -1);
      return event.kept
        ? atHoard(without, event.seat, (hoard) => ({ ...hoard, nazgul: (hoard.nazgul ?? 0) + 1 }))
        : addNazgul(without, components.place_order.final, 1);
    }
    case "cubes-removed":
      return atSite(table, event.place, (site) => ({ ...site, cubes: event.left }));
    case "friend-won":
    case "enemy-beaten":
      return atHoard(
        atSite(table, event.place, (site) => ({ ...site, tile: null, cubes: 0 })),
        event.seat,
        (hoard) => ({ ...hoard, tiles: [...(hoard.tiles ?? []), event.tile] }),
      );
    case "place-emptied":
      return atSite(table, event.place, (site) => ({ ...site, tile: null, cubes: 0 }));
    case "helped":
      return atHoard(table, event.seat, (hoard) => ({
        ...hoard,
        tiles: without(hoard.tiles ?? [], event.friend),
      }));
    case "won":
      return { ...table, winner: event.seat };
    case "tile-turned":
    case "rolled":
    case "nazgul-rolled":
    case "stayed":
    case "met":
    case "spun":
    case "broke-off":
    case "hidden":
    case "guessed":
      return table;
    default:
      return unheardOf(table, event);
  }
}

/** True once no tile can come any more: an empty place is then a field of the path. */
export function isField(table: Table, site: Site): boolean {
  return site.tile == null && count(table.light) + count(table.dark) === 0;
}

export function count(pile: Pile): number {
  const rest = (pile.rest ?? []).reduce((sum, [, copies]) => sum + copies, 0);
  return (pile.top?.length ?? 0) + rest + (pile.bottom?.length ?? 0);
}

function standing(table: Table, seat: number, field: string): Table {
  return { ...table, hobbits: at(table.hobbits, seat, () => field) };
}

function atSite(table: Table, place: string, change: (site: Site) => Site): Table {
  return {
    ...table,
    sites: table.sites.map((site) => (site.place === place ? change(site) : site)),
  };
}

function atHoard(table: Table, seat: number, change: (hoard: Hoard) => Hoard): Table {
  return { ...table, hoards: at(table.hoards, seat, change) };
}

function addNazgul(table: Table, place: string, more: number): Table {
  return atSite(table, place, (site) => ({
    ...site,
    nazgul: Math.max(0, (site.nazgul ?? 0) + more),
  }));
}
