/** Positions for tests and examples: who stands where, with the round in its last part. */
import type { Settings } from '@carillon/kernel'
import type { Place, Unit } from './data/pieces.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'

export type Position = Partial<Record<Unit, Place>>
export function position(spec: Position, scenario: string, settings: Settings): State {
  const g = setup(scenario, settings)
  Object.assign(g.at, spec)
  g.deck = ['calm', 'storm']
  g.event = 'fog'
  g.step = 'fight'
  return g
}
