/** 13 The siege of Louisbourg: who is there, and how both rounds begin. */
import type { PositionSpec } from '../src/position.ts'
import type { Battle } from '../src/state.ts'

export const METROPOLITANS = ['44th-48th', '22nd-28th', '43rd-46th', '94th-95th', '15th-58th', '27th-55th'] as const
export const FLEETS = ['boscawen', 'durell', 'hardy'] as const
export const GUNS = ['royal-artillery-1', 'royal-artillery-2', 'royal-artillery-3', 'royal-artillery-4'] as const
export const ARMY = ['gage', 'fraser', ...METROPOLITANS, ...FLEETS, 'wolfe', ...GUNS] as const
export const GARRISON = [
  'artois-bourgogne',
  'foix-quercy',
  'berry',
  'marine-royale',
  'bastion-1',
  'bastion-2',
  'canonniers-bombardiers-1',
] as const
export const ROUND: PositionSpec = { clear: true, year: 1758, round: 4, first: 'french', victory: -2 }
export const SIEGE: Battle = {
  space: 'louisbourg',
  attacker: 'british',
  defender: 'french',
  marks: { british: 8, french: 0 },
  militia: { british: 0, french: 1 },
  alone: { british: false, french: false },
  apart: [],
  commander: { british: { unit: 'wolfe', left: 2 }, french: null },
  fort: false,
  coup: false,
  eventRerolls: { british: null, french: null },
  ghosts: ['canonniers-bombardiers-1', 'berry'],
  firstHit: false,
  lastBastionFell: false,
  rolling: null,
  done: [],
}
/** After the British rolls of AR4. */
export const BEATEN: PositionSpec = {
  ...ROUND,
  battles: ['louisbourg'],
  began: { british: [], french: ['louisbourg'] },
  markers: { british: { landing: ['louisbourg'] } },
  chits: { british: 3 },
}
export const BESIEGERS = ['gage', 'fraser:reduced', ...METROPOLITANS, ...FLEETS, 'wolfe'] as const
export const GUNS_LEFT = ['royal-artillery-1', 'royal-artillery-3', 'royal-artillery-4'] as const
export const FIFTH: PositionSpec = {
  clear: true,
  year: 1758,
  round: 5,
  first: 'british',
  victory: -2,
  battles: ['louisbourg'],
  began: { british: ['louisbourg'], french: ['louisbourg', 'miramichy'] },
  chits: { british: 3 },
}
export const FLED = ['bastion-1', 'bastion-2'] as const
export const LIGHTS = ['langis', 'micmac', 'malecite'] as const
/** The second battle, as printed: nobody is Out of Supply. */
export const SECOND: PositionSpec = {
  ...FIFTH,
  step: 'battles',
  spaces: {
    louisbourg: [...BESIEGERS, ...GUNS_LEFT, 'artois-bourgogne', 'bastion-1:reduced', 'bastion-2', ...LIGHTS],
  },
}
export const three = { scenario: '3' } as const
