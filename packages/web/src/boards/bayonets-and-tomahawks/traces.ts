/** What the log of Bayonets & Tomahawks tells, as traces on the map. */
import {
  FACTIONS,
  type Face,
  type Faction,
  type gameText,
  NATIONS,
  UNIT,
  type UnitId,
  VILLAGES,
  type View,
} from '@carillon/bayonets-and-tomahawks/facts'
import type { LogLine } from '@carillon/kernel'
import { SHEET } from '../theatre/bayonets-and-tomahawks.ts'
import type { Point } from '../theatre/sheet.ts'
import { type Going, type Mark, type Read, readTraces, type Told, type Trace } from '../theatre/traces.ts'
import { factionOf } from './find.ts'

type Key = Extract<Parameters<typeof gameText>[0], `log.${string}`>

/** A space, a Sail Box, or half-way along a connection. */
export function pointOf(place: string): Point | undefined {
  const box = SHEET.ornaments[place]
  if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return SHEET.spaces[place] ?? SHEET.ways[place]?.middle
}

export function tracesOf(news: readonly LogLine[], view: View): readonly Trace[] {
  return readTraces(news, readersFor(view), view.battle?.space)
}

/** The die's faces in the order of what is rolled. */
const FACES: readonly Face[] = ['flag', 'flag', 'triangle', 'square', 'bt', 'miss']
const faceNumbers = (names: readonly string[]): readonly number[] =>
  names.map((name) => FACES.indexOf(name as Face) + 1)

function readersFor(view: View): Partial<Record<Key, Read>> {
  const sideOf = (unit: string | undefined): Faction =>
    (unit && unit in UNIT ? factionOf(view, unit as UnitId) : null) ?? view.active
  const named = (told: Told, arg = 'faction'): Faction => FACTIONS.find((f) => f === told.id(arg)) ?? view.active
  /** `place.sail` is the box of whoever it is about. */
  const spot = (told: Told, arg: string, side: Faction): string => {
    const id = told.id(arg)
    return id === 'sail' ? `sail-${side}` : id
  }
  /** The units of the line, from there to there; without an argument, from or to sea. */
  const goes =
    (go: Going, units: string, from: string, to: string): Read =>
    (told) => {
      const who = told.ids(units)
      const side = units === 'faction' ? named(told) : sideOf(who[0])
      const at = (arg: string) => (arg === '' ? `sail-${side}` : spot(told, arg, side))
      return [{ go, side, who, path: [at(from), at(to)] }]
    }
  const sign =
    (mark: Mark, at: string): Read =>
    (told) => [{ sign: mark, at: told.id(at), side: named(told) }]
  const counted =
    (mark: Mark, units: string, at: string): Read =>
    (told) => {
      const who = told.ids(units)
      const side = sideOf(who[0])
      return [{ sign: mark, at: spot(told, at, side), side, count: who.length }]
    }
  const rolled =
    (faces: string, at?: string): Read =>
    (told) => {
      const place = at === undefined ? told.here : spot(told, at, named(told))
      return place ? [{ faces: faceNumbers(told.ids(faces)), at: place }] : []
    }
  const raid =
    (mark: Mark, at: string): Read =>
    (told) => [{ sign: mark, at: told.id(at), side: sideOf(told.id('unit')) }]
  return {
    'log.move': goes('march', 'units', 'from', 'to'),
    'log.return': goes('march', 'units', 'from', 'to'),
    'log.redeploy': goes('march', 'unit', 'from', 'space'),
    'log.slips': goes('water', 'unit', 'from', 'space'),
    'log.sail': goes('water', 'units', 'space', ''),
    'log.land': goes('water', 'units', '', 'space'),
    'log.sail_home': goes('water', 'faction', '', 'place'),
    'log.retreat': goes('retreat', 'faction', 'from', 'space'),
    'log.raid': goes('raid', 'unit', 'from', 'target'),
    'log.raid_success': raid('raided', 'target'),
    'log.raid_failed': raid('repelled', 'target'),
    'log.intercepted': raid('repelled', 'space'),
    'log.interception': rolled('face', 'space'),
    'log.raid_roll': rolled('face', 'target'),
    'log.attack': sign('battle', 'space'),
    'log.battle': (told) => [{ sign: 'battle', at: told.id('space'), side: named(told, 'attacker') }],
    'log.overwhelm': sign('battle', 'space'),
    'log.won': sign('battle', 'space'),
    'log.rolls': rolled('faces'),
    'log.militia_rolls': rolled('faces'),
    'log.casualty': rolled('face'),
    'log.rally': rolled('faces', 'place'),
    'log.rally_failed': rolled('faces', 'place'),
    'log.reduced': counted('loss', 'unit', 'space'),
    'log.eliminated': counted('loss', 'unit', 'place'),
    'log.fort_removed': counted('loss', 'unit', 'space'),
    'log.deserts': counted('loss', 'unit', 'space'),
    'log.to_losses': counted('loss', 'unit', 'place'),
    'log.village_lost': counted('loss', 'unit', 'space'),
    'log.control': sign('control', 'space'),
    'log.nation': (told) => {
      const nation = NATIONS.find((one) => one === told.id('nation'))
      return nation ? VILLAGES[nation].map((at) => ({ sign: 'control', at, side: named(told) }) as const) : []
    },
    'log.place': counted('enters', 'units', 'place'),
    'log.placed': counted('enters', 'unit', 'space'),
    // Some go to a box.
    'log.recoup': (told) => (pointOf(told.id('place')) ? counted('enters', 'unit', 'place')(told) : []),
    'log.marshal': counted('enters', 'units', 'space'),
    'log.fort_start': sign('built', 'space'),
    'log.fort_finish': sign('built', 'space'),
    'log.fort_repair': sign('built', 'space'),
    'log.road_start': sign('built', 'connection'),
    'log.road_finish': sign('built', 'connection'),
  }
}
