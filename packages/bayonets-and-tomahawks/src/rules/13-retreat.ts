/** 13.9 Retreat: of the losers of a battle, and of those whom a moving stack Overwhelms (10.3.2). */
import { choose, note, type Play } from '@carillon/kernel'
import { type Faction, linksOf, SPACES, type Space, spaceOf } from '../data/map.ts'
import { type UnitId, unitOf } from '../data/units.ts'
import { factionName, say, spaceName } from '../messages.ts'
import { packEntry } from '../packed.ts'
import {
  countUnits,
  enemyOf,
  has,
  isCommander,
  isFixed,
  isLight,
  isPresent,
  isRouted,
  type Spot,
  type State,
  unitsAt,
  voiceOf,
  withSide,
} from '../state.ts'
import {
  controller,
  give,
  isFriendly,
  isFriendlyOrFree,
  isFriendlySea,
  isNeutralVillage,
  kindOf,
  mayEnter,
  militiaAt,
  strengthAt,
  updateControl,
} from './02-map.ts'
import { drop, eliminate, noteArrival, shift, spotName } from './03-units.ts'
import { joinNation } from './08-nations.ts'
import { loseFort } from './13-forts.ts'
import { spaceOption, unitOption } from './options.ts'
import { letLead } from './teams.ts'

/** 13.9.1 Whose priorities are followed. */
export type Part = 'attacker' | 'defender'

/**
 * 13.9 All units of the faction that can move leave the space together, a Fort falls (13.9.5). Units without a legal
 * way out are eliminated, the Light units last.
 */
export function* retreat(g: State, f: Faction, space: Space, as: Part): Play {
  const voice = voiceOf(g, f)
  if (!g.battle) letLead(g, f, unitsAt(g, f, space))
  yield* withdraw(g, f, space, as)
  g.voice = withSide(g.voice, f, voice)
}
function* withdraw(g: State, f: Faction, space: Space, as: Part): Play {
  yield* loseFort(g, f, space)
  const all = retreating(g, f, space)
  if (countUnits(all) === 0) {
    yield* loseAll(g, all, space, '13.4.2')
    return
  }
  if (yield* leave(g, f, space, as, all)) return
  yield* loseAll(
    g,
    all.filter((id) => !isLight(id)),
    space,
    '13.9.1',
  )
  const lights = retreating(g, f, space)
  if (lights.length === 0) return
  if (lights.length < all.length && (yield* leave(g, f, space, as, lights))) return
  yield* loseAll(g, lights, space, '13.9.1')
}
const retreating = (g: State, f: Faction, space: Space): readonly UnitId[] =>
  unitsAt(g, f, space).filter((id) => !isFixed(id))
function* loseAll(g: State, units: readonly UnitId[], space: Space, rule: string): Play {
  for (const id of units) yield* eliminate(g, id, space, rule)
}

/** 13.9.1 The first priority that offers a space; false if none does. */
function* leave(g: State, f: Faction, space: Space, as: Part, units: readonly UnitId[]): Play<boolean> {
  if (units.some((id) => unitOf(id).type === 'fleet')) {
    yield* sailAway(g, f, space, units)
    return true
  }
  const rank = bestRank(g, f, space, as, units)
  if (!rank) return false
  const to = yield* pick(g, f, rank.spaces, rank.rule)
  note(g, rank.rule, say('log.retreat', { faction: factionName(f), from: spaceName(space), space: spaceName(to) }))
  if (rank.how === 'overwhelm') yield* overwhelm(g, f, space, to, units)
  else {
    shift(g, f, units, space, to)
    if (rank.how === 'apart') g.apart = [...g.apart, ...units.map((unit) => ({ unit, space: to }))]
    settle(g, f, to)
  }
  return true
}
function settle(g: State, f: Faction, space: Space): void {
  noteArrival(g, f, space)
  updateControl(g, space)
}
function* pick(g: State, f: Faction, spaces: readonly Space[], rule: string): Play<Space> {
  const options = spaces.map((id) => spaceOption(id))
  return (yield* choose(voiceOf(g, f), rule, say('prompt.retreat'), options)).space
}

/** 13.9.2 The whole stack goes by sea with its Fleets. */
function* sailAway(g: State, f: Faction, space: Space, units: readonly UnitId[]): Play {
  const havens = fleetHavens(g, f, space)
  const to: Spot = havens[0] === 'sail' ? 'sail' : yield* pick(g, f, havens as Space[], '13.9.2')
  const where = spotName(to)
  note(g, '13.9.2', say('log.retreat', { faction: factionName(f), from: spaceName(space), space: where }))
  shift(g, f, units, space, to)
  if (to !== 'sail') settle(g, f, to)
}
const HAVENS: readonly ((g: State, f: Faction, space: Space) => boolean)[] = [
  (g, f, space) => spaceOf(space).home === f && isFriendly(g, f, space),
  (g, f, space) => isFriendly(g, f, space) && isFriendlySea(g, f, space),
  (g, f, space) => spaceOf(space).kind === 'wilderness' && isFriendlySea(g, f, space),
]
const coastOf = (f: Faction): readonly Space[] => SPACES.filter((id) => spaceOf(id).seas.length > 0 && mayEnter(f, id))
const COAST: Readonly<Record<Faction, readonly Space[]>> = { british: coastOf('british'), french: coastOf('french') }
const homesOf = (f: Faction): readonly Space[] => COAST[f].filter((id) => spaceOf(id).home === f)
const HOMES: Readonly<Record<Faction, readonly Space[]>> = { british: homesOf('british'), french: homesOf('french') }
type Haven = (typeof HAVENS)[number]
function havensOf(g: State, f: Faction, from: Spot, haven: Haven, coast = COAST[f]): Space[] {
  const enemy = enemyOf(f)
  const found: Space[] = []
  for (const id of coast) if (id !== from && !isPresent(g, enemy, id) && haven(g, f, id)) found.push(id)
  return found
}
/** 13.9.2 Where Fleets may go: Coastal Spaces free of enemies by priority, the Sail Box if there is none. */
export function fleetHavens(g: State, f: Faction, from: Spot): Spot[] {
  for (const haven of HAVENS) {
    const found = havensOf(g, f, from, haven)
    if (found.length > 0) return found
  }
  return ['sail']
}
/** 13.9.2 #1 Friendly Coastal Home Spaces free of enemies. */
export const fleetHomes = (g: State, f: Faction, from: Spot): Space[] => havensOf(g, f, from, isFriendly, HOMES[f])

// --- 13.9.3 adjacent spaces ------------------------------------------------------------------------------------

interface Rank {
  readonly spaces: readonly Space[]
  readonly rule: string
  readonly how: 'go' | 'overwhelm' | 'apart'
}
/** 13.9.1, 13.9.3 The spaces of the first priority that has any. */
function bestRank(g: State, f: Faction, space: Space, as: Part, units: readonly UnitId[]): Rank | undefined {
  const ways = waysOut(g, f, space, as, units)
  if (as === 'attacker') {
    const back = ways.filter(
      (to) => cameFrom(g, f, space, to) && isFriendlyOrFree(g, f, to) && !isPresent(g, enemyOf(f), to),
    )
    if (back.length > 0) return { spaces: back, rule: '13.9.1', how: 'go' }
  }
  for (const isRank of RANKS) {
    const found = ways.filter((to) => !isPresent(g, enemyOf(f), to) && isRank(g, f, to))
    if (found.length > 0) return { spaces: found, rule: '13.9.3', how: 'go' }
  }
  if (isRouted(g, f, space)) return undefined
  const prey = overwhelmable(g, f, ways, countUnits(units))
  if (prey.length > 0) return { spaces: prey, rule: '13.9.4', how: 'overwhelm' }
  const fights = fewestEnemies(
    g,
    f,
    ways.filter((to) => g.battles.includes(to) && !g.fought.includes(to)),
  )
  return fights.length > 0 ? { spaces: fights, rule: '13.9.3', how: 'apart' } : undefined
}
/** 10.2 Neighbours all the units can reach; 13.9.1: not those from where the attackers of a defender came. */
function waysOut(g: State, f: Faction, space: Space, as: Part, units: readonly UnitId[]): readonly Space[] {
  const byPath = units.every(isLight)
  const ways: Space[] = []
  for (const { to, by } of linksOf(space)) {
    if (!mayEnter(f, to) || (!byPath && kindOf(g, by) === 'path')) continue
    if (as === 'attacker' || !cameFrom(g, enemyOf(f), space, to)) ways.push(to)
  }
  return ways
}
const cameFrom = (g: State, f: Faction, space: Space, from: Space): boolean =>
  g.entries.includes(packEntry(f, spaceOf(from).n, spaceOf(space).n))

/** 13.9.3 #1 to #4, of spaces without enemy units. */
const RANKS: readonly ((g: State, f: Faction, space: Space) => boolean)[] = [
  (g, f, space) => spaceOf(space).home === f && isFriendly(g, f, space),
  (g, f, space) => spaceOf(space).nation === null && isFriendly(g, f, space),
  (g, f, space) => spaceOf(space).kind === 'wilderness' || isFriendly(g, f, space),
  (g, f, space) => controller(g, space) === enemyOf(f) && militiaAt(g, enemyOf(f), space) === 0,
]

/** 13.9.3 #5A The weakest enemies outnumbered more than three to one; the Village of a neutral nation if nobody else. */
function overwhelmable(g: State, f: Faction, ways: readonly Space[], count: number): readonly Space[] {
  const enemy = enemyOf(f)
  const prey = ways.filter((to) => {
    const strength = strengthAt(g, enemy, to)
    return strength > 0 && count > 3 * strength && !has(g, enemy, to, 'fort') && !has(g, enemy, to, 'bastion')
  })
  if (prey.length > 0) return fewestEnemies(g, f, prey)
  return count > 3 ? ways.filter((to) => isNeutralVillage(g, to)) : []
}
function fewestEnemies(g: State, f: Faction, spaces: readonly Space[]): readonly Space[] {
  const least = Math.min(...spaces.map((id) => strengthAt(g, enemyOf(f), id)))
  return spaces.filter((id) => strengthAt(g, enemyOf(f), id) === least)
}

/** 13.9.4 All enemies there are eliminated, and as many of the retreating units, of the opponent's choice. */
function* overwhelm(g: State, f: Faction, from: Space, to: Space, units: readonly UnitId[]): Play {
  const enemy = enemyOf(f)
  const { nation, kind } = spaceOf(to)
  if (nation && g.nations[nation] === null) yield* joinNation(g, nation, enemy)
  const price = strengthAt(g, enemy, to)
  note(g, '13.9.4', say('log.retreat_overwhelm', { faction: factionName(f), space: spaceName(to), units: price }))
  yield* loseAll(g, unitsAt(g, enemy, to), to, '13.9.4')
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
