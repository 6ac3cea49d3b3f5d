/** The sequence of play: named steps, each with its rule. */
import type { Step } from '@carillon/kernel'
import { event } from './rules/01-event.ts'
import { orders } from './rules/02-orders.ts'
import { scout } from './rules/03-scouting.ts'
import { fight } from './rules/04-fight.ts'
import type { State, StepId } from './state.ts'

export const sequence: Readonly<Record<Exclude<StepId, 'end'>, Step<State>>> = {
  event: { rule: '1.1', play: event },
  orders: { rule: '2.1', play: orders },
  scout: { rule: '3.1', play: scout },
  fight: { rule: '4.1', play: fight },
}
