/** How stacks go far: what marches ask, and what can be begun with a stack (7.3.7), for who wants to see it before he chooses. */
import type { Message, Option, Outset, Travel } from '@carillon/kernel'
import type { Ap } from './data/cards.ts'
import { type Faction, SPACE, type Space, spaceAt } from './data/map.ts'
import { type UnitId, unitOf } from './data/units.ts'
import { apName, type PromptKey, say, unitName } from './messages.ts'
import { spotsOf } from './occupancy.ts'
import { isKeyOf } from './records.ts'
import { isNeutralVillage } from './rules/02-map.ts'
import { unsupplied } from './rules/14-supply.ts'
import { BUTTON, spaceOption, unitOption } from './rules/options.ts'
import { enemyOf, isFixed, isLight, isPresent, type State, unitsAt } from './state.ts'
import { factionOfRole } from './view.ts'

/** Questions of a march that stands somewhere. */
const MARCHING: readonly string[] = ['prompt.move_to', 'prompt.move_on'] satisfies readonly PromptKey[]

export const travel: Travel<State> = {
  going({ action: a, voice }, role) {
    if (a?.kind !== 'move' || a.at === null || a.units.length === 0 || voice[a.faction] !== role) return undefined
    const { at, spent, units, events } = a
    return { at, spent, who: units, key: [at, spent, units.length, events.length].join() }
  },
  step({ prompt }, { space, ...more }) {
    return MARCHING.includes(prompt.key) && Object.keys(more).length === 0 ? (space as string | undefined) : undefined
  },
  lets: [],
  starts(g, { role, prompt }) {
    const f = factionOfRole(role)
    if (!f || !BEGINNINGS.includes(prompt.key)) return []
    return spotsOf(g, f).map(spaceAt)
  },
  outsets(g, choice, place) {
    const f = factionOfRole(choice.role)
    if (!f || !isKeyOf(SPACE, place) || !BEGINNINGS.includes(choice.prompt.key)) return []
    const units = unitsAt(g, f, place).filter((unit) => !isFixed(unit))
    if (choice.prompt.key === 'prompt.action') return choice.options.flatMap((option) => usesAt(option, place, units))
    const { action } = g
    return action
      ? marchesAt([], { key: `do.${action.as === 'light' ? 'light_move' : 'move'}` }, action.ap, place, units)
      : []
  },
  begun: ({ action }) => action?.at ?? action?.from ?? undefined,
  isAt: (g, role, who, place) => unitsAt(g, factionOfRole(role) as Faction, place as Space).includes(who as UnitId),
  signs(before, after, role, place) {
    const f = factionOfRole(role) as Faction
    const space = place as Space
    return [
      ...(after.battles.includes(space) && isPresent(after, enemyOf(f), space) ? ['battle'] : []),
      ...(isNeutralVillage(before, space) ? ['nation'] : []),
      ...(unsupplied(after, f).includes(space) ? ['out'] : []),
    ]
  },
}
const BEGINNINGS: readonly string[] = [
  'prompt.action',
  'prompt.move_from',
  'prompt.move_units',
] satisfies readonly PromptKey[]

/** What an AP can be used for with the units of a place. */
function usesAt(option: Option, place: Space, units: readonly UnitId[]): readonly Outset[] {
  const { ap, do: what } = option as { readonly ap?: Ap; readonly do: string }
  if (!ap) return []
  const action: Message = { key: `do.${what}` }
  if (what === 'move' || what === 'light_move') return marchesAt([option], action, ap, place, units)
  if (what === 'raid')
    return raidersIn(units).map((unit) => ({
      name: say('way.unit', { action, ap: apName(ap), unit: unitName(unit) }),
      clicks: [option, unitOption(unit)],
      open: true,
    }))
  return [{ name: say('way.act', { action, ap: apName(ap) }), clicks: [option, spaceOption(place)], open: true }]
}
/** 10.4, 10.5 With all of them, with those that are Light, with whom one picks. */
function marchesAt(
  first: readonly Option[],
  action: Message,
  ap: Ap,
  place: Space,
  units: readonly UnitId[],
): readonly Outset[] {
  const names = { action, ap: apName(ap) }
  const clicks = [...first, spaceOption(place)]
  const lights = units.filter(isLight).length
  return [
    { name: say('way.act', names), clicks: [...clicks, BUTTON.all] },
    ...(lights > 1 && lights < units.length
      ? [{ name: say('way.lights', names), clicks: [...clicks, BUTTON.lights] }]
      : []),
    ...(units.length > 1 ? [{ name: say('way.some', names), clicks, open: true as const }] : []),
  ]
}
/** 9.1 #1 One of each kind. */
function raidersIn(units: readonly UnitId[]): readonly UnitId[] {
  const found = new Map<string, UnitId>()
  for (const unit of units.filter(isLight)) {
    const { type, nation } = unitOf(unit)
    const kind = `${type} ${nation}`
    if (!found.has(kind)) found.set(kind, unit)
  }
  return [...found.values()]
}
