/** 9 Raids. The raider stays on the map where it started; `g.action.at` says how far it has come. */
import { choose, note, type Option, type Play, rollDice } from '@carillon/kernel'
import type { EventId } from '../data/cards.ts'
import { type Faction, SPACES, type Space, spaceOf } from '../data/map.ts'
import { BIT, LIGHTS, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { eventName, faceName, factionName, say, spaceName, unitName } from '../messages.ts'
import { isSomewhere, isUnitSpent, readyOf, standingOf } from '../standing.ts'
import {
  type Action,
  canUse,
  enemyOf,
  FACES,
  type Face,
  has,
  inPlay,
  isRouted,
  lossesBox,
  type State,
  unitsAt,
  useEvent,
  voiceOf,
} from '../state.ts'
import { eliminate, markSpent, takeOff } from './03-units.ts'
import { endAction } from './07-action-phase.ts'
import { interceptionAt, nextHops, reachesTarget, targetsFrom } from './09-ways.ts'
import { scoreRaid } from './18-victory.ts'
import { BUTTON, spaceOption, UNIT_OPTION_AT } from './options.ts'

/** 9.1 #2, 7.3.4 */
export const raidReach = (double: boolean): number => (double ? 6 : 3)

/** 9.1 #1, 7.3, 13.8 A Light unit the AP may activate; 54 forbids Indians. */
function mayRaid(g: State, f: Faction, as: string, n: number, unit: UnitFacts): boolean {
  const { bit } = unit
  if ((bit & LIGHTS) === 0 || isUnitSpent(g, unit)) return false
  if (bit === BIT.indian ? inPlay(g, 'lets-see-how-the-french-fight') : as === 'indian') return false
  return !isRouted(g, f, SPACES[n] as Space)
}
const hasRaider = (g: State, f: Faction, as: string, n: number): boolean => {
  if (((readyOf(g, f)[n] as number) & (as === 'indian' ? BIT.indian : LIGHTS)) === 0) return false
  for (const unit of standingOf(g, f).units[n] as readonly UnitFacts[]) if (mayRaid(g, f, as, n, unit)) return true
  return false
}

/** 9.0 Whether any Light unit can raid anything. */
export function canRaid(g: State, f: Faction, as: string, double: boolean): boolean {
  const from = as === 'indian' ? (double ? INDIANS_FAR : INDIANS) : double ? LIGHTS_FAR : LIGHTS_NEAR
  return isSomewhere(g, f, from.last, from.can)
}
const raidersFrom = (as: string, double: boolean) => ({
  last: { british: 0, french: 0 },
  can: (g: State, f: Faction, n: number) => hasRaider(g, f, as, n) && reachesTarget(g, f, n, raidReach(double)),
})
const LIGHTS_NEAR = raidersFrom('light', false)
const LIGHTS_FAR = raidersFrom('light', true)
const INDIANS = raidersFrom('indian', false)
const INDIANS_FAR = raidersFrom('indian', true)

/** 9.1 One pick, one hop or one roll at a time. */
export function raid(g: State): Play {
  const action = g.action as Action
  if (action.units.length === 0) return pickRaider(g, action)
  if (action.target === null) return pickTarget(g, action)
  return action.at === action.target ? resolve(g, action) : hop(g, action)
}

/** 9.1 #1 */
function* pickRaider(g: State, action: Action): Play {
  const { faction: f, as, double } = action
  const options: Option[] = []
  const { spots, units } = standingOf(g, f)
  for (const n of spots) {
    if (!hasRaider(g, f, as, n) || !reachesTarget(g, f, n, raidReach(double))) continue
    for (const raider of units[n] as readonly UnitFacts[])
      if (mayRaid(g, f, as, n, raider)) options.push(UNIT_OPTION_AT[raider.n] as Option)
  }
  const { unit } = yield* choose(voiceOf(g, f), '9.1', say('prompt.raider'), options)
  action.units = [unit as UnitId]
  action.from = whereIs(g, f, unit as UnitId)
  action.at = action.from
}

function whereIs(g: State, f: Faction, id: UnitId): Space {
  const { spots, units } = standingOf(g, f)
  const unit = unitOf(id)
  for (const n of spots) if ((units[n] as readonly UnitFacts[]).includes(unit)) return SPACES[n] as Space
  throw new Error(`9.1: ${id} is not on the map`)
}

/** 9.0, 9.1 The target, then an Interception roll where the raider starts. */
function* pickTarget(g: State, action: Action): Play {
  const { faction: f, double } = action
  const id = action.units[0] as UnitId
  const from = action.from as Space
  const options: Option[] = []
  for (const space of targetsFrom(g, f, from, raidReach(double))) options.push(spaceOption(space))
  const prompt = say('prompt.target', { unit: unitName(id) })
  const { space } = yield* choose(voiceOf(g, f), '9.1', prompt, options)
  action.target = space as Space
  note(g, '9.1', say('log.raid', { unit: unitName(id), from: spaceName(from), target: spaceName(action.target) }))
  yield* intercept(g, action)
}

/** 9.1 #2 One Connection on; the raider chooses where ways differ in the risk (9.2). */
function* hop(g: State, action: Action): Play {
  const { faction: f, double, spent } = action
  const options: Option[] = []
  const hops = nextHops(g, f, action.at as Space, action.target as Space, raidReach(double) - spent)
  for (const space of hops) options.push(spaceOption(space))
  const prompt = say('prompt.hop', { target: spaceName(action.target as Space) })
  const { space } = yield* choose(voiceOf(g, f), '9.1', prompt, options)
  action.at = space as Space
  action.spent += 1
  yield* intercept(g, action)
}

// --- 9.2 ---------------------------------------------------------------------------------------------------------

const BY_LIGHT: readonly Face[] = ['flag', 'triangle', 'bt']
const BY_OTHERS: readonly Face[] = ['flag']

/** 9.2 One die of the enemy if he has units on the space; the raid may end here. */
function* intercept(g: State, action: Action): Play {
  const { faction: f } = action
  const space = action.at as Space
  const column = interceptionAt(g, f, space)
  if (column === 'none') return
  const stops = column === 'light' ? BY_LIGHT : BY_OTHERS
  if (!stops.includes(yield* interceptionRoll(g, f, space))) return
  if (mayReroll(g, action)) {
    const again = yield* reroll(g, action, say('prompt.reroll_interception', { space: spaceName(space) }))
    if (again && !stops.includes(yield* interceptionRoll(g, f, space))) return
  }
  note(g, '9.2', say('log.intercepted', { unit: unitName(action.units[0] as UnitId), space: spaceName(space) }))
  goBack(g, action)
}
function* interceptionRoll(g: State, f: Faction, space: Space): Play<Face> {
  const enemy = enemyOf(f)
  const face = yield* rollOne(enemy, '9.2', say('chance.interception', { space: spaceName(space) }))
  const args = { faction: factionName(enemy), space: spaceName(space), face: faceName(face) }
  note(g, '9.2', say('log.interception', args))
  return face
}
function* rollOne(by: Faction, rule: string, what: ReturnType<typeof say>): Play<Face> {
  const [n] = yield* rollDice(by, rule, what, 1)
  return FACES[(n as number) - 1] as Face
}

/** 49 In one raid of a French Indian unit: an Interception and the raid roll may be rolled again. */
const mayReroll = (g: State, action: Action): boolean =>
  isFrenchIndian(action) && canUse(g, 'pursuit-of-elevated-status', 'french')
const isFrenchIndian = ({ faction, units }: Action): boolean =>
  faction === 'french' && unitOf(units[0] as UnitId).type === 'indian'
function* reroll(g: State, action: Action, prompt: ReturnType<typeof say>): Play<boolean> {
  const { do: answer } = yield* choose(g.voice.french, '7.4', prompt, [BUTTON.reroll, BUTTON.accept])
  if (answer === 'accept') return false
  useFor(g, action, 'pursuit-of-elevated-status')
  return true
}
/** The event is used up for this round; the action remembers it. */
function useFor(g: State, action: Action, event: EventId): void {
  if (action.events.includes(event)) return
  useEvent(g, event, 'french')
  action.events.push(event)
  note(g, '7.4', say('log.raid_event', { event: eventName(event) }))
}

// --- 9.3 ---------------------------------------------------------------------------------------------------------

const SUCCESS: readonly Face[] = ['flag', 'triangle', 'bt']

/** 9.3 The raid roll on the target. */
function* resolve(g: State, action: Action): Play {
  yield* declareLacrosse(g, action)
  let face = yield* raidRoll(g, action)
  const tries = mayReroll(g, action) || action.events.includes('pursuit-of-elevated-status')
  if (!SUCCESS.includes(face) && tries) {
    const prompt = say('prompt.reroll_raid', { face: faceName(face) })
    if (yield* reroll(g, action, prompt)) face = yield* raidRoll(g, action)
  }
  const id = action.units[0] as UnitId
  const target = spaceName(action.target as Space)
  if (SUCCESS.includes(face)) {
    note(g, '9.3', say('log.raid_success', { unit: unitName(id), target }))
    yield* succeed(g, action)
  } else {
    note(g, '9.3', say('log.raid_failed', { unit: unitName(id), target }))
    goBack(g, action)
  }
}
function* raidRoll(g: State, { faction, target, units }: Action): Play<Face> {
  const where = spaceName(target as Space)
  const face = yield* rollOne(faction, '9.3', say('chance.raid', { target: where }))
  note(g, '9.3', say('log.raid_roll', { unit: unitName(units[0] as UnitId), target: where, face: faceName(face) }))
  return face
}

/** 46 After the Interceptions, against a Fort that is the only British unit of the target. */
function* declareLacrosse(g: State, action: Action): Play {
  const defenders = unitsAt(g, 'british', action.target as Space)
  if (!isFrenchIndian(action) || defenders.length !== 1 || !canUse(g, 'staged-lacrosse-game', 'french')) return
  if (!has(g, 'british', action.target as Space, 'fort')) return
  const { do: answer } = yield* choose(g.voice.french, '7.4', say('prompt.lacrosse'), [BUTTON.declare, BUTTON.pass])
  if (answer === 'declare') useFor(g, action, 'staged-lacrosse-game')
}

/** 9.3 Raid Points and a Raided marker; Indians go home with the plunder, other raiders go back. */
function* succeed(g: State, action: Action): Play {
  const { faction: f } = action
  const target = action.target as Space
  g.raided = { ...g.raided, [f]: [...g.raided[f], target] }
  scoreRaid(g, f, spaceOf(target).kind === 'wilderness' ? 1 : spaceOf(target).value)
  if (f === 'french' && canUse(g, 'frontiers-ablaze', 'french')) {
    useFor(g, action, 'frontiers-ablaze')
    scoreRaid(g, f, 2, '7.4')
  }
  if (action.events.includes('staged-lacrosse-game')) {
    yield* eliminate(g, unitsAt(g, 'british', target)[0] as UnitId, target, '7.4')
  }
  const plunder = isFrenchIndian(action) && canUse(g, 'right-to-plunder-and-captives', 'french')
  if (plunder) useFor(g, action, 'right-to-plunder-and-captives')
  if (unitOf(action.units[0] as UnitId).type === 'indian' && !plunder) goHome(g, action)
  else goBack(g, action)
}
/** 9.3 A successful Indian raider is put in the Losses box. */
function goHome(g: State, { faction: f, units, from }: Action): void {
  const id = units[0] as UnitId
  takeOff(g, f, id, from as Space, lossesBox(f))
  note(g, '9.3', say('log.raider_home', { unit: unitName(id) }))
  endAction(g)
}
/** 9.2, 9.3 The raider is back where it started, Spent. */
function goBack(g: State, { units }: Action): void {
  markSpent(g, units[0] as UnitId)
  endAction(g)
}
