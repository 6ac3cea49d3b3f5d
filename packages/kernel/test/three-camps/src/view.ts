/** What each may see. Units of others are counted, never named, unless they are known. */
import { OPEN, showing, type Viewer } from '@carillon/kernel'
import { ownerOf, PLACES, type Place, ROLES, type Role, type Unit } from './data/pieces.ts'
import { knows, type State, unitsAt } from './state.ts'

const openOf = showing<State>()(
  ({ round, event, deck, points }: State) => ({ round, event, deck: [...deck], points: { ...points } }),
  {
    step: 'hidden',
    log: 'hidden',
    last: 'hidden',
    dice: 'hidden',
    nights: 'hidden',
    turn: 'hidden',
    at: 'derived',
    sealed: 'derived',
    shown: 'derived',
    spied: 'derived',
  },
)
export interface View extends Readonly<ReturnType<typeof openOf>> {
  /** By place and role: the units one knows, and how many more there are. */
  readonly places: Readonly<Record<string, Readonly<Record<string, { known: Unit[]; hidden: number }>>>>
  readonly orders: Readonly<Partial<Record<Role, Partial<Record<Unit, Place>>>>>
}

export function view(g: State, viewer: Viewer): View {
  const standing = (place: Place, role: Role) => {
    const units = unitsAt(g, place).filter((unit) => ownerOf(unit) === role)
    const known = units.filter((unit) => knows(g, viewer, unit))
    return { known, hidden: units.length - known.length }
  }
  const readers = ROLES.filter((role) => viewer === role || viewer === OPEN)
  return {
    ...openOf(g),
    places: Object.fromEntries(
      PLACES.map((place) => [place, Object.fromEntries(ROLES.map((role) => [role, standing(place, role)]))]),
    ),
    orders: Object.fromEntries(readers.map((role) => [role, { ...g.sealed[role] }])),
  }
}
