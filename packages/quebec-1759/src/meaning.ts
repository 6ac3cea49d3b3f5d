/** What a choice does, in words: an order as it was written, and what stands where it goes; a fight, step by step. */
import type { Choice, Message, Option } from '@carillon/kernel'
import { RIVERS, type River, ZONE_FACTS, ZONES, type Zone } from './data/map.ts'
import { COLUMNS, type Column, INDIANS, SIDES, type Side, UNITS, type UnitId } from './data/units.ts'
import {
  atText,
  columnName,
  contactText,
  enemyText,
  questionOf,
  say,
  spaceName,
  unitName,
  wayName,
} from './messages.ts'
import { adjacent, boats, crossesRiver, enemyOf, isDecoy, type Way } from './state.ts'
import type { Block, LineView, OrderView, View } from './view.ts'

export function meaning(view: View, { role, prompt }: Choice, option: Option): Message | undefined {
  const side = role as Side
  if (view.step === 'deployment') return posting(view, prompt.key, option)
  if (view.step !== 'orders') return fighting(view, side, questionOf(prompt).key, option)
  const { do: what, space, count } = option
  if (what === 'pass') return say('meaning.pass')
  if (what === 'naval' && RIVERS.includes(space as River))
    return say('meaning.naval', { count: Number(count), river: spaceName(space as River) })
  if (what === 'indian' && ZONES.includes(space as Zone))
    return say('meaning.indian', { at: atText(space as Zone), meets: visited(view, space as Zone) })
  if (what === 'march') return alone(view, side, space as Zone)
  const order = view.orders[side]
  return order?.kind === 'march' ? marching(view, side, order, option) : undefined
}
/** 6.1.3 Whoever is alone in a zone with a single road and no boats is asked nothing more. */
function alone(view: View, side: Side, from: Zone): Message | undefined {
  const [block, ...mates] = view.zones[from][side]
  const { shore } = ZONE_FACTS[from]
  const sails = shore && !view.contraryTide && boats(view, side, shore) > 0
  const [to, ...others] = adjacent(view, from)
  if (!block || !('unit' in block) || UNITS[block.unit].kind === 'leader') return undefined
  if (!to || sails || mates.length + others.length > 0) return undefined
  return say('meaning.march', { groups: grouped(view, side, from, { to, way: 'road', count: 1 }) })
}
/** 4.2 What ends the deployment: the last piece, all the rest, or all at once. */
function posting({ pool }: View, asked: string, { do: what, space }: Option): Message | undefined {
  if (what === 'historical') return say('meaning.historical')
  const isLast = space !== undefined && (pool.length === 1 || asked === 'prompt.place.rest')
  return isLast ? say('meaning.post', { count: pool.length, zone: spaceName(space as Zone) }) : undefined
}
/** 6.4.3, 6.8.1, 7.6 to 7.10 In contact and battle: what becomes of those who are chosen. */
function fighting(view: View, side: Side, asked: string, option: Option): Message | undefined {
  const { do: what, unit, space, way, column } = option
  const { battle } = view
  const zone = battle?.zone
  const name = unit === undefined ? undefined : unitName(unit as UnitId)
  if (name && (asked === 'prompt.losses' || asked === 'prompt.raid.losses'))
    return say('meaning.hit', { unit: name, left: cvOf(view, unit as UnitId) - 1 })
  if (name && asked.startsWith('prompt.militia.')) return say('meaning.home', { unit: name })
  if (name && asked === 'prompt.no_boat') return say('meaning.behind', { unit: name })
  if (asked === 'prompt.contact' && (what === 'raid' || what === 'scout')) return say(`meaning.${what}`)
  if (!battle || !zone) return undefined
  if (asked === 'prompt.array') return drawingUp(view, side, zone, battle.lines[side], option)
  if (asked === 'prompt.stand' && what === 'stand') return say('meaning.stand', { zone: spaceName(zone) })
  if (asked === 'prompt.stand' && space !== undefined) {
    const to = space as Zone
    const wet = way === 'boat' || crossesRiver(view, zone, to)
    const count = view.zones[zone][side].length
    return say('meaning.retreat', { count, to: spaceName(to), way: wayName(way as Way), fire: wet ? 1 : 0 })
  }
  if (asked === 'prompt.fire') {
    const loaded = battle.toFire.filter((id) => UNITS[id].side === side).length
    return name ? say('meaning.fire', { unit: name }) : say('meaning.fire_all', { count: loaded })
  }
  if (asked === 'prompt.reserve')
    return name
      ? say('meaning.reserve', { unit: name, column: columnName(column as Column) })
      : say('meaning.hold', { round: battle.round })
  return undefined
}
/** 7.5.2 What ends the line-up: the last unit, the last but one if the other must fill a column, or all the rest. */
function drawingUp(
  view: View,
  side: Side,
  zone: Zone,
  line: LineView | null,
  { unit, column }: Option,
): Message | undefined {
  if (!line) return undefined
  const idOf = (block: Block) => ('unit' in block ? [block.unit] : [])
  const standing = Object.values(line).flat().flatMap(idOf)
  const waiting = view.zones[zone][side].flatMap(idOf).filter((id) => !standing.includes(id))
  const empty = COLUMNS.filter((one) => line[one].length === 0 && one !== column)
  const rest = waiting.filter((id) => id !== unit)
  if (unit !== undefined && rest.length > Math.min(empty.length, 1)) return undefined
  const last = (id: UnitId) => placed(id, unit === undefined ? 'reserve' : (empty[0] ?? 'reserve'))
  const now = unit === undefined ? [] : [placed(unit as UnitId, column as Column | 'reserve')]
  return say('meaning.array', { places: listed([...now, ...rest.map(last)]) })
}
const placed = (unit: UnitId, column: Column | 'reserve'): Message =>
  say('meaning.placed', { unit: unitName(unit), column: columnName(column) })
const cvOf = (view: View, unit: UnitId): number =>
  ZONES.flatMap((zone) => SIDES.flatMap((side) => view.zones[zone][side])).reduce(
    (cv, block) => ('unit' in block && block.unit === unit ? block.cv : cv),
    0,
  )

type March = Extract<OrderView, { readonly kind: 'march' }>

/** 6.5, 6.6 Of the last group, who is picked with this click goes too; to a new goal the last one who is left. */
function marching(
  view: View,
  side: Side,
  { from, groups }: March,
  { do: what, unit, space, way }: Option,
): Message | undefined {
  const left = view.zones[from][side].length - groups.reduce((sum, { count }) => sum + count, 0)
  if (space === undefined ? groups.length === 0 : left !== 1) return undefined
  const more = unit !== undefined ? picked(view, side, from, groups, unit as UnitId) : what === 'all' ? left : 0
  const counted = groups.map(({ count, ...group }, i) => ({
    ...group,
    count: count + (i === groups.length - 1 ? more : 0),
  }))
  const all = space === undefined ? counted : [...counted, { to: space as Zone, way: way as Way, count: left }]
  return say('meaning.march', { groups: listed(all.map((group) => grouped(view, side, from, group))) })
}
const grouped = (view: View, side: Side, from: Zone, { to, way, count }: March['groups'][number]): Message =>
  say('meaning.group', {
    count,
    from: spaceName(from),
    to: spaceName(to),
    way: wayName(way),
    meets: met(view, side, to),
  })
const listed = (told: readonly Message[]): Message =>
  told.reduce((first, rest) => say('meaning.groups', { first, rest }))
/** 6.4.7, 6.7.1 With the one who is picked goes the last one left, if he may not stay alone or nobody leads the group without him. */
function picked(view: View, side: Side, from: Zone, groups: March['groups'], unit: UnitId): number {
  const going = [...groups.flatMap(({ units = [] }) => units), unit]
  const rest = view.zones[from][side].flatMap((block) =>
    'unit' in block && !going.includes(block.unit) ? [block.unit] : [],
  )
  const isLed = [...(groups.at(-1)?.units ?? []), unit].some((id) => !isDecoy(id) && id !== INDIANS)
  const [last] = rest
  return rest.length === 1 && last && (isDecoy(last) || !isLed) ? 2 : 1
}
/** 6.4.2 Whom the Indians would raid or scout. */
function visited(view: View, zone: Zone): Message {
  const count = view.zones[zone].british.length
  return count === 0 ? say('meaning.nobody') : contactText(count)
}
/** 3.1 The enemy's blocks as they stand now; who they are is hidden. */
function met(view: View, side: Side, zone: Zone): Message {
  const blocks = view.zones[zone][enemyOf(side)]
  if (blocks.length === 0) return say('meaning.nobody')
  return enemyText(blocks.length, blocks.filter((block) => !('unit' in block)).length)
}
