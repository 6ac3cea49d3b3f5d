/** Options made once. */
import { optionsOf } from '@carillon/kernel'
import { CONNECTIONS, SPACES, type Space } from '../data/map.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { APS, CARD_IDS, DO } from '../messages.ts'

export const UNIT_OPTION = optionsOf('unit', UNIT_IDS)
export const SPACE_OPTION = optionsOf('space', SPACES)
/** By number. */
export const UNIT_OPTION_AT = UNIT_IDS.map((id) => UNIT_OPTION[id])
export const SPACE_OPTION_AT = SPACES.map((id) => SPACE_OPTION[id])
export const BUTTON = optionsOf('do', DO)
export const CARD_OPTION = optionsOf('card', CARD_IDS)
export const AP_OPTION = optionsOf('ap', APS)
/** All the units that are left, to this space. */
export const REST_OPTION = Object.fromEntries(
  SPACES.map((space) => [space, Object.freeze({ do: 'rest', space })]),
) as unknown as Readonly<Record<Space, Readonly<{ do: 'rest'; space: Space }>>>
export const CONNECTION_OPTION = optionsOf(
  'connection',
  CONNECTIONS.map(({ id }) => id),
)
const unitOptions = <D extends 'drop' | 'take'>(what: D) =>
  Object.fromEntries(UNIT_IDS.map((unit) => [unit, Object.freeze({ do: what, unit })])) as unknown as Readonly<
    Record<UnitId, Readonly<{ do: D; unit: UnitId }>>
  >
/** 10.2.1 */
export const DROP_OPTION = unitOptions('drop')
export const TAKE_OPTION = unitOptions('take')
