/** What a board can show of a position at a wish, by the rules themselves and from what anybody may see. */
import { type Side, SPACES, type Space } from './data/map.ts'
import type { Piece } from './data/pieces.ts'
import { controlsFortress, isHeldBy, ownerAt } from './rules/02-map.ts'
import { after, type Course, hopsFrom, mayHop } from './rules/06-ways.ts'
import { alliedTo } from './rules/10-targets.ts'
import { inSupply } from './rules/17-supply.ts'
import { enemyOf, hasDrilled, isAdvanced, type State, stackAt } from './state.ts'
import type { View } from './view.ts'

/** All that is asked below is in a view too. */
const stateOf = (view: View): State => view as unknown as State
const spacesWhere = (will: (space: Space) => boolean): readonly Space[] => SPACES.map(({ n }) => n).filter(will)

/** 2.0 What a side holds: fortresses under its control, and spaces with its unbesieged units or fortifications. */
export const heldBy = (view: View, side: Side): readonly Space[] =>
  spacesWhere((space) => isHeldBy(stateOf(view), side, space) || controlsFortress(stateOf(view), side, space))

export interface Supply {
  readonly supplied: readonly Space[]
  readonly out: readonly Space[]
}
/** 17 Spaces with drilled troops of a side, by whether they are in supply; undefined where the rule is not in use. */
export function supplyOf(view: View, side: Side): Supply | undefined {
  const g = stateOf(view)
  if (!isAdvanced(g)) return undefined
  const spots = spacesWhere((space) => hasDrilled(stackAt(g, side, space)))
  const out = spots.filter((space) => !inSupply(g, side, space))
  return { supplied: spots.filter((space) => !out.includes(space)), out }
}

/** 5.532 */
export const allyOf = (view: View, settlement: Space): Side | null => alliedTo(stateOf(view), settlement)
export const holderOf = (view: View, space: Space): Side | null => ownerAt(stateOf(view), space)

/** 6.2, 6.3 Where pieces that stay together could go in one move, and how many spaces it takes. They stop where enemies are. */
export function moveRange(view: View, side: Side, from: Space, pieces: readonly Piece[]): ReadonlyMap<Space, number> {
  const g = stateOf(view)
  const found = new Map<Space, number>()
  const start: Course = {
    side,
    pieces,
    at: from,
    land: true,
    boat: true,
    spent: 0,
    portaged: false,
    halt: false,
    stopped: false,
    foul: false,
    scouted: false,
  }
  const keyOf = ({ at, land, boat, portaged, halt, stopped }: Course) =>
    [at, land, boat, portaged, halt, stopped].join()
  const seen = new Set([keyOf(start)])
  const queue = pieces.length > 0 ? [start] : []
  for (const course of queue)
    for (const hop of hopsFrom(course.at)) {
      if (!mayHop(g, course, hop)) continue
      const next = after(g, course, hop)
      if (!found.has(next.at)) found.set(next.at, next.spent)
      if (seen.has(keyOf(next)) || isHeldBy(g, enemyOf(side), next.at)) continue
      seen.add(keyOf(next))
      queue.push(next)
    }
  found.delete(from)
  return found
}
