/** What the log of Wilderness War tells, as traces on the map. */
import type { LogLine } from '@carillon/kernel'
import {
  type gameText,
  PIECE_IDS,
  pieceCalled,
  pieceOf,
  SIDES,
  type Side,
  spaceId,
  type View,
} from '@carillon/wilderness-war/facts'
import type { Point } from '../theatre/sheet.ts'
import { type Going, type Mark, type Read, readTraces, type Told, type Trace } from '../theatre/traces.ts'
import { SHEET } from '../theatre/wilderness-war.ts'

type Key = Extract<Parameters<typeof gameText>[0], `log.${string}`>

export const pointOf = (place: string): Point | undefined => SHEET.spaces[place]

export function tracesOf(news: readonly LogLine[], view: View): readonly Trace[] {
  const at = view.battle?.space ?? view.siege?.space
  return readTraces(news, readersFor(view), at === undefined ? undefined : spaceId(at))
}

function readersFor(view: View): Partial<Record<Key, Read>> {
  const active = view.march?.side ?? view.active
  const sideOf = (piece: string | undefined): Side =>
    piece !== undefined && PIECE_IDS.includes(piece) ? pieceOf(pieceCalled(piece)).side : active
  const named = (told: Told, arg = 'side'): Side => SIDES.find((side) => side === told.id(arg)) ?? active
  const goes =
    (go: Going, pieces: string, to: string): Read =>
    (told) => {
      const who = told.ids(pieces)
      const side = pieces === 'side' ? named(told) : sideOf(who[0])
      return [{ go, side, who, path: [told.id('from'), told.id(to)] }]
    }
  const sign =
    (mark: Mark, who = 'side'): Read =>
    (told) => [{ sign: mark, at: told.id('space'), side: named(told, who) }]
  const counted =
    (mark: Mark): Read =>
    (told) => [{ sign: mark, at: told.id('space'), side: sideOf(told.id('piece')), count: 1 }]
  /** A die rolled in the space of the line, or where the fight is. */
  const rolled: Read = (told) => {
    const at = told.id('space') || told.here
    return at ? [{ faces: [told.number('die')], at }] : []
  }
  const raid =
    (mark: Mark): Read =>
    (told) => [{ sign: mark, at: told.id('space'), side: sideOf(told.ids('pieces')[0]) }, ...rolled(told)]
  const siege: Read = (told) => [{ sign: 'siege', at: told.id('space') }]
  return {
    'log.moves': goes('march', 'pieces', 'to'),
    'log.goes_on': (told) => [{ go: 'march', side: named(told), who: [], path: [told.id('from'), told.id('to')] }],
    'log.sails': goes('water', 'pieces', 'to'),
    'log.intercepts': (told) => [...goes('march', 'pieces', 'space')(told), ...rolled(told)],
    'log.intercept_fails': rolled,
    'log.avoids': goes('retreat', 'pieces', 'space'),
    'log.avoid_fails': rolled,
    'log.retreat': goes('retreat', 'pieces', 'space'),
    'log.leader_retreats': goes('retreat', 'piece', 'space'),
    'log.surrendered': goes('retreat', 'side', 'space'),
    'log.goes_home': goes('march', 'piece', 'space'),
    'log.raid_succeeds': raid('raided'),
    'log.raid_fails': raid('repelled'),
    'log.battle': sign('battle', 'attacker'),
    'log.battle_won': sign('battle'),
    'log.assault': sign('battle'),
    'log.siege_begins': siege,
    'log.siege_roll': (told) => [...siege(told), ...rolled(told)],
    'log.surrender': siege,
    'log.fire': rolled,
    'log.fire_modified': rolled,
    'log.assault_fire': rolled,
    'log.leader_lives': rolled,
    'log.reduced': counted('loss'),
    'log.eliminated': counted('loss'),
    'log.killed': counted('loss'),
    'log.enters': counted('enters'),
    'log.captured': sign('control'),
    'log.destroyed': sign('control'),
    'log.fortress_reverts': sign('control'),
    'log.stockade': sign('built'),
    'log.fort_begun': sign('built'),
    'log.fort_completed': sign('built'),
    'log.fieldworks': sign('built'),
  }
}
