/** How a game begins. */
import type { Settings } from '@carillon/kernel'
import { EVENTS, type Place, UNITS, type Unit } from './data/pieces.ts'
import type { State } from './state.ts'

export function setup(scenario: string, settings: Settings): State {
  return {
    step: 'event',
    log: [],
    round: 1,
    last: scenario === 'short' ? 1 : 3,
    dice: settings.dice === 'two' ? 2 : 1,
    nights: settings.nights === 'yes',
    turn: 0,
    deck: [...EVENTS],
    event: null,
    at: Object.fromEntries(UNITS.map((unit) => [unit, 'camp'])) as Record<Unit, Place>,
    sealed: { red: {}, blue: {}, gold: {} },
    shown: [],
    spied: { red: [], blue: [], gold: [] },
    points: { red: 0, blue: 0, gold: 0 },
  }
}
