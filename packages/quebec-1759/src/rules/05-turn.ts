/** 5 Turn sequence. */
import { chapter } from '@carillon/kernel'
import { say } from '../messages.ts'
import type { State } from '../state.ts'

/** Begins the next turn: the tide with that option, else the orders. */
export function startTurn(g: State): void {
  g.turn += 1
  g.contraryTide = false
  g.orders = { british: null, french: null }
  g.revealed = false
  g.landed = []
  g.step = g.rules.tides === 'on' ? 'tide' : 'orders'
  chapter(g, 'turn', '5', say('log.turn', { turn: g.turn }))
}
