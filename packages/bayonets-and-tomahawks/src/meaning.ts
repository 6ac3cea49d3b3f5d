/** What a choice does, in words: who goes where, and what meets them there; a raid; the end of a phase. */
import type { Choice, Message, Option } from '@carillon/kernel'
import { type Faction, SPACE, type Space } from './data/map.ts'
import { unitOf } from './data/units.ts'
import { say, spaceName, unitName } from './messages.ts'
import { isKeyOf } from './records.ts'
import { militiaAt } from './rules/02-map.ts'
import { type Action, countUnits, enemyOf, type State, sideOf, unitsAt } from './state.ts'
import { positionOf, type View } from './view.ts'

export function meaning(view: View, { prompt }: Choice, { space, do: what }: Option): Message | undefined {
  const g = positionOf(view)
  const { action } = g
  if (prompt.key === 'prompt.action' && what === 'done') return spent(g)
  if (!action || !isKeyOf(SPACE, space)) return undefined
  if (action.kind === 'raid') return raid(action, space)
  return action.kind === 'move' && action.at !== null && action.units.length > 0
    ? march(g, action, action.at, space)
    : undefined
}

/** 7.3 What is not used is lost. */
function spent(g: State): Message | undefined {
  const deck = g.step === 'indian' ? 'indian' : g.active
  const count = g.aps[deck].length
  return count > 0 ? say('meaning.done', { count }) : undefined
}
/** 9.1 */
function raid({ units, from }: Action, target: Space): Message | undefined {
  const [unit] = units
  if (unit === undefined || from === null) return undefined
  return say('meaning.raid', { unit: unitName(unit), from: spaceName(from), target: spaceName(target) })
}
/** 10.2 */
function march(g: State, { units, faction }: Action, from: Space, to: Space): Message {
  const count = units.filter((id) => unitOf(id).type !== 'commander').length
  return say('meaning.march', { count, from: spaceName(from), to: spaceName(to), meets: met(g, enemyOf(faction), to) })
}
/** 10.3, 13.2.1 Who is there now, Militia too. */
function met(g: State, enemy: Faction, to: Space): Message {
  const units = countUnits(unitsAt(g, enemy, to))
  const militia = sideOf({ british: militiaAt(g, 'british', to), french: militiaAt(g, 'french', to) }, enemy)
  return units + militia > 0 ? say('meaning.battle', { units, militia }) : say('meaning.nobody')
}
