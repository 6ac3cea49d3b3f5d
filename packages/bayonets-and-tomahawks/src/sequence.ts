/** 4 The sequence of play: named steps, each with its rule. */
import type { Step } from '@carillon/kernel'
import {
  actions,
  chooseCards,
  drawCards,
  events,
  hold,
  indianActions,
  initiative,
  phase,
  phaseEnd,
  reaction,
  reserve,
} from './rules/07-action-rounds.ts'
import { raid } from './rules/09-raid.ts'
import { move } from './rules/10-movement.ts'
import { sail } from './rules/10-sail.ts'
import { marshal } from './rules/11-marshal.ts'
import { build } from './rules/12-construction.ts'
import { battles, prepare } from './rules/13-battle.ts'
import { outcome } from './rules/13-outcome.ts'
import { attack, defend, militia } from './rules/13-rolls.ts'
import { roundEnd } from './rules/14-end-of-round.ts'
import { fleetsArrive } from './rules/15-fleets-arrive.ts'
import { colonialsEnlist } from './rules/16-colonials-enlist.ts'
import { combine, redeploy, returnToColonies, shipHome } from './rules/17-return-to-colonies.ts'
import { disband, newYear, recoup, winter } from './rules/17-winter-quarters.ts'
import { victoryCheck } from './rules/18-victory.ts'
import type { State, StepId } from './state.ts'

export const sequence: Readonly<Record<Exclude<StepId, 'end'>, Step<State>>> = {
  reserve: { rule: '7.1', play: reserve },
  draw: { rule: '7.1', play: drawCards },
  choose: { rule: '7.1', play: chooseCards },
  initiative: { rule: '7.1', play: initiative },
  events: { rule: '7.4', play: events },
  phase: { rule: '7.2', play: phase },
  indian: { rule: '7.2', play: indianActions },
  hold: { rule: '7.3.6', play: hold },
  actions: { rule: '7.2', play: actions },
  raid: { rule: '9.1', play: raid },
  move: { rule: '10.2', play: move },
  sail: { rule: '10.6', play: sail },
  marshal: { rule: '11.0', play: marshal },
  build: { rule: '12.0', play: build },
  phase_end: { rule: '7.2', play: phaseEnd },
  reaction: { rule: '7.3.6', play: reaction },
  battles: { rule: '13.0', play: battles },
  prepare: { rule: '13.2', play: prepare },
  attack: { rule: '13.3.3', play: attack },
  defend: { rule: '13.3.3', play: defend },
  militia: { rule: '13.3.3', play: militia },
  outcome: { rule: '13.6', play: outcome },
  round_end: { rule: '14.0', play: roundEnd },
  fleets_arrive: { rule: '15.0', play: fleetsArrive },
  colonials_enlist: { rule: '16.0', play: colonialsEnlist },
  victory_check: { rule: '17.1', play: victoryCheck },
  winter: { rule: '17.2', play: winter },
  disband: { rule: '17.2', play: disband },
  return: { rule: '17.3', play: returnToColonies },
  ship: { rule: '17.3', play: shipHome },
  redeploy: { rule: '17.3', play: redeploy },
  combine: { rule: '17.3', play: combine },
  recoup: { rule: '17.2', play: recoup },
  new_year: { rule: '17.4', play: newYear },
}
