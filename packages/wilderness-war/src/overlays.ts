/** What a board can show of a position at a wish, by the rules themselves and from what the viewer may see. */
import type { Shown, Viewer } from '@carillon/kernel'
import { PORTS, SIDES, type Side, SPACE, SPACES, type Space, type SpaceId, spaceId } from './data/map.ts'
import { PIECES } from './data/pieces.ts'
import { controlsFortress, isHeldBy, ownerAt } from './rules/02-map.ts'
import { after, type Course, hopsFrom, mayHop } from './rules/06-ways.ts'
import { alliedTo } from './rules/10-targets.ts'
import { inSupply } from './rules/17-supply.ts'
import { enemyOf, hasDrilled, isAdvanced, type State, stackAt } from './state.ts'
import { positionOf, type View } from './view.ts'

/** Three signs that can be told apart. */
const DEPARTMENT_LOOKS = { northern: 'british', southern: 'other', 'st-lawrence': 'french' } as const
/** 5.531 */
const SETTLEMENTS = [...new Set(PIECES.flatMap(({ settlement }) => settlement ?? []))]

const MAKE = {
  /** 2.0 What a side holds: fortresses under its control, and spaces with its unbesieged units or fortifications. */
  control: (g: State) =>
    SIDES.flatMap((side) =>
      spacesWhere((space) => isHeldBy(g, side, space) || controlsFortress(g, side, space)).map(shownAs(side)),
    ),
  /** 17 Spaces with drilled troops, by whether they are in supply; none where the rule is not in use. */
  supply: (g: State) =>
    (isAdvanced(g) ? SIDES : []).flatMap((side) =>
      spacesWhere((space) => hasDrilled(stackAt(g, side, space))).map((space) =>
        shownAs(inSupply(g, side, space) ? side : `${side}-out`)(space),
      ),
    ),
  departments: () =>
    SPACES.flatMap(({ n, department }) => (department ? shownAs(DEPARTMENT_LOOKS[department])(n) : [])),
  /** 2.0 Who owns the ports; 5.532 whose allies the settlements are. */
  places: (g: State) => [
    ...PORTS.map((space) => shownAs(ownerAt(g, space) ?? 'other')(space)),
    ...SETTLEMENTS.map((space) => shownAs(alliedTo(g, space) ?? 'other')(space)),
  ],
  move(g: State, viewer: Viewer, at: string) {
    if (!Object.hasOwn(SPACE, at)) return []
    const from = SPACE[at as SpaceId]
    const here = SIDES.filter((one) => stackAt(g, one, from).length > 0)
    const side = here.find((one) => one === viewer) ?? here[0]
    return side ? [...moveRange(g, side, from), shownAs(side)(from)] : []
  },
} satisfies Record<string, (g: State, viewer: Viewer, at: string) => readonly Shown[]>
export type OverlayKind = keyof typeof MAKE

export const overlay = (view: View, viewer: Viewer, kind: string, at = ''): readonly Shown[] =>
  Object.hasOwn(MAKE, kind) ? MAKE[kind as OverlayKind](positionOf(view), viewer, at) : []

function spacesWhere(will: (space: Space) => boolean): readonly Space[] {
  return SPACES.map(({ n }) => n).filter(will)
}
function shownAs(look: string): (space: Space) => Shown {
  return (space) => ({ place: spaceId(space), look })
}

/** 6.2, 6.3 Where the stack could go together in one move, and how many spaces it takes. It stops where enemies are. */
function moveRange(g: State, side: Side, from: Space): readonly Shown[] {
  const found = new Map<Space, number>()
  const start: Course = {
    side,
    pieces: stackAt(g, side, from),
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
  const queue = [start]
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
  return [...found].map(([space, note]) => ({ ...shownAs('reach')(space), note }))
}
