/** How an option is called in lists, with its verb, and what is known of where it leads. */
import type { Message, Option } from '@carillon/kernel'
import { web } from './captions.ts'
import { RIVERS, type River, type Zone } from './data/map.ts'
import { type Column, SIDES, UNITS, type UnitId } from './data/units.ts'
import { contactText, enemyText, unitName } from './messages.ts'
import { enemyOf, type Way } from './state.ts'
import type { Block, View } from './view.ts'

const isRiver = (space: unknown): space is River => RIVERS.includes(space as River)

/** Short and clear, and different for each of the options at hand. */
export function optionLabel(option: Option, view: View): Message {
  const { unit, space, column, way, count, block } = option as {
    unit?: UnitId
    space?: Zone
    column?: Column | 'reserve'
    way?: Way
    count?: number
    block?: number
  }
  if (unit) return column ? web.column(unit, column) : unitLabel(unit, view)
  if (block !== undefined) return { key: 'field.block', args: { n: block } }
  if (!space) return { key: `do.${option.do}` }
  if (isRiver(space)) return web.naval(count ?? 0, space)
  if (option.do === 'march') return web.march(space)
  if (option.do === 'indian') return visiting(web.indian(space), view.zones[space].british)
  if (way) return view.battle ? web.retreat(space, way) : goingTo(space, way, view)
  if (view.step === 'deployment') return web.post(space)
  if (view.step === 'battles' || view.step === 'movement') return web.fight(space)
  return web.withdraw(space)
}

/** 6.5, 6.6 Where a march goes, and who stands there now, as far as the one who writes it knows. */
function goingTo(space: Zone, way: Way, { orders, zones }: View): Message {
  const go = web.to(space, way)
  const writing = SIDES.filter((side) => orders[side]?.kind === 'march')
  const [side] = writing
  return side && writing.length === 1 ? meeting(go, zones[space][enemyOf(side)]) : go
}
const meeting = (go: Message, blocks: readonly Block[]): Message =>
  blocks.length > 0 ? web.meets(go, enemyText(blocks.length, blocks.filter((block) => !('unit' in block)).length)) : go
/** 6.4.2 The Indians raid or scout. */
const visiting = (go: Message, blocks: readonly Block[]): Message =>
  blocks.length > 0 ? web.meets(go, contactText(blocks.length)) : go

/** What becomes of a unit that is chosen now. */
function unitLabel(unit: UnitId, view: View): Message {
  const { battle, step } = view
  if (step === 'fire' && battle) return UNITS[unit].side === battle.acting ? web.fire(unit) : web.hit(unit)
  if (step === 'raid') return web.hit(unit)
  // 7.8.9 First come those for whom there is no boat, then the fire.
  if (step === 'depart') return battle?.leaving?.boarded === false ? web.behind(unit) : web.hit(unit)
  if (step === 'deployment' || step === 'orders' || step === 'array') return unitName(unit)
  return web.home(unit)
}
