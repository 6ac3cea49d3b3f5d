/** 12 Construction: Forts and Roads. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import { type Faction, type Link, linksOf, SPACES, type Space, spaceOf } from '../data/map.ts'
import { BRIGADES, type UnitFacts, type UnitId, unitOf } from '../data/units.ts'
import { connectionName, factionName, say, spaceName, unitName } from '../messages.ts'
import { isSomewhere, isUnitSpent, readyOf, standingOf } from '../standing.ts'
import {
  type Action,
  canUse,
  enemyOf,
  has,
  isOos,
  isPresent,
  isReduced,
  isRouted,
  type State,
  typeOf,
  unitsAt,
  useEvent,
  voiceOf,
} from '../state.ts'
import { isBarred, isFortress, isFriendly, kindOf, outnumbers } from './02-map.ts'
import { drop, enter, markSpent, setReduced, takeOff } from './03-units.ts'
import { endAction } from './07-action-rounds.ts'
import { mayBuildOver, roadMove } from './12-road-move.ts'
import { BUTTON, CONNECTION_OPTION_AT, SPACE_OPTION_AT, unitOption } from './options.ts'
import { mayUse } from './teams.ts'

/** Whether a Brigade of the faction can build anything. */
export const canBuild = (g: State, f: Faction): boolean => isSomewhere(g, f, LAST, canBuildAt)
const LAST = { british: 0, french: 0 }
function canBuildAt(g: State, f: Faction, n: number): boolean {
  if (((readyOf(g, f)[n] as number) & BRIGADES) === 0) return false
  const space = SPACES[n] as Space
  for (const unit of standingOf(g, f).units[n] as readonly UnitFacts[])
    if (mayBuild(g, unit)) return isSite(g, f, space) && hasWork(g, f, space, null)
  return false
}
const mayBuild = (g: State, unit: UnitFacts): boolean =>
  (unit.bit & BRIGADES) !== 0 && !isUnitSpent(g, unit) && mayUse(g, unit.id, false)
function listSites(g: State, f: Faction, options: Option[]): void {
  for (const n of standingOf(g, f).spots) if (canBuildAt(g, f, n)) options.push(SPACE_OPTION_AT[n] as Option)
}
/** 12.0 Not Routed, in Supply, the space friendly and without enemies who are not Outnumbered. */
function isSite(g: State, f: Faction, space: Space): boolean {
  if (isRouted(g, f, space) || isOos(g, f, space)) return false
  if (spaceOf(space).kind !== 'wilderness' && !isFriendly(g, f, space)) return false
  return !isPresent(g, enemyOf(f), space) || outnumbers(g, f, space)
}
/** Something can be done with a Fort or a marker for one, and where a Fort may be begun. */
const hasWork = (g: State, f: Faction, space: Space, placed: string | null): boolean =>
  has(g, f, space, 'fort') ||
  g.fortworks.includes(space) ||
  !(has(g, enemyOf(f), space, 'fort') || isFortress(g, space)) ||
  worksAt(g, f, space, placed).length > 0

const forts = (f: Faction) => (f === 'british' ? 'british-forts' : 'french-forts')
/** What a Brigade may do there. A marker of this round may be completed only if it was `placed` in this frenzy. */
function worksAt(g: State, f: Faction, space: Space, placed: string | null): Option[] {
  const options: Option[] = []
  const fort = unitsAt(g, f, space).find((id) => typeOf(id) === 'fort')
  const free = !fort && !has(g, enemyOf(f), space, 'fort')
  if (fort) {
    if (isReduced(g, fort)) options.push(BUTTON.fort_repair)
    options.push(BUTTON.fort_remove)
  }
  if (g.fortworks.includes(space)) {
    if (free && isRipe(g, space, placed) && g.boxes[forts(f)].length > 0) options.push(BUTTON.fort_finish)
    options.push(BUTTON.works_remove)
  } else if (free && !isFortress(g, space)) options.push(BUTTON.fort_start)
  for (const link of linksOf(space)) {
    const { by } = link
    if (kindOf(g, by) !== 'path' || (f === 'british' && isBarred(g, by))) continue
    if (!g.roadworks.includes(by.id)) options.push(CONNECTION_OPTION_AT[by.n] as Option)
    else if (isRipe(g, by.id, placed) && mayBuildOver(g, f, space, link))
      options.push(CONNECTION_OPTION_AT[by.n] as Option)
  }
  return options
}
const isRipe = (g: State, site: string, placed: string | null): boolean => !g.fresh.includes(site) || site === placed

export function* build(g: State): Play {
  const a = g.action as Action
  yield* pickBrigade(g, a)
  const placed = yield* construct(g, a, null)
  if (canUse(g, 'construction-frenzy', a.faction)) yield* frenzy(g, a, placed)
  endAction(g)
}
function* pickBrigade(g: State, a: Action): Play {
  const options: Option[] = []
  listSites(g, a.faction, options)
  const { space } = yield* choose(voiceOf(g, a.faction), '12.0', say('prompt.build_space'), options)
  yield* pickUnit(g, a, space as Space)
}
function* pickUnit(g: State, a: Action, space: Space): Play {
  a.at = space
  const prompt = say('prompt.build_unit', { space: spaceName(space) })
  const options = unitsAt(g, a.faction, space)
    .filter((id) => mayBuild(g, unitOf(id)))
    .map((id) => unitOption(id))
  a.units = [(yield* choose(voiceOf(g, a.faction), '12.0', prompt, options)).unit]
}

/** One Construction by the Brigade, which is Spent. Returns the marker that was placed, if any. */
function* construct(g: State, a: Action, placed: string | null): Play<string | null> {
  const space = a.at as Space
  const [brigade] = a.units as [UnitId]
  const options = worksAt(g, a.faction, space, placed)
  const prompt = say('prompt.build', { unit: unitName(brigade), space: spaceName(space) })
  const picked = yield* choose(voiceOf(g, a.faction), '12.0', prompt, options)
  markSpent(g, brigade)
  if (picked.connection) return yield* buildRoad(g, a, picked.connection as string)
  return workOnFort(g, a.faction, space, picked.do as FortWork)
}

// --- Forts -------------------------------------------------------------------------------------------------------

type FortWork = 'fort_start' | 'fort_finish' | 'fort_repair' | 'fort_remove' | 'works_remove'
function workOnFort(g: State, f: Faction, space: Space, work: FortWork): string | null {
  const fort = unitsAt(g, f, space).find((id) => typeOf(id) === 'fort')
  note(g, '12.0', say(`log.${work}`, { faction: factionName(f), space: spaceName(space) }))
  if (work === 'fort_start') {
    g.fortworks = [...g.fortworks, space]
    g.fresh = [...g.fresh, space]
    return space
  }
  if (work === 'fort_repair') setReduced(g, fort as UnitId, false)
  else if (work === 'fort_remove') {
    setReduced(g, fort as UnitId, false)
    takeOff(g, f, fort as UnitId, space, 'removed')
  } else {
    g.fortworks = drop(g.fortworks, space)
    g.fresh = drop(g.fresh, space)
    if (work === 'fort_finish') enter(g, f, g.boxes[forts(f)][0] as UnitId, forts(f), space)
  }
  return null
}

// --- Roads -------------------------------------------------------------------------------------------------------

/** A marker, or where one lies the Road; then the Brigade moves over it. */
function* buildRoad(g: State, a: Action, connection: string): Play<string | null> {
  const link = linksOf(a.at as Space).find(({ by }) => by.id === connection) as Link
  const done = g.roadworks.includes(connection)
  const args = { faction: factionName(a.faction), connection: connectionName(connection) }
  note(g, '12.0', say(done ? 'log.road_finish' : 'log.road_start', args))
  if (!done) {
    g.roadworks = [...g.roadworks, connection]
    g.fresh = [...g.fresh, connection]
    return connection
  }
  g.roadworks = drop(g.roadworks, connection)
  g.fresh = drop(g.fresh, connection)
  g.roads = [...g.roads, connection]
  yield* roadMove(g, a, link)
  return null
}

// --- Construction Frenzy (cards 7 and 28) ------------------------------------------------------------------------

/** A second Construction by the same Brigade, which may complete what it began, or one by another Brigade. */
function* frenzy(g: State, a: Action, placed: string | null): Play {
  const options: Option[] = []
  const here = a.at as Space
  if (isSite(g, a.faction, here) && hasWork(g, a.faction, here, placed)) options.push(BUTTON.again)
  listSites(g, a.faction, options)
  options.push(BUTTON.done)
  const picked = yield* choose(voiceOf(g, a.faction), '7.4', say('prompt.frenzy'), options)
  if (picked.do === 'done') return
  useEvent(g, 'construction-frenzy', a.faction)
  note(g, '7.4', say('log.frenzy', { faction: factionName(a.faction) }))
  if (picked.space) yield* pickUnit(g, a, picked.space as Space)
  yield* construct(g, a, picked.space ? null : placed)
}
