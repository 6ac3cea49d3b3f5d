/** 12 Construction: Forts and Roads. */
import { choose, given, note, optionsOf, type Play } from '@carillon/kernel'
import { type Faction, factsAt, type Link, linksAt, spaceAt, spaceOf } from '../data/map.ts'
import { BIT, BRIGADES, some, type UnitFacts } from '../data/units.ts'
import { connectionName, factionName, say, spaceName, unitName } from '../messages.ts'
import { countIn, holderIn, isUnitSpent, kindsIn, readyIn, somewhere, spotsOf, stackIn } from '../occupancy.ts'
import { type Action, canUse, enemyOf, isOos, isReduced, isRouted, type State, useEvent, voiceOf } from '../state.ts'
import { isBarred, isFortressAt, kindOf, outnumbers } from './02-map.ts'
import { drop, enter, markSpent, setReduced, takeOff } from './03-units.ts'
import { actionOf, atOf, endAction, firstUnitOf } from './07-action.ts'
import { mayBuildOver, roadMove } from './12-road-move.ts'
import { fortAt, fortPool } from './13-forts.ts'
import {
  BUTTON,
  type Button,
  type ConnectionOption,
  connectionOptionAt,
  type SpaceOption,
  spaceOptionAt,
  type UnitOption,
  unitOptionAt,
} from './options.ts'
import { mayUse } from './teams.ts'

const { fort: FORT } = BIT

/** Whether a Brigade of the faction can build anything. */
export const canBuild = somewhere(canBuildAt)
export function canBuildAt(g: State, f: Faction, n: number): boolean {
  if (!some(readyIn(g, f, n), BRIGADES)) return false
  // Only a teammate may not use all Brigades.
  if (g.split !== null && !stackIn(g, f, n).some((unit) => mayBuild(g, unit))) return false
  return isSite(g, f, n) && hasWork(g, f, n, null)
}
export const mayBuild = (g: State, unit: UnitFacts): boolean =>
  some(unit.bit, BRIGADES) && !isUnitSpent(g, unit) && mayUse(g, unit, false)
function listSites(g: State, f: Faction, options: (SpaceOption | Button)[]): void {
  for (const n of spotsOf(g, f)) if (canBuildAt(g, f, n)) options.push(spaceOptionAt(n))
}
/** 12.0, R-45 Not Routed, in Supply, the space friendly and without enemies who are not Outnumbered. */
export function isSite(g: State, f: Faction, n: number): boolean {
  const space = spaceAt(n)
  if (isRouted(g, f, space) || isOos(g, f, space)) return false
  if (holderIn(g, n) !== f && factsAt(n).kind !== 'wilderness') return false
  return countIn(g, enemyOf(f), n) === 0 || outnumbers(g, f, space)
}
const hasFort = (g: State, f: Faction, n: number): boolean => some(kindsIn(g, f, n), FORT)
/** Something can be done with a Fort or a marker for one, and where a Fort may be begun. */
function hasWork(g: State, f: Faction, n: number, placed: string | null): boolean {
  if (hasFort(g, f, n) || g.fortworks.includes(spaceAt(n))) return true
  if (!hasFort(g, enemyOf(f), n) && !isFortressAt(g, n)) return true
  for (const link of linksAt(n)) if (mayWorkOn(g, f, n, link, placed)) return true
  return false
}

const FORT_WORK = optionsOf('do', ['fort_start', 'fort_finish', 'fort_repair', 'fort_remove', 'works_remove'])
type FortWork = keyof typeof FORT_WORK
type Work = (typeof FORT_WORK)[FortWork] | ConnectionOption

/**
 * What a Brigade may do there. R-75 A Fort is completed while the pool has one. A marker of this round may be completed
 * only if it was `placed` in this frenzy.
 */
function worksAt(g: State, f: Faction, n: number, placed: string | null): Work[] {
  const options: Work[] = []
  const space = spaceAt(n)
  const fort = fortAt(g, f, space)
  const free = !fort && !hasFort(g, enemyOf(f), n)
  if (fort) {
    if (isReduced(g, fort)) options.push(FORT_WORK.fort_repair)
    options.push(FORT_WORK.fort_remove)
  }
  if (g.fortworks.includes(space)) {
    if (free && isRipe(g, space, placed) && g.boxes[fortPool(f)].length > 0) options.push(FORT_WORK.fort_finish)
    options.push(FORT_WORK.works_remove)
  } else if (free && !isFortressAt(g, n)) options.push(FORT_WORK.fort_start)
  for (const link of linksAt(n)) if (mayWorkOn(g, f, n, link, placed)) options.push(connectionOptionAt(link.by.n))
  return options
}
/** A Path on which a Road may be begun, or completed. */
export function mayWorkOn(g: State, f: Faction, n: number, link: Link, placed: string | null): boolean {
  const { by } = link
  if (kindOf(g, by) !== 'path' || (f === 'british' && isBarred(g, by))) return false
  return !g.roadworks.includes(by.id) || (isRipe(g, by.id, placed) && mayBuildOver(g, f, n, link))
}
const isRipe = (g: State, site: string, placed: string | null): boolean => !g.fresh.includes(site) || site === placed

export function* build(g: State): Play {
  const a = actionOf(g)
  a.at = (yield* askSite(g, a)).space
  a.units = [(yield* askBrigade(g, a)).unit]
  let placed: string | null = null
  for (;;) {
    const { n } = spaceOf(a.at)
    const picked = yield* askWork(g, a, n, placed)
    markSpent(g, firstUnitOf(a))
    if ('connection' in picked) {
      const link = given(
        linksAt(n).find(({ by }) => by.id === picked.connection),
        'connection',
      )
      placed = buildRoad(g, a.faction, link)
      // The Brigade that has completed a Road moves over it. Whoever joined it has done so for this Road alone.
      if (placed === null) {
        yield* roadMove(g, a, n, link)
        a.units = a.units.slice(0, 1)
      }
    } else placed = workOnFort(g, a.faction, n, picked.do)
    if (!canUse(g, 'construction-frenzy', a.faction)) break
    const again = yield* askFrenzy(g, a, placed)
    if (again === BUTTON.done) break
    useEvent(g, 'construction-frenzy', a.faction)
    note(g, '7.4', say('log.frenzy', { faction: factionName(a.faction) }))
    if (!('space' in again)) continue
    placed = null
    a.at = again.space
    a.units = [(yield* askBrigade(g, a)).unit]
  }
  endAction(g)
}
function askSite(g: State, a: Action): Play<SpaceOption> {
  const options: SpaceOption[] = []
  listSites(g, a.faction, options)
  return choose(voiceOf(g, a.faction), '12.0', say('prompt.build_space'), options)
}
function askBrigade(g: State, a: Action): Play<UnitOption> {
  const space = atOf(a)
  const options: UnitOption[] = []
  for (const unit of stackIn(g, a.faction, spaceOf(space).n)) if (mayBuild(g, unit)) options.push(unitOptionAt(unit.n))
  return choose(voiceOf(g, a.faction), '12.0', say('prompt.build_unit', { space: spaceName(space) }), options)
}
/** One Construction by the Brigade. */
function askWork(g: State, a: Action, n: number, placed: string | null): Play<Work> {
  const prompt = say('prompt.build', { unit: unitName(firstUnitOf(a)), space: spaceName(atOf(a)) })
  return choose(voiceOf(g, a.faction), '12.0', prompt, worksAt(g, a.faction, n, placed))
}
/**
 * R-61 Construction Frenzy (cards 7 and 28): a second Construction by the same Brigade, which may complete what it
 * began, or one by another Brigade.
 */
function askFrenzy(g: State, a: Action, placed: string | null): Play<SpaceOption | Button> {
  const options: (SpaceOption | Button)[] = []
  const { n } = spaceOf(atOf(a))
  if (isSite(g, a.faction, n) && hasWork(g, a.faction, n, placed)) options.push(BUTTON.again)
  listSites(g, a.faction, options)
  options.push(BUTTON.done)
  return choose(voiceOf(g, a.faction), '7.4', say('prompt.frenzy'), options)
}

// --- Forts -------------------------------------------------------------------------------------------------------

/** Returns the marker that was placed, if any. R-76 Any Fort of the pool will do. */
function workOnFort(g: State, f: Faction, n: number, work: FortWork): string | null {
  const space = spaceAt(n)
  note(g, '12.0', say(`log.${work}`, { faction: factionName(f), space: spaceName(space) }))
  if (work === 'fort_start') {
    g.fortworks = [...g.fortworks, space]
    g.fresh = [...g.fresh, space]
    return space
  }
  if (work === 'fort_repair' || work === 'fort_remove') {
    const fort = given(fortAt(g, f, space), 'Fort')
    setReduced(g, fort, false)
    if (work === 'fort_remove') takeOff(g, f, fort, space, 'removed')
  } else {
    g.fortworks = drop(g.fortworks, space)
    g.fresh = drop(g.fresh, space)
    if (work === 'fort_finish') enter(g, f, given(g.boxes[fortPool(f)][0], 'Fort'), fortPool(f), space)
  }
  return null
}

// --- Roads -------------------------------------------------------------------------------------------------------

/** A marker, which is returned, or where one lies the Road. */
function buildRoad(g: State, f: Faction, { by }: Link): string | null {
  const connection = by.id
  const done = g.roadworks.includes(connection)
  const args = { faction: factionName(f), connection: connectionName(connection) }
  note(g, '12.0', say(done ? 'log.road_finish' : 'log.road_start', args))
  if (!done) {
    g.roadworks = [...g.roadworks, connection]
    g.fresh = [...g.fresh, connection]
    return connection
  }
  g.roadworks = drop(g.roadworks, connection)
  g.fresh = drop(g.fresh, connection)
  g.roads = [...g.roads, connection]
  return null
}
