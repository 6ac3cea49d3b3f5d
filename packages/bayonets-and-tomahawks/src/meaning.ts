/** What a choice does, in words: who goes where, and what meets them there; a raid; a card; the end of a phase. */
import type { Choice, Message, Option } from '@carillon/kernel'
import type { CardId } from './data/cards.ts'
import { type Faction, SPACE, type Space, spaceAt, spaceOf } from './data/map.ts'
import { type UnitId, unitOf } from './data/units.ts'
import { cardName, say, spaceName, unitName } from './messages.ts'
import { isKeyOf } from './records.ts'
import { militiaAt } from './rules/02-map.ts'
import { spaceUnder } from './rules/03-units.ts'
import { cardCalled } from './rules/06-cards.ts'
import { raidReach } from './rules/09-raid.ts'
import { targetsFrom } from './rules/09-ways.ts'
import { type Action, countUnits, enemyOf, type State, sideOf, unitsAt } from './state.ts'
import { factionOfRole, positionOf, type View } from './view.ts'

export function meaning(view: View, choice: Choice, option: Option): Message | undefined {
  const g = positionOf(view)
  const { key } = choice.prompt
  const { space, do: what } = option
  if (option.card !== undefined) return card(g, choice, cardCalled(String(option.card)))
  if (key === 'prompt.action' && what === 'done') return spent(g)
  if (key === 'prompt.action' && what === 'pass') return say('meaning.no_reaction')
  if (key === 'prompt.battle_reroll' && what === 'done') return say('meaning.no_reroll')
  if (key === 'prompt.frenzy' && what === 'done') return say('meaning.built')
  const { action } = g
  if (!action) return undefined
  if (key === 'prompt.move_on' && what === 'done') return stopping(action)
  if (key === 'prompt.raider') return raider(g, action, option.unit as UnitId)
  if (key === 'prompt.marshal_troops') return marshal(g, action, choice, option)
  if (key === 'prompt.embark' && what === 'done') return embark(action)
  if (!isKeyOf(SPACE, space)) return undefined
  if (action.kind === 'raid') return raid(action, space)
  // Where there is more to choose this is no end, and nobody is asked to confirm it.
  if (key === 'prompt.move_from') return say('meaning.only_way', { space: spaceName(space) })
  return action.kind === 'move' && action.at !== null && action.units.length > 0
    ? march(g, action, action.at, space)
    : undefined
}

/** 7.1 One of two cards is played or kept; what becomes of the other. */
function card(g: State, { role, prompt }: Choice, picked: CardId): Message | undefined {
  const faction = factionOfRole(role)
  const { reserve = null, drawn = null } = faction ? sideOf(g.hands, faction) : {}
  const other = picked === reserve ? drawn : reserve
  if (other === null) return undefined
  const names = { card: cardName(String(picked)), other: cardName(String(other)) }
  return prompt.key === 'prompt.reserve' ? say('meaning.reserve', names) : say('meaning.card', names)
}
/** 7.3 What is not used is lost. */
function spent(g: State): Message | undefined {
  const deck = g.step === 'indian' ? 'indian' : g.active
  const count = g.aps[deck].length
  return count > 0 ? say('meaning.done', { count }) : undefined
}
/** 9.1 Where there is one target only, who raids has named it. */
function raider(g: State, { faction, double }: Action, unit: UnitId): Message | undefined {
  const from = spaceUnder(g, unit)
  const [only, ...others] = targetsFrom(g, faction, spaceOf(from).n, raidReach(double))
  return only !== undefined && others.length === 0 ? raiding(unit, from, spaceAt(only)) : undefined
}
const raiding = (unit: UnitId, from: Space, target: Space): Message =>
  say('meaning.raid', { unit: unitName(unit), from: spaceName(from), target: spaceName(target) })
/** 9.1 A target, or the next space on the way to it. */
function raid({ units, from, target }: Action, space: Space): Message | undefined {
  const [unit] = units
  if (unit === undefined || from === null) return undefined
  if (target === null) return raiding(unit, from, space)
  return say('meaning.hop', { unit: unitName(unit), space: spaceName(space), target: spaceName(target) })
}
/** 11.0 Those who were called, and who is called with this click. */
function marshal(
  g: State,
  { at, units, faction }: Action,
  { options }: Choice,
  { unit, space }: Option,
): Message | undefined {
  if (at === null) return undefined
  const there = isKeyOf(SPACE, space) ? unitsAt(g, faction, space) : []
  const more = unit !== undefined ? [unit as UnitId] : there.filter((id) => options.some((one) => one.unit === id))
  return say('meaning.marshal', { count: countUnits([...units, ...more]), space: spaceName(at) })
}
/** 10.6 */
const embark = ({ units, from }: Action): Message | undefined =>
  from === null ? undefined : say('meaning.sail', { count: countUnits(units), space: spaceName(from) })
/** 10.4 */
const stopping = ({ at, units }: Action): Message | undefined =>
  at === null ? undefined : say('meaning.stop', { count: troops(units), space: spaceName(at) })
const troops = (units: readonly UnitId[]): number => units.filter((id) => unitOf(id).type !== 'commander').length
/** 10.2 */
function march(g: State, { units, faction }: Action, from: Space, to: Space): Message {
  const count = troops(units)
  return say('meaning.march', { count, from: spaceName(from), to: spaceName(to), meets: met(g, enemyOf(faction), to) })
}
/** 10.3, 13.2.1 Who is there now, Militia too. */
function met(g: State, enemy: Faction, to: Space): Message {
  const units = countUnits(unitsAt(g, enemy, to))
  const militia = sideOf({ british: militiaAt(g, 'british', to), french: militiaAt(g, 'french', to) }, enemy)
  return units + militia > 0 ? say('meaning.battle', { units, militia }) : say('meaning.nobody')
}
