/** What a choice does, in words: an order as it was written, and what stands where it goes. */
import type { Choice, Message, Option } from '@carillon/kernel'
import { RIVERS, type River, ZONES, type Zone } from './data/map.ts'
import type { Side } from './data/units.ts'
import { say, spaceName, wayName } from './messages.ts'
import { enemyOf } from './state.ts'
import type { OrderView, View } from './view.ts'

export function meaning(view: View, { role }: Choice, option: Option): Message | undefined {
  if (view.step !== 'orders') return undefined
  const side = role as Side
  const { do: what, space, count } = option
  if (what === 'pass') return say('meaning.pass')
  if (what === 'naval' && RIVERS.includes(space as River))
    return say('meaning.naval', { count: Number(count), river: spaceName(space as River) })
  if (what === 'indian' && ZONES.includes(space as Zone))
    return say('meaning.indian', { zone: spaceName(space as Zone), meets: met(view, side, space as Zone) })
  const order = view.orders[side]
  return order?.kind === 'march' ? marching(view, side, order, option) : undefined
}
type March = Extract<OrderView, { readonly kind: 'march' }>

/** 6.5, 6.6 Of the last group, who is picked with this click goes too. */
function marching(
  view: View,
  side: Side,
  { from, groups }: March,
  { do: what, unit, space }: Option,
): Message | undefined {
  if (space !== undefined || groups.length === 0) return undefined
  const gone = groups.reduce((sum, { count }) => sum + count, 0)
  const more = unit !== undefined ? 1 : what === 'all' ? view.zones[from][side].length - gone : 0
  return say('meaning.march', {
    groups: groups.map(({ to, way, count }, i) =>
      say('meaning.group', {
        count: count + (i === groups.length - 1 ? more : 0),
        from: spaceName(from),
        to: spaceName(to),
        way: wayName(way),
        meets: met(view, side, to),
      }),
    ),
  })
}
/** 3.1 The enemy's blocks as they stand now; who they are is hidden. */
function met(view: View, side: Side, zone: Zone): Message {
  const blocks = view.zones[zone][enemyOf(side)]
  if (blocks.length === 0) return say('meaning.nobody')
  const hidden = blocks.filter((block) => !('unit' in block)).length
  return say('meaning.enemy', { count: blocks.length, hidden })
}
