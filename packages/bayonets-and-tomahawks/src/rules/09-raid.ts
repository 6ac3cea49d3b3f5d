/** 9 Raids. The raider stays on the map where it started; `g.action.at` says how far it has come. */
import { ask, choose, given, inTurn, NOTHING, note, type Play, type Question, rollDice } from '@carillon/kernel'
import { DOUBLE, RAID_REACH } from '../data/actions.ts'
import type { EventId } from '../data/cards.ts'
import { type Face, faceOf } from '../data/dice.ts'
import { type Faction, spaceAt, spaceOf } from '../data/map.ts'
import { INTERCEPTION, RAID_SUCCESS } from '../data/raids.ts'
import { and, BIT, type Kinds, some, unitOf, without } from '../data/units.ts'
import { eventName, faceName, factionName, say, spaceName, unitName } from '../messages.ts'
import { guess, isUnitSpent, readyIn, spotsOf, stackIn } from '../occupancy.ts'
import {
  type Action,
  canUse,
  enemyOf,
  has,
  isRouted,
  lossesBox,
  type State,
  sideOf,
  unitsAt,
  useEvent,
  voiceOf,
  withSide,
} from '../state.ts'
import { eliminate, markSpent, spaceUnder, takeOff } from './03-units.ts'
import { actionOf, atOf, endAction, firstUnitOf, fromOf, targetOf } from './07-action.ts'
import { clearWay, interceptionAt, nextHops, reachesTarget, targetsFrom } from './09-ways.ts'
import { kindsAtRest } from './10-connections.ts'
import { scoreRaid } from './18-points.ts'
import { BUTTON, type Button, type SpaceOption, spaceOptionAt, type UnitOption, unitOptionAt } from './options.ts'

// What is imported is looked up and checked at every use; a constant of the module is not.
const { light: LIGHT, indian: INDIAN } = BIT

type Die = readonly [number]

/** 9.1 #2, 7.3.4 */
export const raidReach = (double: boolean): number => RAID_REACH * (double ? DOUBLE : 1)

/** 9.1 #1, 7.3 The kinds of units the AP may activate; 54 forbids Indians. */
export function raiderKinds(g: State, as: string): Kinds {
  const indians = without(INDIAN, kindsAtRest(g))
  return as === 'indian' ? indians : and(LIGHT, indians)
}
/** 9.1 #1, 13.8 Whether a unit of these kinds may start a raid that goes so far from the space of this number. */
const mayStart = (g: State, f: Faction, n: number, kinds: Kinds, reach: number): boolean =>
  some(readyIn(g, f, n), kinds) && !isRouted(g, f, spaceAt(n)) && reachesTarget(g, f, n, reach)
const RAIDERS = guess()
/** 9.0 Whether any Light unit can raid anything. */
export function canRaid(g: State, f: Faction, as: string, double: boolean): boolean {
  const kinds = raiderKinds(g, as)
  const reach = raidReach(double)
  // `somewhere`, written out: it is asked before every action.
  if (mayStart(g, f, sideOf(RAIDERS, f), kinds, reach)) return true
  for (const n of spotsOf(g, f))
    if (mayStart(g, f, n, kinds, reach)) {
      RAIDERS[f] = n
      return true
    }
  return false
}

/** 9.1 The picks, then one hop or one roll at a time. */
export function raid(g: State): Play {
  const action = actionOf(g)
  if (action.target !== null) return goOn(g, action)
  if (action.units.length > 0) return askTarget(g, action)
  const voice = voiceOf(g, action.faction)
  return ask(g, choose(voice, '9.1', say('prompt.raider'), raiders(g, action)), raiderPicked)
}

/** 9.0, 9.1 #1 The raider and its target, then an Interception roll where it starts. */
function raiderPicked(g: State, { unit }: UnitOption): Play {
  const action = actionOf(g)
  action.units = [unit]
  action.from = spaceUnder(g, unit)
  action.at = action.from
  return askTarget(g, action)
}
function askTarget(g: State, action: Action): Play {
  const prompt = say('prompt.target', { unit: unitName(firstUnitOf(action)) })
  return ask(g, choose(voiceOf(g, action.faction), '9.1', prompt, targets(g, action)), targetPicked)
}
function targetPicked(g: State, { space }: SpaceOption): Play {
  const action = actionOf(g)
  action.target = space
  const names = { unit: unitName(firstUnitOf(action)), from: spaceName(fromOf(action)), target: spaceName(space) }
  note(g, '9.1', say('log.raid', names))
  return interceptThere(g, action)
}
function raiders(g: State, { faction: f, as, double }: Action): UnitOption[] {
  const kinds = raiderKinds(g, as)
  const reach = raidReach(double)
  const options: UnitOption[] = []
  for (const n of spotsOf(g, f)) {
    if (!mayStart(g, f, n, kinds, reach)) continue
    for (const raider of stackIn(g, f, n))
      if (some(raider.bit, kinds) && !isUnitSpent(g, raider)) options.push(unitOptionAt(raider.n))
  }
  return options
}
function targets(g: State, action: Action): SpaceOption[] {
  const { faction: f, double } = action
  const options: SpaceOption[] = []
  for (const n of targetsFrom(g, f, spaceOf(fromOf(action)).n, raidReach(double))) options.push(spaceOptionAt(n))
  return options
}

/** 9.1 #2 On to the target, as far as the raider has nothing to choose and meets no enemy; there the raid roll. */
function goOn(g: State, action: Action): Play {
  if (action.at === action.target) return resolve(g, action)
  const { faction: f, double } = action
  const target = spaceOf(targetOf(action)).n
  let at = spaceOf(atOf(action)).n
  while (at !== target) {
    const left = raidReach(double) - action.spent
    const clear = clearWay(g, f, at, target, left)
    if (clear > 0) {
      at = target
      action.spent += clear
    } else {
      const hops = nextHops(g, f, at, target, left)
      if (hops.length > 1) return pickHop(g, action, hops)
      at = given(hops[0], 'way')
      action.spent += 1
    }
    action.at = spaceAt(at)
    if (interceptionAt(g, f, at) !== 'none') return intercept(g, action)
  }
  return resolve(g, action)
}
/** 9.1 #2 One Connection on; the raider chooses where ways differ in the risk (9.2). */
function pickHop(g: State, action: Action, hops: readonly number[]): Play {
  const options = hops.map((n) => spaceOptionAt(n))
  const prompt = say('prompt.hop', { target: spaceName(targetOf(action)) })
  return ask(g, choose(voiceOf(g, action.faction), '9.1', prompt, options), hopPicked)
}
function hopPicked(g: State, { space }: SpaceOption): Play {
  const action = actionOf(g)
  action.at = space
  action.spent += 1
  return interceptThere(g, action)
}

// --- 9.2 ---------------------------------------------------------------------------------------------------------

/** 9.2 Where the raider is there is an Interception roll, if the enemy has units there. */
const interceptThere = (g: State, action: Action): Play =>
  interceptionAt(g, action.faction, spaceOf(atOf(action)).n) === 'none' ? NOTHING : intercept(g, action)
/** 9.2 One die of the enemy, who has units on the space; the raid may end here. */
function intercept(g: State, action: Action): Play {
  const what = say('chance.interception', { space: spaceName(atOf(action)) })
  return ask(g, rollDice(enemyOf(action.faction), '9.2', what, 1), interceptionRolled)
}
function interceptionRolled(g: State, [die]: Die): Play {
  const action = actionOf(g)
  const { faction: f } = action
  const at = atOf(action)
  const space = spaceName(at)
  const face = faceOf(die)
  note(g, '9.2', say('log.interception', { faction: factionName(enemyOf(f)), space, face: faceName(face), die }))
  if (!INTERCEPTION[interceptionAt(g, f, spaceOf(at).n)].includes(face)) return NOTHING
  // Rolled again once at most: the event is used up.
  if (!mayReroll(g, action)) return drivenBack(g, action)
  return ask(g, askReroll(g, say('prompt.reroll_interception', { space })), interceptionTaken)
}
function interceptionTaken(g: State, picked: Button): Play {
  const action = actionOf(g)
  return rollsAgain(g, action, picked) ? intercept(g, action) : drivenBack(g, action)
}
function drivenBack(g: State, action: Action): Play {
  note(g, '9.2', say('log.intercepted', { unit: unitName(firstUnitOf(action)), space: spaceName(atOf(action)) }))
  goBack(g, action)
  return NOTHING
}

/** 49 In one raid of a French Indian unit: an Interception and the raid roll may be rolled again. */
const mayReroll = (g: State, action: Action): boolean =>
  isFrenchIndian(action) && canUse(g, 'pursuit-of-elevated-status', 'french')
const isFrenchIndian = (action: Action): boolean =>
  action.faction === 'french' && unitOf(firstUnitOf(action)).type === 'indian'
const askReroll = (g: State, prompt: ReturnType<typeof say>): Question<Button> =>
  choose(g.voice.french, '7.4', prompt, [BUTTON.reroll, BUTTON.accept])
/** Whether he does. */
function rollsAgain(g: State, action: Action, picked: Button): boolean {
  if (picked === BUTTON.accept) return false
  useEventOnce(g, action, 'pursuit-of-elevated-status')
  return true
}
/** The event is used up for this round; the action remembers it. */
function useEventOnce(g: State, action: Action, event: EventId): void {
  if (action.events.includes(event)) return
  useEvent(g, event, 'french')
  action.events.push(event)
  note(g, '7.4', say('log.raid_event', { event: eventName(event) }))
}

// --- 9.3 ---------------------------------------------------------------------------------------------------------

const isSuccess = (face: Face): boolean => RAID_SUCCESS.includes(face)

/** 9.3 The raid roll on the target. */
const resolve = (g: State, action: Action): Play =>
  mayDeclareLacrosse(g, action) ? declareLacrosse(g) : ask(g, roll(action), rolled)
const roll = (action: Action): Question<Die> =>
  rollDice(action.faction, '9.3', say('chance.raid', { target: spaceName(targetOf(action)) }), 1)
function rolled(g: State, [die]: Die): Play {
  const action = actionOf(g)
  const face = faceRolled(g, action, die)
  if (isSuccess(face)) return succeed(g, action)
  if (!mayReroll(g, action) && !action.events.includes('pursuit-of-elevated-status')) return fail(g, action)
  return ask(g, askReroll(g, say('prompt.reroll_raid', { face: faceName(face) })), rollTaken)
}
function rollTaken(g: State, picked: Button): Play {
  const action = actionOf(g)
  return rollsAgain(g, action, picked) ? ask(g, roll(action), rolledAgain) : fail(g, action)
}
function rolledAgain(g: State, [die]: Die): Play {
  const action = actionOf(g)
  return isSuccess(faceRolled(g, action, die)) ? succeed(g, action) : fail(g, action)
}
function faceRolled(g: State, action: Action, die: number): Face {
  const face = faceOf(die)
  const unit = unitName(firstUnitOf(action))
  note(g, '9.3', say('log.raid_roll', { unit, target: spaceName(targetOf(action)), face: faceName(face), die }))
  return face
}
function succeed(g: State, action: Action): Play {
  const target = targetOf(action)
  note(g, '9.3', say('log.raid_success', { unit: unitName(firstUnitOf(action)), target: spaceName(target) }))
  score(g, action)
  if (!action.events.includes('staged-lacrosse-game')) return leave(g)
  const fort = given(unitsAt(g, 'british', target)[0], 'unit')
  return inTurn(g, eliminate(g, fort, target, '7.4'), leave)
}
function fail(g: State, action: Action): Play {
  const names = { unit: unitName(firstUnitOf(action)), target: spaceName(targetOf(action)) }
  note(g, '9.3', say('log.raid_failed', names))
  goBack(g, action)
  return NOTHING
}

/** 46 After the Interceptions, against a Fort that is the only British unit of the target. */
const mayDeclareLacrosse = (g: State, action: Action): boolean =>
  isFrenchIndian(action) &&
  canUse(g, 'staged-lacrosse-game', 'french') &&
  unitsAt(g, 'british', targetOf(action)).length === 1 &&
  has(g, 'british', targetOf(action), 'fort')
const declareLacrosse = (g: State): Play =>
  ask(g, choose(g.voice.french, '7.4', say('prompt.lacrosse'), [BUTTON.declare, BUTTON.pass]), lacrossePicked)
function lacrossePicked(g: State, picked: Button): Play {
  const action = actionOf(g)
  if (picked === BUTTON.declare) useEventOnce(g, action, 'staged-lacrosse-game')
  return ask(g, roll(action), rolled)
}

/** 9.3 Raid Points and a Raided marker. */
function score(g: State, action: Action): void {
  const { faction: f } = action
  const target = targetOf(action)
  g.raided = withSide(g.raided, f, [...sideOf(g.raided, f), target])
  const { kind, value } = spaceOf(target)
  scoreRaid(g, f, kind === 'wilderness' ? 1 : value)
  if (f === 'french' && canUse(g, 'frontiers-ablaze', 'french')) {
    useEventOnce(g, action, 'frontiers-ablaze')
    scoreRaid(g, f, 2, '7.4')
  }
}
/** 9.3 Indians go home with the plunder, other raiders go back. */
function leave(g: State): Play {
  const action = actionOf(g)
  const plunder = isFrenchIndian(action) && canUse(g, 'right-to-plunder-and-captives', 'french')
  if (plunder) useEventOnce(g, action, 'right-to-plunder-and-captives')
  if (unitOf(firstUnitOf(action)).type === 'indian' && !plunder) goHome(g, action)
  else goBack(g, action)
  return NOTHING
}
/** 9.3 A successful Indian raider is put in the Losses box. */
function goHome(g: State, action: Action): void {
  const { faction: f } = action
  const id = firstUnitOf(action)
  takeOff(g, f, id, fromOf(action), lossesBox(f))
  note(g, '9.3', say('log.raider_home', { unit: unitName(id) }))
  endAction(g)
}
/** 9.2, 9.3 The raider is back where it started, Spent. */
function goBack(g: State, action: Action): void {
  markSpent(g, firstUnitOf(action))
  endAction(g)
}
