/** 7 The seventh Action Round of 1757: its position, as it goes on. */
import type { PositionSpec } from '../src/position.ts'

export const FRIENDS = ['durell', 'howe-commander', '27th-55th', '22nd-28th', 'gage', 'royal-artillery-1'] as const
export const COLUMN = ['lacorne', 'berry', 'canadiens-1', 'canonniers-bombardiers-1'] as const
export const BRITISH = {
  'lake-george': ['mohawk', '1st-royal-american', '44th-48th'],
  'oneida-lake': ['royal-highland'],
  halifax: [...FRIENDS, 'holburne', '43rd-46th'],
  albany: ['35th-new-york-companies', 'n-york-nj-brigade-1'],
  'la-presentation': ['rogers'],
  'baye-de-cataracouy': ['dunn', 'putnam'],
} as const satisfies PositionSpec['spaces']
export const FRENCH = {
  quebec: COLUMN,
  montreal: ['langis'],
  'la-presquisle': ['delaware'],
  'tu-endie-wei': ['mingo'],
  'forks-of-the-ohio': ['chaouanon', 'villiers'],
  zawakwtegok: ['abenaki'],
} as const satisfies PositionSpec['spaces']
export const ROUND: PositionSpec = {
  clear: true,
  round: 7,
  first: 'british',
  victory: 2,
  control: { 'baye-de-cataracouy': 'british', 'la-presentation': 'british', toronto: 'british', chignectou: 'british' },
  hands: { british: { reserve: 8 }, french: { reserve: 25 } },
  played: { british: 10, french: 34, indian: 47 },
  roadworks: ['lake-george--oneida-lake'],
  roads: [],
  spaces: { ...BRITISH, ...FRENCH },
}
/** The disease has done its work. */
export const SICK = { 'losses-british': ['35th-new-york-companies', 'n-york-nj-brigade-1'] } as const
/** The Mohawk have moved, then the Fleet has sailed. */
export const MOVED = {
  ...BRITISH,
  albany: [],
  'lake-george': ['1st-royal-american', '44th-48th'],
  oswego: ['mohawk:spent'],
} as const satisfies PositionSpec['spaces']
export const SAILED: PositionSpec = {
  ...ROUND,
  reaction: 'army',
  spaces: { ...MOVED, halifax: ['holburne', '43rd-46th'], ...FRENCH },
  boxes: { ...SICK, 'sail-british': FRIENDS },
}
/** The Iroquois have joined the British. */
export const JOINED: PositionSpec = {
  ...SAILED,
  nations: { iroquois: 'british' },
  battles: ['kahnistioh'],
  spaces: {
    ...SAILED.spaces,
    'la-presquisle': [],
    oquaga: ['iroquois-1'],
    onontake: ['iroquois-2'],
    kahnistioh: ['iroquois-3', 'delaware:spent'],
  },
}
/** The Mingo hold Rays Town, the Abénaki are back. */
export const RAIDED: PositionSpec = {
  ...JOINED,
  control: { ...ROUND.control, 'rays-town': 'french' },
  spaces: {
    ...JOINED.spaces,
    'tu-endie-wei': [],
    'rays-town': ['mingo:spent'],
    zawakwtegok: ['abenaki:spent'],
  },
}
