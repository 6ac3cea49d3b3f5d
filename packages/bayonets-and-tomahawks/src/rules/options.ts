/** Options made once: those of units, spaces and connections are kept by number, as that is the fastest way to them. */
import { given, optionsOf } from '@carillon/kernel'
import { APS, CARD_IDS } from '../data/cards.ts'
import { CONNECTIONS, SPACES, type Space, spaceOf } from '../data/map.ts'
import { UNIT_IDS, type UnitId, unitOf } from '../data/units.ts'
import { DO } from '../messages.ts'

export type UnitOption = Readonly<{ unit: UnitId }>
export type SpaceOption = Readonly<{ space: Space }>
/** By number. */
const UNITS: readonly UnitOption[] = UNIT_IDS.map((unit) => Object.freeze({ unit }))
const SPACE: readonly SpaceOption[] = SPACES.map((space) => Object.freeze({ space }))
export const unitOptionAt = (n: number): UnitOption => UNITS[n] as UnitOption
export const spaceOptionAt = (n: number): SpaceOption => SPACE[n] as SpaceOption
export const unitOption = (id: UnitId): UnitOption => unitOptionAt(unitOf(id).n)
export const spaceOption = (id: Space): SpaceOption => spaceOptionAt(spaceOf(id).n)
export const BUTTON = optionsOf('do', DO)
export type Button = (typeof BUTTON)[keyof typeof BUTTON]
export const CARD_OPTION = optionsOf('card', CARD_IDS)
export const AP_OPTION = optionsOf('ap', APS)
type RestOption = Readonly<{ do: 'rest'; space: Space }>
const RESTS: readonly RestOption[] = SPACES.map((space) => Object.freeze({ do: 'rest', space }))
/** Spaces to put a unit on, by number; of several units, also all that are left on one of the spaces. */
export function placements(spaces: readonly number[], several: boolean): (SpaceOption | RestOption)[] {
  const options: (SpaceOption | RestOption)[] = []
  for (const n of spaces) options.push(spaceOptionAt(n))
  if (several) for (const n of spaces) options.push(given(RESTS[n], 'option'))
  return options
}
/** By number. */
export type ConnectionOption = Readonly<{ connection: string }>
const WAYS: readonly ConnectionOption[] = CONNECTIONS.map(({ id }) => Object.freeze({ connection: id }))
export const connectionOptionAt = (n: number): ConnectionOption => WAYS[n] as ConnectionOption
export type ChangeOption<D extends string> = Readonly<{ do: D; unit: UnitId }>
const changes = <const D extends string>(what: D): readonly ChangeOption<D>[] =>
  UNIT_IDS.map((unit) => Object.freeze({ do: what, unit }))
/** 10.2.1 By number. */
const DROPS = changes('drop')
const TAKES = changes('take')
export const dropOptionAt = (n: number): ChangeOption<'drop'> => DROPS[n] as ChangeOption<'drop'>
export const takeOptionAt = (n: number): ChangeOption<'take'> => TAKES[n] as ChangeOption<'take'>
