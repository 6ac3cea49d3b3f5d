/** 5 The sequence of play: named steps, each with its rule. */
import type { Step } from '@carillon/kernel'
import { deployment } from './rules/04-setup.ts'
import { answer, contact, raid, scout, withdrawAfterContact } from './rules/06-indians.ts'
import { movement } from './rules/06-movement.ts'
import { orders } from './rules/06-orders.ts'
import { tide } from './rules/06-tide.ts'
import { aftermath, array, battles } from './rules/07-battle.ts'
import { fire, reserve } from './rules/07-fire.ts'
import { depart, rout, stand } from './rules/07-retreat.ts'
import { capRouge } from './rules/08-cap-rouge.ts'
import { turnEnd } from './rules/09-victory.ts'
import type { State, StepId } from './state.ts'

export const sequence: Readonly<Record<Exclude<StepId, 'end'>, Step<State>>> = {
  deployment: { rule: '4.2', play: deployment },
  tide: { rule: '6.2', play: tide },
  orders: { rule: '6.9', play: orders },
  movement: { rule: '6.9.3', play: movement },
  contact: { rule: '6.4.2', play: contact },
  raid: { rule: '6.4.3', play: raid },
  answer: { rule: '6.4.4', play: answer },
  scout: { rule: '6.4.6', play: scout },
  withdraw: { rule: '6.4.5', play: withdrawAfterContact },
  battles: { rule: '7.1', play: battles },
  array: { rule: '7.5', play: array },
  stand: { rule: '7.8', play: stand },
  reserve: { rule: '7.6', play: reserve },
  fire: { rule: '7.7', play: fire },
  rout: { rule: '7.9', play: rout },
  depart: { rule: '7.8.9', play: depart },
  aftermath: { rule: '7.11', play: aftermath },
  cap_rouge: { rule: '8', play: capRouge },
  turn_end: { rule: '9', play: turnEnd },
}
