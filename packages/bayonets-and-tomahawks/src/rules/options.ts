/** Options made once. */
import { optionsOf } from '@carillon/kernel'
import { SPACES } from '../data/map.ts'
import { UNIT_IDS } from '../data/units.ts'
import { DO } from '../messages.ts'

export const UNIT_OPTION = optionsOf('unit', UNIT_IDS)
export const SPACE_OPTION = optionsOf('space', SPACES)
export const BUTTON = optionsOf('do', DO)
