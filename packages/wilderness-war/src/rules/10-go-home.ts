/** 10.4, 4.0 B.3 Going home: after a raid, and for Indians and leaders at the end of the year. */

import { choose, note, type Option, type Play } from '@carillon/kernel'
import { isCultivated, type Side, type Space, spaceCalled } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { pieceName, say, spaceName } from '../messages.ts'
import { enemyOf, hasUnit, leadersOf, placeOf, type State, stackAt } from '../state.ts'
import { closestFortifications, fortOf, occupiedBy } from './02-map.ts'
import { eliminate, put } from './03-pieces.ts'
import { retreatStranded } from './06-lone-leaders.ts'
import { settle } from './08-settle.ts'
import { BUTTON, spaceOption } from './options.ts'

/** Who leaves a space together, and what they have made up their minds about so far. */
interface Departure {
  readonly side: Side
  readonly from: Space
  /** 4.0 B.3 At the end of the year only Indians must go; the others may stay where the rules let them. */
  readonly winter: boolean
  /** 10.42 Closest friendly fortifications that are not besieged. */
  readonly forts: readonly Space[]
  /** 10.413 Settlements Indians have gone to, where others may follow. */
  homes: readonly Space[]
  /** 10.422 Fortifications Indians were promised to be led to, and no leader has gone to yet. */
  promised: readonly Space[]
}

/** 10.4 After a raid: all these pieces go from the space, wherever their owner may send them. */
export function* sendHome(g: State, side: Side, pieces: readonly Piece[], from: Space): Play {
  yield* depart(g, side, pieces, from, false)
}

/** R-165 Indians choose first, as all that follow them depend on it; leaders last, as some may have to lead. */
function* depart(g: State, side: Side, pieces: readonly Piece[], from: Space, winter: boolean): Play {
  const forts = closestFortifications(g, side, from)
  const way: Departure = { side, from, winter, forts, homes: [], promised: [] }
  const leaders = leadersOf(pieces)
  let led: readonly Space[] = []
  for (const piece of pieces) {
    if (pieceOf(piece).type !== 'indian') continue
    // Each leader leads to one fortification.
    const open = leaders.length > led.length ? forts : led
    const to = yield* indianGoes(g, way, piece, open)
    if (to !== undefined && !led.includes(to)) led = [...led, to]
  }
  way.promised = led
  for (const piece of pieces) {
    const { type, leader } = pieceOf(piece)
    if (!leader && type !== 'indian') yield* followerGoes(g, way, piece)
  }
  for (const [n, leader] of leaders.entries()) yield* leaderGoes(g, way, leader, leaders.length - n)
}

/**
 * 10.41 To its settlement, or with a leader to a fortification: returns that. Where neither is open it is lost, R-168
 * or if its owner gives it up.
 */
function* indianGoes(g: State, way: Departure, piece: Piece, led: readonly Space[]): Play<Space | undefined> {
  const { settlement } = pieceOf(piece)
  const home = settlement !== null && !isEnemyPlace(g, way.side, settlement) ? settlement : null
  const options: Option[] = [home === null ? BUTTON.perish : spaceOption(home)]
  for (const space of led) if (space !== home) options.push(spaceOption(space))
  const picked = yield* choose(way.side, '10.41', say('prompt.go_home', { piece: pieceName(piece) }), options)
  if (picked.space === undefined) {
    eliminate(g, settlement === null ? '10.412' : '10.411', piece)
    return undefined
  }
  const to = spaceCalled(picked.space)
  if (to === home) {
    go(g, '10.41', piece, to)
    if (!way.homes.includes(to)) way.homes = [...way.homes, to]
    return undefined
  }
  go(g, '10.422', piece, to)
  return to
}
/** 10.411, R-166 Units or a fortification of the enemy are there, besieged or not. */
const isEnemyPlace = (g: State, side: Side, space: Space): boolean =>
  hasUnit(stackAt(g, enemyOf(side), space)) || fortOf(g, enemyOf(side), space) > 0

/** 10.413, 10.42 Coureurs may follow Indians home, rangers not; otherwise to the closest fortification. */
function* followerGoes(g: State, way: Departure, piece: Piece): Play {
  const homes = pieceOf(piece).type === 'coureurs' ? way.homes : []
  yield* goes(g, way, piece, way.winter ? homes : [...way.forts, ...homes], way.winter)
}
/** 10.413, 10.422 A leader may follow Indians home, unless the leaders left are as many as the promises to lead. */
function* leaderGoes(g: State, way: Departure, piece: Piece, left: number): Play {
  if (way.promised.length >= left) yield* goes(g, way, piece, way.promised, false)
  else {
    const stays = way.winter && mayStay(g, way.side, way.from)
    yield* goes(g, way, piece, [...(stays ? way.promised : way.forts), ...way.homes], stays)
  }
}
/** 4.0 B.3 A leader may stay with a unit, or in a cultivated space that is not the enemy's. */
const mayStay = (g: State, side: Side, space: Space): boolean =>
  hasUnit(stackAt(g, side, space)) || (isCultivated(space) && !isEnemyPlace(g, side, space))

/** 10.42, R-167 To one of these spaces; nowhere to go and no leave to stay: lost. */
function* goes(g: State, way: Departure, piece: Piece, spaces: readonly Space[], stays: boolean): Play {
  const options: Option[] = stays ? [BUTTON.stay] : []
  for (const space of spaces) {
    const option = spaceOption(space)
    if (!options.includes(option)) options.push(option)
  }
  if (options.length === 0) return eliminate(g, '10.42', piece)
  const picked = yield* choose(way.side, '10.42', say('prompt.go_home', { piece: pieceName(piece) }), options)
  if (picked.space === undefined) return
  const to = spaceCalled(picked.space)
  way.promised = way.promised.filter((space) => space !== to)
  go(g, way.homes.includes(to) ? '10.413' : '10.42', piece, to)
}
function go(g: State, rule: string, piece: Piece, to: Space): void {
  const names = { piece: pieceName(piece), from: spaceName(placeOf(g, piece)), space: spaceName(to) }
  put(g, piece, to)
  note(g, rule, say('log.goes_home', names))
}

/** 4.0 B.3, R-169 The end of the year, space by space, the French first. */
export function* goHome(g: State): Play {
  for (const side of ['french', 'british'] as const)
    for (const space of occupiedBy(g, side)) {
      const pieces = winterDeparture(g, side, space)
      if (pieces.length === 0) continue
      yield* depart(g, side, pieces, space, true)
      settle(g)
      return
    }
  yield* retreatStranded(g)
  g.step = 'remove_raids'
}
/**
 * Indians that are neither at a fortification nor in their settlement, with all who may go along; or leaders left alone
 * in the wilderness or the mountains.
 */
function winterDeparture(g: State, side: Side, space: Space): readonly Piece[] {
  if (fortOf(g, side, space) > 0) return NOBODY
  const stack = stackAt(g, side, space)
  for (const piece of stack)
    if (mustLeave(piece, space))
      return stack.filter((one) => mustLeave(one, space) || pieceOf(one).leader || pieceOf(one).type === 'coureurs')
  return mayStay(g, side, space) ? NOBODY : stack
}
const NOBODY: readonly Piece[] = []
const mustLeave = (piece: Piece, space: Space): boolean =>
  pieceOf(piece).type === 'indian' && pieceOf(piece).settlement !== space
