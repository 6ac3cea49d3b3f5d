/** 13.3.3, 13.3.4 Whom the dice of a battle hit. */
import type { Face } from './dice.ts'
import { and, BIT, FIXED, type Kinds, shapeOf, type UnitType } from './units.ts'

/** Groups of unit types. */
export type Targets = readonly Kinds[]
export const METROPOLITAN = and(BIT.metropolitan, BIT.highland)
const COLONIAL = BIT['non-metropolitan']
/** 13.3.3 B&Ts hit Brigades, the Metropolitan first. */
export const BRIGADE_TARGETS: Targets = [METROPOLITAN, COLONIAL]
/** 13.3.4 Whom a type hits, in order of priority. */
export const TARGETS: Readonly<Record<UnitType, Targets>> = {
  light: [BIT.light, BIT.indian],
  indian: [BIT.indian, BIT.light],
  highland: BRIGADE_TARGETS,
  metropolitan: BRIGADE_TARGETS,
  'non-metropolitan': [COLONIAL, METROPOLITAN],
  fleet: [BIT.fleet, BIT.artillery, BIT.fort],
  bastion: [BIT.artillery, BIT.fleet],
  fort: [BIT.artillery, BIT.fleet],
  artillery: [BIT.artillery, FIXED, BIT.fleet],
  commander: [],
}

/** 13.3.4 The die shows the shape of the unit; a circle is on both Hit faces. */
export function matches(type: UnitType, face: Face): boolean {
  if (face !== 'triangle' && face !== 'square') return false
  const shape = shapeOf(type)
  return shape === 'circle' || shape === face
}

/** 13.3.3 What a B&T does, by who rolled it: a Militia of the enemy goes, a Brigade is Hit, a Fleet may slip away. */
export const BAYONETS: Readonly<Record<UnitType, { readonly militia: boolean; readonly does: 'hit' | 'slip' | null }>> =
  {
    light: { militia: false, does: null },
    indian: { militia: false, does: null },
    highland: { militia: true, does: 'hit' },
    metropolitan: { militia: true, does: 'hit' },
    'non-metropolitan': { militia: true, does: null },
    fleet: { militia: false, does: 'slip' },
    bastion: { militia: false, does: 'hit' },
    fort: { militia: false, does: 'hit' },
    artillery: { militia: false, does: 'hit' },
    commander: { militia: false, does: null },
  }
