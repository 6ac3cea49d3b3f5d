/** 7.91, 7.92, 8.13 Defenders who have lost: each may go its own way, or inside. */
import { choose, given, note, type Option, type Play } from '@carillon/kernel'
import { isCultivated, type Side, type Space, spaceCalled } from '../data/map.ts'
import { type Piece, pieceOf } from '../data/pieces.ts'
import { pieceNames, say, spaceName } from '../messages.ts'
import { type Battle, countUnits, leadersOf, type State, sideOf, unitsOf } from '../state.ts'
import { hasFortification, strongholdOf } from './02-map.ts'
import { drop, eliminate, forceWords, putAll, without } from './03-pieces.ts'
import { waysOutBySea } from './06-ways-out.ts'
import { isAlike, oneOfEach } from './07-losses.ts'
import { roomInside } from './08-inside.ts'
import { choosePiece } from './choices.ts'
import { BUTTON, spaceOption } from './options.ts'

/** Where the defenders of a battle may go. */
interface Ways {
  readonly side: Side
  readonly space: Space
  /** 7.92, 6.432 Spaces for whoever can live anywhere, and those of them fit for drilled troops. */
  readonly any: readonly Space[]
  readonly drilled: readonly Space[]
  /** 8.13 They have a fort or fortress there. */
  readonly walls: boolean
  /** 8.11 Units it has room for, those inside already counted. */
  room: number
  /** Who goes inside. */
  inside: readonly Piece[]
}

export function* withdraw(g: State, b: Battle): Play {
  const ways = waysFrom(g, b)
  const pieces = sideOf(b.pieces, b.defender)
  const free = pieces.filter((piece) => outsideFor(ways, piece).length > 0)
  if (free.length > 0) yield* send(g, ways, [...unitsOf(free), ...leadersOf(free)])
  yield* shutIn(g, ways, without(pieces, free))
  const { march } = g
  if (march?.entry && b.cause === 'entry') march.entry.inside = [...march.entry.inside, ...ways.inside]
}
function waysFrom(g: State, b: Battle): Ways {
  const { space, from, defender: side } = b
  const any = waysOutBySea(g, side, space, from)
  const drilled = any.filter((to) => isCultivated(to) || hasFortification(g, side, to))
  const walls = strongholdOf(g, side, space)
  const room = walls ? roomInside(g, side, space) - countUnits(g.march?.entry?.inside ?? []) : 0
  return { side, space, any, drilled, walls, room, inside: [] }
}
const outsideFor = (ways: Ways, piece: Piece): readonly Space[] => (pieceOf(piece).drilled ? ways.drilled : ways.any)
const fitInside = (ways: Ways, pieces: readonly Piece[]): boolean => ways.walls && countUnits(pieces) <= ways.room

/** All of them to one place, or first the look-alikes of the first (of these, first one), then the others. */
function* send(g: State, ways: Ways, pieces: readonly Piece[]): Play {
  const options: Option[] = commonSpaces(ways, pieces).map((to) => spaceOption(to))
  if (fitInside(ways, pieces)) options.push(BUTTON.inside)
  if (pieces.length > 1 && (options.length === 0 || differ(ways, pieces))) options.push(BUTTON.split)
  const prompt = say('prompt.retreat', { pieces: forceWords(g, pieces), space: spaceName(ways.space) })
  const picked = yield* choose(ways.side, '7.92', prompt, options)
  if (picked === BUTTON.split) {
    const first = firstPart(g, pieces)
    yield* send(g, ways, first)
    yield* send(g, ways, without(pieces, first))
  } else if (picked.space === undefined) enterWalls(g, ways, pieces)
  else {
    const to = spaceCalled(picked.space)
    putAll(g, pieces, to)
    const names = { pieces: pieceNames(pieces), from: spaceName(ways.space), space: spaceName(to) }
    note(g, '7.91', say('log.retreat', names))
  }
}
function commonSpaces(ways: Ways, pieces: readonly Piece[]): readonly Space[] {
  for (const piece of pieces) if (pieceOf(piece).drilled) return ways.drilled
  return ways.any
}
/** Whether one of them has a choice. */
function differ(ways: Ways, pieces: readonly Piece[]): boolean {
  for (const piece of pieces) if (outsideFor(ways, piece).length > 1 || fitInside(ways, [piece])) return true
  return false
}
function firstPart(g: State, pieces: readonly Piece[]): readonly Piece[] {
  const first = given(pieces[0], 'piece')
  const alike = pieces.filter((piece) => isAlike(g, piece, first))
  return alike.length < pieces.length ? alike : [first]
}
function enterWalls(g: State, ways: Ways, pieces: readonly Piece[]): void {
  ways.room -= countUnits(pieces)
  ways.inside = [...ways.inside, ...pieces]
  note(g, '8.13', say('log.retreat_inside', { pieces: pieceNames(pieces), space: spaceName(ways.space) }))
}

/** 8.13, R-124 Those without a way out go inside as far as there is room, the owner chooses whom; the others are lost. */
function* shutIn(g: State, ways: Ways, pieces: readonly Piece[]): Play {
  const units = unitsOf(pieces)
  const leaders = ways.walls ? leadersOf(pieces) : []
  const saved = [...(units.length <= ways.room ? units : yield* pickShutIn(g, ways, units)), ...leaders]
  if (saved.length > 0) enterWalls(g, ways, saved)
  for (const piece of without(pieces, saved)) eliminate(g, '7.92', piece)
}
function* pickShutIn(g: State, ways: Ways, units: readonly Piece[]): Play<readonly Piece[]> {
  let rest = units
  for (let room = ways.room; room > 0; room -= 1) {
    const prompt = say('prompt.shut_in', { room, space: spaceName(ways.space) })
    rest = drop(rest, yield* choosePiece(ways.side, '8.13', prompt, oneOfEach(g, rest)))
  }
  return without(units, rest)
}
