/** 13.9 Retreat: of the losers of a battle, and of those whom a moving stack Overwhelms (10.3.2). */
import { choose, type Message, note, type Play, type Role } from '@carillon/kernel'
import { type Faction, factsAt, linksAt, SPACES, type Space, spaceAt, spaceOf } from '../data/map.ts'
import { allBut, BIT, FIXED, idsOf, LIGHTS, only, some, type UnitFacts, type UnitId } from '../data/units.ts'
import { factionName, say, spaceName } from '../messages.ts'
import { countIn, holderIn, kindsIn, stackIn } from '../occupancy.ts'
import { packEntry } from '../packed.ts'
import {
  enemyOf,
  has,
  isCommander,
  isRouted,
  type Spot,
  type State,
  sideOf,
  unitsAt,
  voiceOf,
  withSide,
} from '../state.ts'
import {
  give,
  isFriendlySea,
  isNeutralVillage,
  kindOf,
  mayEnter,
  mayEnterAt,
  militiaAt,
  strengthAt,
  updateControl,
} from './02-map.ts'
import { drop, eliminate, noteArrival, shift, spotName } from './03-units.ts'
import { joinNation } from './08-nations.ts'
import { loseFort } from './13-forts.ts'
import { kindsOf, ofKinds } from './13-sides.ts'
import { spaceOption, spaceOptionAt, unitOption } from './options.ts'
import { letLead } from './teams.ts'

/** 13.9.1 Whose priorities are followed; R-177 the defender's by those who are Overwhelmed. */
export type Part = 'attacker' | 'defender'

/**
 * 13.9 All units of the faction that can move leave the space together, a Fort falls (13.9.5). Units without a legal
 * way out are eliminated, the Light units last.
 */
export function* retreat(g: State, f: Faction, space: Space, as: Part): Play {
  const voice = voiceOf(g, f)
  if (!g.battle) letLead(g, f, unitsAt(g, f, space))
  if (has(g, f, space, 'fort')) yield* loseFort(g, f, space)
  const all = retreating(g, f, space)
  if (only(kindsOf(all), BIT.commander)) yield* loseAll(g, all, space, '13.4.2')
  else if (!(yield* leave(g, f, space, as, all))) {
    yield* loseAll(g, ofKinds(all, allBut(LIGHTS)), space, '13.9.1')
    const lights = retreating(g, f, space)
    const leaving = lights.length > 0 && lights.length < all.length
    if (!leaving || !(yield* leave(g, f, space, as, lights))) yield* loseAll(g, lights, space, '13.9.1')
  }
  if (voiceOf(g, f) !== voice) g.voice = withSide(g.voice, f, voice)
}
export const retreating = (g: State, f: Faction, space: Space): readonly UnitFacts[] =>
  ofKinds(stackIn(g, f, spaceOf(space).n), allBut(FIXED))
function* loseAll(g: State, units: readonly UnitFacts[], space: Space, rule: string): Play {
  for (const { id } of units) yield* eliminate(g, id, space, rule)
}

/** 13.9.1 The first priority that offers a space; false if none does. */
function* leave(g: State, f: Faction, space: Space, as: Part, units: readonly UnitFacts[]): Play<boolean> {
  const ids = idsOf(units)
  if (some(kindsOf(units), BIT.fleet)) {
    yield* sailAway(g, f, space, ids)
    return true
  }
  const rank = bestRank(g, f, spaceOf(space).n, as, units)
  if (!rank) return false
  const to = yield* pick(g, f, rank.spaces, rank.rule)
  note(g, rank.rule, say('log.retreat', { faction: factionName(f), from: spaceName(space), space: spaceName(to) }))
  if (rank.how === 'overwhelm') yield* overwhelm(g, f, space, to, ids)
  else {
    shift(g, f, ids, space, to)
    if (rank.how === 'apart') g.apart = [...g.apart, ...ids.map((unit) => ({ unit, space: to }))]
    settle(g, f, to)
  }
  return true
}
function settle(g: State, f: Faction, space: Space): void {
  noteArrival(g, f, space)
  updateControl(g, space)
}
function* pick(g: State, f: Faction, spaces: readonly number[], rule: string): Play<Space> {
  const options = spaces.map((n) => spaceOptionAt(n))
  return (yield* choose(voiceOf(g, f), rule, say('prompt.retreat'), options)).space
}

/** 13.9.2, R-89 The whole stack goes by sea with its Fleets. */
function* sailAway(g: State, f: Faction, space: Space, units: readonly UnitId[]): Play {
  const havens = fleetHavens(g, f, space)
  const to = yield* chooseSpot(voiceOf(g, f), '13.9.2', say('prompt.retreat'), havens)
  const where = spotName(to)
  note(g, '13.9.2', say('log.retreat', { faction: factionName(f), from: spaceName(space), space: where }))
  shift(g, f, units, space, to)
  if (to !== 'sail') settle(g, f, to)
}
const coastOf = (f: Faction): readonly Space[] => SPACES.filter((id) => spaceOf(id).seas.length > 0 && mayEnter(f, id))
const COAST: Readonly<Record<Faction, readonly Space[]>> = { british: coastOf('british'), french: coastOf('french') }
/** 13.9.2 How good a haven a Coastal Space is, the best first; 4 if it is none. */
function havenRank(g: State, f: Faction, space: Space): number {
  const { n, home, kind } = spaceOf(space)
  if (countIn(g, enemyOf(f), n) !== 0) return 4
  const friendly = holderIn(g, n) === f
  if (friendly && home === f) return 1
  if (!friendly && kind !== 'wilderness') return 4
  return isFriendlySea(g, f, space) ? (friendly ? 2 : 3) : 4
}
/** 13.9.2 Where Fleets may go: Coastal Spaces free of enemies by priority, the Sail Box if there is none. */
export function fleetHavens(g: State, f: Faction, from: Spot): Spot[] {
  let best = 4
  let found: Spot[] = ['sail']
  for (const space of sideOf(COAST, f)) {
    const rank = space === from ? 4 : havenRank(g, f, space)
    if (rank < best) found = []
    if (rank > best || rank === 4) continue
    best = rank
    found.push(space)
  }
  return found
}
/** One of the spots; the Sail Box, where it is one, is the only one. */
export function* chooseSpot(role: Role, rule: string, prompt: Message, spots: readonly Spot[]): Play<Spot> {
  const spaces = spots.filter((spot) => spot !== 'sail')
  if (spaces.length < spots.length) return 'sail'
  return (yield* choose(role, rule, prompt, spaces.map(spaceOption))).space
}
/** 13.9.2 #1 Friendly Coastal Home Spaces free of enemies. */
export const fleetHomes = (g: State, f: Faction, from: Spot): Space[] =>
  sideOf(COAST, f).filter((space) => space !== from && havenRank(g, f, space) === 1)

// --- 13.9.3 adjacent spaces ------------------------------------------------------------------------------------

interface Rank {
  readonly spaces: readonly number[]
  readonly rule: string
  readonly how: 'go' | 'overwhelm' | 'apart'
}
/** 13.9.1, 13.9.3, R-90 The spaces of the first priority that has any. */
function bestRank(g: State, f: Faction, at: number, as: Part, units: readonly UnitFacts[]): Rank | undefined {
  const ways = waysOut(g, f, at, as, units)
  const enemy = enemyOf(f)
  let best = LAST_RANK
  let found: number[] = []
  for (const n of ways) {
    const rank = countIn(g, enemy, n) === 0 ? rankOf(g, f, at, as, n) : LAST_RANK
    if (rank < best) found = []
    if (rank > best || rank === LAST_RANK) continue
    best = rank
    found.push(n)
  }
  if (found.length > 0) return { spaces: found, rule: best === 0 ? '13.9.1' : '13.9.3', how: 'go' }
  if (isRouted(g, f, spaceAt(at))) return undefined
  const count = ofKinds(units, allBut(BIT.commander)).length
  const prey = overwhelmable(g, f, ways, count)
  if (prey.length > 0) return { spaces: prey, rule: '13.9.4', how: 'overwhelm' }
  const fights = fewestEnemies(
    g,
    f,
    ways.filter((n) => g.battles.includes(spaceAt(n)) && !g.fought.includes(spaceAt(n))),
  )
  if (fights.length > 0) return { spaces: fights, rule: '13.9.3', how: 'apart' }
  // 13.9.3 #5A, R-183 The Village of a neutral nation, with its one unit, is the last resort of all.
  const villages = count > 3 ? ways.filter((n) => isNeutralVillage(g, spaceAt(n))) : []
  return villages.length > 0 ? { spaces: villages, rule: '13.9.4', how: 'overwhelm' } : undefined
}
/** 10.2 Neighbours all the units can reach; 13.9.1: not those from where the attackers of a defender came. */
function waysOut(g: State, f: Faction, at: number, as: Part, units: readonly UnitFacts[]): readonly number[] {
  const byPath = only(kindsOf(units), LIGHTS)
  const ways: number[] = []
  for (const { n, by } of linksAt(at)) {
    if (!mayEnterAt(f, n) || (!byPath && kindOf(g, by) === 'path')) continue
    if (as === 'attacker' || !cameFrom(g, enemyOf(f), at, n)) ways.push(n)
  }
  return ways
}
export const cameFrom = (g: State, f: Faction, at: number, from: number): boolean =>
  g.entries.includes(packEntry(f, from, at))

const LAST_RANK = 5
/** Of spaces without enemy units: 13.9.1, R-88 where attackers came from is 0, 13.9.3 #1 to #4; 5 if it is no way. */
function rankOf(g: State, f: Faction, at: number, as: Part, n: number): number {
  const { home, nation, kind } = factsAt(n)
  const holder = holderIn(g, n)
  const friendly = holder === f
  if ((friendly || kind === 'wilderness') && as === 'attacker' && cameFrom(g, f, at, n)) return 0
  if (friendly) return home === f ? 1 : nation === null ? 2 : 3
  if (kind === 'wilderness') return 3
  return holder === enemyOf(f) && militiaAt(g, holder, spaceAt(n)) === 0 ? 4 : LAST_RANK
}

/** 13.9.3 #5A The weakest enemies outnumbered more than three to one. */
function overwhelmable(g: State, f: Faction, ways: readonly number[], count: number): readonly number[] {
  const enemy = enemyOf(f)
  const prey = ways.filter((n) => {
    const strength = strengthAt(g, enemy, spaceAt(n))
    return strength > 0 && count > 3 * strength && !some(kindsIn(g, enemy, n), FIXED)
  })
  return fewestEnemies(g, f, prey)
}
function fewestEnemies(g: State, f: Faction, spaces: readonly number[]): readonly number[] {
  const strengths = spaces.map((n) => strengthAt(g, enemyOf(f), spaceAt(n)))
  const least = Math.min(...strengths)
  return spaces.filter((_, i) => strengths[i] === least)
}

/** 13.9.4 All enemies there are eliminated, and as many of the retreating units, of the opponent's choice. */
function* overwhelm(g: State, f: Faction, from: Space, to: Space, units: readonly UnitId[]): Play {
  const enemy = enemyOf(f)
  const { nation, kind } = spaceOf(to)
  if (nation && g.nations[nation] === null) joinNation(g, nation, enemy)
  const price = strengthAt(g, enemy, to)
  note(g, '13.9.4', say('log.retreat_overwhelm', { faction: factionName(f), space: spaceName(to), units: price }))
  yield* loseAll(g, stackIn(g, enemy, spaceOf(to).n), to, '13.9.4')
  const left = units.slice()
  for (let due = price; due > 0; due -= 1) {
    const options = left.filter((id) => !isCommander(id)).map((id) => unitOption(id))
    const { unit } = yield* choose(voiceOf(g, enemy), '13.9.4', say('prompt.retreat_victim', { left: due }), options)
    left.splice(left.indexOf(unit), 1)
    yield* eliminate(g, unit, from, '13.9.4')
  }
  shift(g, f, left, from, to)
  noteArrival(g, f, to)
  g.battles = drop(g.battles, to)
  if (kind !== 'wilderness' && kind !== 'base') give(g, to, f)
}
