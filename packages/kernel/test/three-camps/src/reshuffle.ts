/** Everything that a viewer cannot know, dealt anew. */
import { OPEN, type Random, shuffle, type Viewer } from '@carillon/kernel'
import { PLACES, ROLES, UNITS, type Unit, unitsOf } from './data/pieces.ts'
import { copyState, knows, type State } from './state.ts'

/** Units of one owner that the viewer cannot tell apart change places; what others write in secret is dealt anew. */
export function reshuffleHidden(g: State, viewer: Viewer, random: Random): State {
  const next = copyState(g)
  const twin = {} as Record<Unit, Unit>
  for (const role of ROLES) {
    const own = unitsOf(role)
    const hidden = own.filter((unit) => !knows(g, viewer, unit))
    const dealt = shuffle([...hidden], random)
    // By where they are, so that the deal does not depend on who is there.
    const spot = (unit: Unit): string => [g.at[unit], ...ROLES.map((other) => g.spied[other].indexOf(unit))].join()
    hidden.sort((a, b) => (spot(a) < spot(b) ? -1 : Number(spot(a) > spot(b))))
    for (const unit of own) twin[unit] = dealt[hidden.indexOf(unit)] ?? unit
  }
  for (const unit of UNITS) next.at[twin[unit]] = g.at[unit]
  for (const role of ROLES) {
    next.spied[role] = g.spied[role].map((unit) => twin[unit])
    if (role === viewer || viewer === OPEN || g.step !== 'orders') continue
    next.sealed[role] = {}
    for (const unit of unitsOf(role)) {
      const ways = PLACES.filter((place) => place !== next.at[unit])
      const way = ways[random.below(ways.length + 1)]
      if (way) next.sealed[role][unit] = way
    }
  }
  return next
}
