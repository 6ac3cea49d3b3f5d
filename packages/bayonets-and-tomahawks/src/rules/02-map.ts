/** 2 Control of spaces and what follows from it. */
import { given, note } from '@carillon/kernel'
import { COLONIES, type Connection, type Faction, factsAt, type Space, spaceAt, spaceOf } from '../data/map.ts'
import { BIT, some } from '../data/units.ts'
import { tableOf } from '../lookup-table.ts'
import { factionName, say, spaceName } from '../messages.ts'
import { countIn, holderIn, isRoad, kindsIn } from '../occupancy.ts'
import { countAt, enemyOf, isPresent, type State } from '../state.ts'
import { scoreVps } from './18-points.ts'

const { bastion: BASTION } = BIT

/** 2.1.2 Who controls the space; null if it is neutral. */
export const controller = (g: State, space: Space): Faction | null => holderIn(g, spaceOf(space).n)
/** 1.1.1 Controlled by the faction. */
export const isFriendly = (g: State, f: Faction, space: Space): boolean => controller(g, space) === f
/** Home of the faction and under its control. */
export const isFriendlyHome = (g: State, f: Faction, space: Space): boolean =>
  spaceOf(space).home === f && isFriendly(g, f, space)
/** 2.4 A friendly home space in a colony of the faction. */
export const isColonyHome = (g: State, f: Faction, space: Space): boolean => {
  const { colony, home } = spaceOf(space)
  return home === f && colony !== null && COLONIES[colony] === f && isFriendly(g, f, space)
}
/** 2.1.7 French units never enter a Base. */
export const mayEnter = (f: Faction, space: Space): boolean => f === 'british' || spaceOf(space).kind !== 'base'
/** The same, by number. */
export const mayEnterAt = (f: Faction, n: number): boolean => f === 'british' || factsAt(n).kind !== 'base'
/** 2.1.10 It is a Fortress as long as a Bastion stands. */
export const isFortress = (g: State, space: Space): boolean => isFortressAt(g, spaceOf(space).n)
/** The same, by number. */
export const isFortressAt = (g: State, n: number): boolean =>
  factsAt(n).fortress && some(kindsIn(g, 'french', n), BASTION)
/** 8.0 The village of a nation that has not joined a faction. */
export const isNeutralVillage = (g: State, space: Space): boolean => {
  const { nation } = spaceOf(space)
  return nation !== null && g.nations[nation] === null
}
/** 2.2.2 The dark grey path of a neutral nation. */
export const isNeutralPath = (g: State, by: Connection): boolean => by.nation !== null && g.nations[by.nation] === null
/** 39 French warships hold the connection. */
export const isBarred = (g: State, by: Connection): boolean => g.warships !== null && g.warships === by.id
/** 2.2 Highway, Path, or Road where one was built. */
export const kindOf = (g: State, by: Connection): 'highway' | 'path' | 'road' =>
  by.kind === 'path' && isRoad(g, by) ? 'road' : by.kind
/** 10.6.2 The space borders a sea zone that is friendly to the faction. */
export const isFriendlySea = (g: State, f: Faction, space: Space): boolean => {
  const { seas } = spaceOf(space)
  return f === 'french' || g.openSeas ? seas.length > 0 : seas.includes('atlantic')
}

/** 13.2.1 Militia that would fight for the faction there, one less where an enemy control marker lies. */
export function militiaAt(g: State, f: Faction, space: Space): number {
  const { home, militia } = spaceOf(space)
  if (home !== f || militia === 0) return 0
  return g.control[space] === undefined ? militia : militia - 1
}
/**
 * 10.7, 13.2.1, R-73 Militia that fights on its own against units of the enemy who enter or are there: that of a space its
 * faction controlled when the round began and has not lost since.
 */
export function aloneMilitia(g: State, f: Faction, space: Space): number {
  const { home, militia } = spaceOf(space)
  if (home !== f || militia === 0) return 0
  return g.control[space] !== undefined || g.captured.includes(space) ? 0 : militia
}

/**
 * 2.1.2, R-44 Brings control up to date after units came, left or were lost. A space that is to be fought for keeps its
 * control, except that a captured Settled Space left by its captors reverts.
 */
export const updateControl = (g: State, space: Space): void => updateControlAt(g, spaceOf(space).n)
/** The same, by number. */
export function updateControlAt(g: State, n: number): void {
  const { kind, home } = factsAt(n)
  if (kind === 'wilderness' || kind === 'base') return
  const space = spaceAt(n)
  const british = countIn(g, 'british', n) !== 0
  const french = countIn(g, 'french', n) !== 0
  const marker = kind === 'settled' ? g.control[space] : undefined
  if (marker && !(marker === 'british' ? british : french)) {
    give(g, space, given(home, 'home of the space'))
    return
  }
  if (british === french) return
  const holder: Faction = british ? 'british' : 'french'
  const enemy = enemyOf(holder)
  if (holderIn(g, n) !== enemy || g.battles.includes(space)) return
  if (aloneMilitia(g, enemy, space) === 0) give(g, space, holder)
}

/** 2.1.2, 2.1.9 The faction gains control, with the VPs of a Victory Space. */
export function give(g: State, space: Space, f: Faction): void {
  const { home, nation, victory } = spaceOf(space)
  if (controller(g, space) === f) return
  const control: Partial<Record<Space, Faction>> = tableOf(g.control)
  if (f === (home ?? (nation ? g.nations[nation] : null))) delete control[space]
  else control[space] = f
  g.control = control
  note(g, '2.1.2', say('log.control', { faction: factionName(f), space: spaceName(space) }))
  if (victory > 0) scoreVps(g, f, victory, '2.1.9')
  if (space === 'louisbourg' && f === 'british' && !g.openSeas) {
    g.openSeas = true
    note(g, '10.6.2', say('log.open_seas'))
  }
}

/** Enemies of the faction: units, or Militia that fights on its own. */
export const isDefended = (g: State, f: Faction, space: Space): boolean =>
  isPresent(g, enemyOf(f), space) || aloneMilitia(g, enemyOf(f), space) > 0
export const isEnemyFree = (g: State, f: Faction, space: Space): boolean => !isPresent(g, enemyOf(f), space)
/** 10.3.1 Units and Militia that count in a comparison of numbers. */
export const strengthAt = (g: State, f: Faction, space: Space): number => militiaAt(g, f, space) + countAt(g, f, space)
/** 10.3.1 More than three to one. */
export const outnumbers = (g: State, f: Faction, space: Space): boolean =>
  strengthAt(g, f, space) > 3 * strengthAt(g, enemyOf(f), space)
