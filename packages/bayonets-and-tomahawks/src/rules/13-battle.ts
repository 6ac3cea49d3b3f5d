/**
 * 13 Battle: which comes next, who defends, and what is done before the dice (13.0 to 13.3.2). The rest of the chapter:
 *
 *     13-sides     who fights on each side
 *     13-combine   13.2.3 reduced units combine
 *     13-rolls     13.3.3 rolls
 *     13-hits      13.3.4, 13.4 hits; the last Bastion of a Fortress falls
 *     13-rerolls   13.5 rerolls, Commander casualties
 *     13-outcome   13.6 to 13.8 who has won, Rout; whether a Fortress is held or taken
 *     13-forts     13.8 #3, 13.9.5 the Fort of who lost
 *     13-retreat   13.9 retreat
 */
import { chapter, choose, NOTHING, note, offer, type Play } from '@carillon/kernel'
import { BARE_FORT, LARGE_OOS, LARGE_STACK, LOWEST_MARK, PENALTY } from '../data/battle.ts'
import type { EventId } from '../data/cards.ts'
import { FACTIONS, type Faction, type Space, spaceOf } from '../data/map.ts'
import { BIT, idsOf, LIGHTS, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { eventName, factionName, say, spaceName, type TextOf, unitName } from '../messages.ts'
import { entered, entrant } from '../packed.ts'
import {
  type Battle,
  type Box,
  canUse,
  countUnits,
  enemyOf,
  has,
  isCommander,
  lossesBox,
  type State,
  sideOf,
  unitsAt,
  useEvent,
  voiceOf,
} from '../state.ts'
import { controller, militiaAt } from './02-map.ts'
import { endIdleBattle, hasEntered, setReduced, takeOff } from './03-units.ts'
import { combineUnits } from './13-combine.ts'
import { bring } from './13-forts.ts'
import { battleOf, commanders, fighters, ofKinds } from './13-sides.ts'
import { BUTTON, type UnitOption, unitOptionAt } from './options.ts'
import { letLead } from './teams.ts'

/** 13.0, R-43 The next battle from the top of the board; without one the round ends. */
export function battles(g: State): Play {
  for (let space = nextBattle(g); space; space = nextBattle(g)) {
    endIdleBattle(g, space)
    if (!g.battles.includes(space)) continue
    g.battle = begin(g, space)
    for (const f of FACTIONS) letLead(g, f, unitsAt(g, f, space))
    const { attacker, defender } = g.battle
    const sides = { space: spaceName(space), attacker: factionName(attacker), defender: factionName(defender) }
    chapter(g, 'battle', '13.1', say('log.battle', sides))
    g.step = 'prepare'
    return NOTHING
  }
  g.fought = []
  g.apart = []
  g.step = 'round_end'
  return NOTHING
}
function nextBattle(g: State): Space | undefined {
  let next: Space | undefined
  for (const space of g.battles)
    if (!g.fought.includes(space) && (!next || spaceOf(space).n < spaceOf(next).n)) next = space
  return next
}

const NOBODY: readonly UnitId[] = []
function begin(g: State, space: Space): Battle {
  const defender = defenderAt(g, space)
  const apart = g.apart.length === 0 ? NOBODY : apartAt(g, space)
  const militia = { british: militiaAt(g, 'british', space), french: militiaAt(g, 'french', space) }
  const alone = (f: Faction) => unitsAt(g, f, space).every((id) => isCommander(id) || apart.includes(id))
  return {
    space,
    defender,
    attacker: enemyOf(defender),
    marks: { british: 0, french: 0 },
    militia,
    alone: { british: alone('british'), french: alone('french') },
    apart,
    commander: { british: null, french: null },
    fort: has(g, defender, space, 'fort'),
    coup: false,
    eventRerolls: { british: null, french: null },
    ghosts: [],
    firstHit: false,
    lastBastionFell: false,
    rolling: null,
    done: [],
  }
}
/** 13.9.3 #5B, R-91 Units that take no part, unless they have nobody left to fight for them. */
function apartAt(g: State, space: Space): readonly UnitId[] {
  const apart: UnitId[] = []
  for (const f of FACTIONS) {
    const units = unitsAt(g, f, space)
    const newcomers = units.filter((id) => g.apart.some((entry) => entry.unit === id && entry.space === space))
    if (militiaAt(g, f, space) > 0 || countUnits(units) > countUnits(newcomers)) apart.push(...newcomers)
  }
  return apart
}

/**
 * 13.1, R-77, R-78 The faction with units there when the round began; if none or both, that of the Militia; else the
 * first to come, even if it has left and come back. Who was put there without moving has control. A nation that has
 * just joined was there (8.1).
 */
function defenderAt(g: State, space: Space): Faction {
  const { n } = spaceOf(space)
  const british = g.began.british.includes(n)
  if (british !== g.began.french.includes(n)) return british ? 'british' : 'french'
  for (const f of FACTIONS) if (militiaAt(g, f, space) > 0) return f
  const came = g.entries.find((entry) => entered(entry) === n)
  const first = came === undefined ? undefined : entrant(came)
  return first && hasEntered(g, enemyOf(first), n) ? first : (controller(g, space) ?? first ?? g.first)
}

/** 13.2 Militia, Emergency Artillery, Reduced units; 13.3.1 the Battle track and the Commanders. */
export function* prepare(g: State): Play {
  const b = battleOf(g)
  const sides = [b.attacker, b.defender]
  for (const f of sides) if (sideOf(b.militia, f) > 0) noteMilitia(g, f)
  for (const f of sides) {
    const fleets = ofKinds(fighters(g, f), BIT.fleet)
    if (fleets.length > 1) yield* emergencyArtillery(g, f, fleets)
  }
  if (g.reduced.length > 1) for (const f of sides) yield* combineUnits(g, f, idsOf(fighters(g, f)), b.space)
  for (const event of BATTLE_EVENTS) if (canUse(g, event, 'french') && applies(g, event)) yield* offerEvent(g, event)
  for (const f of sides) beginTrack(g, f)
  for (const f of sides) {
    const found = commanders(g, f)
    if (found.length > 0) yield* lead(g, f, found)
  }
  g.step = 'attack'
}
const noteMilitia = (g: State, f: Faction): void =>
  note(g, '13.2.1', say('log.militia', { faction: factionName(f), count: sideOf(battleOf(g).militia, f) }))
const optionsFor = (units: readonly UnitFacts[]): UnitOption[] => units.map(({ n }) => unitOptionAt(n))

/** 13.2.2, R-79 One of two or more Fleets may be given up for an Artillery unit of the pool, or else of the Losses box. */
function* emergencyArtillery(g: State, f: Faction, fleets: readonly UnitFacts[]): Play {
  const { space } = battleOf(g)
  const found = artilleryFor(g, f)
  if (!found) return
  const [artillery, box] = found
  const options = [...optionsFor(fleets), BUTTON.none]
  const answer = yield* offer(voiceOf(g, f), '13.2.2', say('prompt.emergency'), options)
  if (!('unit' in answer)) return
  const fleet = answer.unit
  setReduced(g, fleet, false)
  takeOff(g, f, fleet, space, 'fleets')
  bring(g, f, artillery, box, space)
  note(g, '13.2.2', say('log.emergency', { fleet: unitName(fleet), artillery: unitName(artillery) }))
}
/** 13.2.2, 15.3 An Artillery unit that may come in place of a Fleet, and where it is. */
export function artilleryFor(g: State, f: Faction): readonly [UnitId, Box] | undefined {
  for (const box of [f === 'british' ? 'british-artillery' : 'french-artillery', lossesBox(f)] as const) {
    const id = g.boxes[box].find((unit) => unitOf(unit).type === 'artillery')
    if (id) return [id, box]
  }
  return undefined
}

// --- events at the start of a battle (7.4) ---------------------------------------------------------------------

const BATTLE_EVENTS: readonly EventId[] = ['wilderness-ambush', 'coup-de-main', 'indomitable-abbatis']
const CHOICE = [BUTTON.declare, BUTTON.pass] as const
/** 32, 37, 41 The French may use the event of their card in this battle. */
function* offerEvent(g: State, event: EventId): Play {
  const names = { event: eventName(event), space: spaceName(battleOf(g).space) }
  const answer = yield* offer(g.voice.french, '7.4', say('prompt.battle_event', names), CHOICE)
  if (answer.do === 'pass') return
  useEvent(g, event, 'french')
  note(g, '7.4', say('log.battle_event', { faction: factionName('french'), event: eventName(event) }))
  take(g, event)
}
const ambushers = (g: State): number => ofKinds(fighters(g, 'french'), LIGHTS).length
function applies(g: State, event: EventId): boolean {
  const { space, defender } = battleOf(g)
  const { kind } = spaceOf(space)
  if (event === 'wilderness-ambush') return (kind === 'wilderness' || kind === 'outpost') && ambushers(g) > 0
  if (event === 'coup-de-main') return has(g, 'british', space, 'fort')
  return defender === 'french'
}
function take(g: State, event: EventId): void {
  const b = battleOf(g)
  if (event === 'wilderness-ambush') b.marks.french += ambushers(g) > 2 ? 2 : 1
  else if (event === 'coup-de-main') {
    b.marks.french += 1
    b.coup = true
  } else b.marks.british -= 2
}

/** 13.3.1, 13.3.2, R-81 The marker begins at 0, or where an event put it, less the penalties. */
function beginTrack(g: State, f: Faction): void {
  const { marks } = battleOf(g)
  const found = penalties(g, f)
  let mark = sideOf(marks, f)
  for (const { points } of found) mark -= points
  mark = Math.max(LOWEST_MARK, mark)
  if (f === 'british') marks.british = mark
  else marks.french = mark
  const faction = factionName(f)
  if (found.length === 0) note(g, '13.3.1', say('log.track', { faction, mark }))
  else {
    const reasons = found.map(({ reason, points }) => PENALTY_TEXT[reason](points))
    note(g, '13.3.1', say('log.track_because', { faction, mark, reasons }))
  }
}
interface Penalty {
  readonly reason: keyof typeof PENALTY
  readonly points: number
}
const PENALTY_TEXT: Readonly<Record<Penalty['reason'], (points: number) => TextOf<'penalty'>>> = {
  landing: (points) => say('penalty.landing', { points }),
  marshal: (points) => say('penalty.marshal', { points }),
  rout: (points) => say('penalty.rout', { points }),
  oos: (points) => say('penalty.oos', { points }),
  fort: (points) => say('penalty.fort', { points }),
}
/** 13.3.2 */
function penalties(g: State, f: Faction): Penalty[] {
  const { space, attacker, fort } = battleOf(g)
  const { landing, marshal, rout, oos } = sideOf(g.markers, f)
  const units = fighters(g, f)
  const found: Penalty[] = []
  if (units.length === 0) return found
  if (landing.includes(space)) found.push({ reason: 'landing', points: PENALTY.landing })
  if (marshal.includes(space)) found.push({ reason: 'marshal', points: PENALTY.marshal })
  if (rout.includes(space)) found.push({ reason: 'rout', points: PENALTY.rout })
  if (oos.includes(space)) found.push({ reason: 'oos', points: units.length >= LARGE_STACK ? LARGE_OOS : PENALTY.oos })
  if (f === attacker && fort) {
    const hasGuns = ofKinds(units, BIT.artillery).length > 0
    found.push({ reason: 'fort', points: hasGuns ? PENALTY.fort : BARE_FORT })
  }
  return found
}

/** 13.3.1 One Commander a side goes on the rerolls track. */
function* lead(g: State, f: Faction, found: readonly UnitFacts[]): Play {
  const { unit } = yield* choose(voiceOf(g, f), '13.3.1', say('prompt.leader'), optionsFor(found))
  const left = unitOf(unit).rating
  battleOf(g).commander[f] = { unit, left }
  note(g, '13.3.1', say('log.leads', { unit: unitName(unit), left }))
}
