/** What the log of Wilderness War tells, as traces on the map. */
import { idOf, type LogLine, type Name } from '@carillon/kernel'
import {
  PIECE_IDS,
  pieceCalled,
  pieceOf,
  type Side,
  type SpaceId,
  spaceId,
  tellers,
  type View,
} from '@carillon/wilderness-war/page'
import type { Point } from '../theatre/sheet.ts'
import { type Find, type Going, readTraces, type SignKind, type Trace } from '../theatre/traces.ts'
import { SHEET } from '../theatre/wilderness-war.ts'

export const pointOf = (place: string): Point | undefined => SHEET.spaces[place]

export function tracesOf(news: readonly LogLine[], view: View): readonly Trace[] {
  const at = view.battle?.space ?? view.siege?.space
  return readTraces(news, readerFor(view), at === undefined ? undefined : spaceId(at))
}

type Pieces = readonly Name<'piece'>[]
type PlaceName = Name<'space', SpaceId>
type By = Name<'side', Side>
const sign = (kind: SignKind, space: PlaceName, by: By): Trace[] => [{ sign: kind, at: idOf(space), side: idOf(by) }]
const siege = (space: PlaceName): Trace[] => [{ sign: 'siege', at: idOf(space) }]
const rolled = (die: number, at: string | undefined): Trace[] => (at === undefined ? [] : [{ faces: [die], at }])

function readerFor(view: View): Find {
  const active = view.march?.side ?? view.active
  const sideOf = ([piece]: Pieces): Side =>
    piece && PIECE_IDS.includes(idOf(piece)) ? pieceOf(pieceCalled(idOf(piece))).side : active
  const goes = (go: Going, pieces: Pieces, from: PlaceName, to: PlaceName): Trace[] => [
    { go, side: sideOf(pieces), who: pieces.map(idOf), path: [idOf(from), idOf(to)] },
  ]
  const counted = (kind: SignKind, piece: Pieces[number], space: PlaceName): Trace[] => [
    { sign: kind, at: idOf(space), side: sideOf([piece]), count: 1 },
  ]
  const raid = (kind: SignKind, pieces: Pieces, space: PlaceName, die: number): Trace[] => [
    { sign: kind, at: idOf(space), side: sideOf(pieces) },
    ...rolled(die, idOf(space)),
  ]
  return tellers<[here: string | undefined], readonly Trace[]>({
    'log.moves': ({ pieces, from, to }) => goes('march', pieces, from, to),
    'log.goes_on': ({ side, from, to }) => [{ go: 'march', side: idOf(side), who: [], path: [idOf(from), idOf(to)] }],
    'log.sails': ({ pieces, from, to }) => goes('water', pieces, from, to),
    'log.intercepts': ({ pieces, from, space, die }) => [
      ...goes('march', pieces, from, space),
      ...rolled(die, idOf(space)),
    ],
    'log.intercept_fails': ({ space, die }) => rolled(die, idOf(space)),
    'log.avoids': ({ pieces, from, space }) => goes('retreat', pieces, from, space),
    'log.avoid_fails': ({ space, die }) => rolled(die, idOf(space)),
    'log.retreat': ({ pieces, from, space }) => goes('retreat', pieces, from, space),
    'log.leader_retreats': ({ piece, from, space }) => goes('retreat', [piece], from, space),
    'log.surrendered': ({ side, from, space }) => [
      { go: 'retreat', side: idOf(side), who: [idOf(side)], path: [idOf(from), idOf(space)] },
    ],
    'log.goes_home': ({ piece, from, space }) => goes('march', [piece], from, space),
    'log.raid_succeeds': ({ pieces, space, die }) => raid('raided', pieces, space, die),
    'log.raid_fails': ({ pieces, space, die }) => raid('repelled', pieces, space, die),
    'log.battle': ({ attacker, space }) => sign('battle', space, attacker),
    'log.battle_won': ({ side, space }) => sign('battle', space, side),
    'log.assault': ({ side, space }) => sign('battle', space, side),
    'log.siege_begins': ({ space }) => siege(space),
    'log.siege_roll': ({ space, die }) => [...siege(space), ...rolled(die, idOf(space))],
    'log.surrender': ({ space }) => siege(space),
    'log.fire': ({ die }, here) => rolled(die, here),
    'log.fire_modified': ({ die }, here) => rolled(die, here),
    'log.assault_fire': ({ die }, here) => rolled(die, here),
    'log.leader_dies': ({ piece, space, die }) => [...counted('loss', piece, space), ...rolled(die, idOf(space))],
    'log.leader_lives': ({ die }, here) => rolled(die, here),
    'log.reduced': ({ piece, space }) => counted('loss', piece, space),
    'log.eliminated': ({ piece, space }) => counted('loss', piece, space),
    'log.killed': ({ piece, space }) => counted('loss', piece, space),
    'log.enters': ({ piece, space }) => counted('enters', piece, space),
    'log.captured': ({ side, space }) => sign('control', space, side),
    'log.destroyed': ({ side, space }) => sign('control', space, side),
    'log.fortress_reverts': ({ side, space }) => sign('control', space, side),
    'log.stockade': ({ side, space }) => sign('built', space, side),
    'log.fort_begun': ({ side, space }) => sign('built', space, side),
    'log.fort_completed': ({ side, space }) => sign('built', space, side),
    'log.fieldworks': ({ side, space }) => sign('built', space, side),
  })
}
