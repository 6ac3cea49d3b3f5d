/** 7.3, 9, 10 What an action point may be used for, and how far it goes. */
import type { Action } from '../state.ts'
import type { ApKind } from './cards.ts'

export type ApUse = readonly [button: string, kind: Action['kind'], as: Action['as']]
const ARMY: readonly ApUse[] = [
  ['move', 'move', 'army'],
  ['marshal', 'marshal', 'army'],
  ['build', 'build', 'army'],
]
/** 7.3.7; 7.3.5, R-52 a Light/Army AP is either, so its Light move has a button of its own. */
export const AP_USES: Readonly<Record<ApKind, readonly ApUse[]>> = {
  light: [
    ['raid', 'raid', 'light'],
    ['move', 'move', 'light'],
  ],
  indian: [
    ['raid', 'raid', 'indian'],
    ['move', 'move', 'indian'],
  ],
  army: ARMY,
  'sail-army': [['sail', 'sail', 'sail'], ...ARMY],
  'light-army': [['raid', 'raid', 'light'], ['light_move', 'move', 'light'], ...ARMY],
}

/** 10.2 Movement Points of Light units and of all others. 7.3.4 A 2x AP doubles them. */
export const MPS = { light: 3, others: 2 } as const
export const DOUBLE = 2
/** 9.0 Connections to the target of a raid. */
export const RAID_REACH = 3
/** R-59 Forced March adds so many, after doubling. */
export const FORCED_MARCH = 1
/** 10.6 Units that a Fleet carries. */
export const CAPACITY = 4
/** 9.3 So many Raid Points are a VP. */
export const RAID_TRACK = 8
