/** 4 The sequence of play: named steps, each with its rule. */
import type { Step } from '@carillon/kernel'
import { phase, phaseEnd } from './rules/04-phases.ts'
import { deal, seasonEnd } from './rules/04-season.ts'
import { activate } from './rules/05-activation.ts'
import { build, demolition } from './rules/05-construction.ts'
import { nextGroup } from './rules/05-next-group.ts'
import { arrive } from './rules/06-arrival.ts'
import { march, setOut } from './rules/06-movement.ts'
import { battle } from './rules/07-battle.ts'
import { fire, returnFire } from './rules/07-fire.ts'
import { battleEnd } from './rules/07-outcome.ts'
import { retreat } from './rules/07-retreat.ts'
import { captured } from './rules/08-capture.ts'
import { siege } from './rules/08-sieges.ts'
import { assault } from './rules/09-assault.ts'
import { goHome } from './rules/10-go-home.ts'
import { marchEnd, raid, raidRoll } from './rules/10-raids.ts'
import { attrition } from './rules/11-attrition.ts'
import { bid } from './rules/12-bid.ts'
import { removeRaids, victory } from './rules/12-victory.ts'
import { enter } from './rules/14-interception.ts'
import { stand } from './rules/15-avoid-battle.ts'
import { auction } from './rules/18-auction.ts'
import { trade } from './rules/18-optional.ts'
import { event } from './rules/events/index.ts'
import type { State, StepId } from './state.ts'

export const sequence: Readonly<Record<Exclude<StepId, 'end'>, Step<State>>> = {
  bid: { rule: '12.3', play: bid },
  auction: { rule: '18.7', play: auction },
  deal: { rule: '4.0', play: deal },
  trade: { rule: '18.6', play: trade },
  phase: { rule: '4.0', play: phase },
  phase_end: { rule: '4.0', play: phaseEnd },
  season_end: { rule: '4.0', play: seasonEnd },
  activate: { rule: '5.3', play: activate },
  build: { rule: '5.4', play: build },
  demolish: { rule: '5.46', play: demolition },
  event: { rule: '5.5', play: event },
  next_group: { rule: '5.36', play: nextGroup },
  set_out: { rule: '6.1', play: setOut },
  march: { rule: '6.1', play: march },
  enter: { rule: '14.1', play: enter },
  stand: { rule: '15.0', play: stand },
  arrive: { rule: '6.51', play: arrive },
  march_end: { rule: '10.1', play: marchEnd },
  raid: { rule: '10.2', play: raid },
  raid_roll: { rule: '10.3', play: raidRoll },
  battle: { rule: '7.2', play: battle },
  fire: { rule: '7.6', play: fire },
  return_fire: { rule: '7.6', play: returnFire },
  battle_end: { rule: '7.8', play: battleEnd },
  retreat: { rule: '7.9', play: retreat },
  siege: { rule: '8.23', play: siege },
  assault: { rule: '9.1', play: assault },
  captured: { rule: '9.22', play: captured },
  go_home: { rule: '10.4', play: goHome },
  remove_raids: { rule: '12.22', play: removeRaids },
  attrition: { rule: '11.1', play: attrition },
  victory: { rule: '12.1', play: victory },
}
