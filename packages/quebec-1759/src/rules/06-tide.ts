/** 6.2 The tide, with that option. */
import { note, type Play, rollDice } from '@carillon/kernel'
import { CONTRARY_TIDE } from '../data/units.ts'
import { say } from '../messages.ts'
import type { State } from '../state.ts'

/** 6.2.1 On a 1 it is contrary: no ship moves and no boat crosses this turn. */
export function* tide(g: State): Play {
  const [die] = yield* rollDice('british', '6.2.1', say('chance.tide'), 1)
  g.contraryTide = die === CONTRARY_TIDE
  note(g, '6.2.1', g.contraryTide ? say('log.tide.contrary', { die }) : say('log.tide', { die }))
  g.step = 'orders'
}
