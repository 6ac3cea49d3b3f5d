/**
 * P.team Team play: a Colonial and a British player, an Indian and a French player share a faction. Who is asked is
 * `g.voice`; where a faction has one player, nothing here changes anything.
 */
import type { Role } from '@carillon/kernel'
import type { Ap } from '../data/cards.ts'
import { FACTIONS, type Faction } from '../data/map.ts'
import { BIT, factsOf, LIGHTS, some, type UnitFacts, type UnitId } from '../data/units.ts'
import { type Split, type State, sideOf, withSide } from '../state.ts'

/** `local`: the Colonial or the Indian player; `crown`: the British or the French player. */
export type Teammate = 'local' | 'crown'

const LOCAL: Readonly<Record<Faction, Role>> = { british: 'colonial', french: 'indian' }
const TEAM: Readonly<Record<Faction, readonly Role[]>> = {
  british: ['british', 'colonial'],
  french: ['french', 'indian'],
}
const ALONE: Readonly<Record<Faction, readonly Role[]>> = { british: ['british'], french: ['french'] }

const isTeam = (g: State, f: Faction): boolean => g.rules.team === f || g.rules.team === 'both'
/** All who play the faction: they know its secrets. */
export const teamOf = (g: State, f: Faction): readonly Role[] => sideOf(isTeam(g, f) ? TEAM : ALONE, f)

// --- who is asked ------------------------------------------------------------------------------------------------

/** From now on this teammate answers for the faction. */
export function letSpeak(g: State, f: Faction, who: Teammate): void {
  if (isTeam(g, f)) g.voice = withSide(g.voice, f, who === 'local' ? LOCAL[f] : f)
}
export function letBothSpeak(g: State, who: Teammate): void {
  for (const f of FACTIONS) letSpeak(g, f, who)
}
/** Cards, who goes first, the AP held for Reaction: the local player in odd rounds, the other in even ones. */
export const letDecide = (g: State, f: Faction): void => letSpeak(g, f, isOdd(g) ? 'local' : 'crown')
const isOdd = (g: State): boolean => g.round % 2 === 1
/** A stack of the local player's units alone, Commanders and a Fort aside, is led by him; all others by the other. */
export function letLead(g: State, f: Faction, units: readonly UnitId[]): void {
  if (!isTeam(g, f)) return
  const others = factsOf(units).filter(({ bit }) => bit !== BIT.commander && bit !== BIT.fort)
  letSpeak(g, f, others.length > 0 && others.every(isLocal) ? 'local' : 'crown')
}

/** Light units, Indians among them, and Colonial Brigades. */
const isLocal = ({ bit, colony }: UnitFacts): boolean => some(bit, LIGHTS) || colony !== null

// --- the Action Phase --------------------------------------------------------------------------------------------

/** Whether the one who acts may use the unit: the local player his own, and Commanders that go with them. */
export const mayUse = ({ split }: State, unit: UnitFacts, inCompany: boolean): boolean =>
  split === null || !split.local || isLocal(unit) || (inCompany && unit.bit === BIT.commander)

const isLightAp = (ap: Ap): boolean => ap === 'light' || ap === 'light-2x'
const isSailAp = (ap: Ap): boolean => ap.startsWith('sail')
const isEither = (ap: Ap): boolean => ap.startsWith('light-army')

/**
 * The local player acts first. Of the APs of the card that are not Light, half (rounded down) are the Colonial player's;
 * R-185 one held for Reaction counts, and is of the British player's half. A Light/Army AP held is the one that the Indian
 * player need not ask for.
 */
export function openSplit(g: State): void {
  const f = g.active
  if (!isTeam(g, f)) return
  const held = f === g.first ? g.reaction : null
  const others = g.aps[f].filter((ap) => !isLightAp(ap))
  const all = others.length + (held && !isLightAp(held) ? 1 : 0)
  const half = Math.min(Math.floor(all / 2), others.filter((ap) => !isSailAp(ap)).length)
  const free = isOdd(g) && !(held && isEither(held)) ? 1 : 0
  g.split = { local: true, left: f === 'british' ? half : free, crown: others.length - half, refused: false }
  letSpeak(g, f, 'local')
}
/** The other acts, with what is his. */
export function handOver(g: State, split: Split): void {
  g.split = { ...split, local: false, left: split.crown }
  letSpeak(g, g.active, 'crown')
}

/** The APs of the faction's card that the one who acts may use. */
export const apsOf = (g: State, f: Faction, split: Split): Ap[] => g.aps[f].filter((ap) => mayTake(f, split, ap))
function mayTake(f: Faction, { local, left, refused }: Split, ap: Ap): boolean {
  if (isLightAp(ap)) return local
  if (f === 'british') return left > 0 && !(local && isSailAp(ap))
  return !local || (isEither(ap) && !refused)
}
/** The Indian player asks the French player for a Light/Army AP: for the first one only in even rounds. */
export const mustAsk = (f: Faction, { local, left }: Split, ap: Ap): boolean =>
  f === 'french' && local && !isLightAp(ap) && left === 0
export function countAp(split: Split, ap: Ap): void {
  if (!isLightAp(ap) && split.left > 0) split.left -= 1
}

/** 7.3.6 A Reaction AP is first for the one who owns its kind, then for the other; a Sail AP never for the local player. */
export function reactionOrder(g: State, ap: Ap): readonly Teammate[] {
  const f = g.active
  if (!isTeam(g, f) || isSailAp(ap)) return ['crown']
  return isLightAp(ap) || (isEither(ap) && isOdd(g)) ? ['local', 'crown'] : ['crown', 'local']
}
/** One of them may react. */
export function letReact(g: State, who: Teammate): void {
  if (!isTeam(g, g.active)) return
  g.split = { local: who === 'local', left: 0, crown: 0, refused: false }
  letSpeak(g, g.active, who)
}
