/** Options made once: those of units, spaces and connections are kept by number, as that is the fastest way to them. */
import { optionsOf } from '@carillon/kernel'
import { APS, CARD_IDS } from '../data/cards.ts'
import { CONNECTIONS, SPACES, type Space, spaceOf } from '../data/map.ts'
import { UNIT_IDS, type UnitId, unitOf } from '../data/units.ts'
import { DO } from '../messages.ts'

type UnitOption = Readonly<{ unit: UnitId }>
export type SpaceOption = Readonly<{ space: Space }>
/** By number. */
export const UNIT_OPTION_AT: readonly UnitOption[] = UNIT_IDS.map((unit) => Object.freeze({ unit }))
export const SPACE_OPTION_AT: readonly SpaceOption[] = SPACES.map((space) => Object.freeze({ space }))
export const unitOption = (id: UnitId): UnitOption => UNIT_OPTION_AT[unitOf(id).n] as UnitOption
export const spaceOption = (id: Space): SpaceOption => SPACE_OPTION_AT[spaceOf(id).n] as SpaceOption
export const BUTTON = optionsOf('do', DO)
export const CARD_OPTION = optionsOf('card', CARD_IDS)
export const AP_OPTION = optionsOf('ap', APS)
type RestOption = Readonly<{ do: 'rest'; space: Space }>
const RESTS: readonly RestOption[] = SPACES.map((space) => Object.freeze({ do: 'rest', space }))
/** Spaces to put a unit on, by number; of several units, also all that are left on one of the spaces. */
export function placements(spaces: readonly number[], several: boolean): (SpaceOption | RestOption)[] {
  const options: (SpaceOption | RestOption)[] = []
  for (const n of spaces) options.push(SPACE_OPTION_AT[n] as SpaceOption)
  if (several) for (const n of spaces) options.push(RESTS[n] as RestOption)
  return options
}
/** By number. */
export const CONNECTION_OPTION_AT = CONNECTIONS.map(({ id }) => Object.freeze({ connection: id }))
type ChangeOption<D extends string> = Readonly<{ do: D; unit: UnitId }>
const changes = <const D extends string>(what: D): readonly ChangeOption<D>[] =>
  UNIT_IDS.map((unit) => Object.freeze({ do: what, unit }))
/** 10.2.1 By number. */
export const DROP_OPTION_AT = changes('drop')
export const TAKE_OPTION_AT = changes('take')
