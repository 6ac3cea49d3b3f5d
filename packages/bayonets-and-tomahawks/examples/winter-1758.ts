/** 17 Winter Quarters of 1758 as the playbook shows them: for the lessons and for the tests of the chapter. */
import type { PositionSpec } from '../src/position.ts'

export const YEAR: PositionSpec = { clear: true, year: 1758, round: 9, step: 'winter' }

export const RETURNING: PositionSpec = {
  ...YEAR,
  spaces: {
    'port-dauphin': ['22nd-28th'],
    louisbourg: [
      'boscawen',
      'durell',
      'new-england-brigade-1',
      'royal-highland:reduced',
      '40th-45th-47th',
      'royal-artillery-2',
      'scott',
    ],
    'riviere-ristigouche': ['gage'],
    miramichy: ['boishebert'],
    chignectou: ['fort-cumberland', 'royal-artillery-1', '44th-48th:reduced'],
    'grand-sault': ['goreham'],
    'pointe-sainte-anne': ['langis'],
    taconnet: ['rogers', 'putnam:reduced'],
    'st-george': ['50th-51st:reduced'],
    'number-four': ['fort-frederick'],
    rumford: ['35th-new-york-companies'],
    albany: ['61st-63rd', 'wolfe'],
  },
  control: {
    'port-dauphin': 'british',
    louisbourg: 'british',
    'riviere-ristigouche': 'british',
    chignectou: 'british',
    'grand-sault': 'british',
  },
}
export const DISBANDED = [
  'new-england-brigade-2:reduced',
  'new-england-brigade-3:reduced',
  'n-york-nj-brigade-1:reduced',
  'virginia-s-brigade-1:reduced',
] as const
/** Six Metropolitan Brigades, two of them Highland, two Light units, four Artillery. */
export const LOSSES = [
  'royal-highland',
  'fraser',
  '44th-48th',
  '22nd-28th',
  '43rd-46th',
  '27th-55th',
  'rogers',
  'gage',
  'royal-artillery-1',
  'royal-artillery-2',
  'royal-artillery-3',
  'royal-artillery-4',
] as const
