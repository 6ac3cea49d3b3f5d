/** Options made once. */
import { optionsOf } from '@carillon/kernel'
import { SPACES, type Space } from '../data/map.ts'
import { UNIT_IDS } from '../data/units.ts'
import { APS, CARD_IDS, DO } from '../messages.ts'

export const UNIT_OPTION = optionsOf('unit', UNIT_IDS)
export const SPACE_OPTION = optionsOf('space', SPACES)
export const BUTTON = optionsOf('do', DO)
export const CARD_OPTION = optionsOf('card', CARD_IDS)
export const AP_OPTION = optionsOf('ap', APS)
/** All the units that are left, to this space. */
export const REST_OPTION = Object.fromEntries(
  SPACES.map((space) => [space, Object.freeze({ do: 'rest', space })]),
) as unknown as Readonly<Record<Space, Readonly<{ do: 'rest'; space: Space }>>>
