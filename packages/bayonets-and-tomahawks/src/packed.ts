/** What a round keeps of every movement: one number each, so that a stored position stays small. */
import { given } from '@carillon/kernel'
import { CONNECTIONS, type Faction, SPACES, spaceAt, spaceOf } from './data/map.ts'
import type { Entry, Used } from './state.ts'

/** An entry: where to, where from, and the lowest bit for the faction. */
export const packEntry = (f: Faction, from: number, to: number): number =>
  (to * SPACES.length + from) * 2 + (f === 'french' ? 1 : 0)
/** Of a packed entry: its faction. */
export const entrant = (entry: number): Faction => (entry % 2 === 1 ? 'french' : 'british')
/** Of a packed entry: the number of the space that was entered. */
export const entered = (entry: number): number => Math.floor(entry / (2 * SPACES.length))
export const entryOf = (entry: number): Entry => ({
  faction: entrant(entry),
  from: spaceAt((entry >> 1) % SPACES.length),
  to: spaceAt(entered(entry)),
})
export const entryNumber = ({ faction, from, to }: Entry): number => packEntry(faction, spaceOf(from).n, spaceOf(to).n)

/** A use of a connection: its number, the Artillery units and all units. */
export const packUse = (connection: number, units: number, artillery: number): number =>
  (connection << 10) | (artillery << 5) | units
/** Of a packed use. */
export const connectionUsed = (use: number): number => use >> 10
export const unitsUsing = (use: number): number => use & 31
export const artilleryUsing = (use: number): number => (use >> 5) & 31
export const useOf = (use: number): Used => ({
  by: given(CONNECTIONS[connectionUsed(use)], 'connection').id,
  units: unitsUsing(use),
  artillery: artilleryUsing(use),
})
export const useNumber = ({ by, units, artillery }: Used): number =>
  packUse(
    CONNECTIONS.findIndex(({ id }) => id === by),
    units,
    artillery,
  )
