/** 5 Turn sequence. */
import { chapter, note, type Play, rollDice } from '@carillon/kernel'
import { say } from '../messages.ts'
import type { State } from '../state.ts'

/** Begins the next turn: the tide with that option, else the orders. */
export function startTurn(g: State): void {
  g.turn += 1
  g.lowTide = false
  g.orders = { british: null, french: null }
  g.revealed = false
  g.landed = []
  g.step = g.rules.tides === 'on' ? 'tide' : 'orders'
  chapter(g, 'turn', '5', say('log.turn', { turn: g.turn }))
}

/** 6.2.1 On a 1 no ship moves and no boat crosses this turn. */
export function* tide(g: State): Play {
  const [die] = yield* rollDice('british', '6.2.1', say('chance.tide'), 1)
  g.lowTide = die === 1
  note(g, '6.2.1', g.lowTide ? say('log.tide.low', { die }) : say('log.tide', { die }))
  g.step = 'orders'
}
