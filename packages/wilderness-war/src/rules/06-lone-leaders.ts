/** 6.53, 6.54 Leaders without units hold nothing: where enemy units stay, they must go. */
import { choose, given, NOTHING, note, type Option, type Play, remembered } from '@carillon/kernel'
import { COUNT, type Side, type Space, spaceCalled } from '../data/map.ts'
import { LEADERS, type Piece, pieceOf } from '../data/pieces.ts'
import { pieceName, say, spaceName } from '../messages.ts'
import { enemyOf, hasUnit, isLeader, placeOf, type State, sideOf, stackAt } from '../state.ts'
import { isHeldBy, strongholdOf } from './02-map.ts'
import { eliminate, put } from './03-pieces.ts'
import { waysOutBySea } from './06-ways-out.ts'
import { outsideOf } from './08-inside.ts'
import { BUTTON, spaceOption } from './options.ts'

/**
 * 6.53 Leaders of the side who are alone where the enemy holds the space go one by one to an adjacent space, of any
 * terrain, or into a fort or fortress of their own there; who cannot is lost. `from`: where the enemy came from.
 */
export function retreatLoneLeaders(g: State, side: Side, space: Space, from: Space | null): Play {
  const outside = outsideOf(g, side, space)
  if (outside.length === 0 || hasUnit(outside) || !isHeldBy(g, enemyOf(side), space)) return NOTHING
  return retreatEach(g, side, outside, space, from)
}
function* retreatEach(g: State, side: Side, outside: readonly Piece[], space: Space, from: Space | null): Play {
  for (const leader of outside) if (isLeader(leader)) yield* retreatLeader(g, side, leader, space, from)
}
/**
 * 6.53 The same wherever leaders were left among the enemy: by besiegers who marched off, by the garrison of a captured
 * fortress. Call it after `settle`.
 */
export const retreatStranded = (g: State): Play =>
  isAnyoneAlone(g.at, g.map, g.forts) ? retreatAllStranded(g) : NOTHING

/**
 * Whether a leader is without units where the enemy has pieces or walls: asked all the time, and seldom so. By the lists themselves: a
 * position put together of them would make slower whatever else is asked of positions.
 */
const isAnyoneAlone = remembered((at: State['at'], map: State['map'], forts: State['forts']): boolean => {
  for (const leader of LEADERS) {
    const space = given(at[leader], 'place')
    if (space >= COUNT) continue
    const { side } = pieceOf(leader)
    const walls = side === 'british' ? Number(forts[space]) < 0 : Number(forts[space]) > 0
    if (!walls && sideOf(map, enemyOf(side))[space]?.length === 0) continue
    if (!hasUnit(given(sideOf(map, side)[space], 'stack'))) return true
  }
  return false
})
function* retreatAllStranded(g: State): Play {
  for (const leader of LEADERS) {
    const space = placeOf(g, leader)
    const { side } = pieceOf(leader)
    if (space < COUNT && isStranded(g, side, space)) yield* retreatLoneLeaders(g, side, space, null)
  }
}
const isStranded = (g: State, side: Side, space: Space): boolean =>
  !hasUnit(stackAt(g, side, space)) && isHeldBy(g, enemyOf(side), space)
function* retreatLeader(g: State, side: Side, leader: Piece, space: Space, from: Space | null): Play {
  const options: Option[] = []
  for (const to of waysOutBySea(g, side, space, from)) options.push(spaceOption(to))
  if (strongholdOf(g, side, space)) options.push(BUTTON.inside)
  if (options.length === 0) {
    eliminate(g, '6.53', leader)
    return
  }
  const prompt = say('prompt.leader_retreats', { piece: pieceName(leader), space: spaceName(space) })
  const picked = yield* choose(side, '6.53', prompt, options)
  if (picked.space === undefined) stayInside(g, leader, space)
  else {
    const to = spaceCalled(picked.space)
    put(g, leader, to)
    const names = { piece: pieceName(leader), from: spaceName(space), space: spaceName(to) }
    note(g, '6.53', say('log.leader_retreats', names))
  }
}
function stayInside(g: State, leader: Piece, space: Space): void {
  const entry = g.march?.entry
  if (entry?.space === space) entry.inside = [...entry.inside, leader]
  note(g, '6.53', say('log.leader_inside', { piece: pieceName(leader), space: spaceName(space) }))
}
