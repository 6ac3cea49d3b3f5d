/** Indians of a faction nobody plays, who cannot raid, move closer to a space they could raid. */
import type { Option } from '@carillon/kernel'
import { type Faction, linksOf, SPACES, type Space, spaceOf } from '../data/map.ts'
import { reachesTarget } from '../rules/09-ways.ts'
import type { Action, State } from '../state.ts'

/** Connections to the nearest target of a raid; more than any if there is none. */
function toTarget(g: State, f: Faction, from: Space): number {
  for (let steps = 0; steps < FAR; steps += 1) if (reachesTarget(g, f, spaceOf(from).n, steps)) return steps
  return FAR
}
const FAR = 16

/** 10.5 Only stacks that can come closer, and hops that bring them there; a stack that cannot goes no farther. */
export function towardRaid(g: State, a: Action, options: readonly Option[]): readonly Option[] {
  const f = a.faction
  if (a.at === null) return options.filter(({ space }) => hasCloser(g, f, space as Space))
  const here = toTarget(g, f, a.at)
  const closer = options.filter(({ space }) => SPACES.includes(space as Space) && toTarget(g, f, space as Space) < here)
  if (closer.length > 0) return closer
  return options.filter((option) => (a.spent > 0 ? option.do === 'done' : option.space === undefined))
}
function hasCloser(g: State, f: Faction, from: Space): boolean {
  const here = toTarget(g, f, from)
  return linksOf(from).some(({ to }) => toTarget(g, f, to) < here)
}
