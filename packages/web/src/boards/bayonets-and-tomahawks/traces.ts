/** What the log of Bayonets & Tomahawks tells, as traces on the map. */
import {
  type Box,
  type Faction,
  type Space,
  servedBy,
  tellers,
  type UnitId,
  VILLAGES,
  type View,
} from '@carillon/bayonets-and-tomahawks/page'
import { idOf, type LogLine, type Message, type Name } from '@carillon/kernel'
import { SHEET } from '../theatre/bayonets-and-tomahawks.ts'
import type { Point } from '../theatre/sheet.ts'
import { type Find, type Going, readTraces, type SignKind, type Trace } from '../theatre/traces.ts'

/** A space, a Sail Box, or half-way along a connection. */
export function pointOf(place: string): Point | undefined {
  const box = SHEET.ornaments[place]
  if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return SHEET.spaces[place] ?? SHEET.ways[place]?.middle
}

export function tracesOf(news: readonly LogLine[], view: View): readonly Trace[] {
  return readTraces(news, readerFor(view), view.battle?.space)
}

type Units = readonly Name<'unit', UnitId>[]
type PlaceName = Name<'space', Space> | Name<'box', Box> | Message<'place.sail'>
type By = Name<'role', Faction>
/** `place.sail` is the box of whoever it is about. */
const SEA = { key: 'place.sail' } as const
const spot = (place: PlaceName, side: Faction): string => {
  const id = idOf(place)
  return id === 'sail' ? `sail-${side}` : id
}
const sign = (kind: SignKind, at: { readonly key: string }, by: By): Trace[] => [
  { sign: kind, at: idOf(at), side: idOf(by) },
]
const rolled = (dice: readonly number[], at: string | undefined): Trace[] =>
  at === undefined ? [] : [{ faces: dice, at }]
const retreats = (go: Going, by: By, from: PlaceName, to: PlaceName): Trace[] => {
  const side = idOf(by)
  return [{ go, side, who: [side], path: [spot(from, side), spot(to, side)] }]
}

function readerFor(view: View): Find {
  const sideOf = (units: Units): Faction => (units[0] && servedBy(view, idOf(units[0]))) ?? view.active
  const goes = (go: Going, units: Units, from: PlaceName, to: PlaceName): Trace[] => {
    const side = sideOf(units)
    return [{ go, side, who: units.map(idOf), path: [spot(from, side), spot(to, side)] }]
  }
  const counted = (kind: SignKind, units: Units, at: PlaceName): Trace[] => {
    const side = sideOf(units)
    return [{ sign: kind, at: spot(at, side), side, count: units.length }]
  }
  const raid = (kind: SignKind, unit: Units[number], at: PlaceName): Trace[] => [
    { sign: kind, at: idOf(at), side: sideOf([unit]) },
  ]
  return tellers<[here: string | undefined], readonly Trace[]>({
    'log.move': ({ units, from, to }) => goes('march', units, from, to),
    'log.return': ({ units, from, to }) => goes('march', units, from, to),
    'log.redeploy': ({ unit, from, space }) => goes('march', [unit], from, space),
    'log.slips': ({ unit, from, space }) => goes('water', [unit], from, space),
    'log.sail': ({ units, space }) => goes('water', units, space, SEA),
    'log.land': ({ units, space }) => goes('water', units, SEA, space),
    'log.sail_home': ({ faction, place }) => retreats('water', faction, SEA, place),
    'log.retreat': ({ faction, from, space }) => retreats('retreat', faction, from, space),
    'log.raid': ({ unit, from, target }) => goes('raid', [unit], from, target),
    'log.raid_success': ({ unit, target }) => raid('raided', unit, target),
    'log.raid_failed': ({ unit, target }) => raid('repelled', unit, target),
    'log.intercepted': ({ unit, space }) => raid('repelled', unit, space),
    'log.interception': ({ die, space }) => rolled([die], idOf(space)),
    'log.raid_roll': ({ die, target }) => rolled([die], idOf(target)),
    'log.attack': ({ faction, space }) => sign('battle', space, faction),
    'log.battle': ({ attacker, space }) => sign('battle', space, attacker),
    'log.overwhelm': ({ faction, space }) => sign('battle', space, faction),
    'log.won': ({ faction, space }) => sign('battle', space, faction),
    'log.rolls': ({ dice }, here) => rolled(dice, here),
    'log.militia_rolls': ({ dice }, here) => rolled(dice, here),
    'log.casualty': ({ die }, here) => rolled([die], here),
    'log.rally': ({ faction, dice, place }) => rolled(dice, spot(place, idOf(faction))),
    'log.rally_failed': ({ faction, dice, place }) => rolled(dice, spot(place, idOf(faction))),
    'log.reduced': ({ unit, space }) => counted('loss', [unit], space),
    'log.eliminated': ({ unit, place }) => counted('loss', [unit], place),
    'log.fort_removed': ({ unit, space }) => counted('loss', [unit], space),
    'log.deserts': ({ unit, space }) => counted('loss', [unit], space),
    'log.to_losses': ({ unit, place }) => counted('loss', [unit], place),
    'log.village_lost': ({ unit, space }) => counted('loss', [unit], space),
    'log.control': ({ faction, space }) => sign('control', space, faction),
    'log.nation': ({ nation, faction }) =>
      VILLAGES[idOf(nation)].map((at) => ({ sign: 'control', at, side: idOf(faction) }) as const),
    'log.place': ({ units, place }) => counted('enters', units, place),
    'log.placed': ({ unit, space }) => counted('enters', [unit], space),
    // Some go to a box.
    'log.recoup': ({ unit, place }) => (pointOf(idOf(place)) ? counted('enters', [unit], place) : []),
    'log.marshal': ({ units, space }) => counted('enters', units, space),
    'log.fort_start': ({ faction, space }) => sign('built', space, faction),
    'log.fort_finish': ({ faction, space }) => sign('built', space, faction),
    'log.fort_repair': ({ faction, space }) => sign('built', space, faction),
    'log.road_start': ({ faction, connection }) => sign('built', connection, faction),
    'log.road_finish': ({ faction, connection }) => sign('built', connection, faction),
  })
}
