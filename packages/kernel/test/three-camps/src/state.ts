/** The position: plain data. Small questions about it that every chapter asks. */
import { type State as Base, OPEN, type Viewer } from '@carillon/kernel'
import { type Event, ownerOf, type Place, type Role, UNITS, type Unit } from './data/pieces.ts'

export type StepId = 'event' | 'orders' | 'scout' | 'fight' | 'end'

export interface State extends Base {
  round: number
  last: number
  dice: number
  nights: boolean
  /** Whose turn to scout it is: an index of ROLES. */
  turn: number
  deck: Event[]
  event: Event | null
  at: Record<Unit, Place>
  /** Orders as each role writes them; empty once carried out. */
  sealed: Record<Role, Partial<Record<Unit, Place>>>
  /** Units everybody knows, and those one role has spied. */
  shown: Unit[]
  spied: Record<Role, Unit[]>
  points: Record<Role, number>
}

export const unitsAt = (g: State, place: Place): Unit[] => UNITS.filter((unit) => g.at[unit] === place)
export const knows = (g: State, viewer: Viewer, unit: Unit): boolean =>
  viewer === OPEN ||
  viewer === ownerOf(unit) ||
  g.shown.includes(unit) ||
  (g.spied[viewer as Role]?.includes(unit) ?? false)

export const copyState = (g: State): State => ({
  ...g,
  log: [...g.log],
  deck: [...g.deck],
  at: { ...g.at },
  sealed: { red: { ...g.sealed.red }, blue: { ...g.sealed.blue }, gold: { ...g.sealed.gold } },
  shown: [...g.shown],
  spied: { red: [...g.spied.red], blue: [...g.spied.blue], gold: [...g.spied.gold] },
  points: { ...g.points },
})
