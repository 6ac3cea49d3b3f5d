/** 5 Turn sequence. */
import { note, type Play, rollDice } from '@carillon/kernel'
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
  note(g, '5', say('log.turn', { turn: g.turn }))
}

/** 6.2.1 On a 1 no ship moves and no boat crosses this turn. */
export function* tide(g: State): Play {
  const [face] = yield* rollDice('british', '6.2.1', say('chance.tide'), 1)
  g.lowTide = face === 1
  note(
    g,
    '6.2.1',
    g.lowTide ? say('log.tide.low', { face: face as number }) : say('log.tide', { face: face as number }),
  )
  g.step = 'orders'
}
