/** 17.3 Return to Colonies. */
import { choose, given, note, type Play } from '@carillon/kernel'
import { type Faction, factsAt, linksAt, SPACES, type Space, spaceAt, spaceOf } from '../data/map.ts'
import { and, BIT, only, some, type UnitId, unitOf } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import { kindsIn, spotsOf } from '../occupancy.ts'
import {
  has,
  isCommander,
  isLight,
  occupied,
  type Spot,
  type State,
  type StepId,
  stackAt,
  unitsAt,
  voiceOf,
} from '../state.ts'
import { isColonyHome, isNeutralPath, kindOf, mayEnterAt, updateControl } from './02-map.ts'
import { removeLoneCommanders, setReduced, shift, spotName } from './03-units.ts'
import { combineUnits } from './13-combine.ts'
import { chooseSpot, fleetHavens } from './13-retreat.ts'
import { askGarrison, mayAnyStay } from './17-garrisons.ts'
import { BUTTON, spaceOption, unitOption } from './options.ts'
import { letLead, letSpeak } from './teams.ts'

/** 17.2 Each step is done by the British, then by the French. */
export function passOn(g: State, next: StepId): void {
  if (g.active === 'british') g.active = 'french'
  else {
    g.active = 'british'
    g.step = next
  }
}

/** 17.3 Units that take part: not Forts, Bastions, Indians, nor Fleets, which go back to their pool (17.2 #7). */
const RETURNING = new Set(['light', 'highland', 'metropolitan', 'non-metropolitan', 'artillery', 'commander'])
const returning = (g: State, f: Faction, space: Space): readonly UnitId[] =>
  unitsAt(g, f, space).filter((id) => RETURNING.has(unitOf(id).type) && !g.garrison.includes(id))

// --- 17.3 #1 ---------------------------------------------------------------------------------------------------

/**
 * 17.3 #1 The next stack goes to the nearest Fleet or friendly Colony Home Space. Stacks that may leave a garrison come
 * first, so that nobody who passes is asked about a place they want.
 */
export function* returnToColonies(g: State): Play {
  const f = g.active
  let next: Space | undefined
  for (const n of spotsOf(g, f)) {
    const space = spaceAt(n)
    if (isColonyHome(g, f, space) || has(g, f, space, 'fleet')) continue
    const units = returning(g, f, space)
    // A Commander with nobody but a Fort is the one unit that may stay with it (17.3.1).
    if (units.every(isCommander) && (units.length === 0 || !has(g, f, space, 'fort'))) continue
    if (factsAt(n).seas.length > 0 && nearest(g, f, units, space).length === 0) continue
    next ??= space
    if (!mayAnyStay(g, f, units, space)) continue
    next = space
    break
  }
  if (!next) return passOn(g, 'ship')
  const units = returning(g, f, next)
  letLead(g, f, units)
  yield* goHome(g, f, yield* askGarrison(g, f, units, next), next)
}

/** R-99 Light units go alone if the others have no way; whoever has none stays where it is. */
function* goHome(g: State, f: Faction, units: readonly UnitId[], from: Space): Play {
  if (units.length === 0) return
  const spaces = nearest(g, f, units, from)
  if (spaces.length === 0) {
    const lights = units.filter(isLight)
    g.garrison = [...g.garrison, ...units.filter((id) => !isLight(id) || lights.length === units.length)]
    if (lights.length < units.length) yield* goHome(g, f, lights, from)
    return
  }
  const options = spaces.map((id) => spaceOption(id))
  const { space } = yield* choose(voiceOf(g, f), '17.3', say('prompt.return', { space: spaceName(from) }), options)
  yield* march(g, f, units, from, space)
}

/** 17.3.1 On the way to the space chosen, by a shortest way, units may be left where a garrison may be. */
function* march(g: State, f: Faction, units: readonly UnitId[], from: Space, to: Space): Play {
  const left = distances(g, f, units, to)
  const hops = (space: Space): Space[] => {
    const { n } = spaceOf(space)
    return linksAt(n).flatMap((link) => (left(link.n) === left(n) - 1 ? link.to : []))
  }
  let stack = units
  let at = from
  while (stack.length > 0 && mayStopOnTheWay(g, f, stack, at, to, hops)) {
    const options = hops(at).map((id) => spaceOption(id))
    const next = (yield* choose(voiceOf(g, f), '17.3.1', say('prompt.way', { space: spaceName(to) }), options)).space
    shift(g, f, stack, at, next)
    at = next
    if (at !== to && mayAnyStay(g, f, stack, at)) stack = yield* askGarrison(g, f, stack, at)
  }
  if (stack.length === 0) return
  if (at !== to) shift(g, f, stack, at, to)
  noteReturn(g, stack, from, to)
}
const noteReturn = (g: State, units: readonly UnitId[], from: Space, to: Spot): void => {
  const names = { from: spaceName(from), to: spotName(to) }
  note(g, '17.3', say('log.return', { units: units.map(unitName), ...names }))
}
function mayStopOnTheWay(
  g: State,
  f: Faction,
  units: readonly UnitId[],
  at: Space,
  to: Space,
  hops: (space: Space) => Space[],
): boolean {
  for (const next of hops(at))
    if (next !== to && (mayAnyStay(g, f, units, next) || mayStopOnTheWay(g, f, units, next, to, hops))) return true
  return false
}

/** 17.3 #1, R-100 The nearest spaces to return to, over connections that all the units may use. */
export function nearest(g: State, f: Faction, units: readonly UnitId[], from: Space): Space[] {
  let best = NO_WAY
  let found: Space[] = []
  const far = distances(g, f, units, from)
  for (let n = 0; n < SPACES.length; n += 1) {
    const distance = far(n)
    if (distance === 0 || distance > best || distance === NO_WAY) continue
    const space = spaceAt(n)
    if (!some(kindsIn(g, f, n), BIT.fleet) && !isColonyHome(g, f, space)) continue
    if (distance < best) found = []
    best = distance
    found.push(space)
  }
  return found
}
/** More than any way. */
const NO_WAY = 255
const NO_WAYS: readonly number[] = SPACES.map(() => NO_WAY)
/**
 * Connections from a space to any other, by number; enemies and control do not matter, the paths of a neutral nation do.
 */
function distances(g: State, f: Faction, units: readonly UnitId[], from: Space): (n: number) => number {
  const paths = units.every(isLight)
  const far = NO_WAYS.slice()
  const queue = [spaceOf(from).n]
  far[spaceOf(from).n] = 0
  for (const at of queue) {
    const next = given(far[at], 'distance') + 1
    for (const { n, by } of linksAt(at)) {
      if (far[n] !== NO_WAY || !mayEnterAt(f, n)) continue
      if (kindOf(g, by) === 'path' && (!paths || isNeutralPath(g, by))) continue
      far[n] = next
      queue.push(n)
    }
  }
  return (n) => given(far[n], 'distance')
}

// --- 17.3 #2 ---------------------------------------------------------------------------------------------------

/**
 * 17.3 #2 Stacks still on Coastal Spaces go by sea to a friendly Home Space of a friendly Colony, unless they are on one;
 * R-186 also those whom a Fleet kept on a Home Space outside the Colonies.
 */
export function* shipHome(g: State): Play {
  const f = g.active
  for (const n of spotsOf(g, f)) {
    const from = spaceAt(n)
    if (factsAt(n).seas.length === 0 || isColonyHome(g, f, from)) continue
    const units = returning(g, f, from)
    if (units.every(isCommander)) continue
    // The whole stack says who leads it, its Fleets too.
    letLead(g, f, unitsAt(g, f, from))
    const leaving = yield* askGarrison(g, f, units, from)
    g.garrison = [...g.garrison, ...leaving]
    if (leaving.length > 0) yield* ship(g, f, leaving, from)
    return
  }
  if (f === 'french') g.garrison = []
  passOn(g, 'redeploy')
}
function* ship(g: State, f: Faction, units: readonly UnitId[], from: Space): Play {
  const ports: Spot[] = SPACES.filter((id) => spaceOf(id).seas.length > 0 && isColonyHome(g, f, id))
  const spots = ports.length > 0 ? ports : fleetHavens(g, f, from)
  const to = yield* chooseSpot(voiceOf(g, f), '17.3', say('prompt.return', { space: spaceName(from) }), spots)
  shift(g, f, units, from, to)
  if (to !== 'sail') updateControl(g, to)
  noteReturn(g, units, from, to)
}

// --- 17.3 #3, #4 -----------------------------------------------------------------------------------------------

/** A stack that will still be there when the Fleets have left. */
const isLasting = (g: State, f: Faction, space: Space): boolean => !only(kindsIn(g, f, spaceOf(space).n), LEAVING)
const LEAVING = and(BIT.commander, BIT.fleet)

/** 17.3 #3 Commanders without companions must, the others may, go to a stack on a friendly Colony Home Space. */
export function* redeploy(g: State): Play {
  const f = g.active
  letSpeak(g, f, 'crown')
  const spaces = occupied(g, f)
  const targets = spaces.filter((id) => isColonyHome(g, f, id) && isLasting(g, f, id))
  const free: [UnitId, Space][] = []
  for (const space of spaces)
    for (const id of unitsAt(g, f, space)) {
      if (!isCommander(id) || g.garrison.includes(id)) continue
      if (!isLasting(g, f, space) && targets.length > 0) {
        yield* redeployTo(g, f, id, space, targets)
        return
      }
      if (targets.some((target) => target !== space)) free.push([id, space])
    }
  if (free.length > 0) {
    const options = [...free.map(([id]) => unitOption(id)), BUTTON.done]
    const picked = yield* choose(voiceOf(g, f), '17.3', say('prompt.redeploy'), options)
    const chosen = 'unit' in picked && free.find(([id]) => id === picked.unit)
    if (chosen) {
      const [id, space] = chosen
      yield* redeployTo(
        g,
        f,
        id,
        space,
        targets.filter((target) => target !== space),
      )
      return
    }
  }
  yield* removeLoneCommanders(g, f)
  passOn(g, 'combine')
}
function* redeployTo(g: State, f: Faction, id: UnitId, from: Space, targets: readonly Space[]): Play {
  const options = targets.map((target) => spaceOption(target))
  const { space } = yield* choose(voiceOf(g, f), '17.3', say('prompt.redeploy_to', { unit: unitName(id) }), options)
  shift(g, f, [id], from, space)
  g.garrison = [...g.garrison, id]
  note(g, '17.3', say('log.redeploy', { unit: unitName(id), from: spaceName(from), space: spaceName(space) }))
}

/** 17.3 #4 Reduced units combine everywhere; an odd Brigade in the Disbanded box is Full again. */
export function* combine(g: State): Play {
  const f = g.active
  for (const spot of [...occupied(g, f), 'sail'] as const) {
    const units = stackAt(g, f, spot)
    if (units.length < 2) continue
    const lasting = units.filter((id) => unitOf(id).type !== 'fleet')
    yield* combineUnits(g, f, lasting, spot)
  }
  if (f === 'british') {
    yield* combineUnits(g, f, g.boxes.disbanded, 'disbanded')
    for (const id of g.boxes.disbanded) setReduced(g, id, false)
  }
  passOn(g, 'recoup')
}
