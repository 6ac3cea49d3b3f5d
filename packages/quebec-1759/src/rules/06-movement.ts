/** 6.9.3, 7.2 Both orders are carried out at once; then it is seen where forces meet. */
import { chapter, choose, given, note, type Play } from '@carillon/kernel'
import { ZONES, type Zone } from '../data/map.ts'
import { INDIANS, SIDES, type Side, type UnitId } from '../data/units.ts'
import { say, sideName, spaceName, unitName, wayName } from '../messages.ts'
import { enemyOf, type Group, hasUnits, indians, moveTo, type Order, type Site, type State, zoneOf } from '../state.ts'
import { firstOccupations } from './06-occupation.ts'
import { SPACE } from './options.ts'

type March = Extract<Order, { kind: 'march' }>

export function* movement(g: State): Play {
  const before = holders(g)
  for (const side of SIDES) noteOrder(g, side, given(g.orders[side], 'order'))
  const swap = yield* exchange(g)
  for (const side of SIDES) carryOut(g, side, given(g.orders[side], 'order'), swap)
  g.battles = sites(g, before, swap)
  yield* firstOccupations(g)
  g.step = raidDue(g) ? 'contact' : 'battles'
}

/** 6.4.2, R-6 The Indians, on their own order, stand among British. */
function raidDue(g: State): boolean {
  const order = g.orders.french
  const unit = indians(g)
  return order?.kind === 'indian' && unit !== undefined && hasUnits(g, 'british', zoneOf(unit))
}

/** 7.2.3, R-11 Two forces that move into each other's zone of origin meet where the weaker came from. */
interface Exchange {
  readonly zone: Zone
  readonly defender: Side
}
function* exchange(g: State): Play<Exchange | undefined> {
  const { british, french } = g.orders
  if (british?.kind !== 'march' || french?.kind !== 'march') return undefined
  const redcoats = groupTo(british, french.from)
  const whitecoats = groupTo(french, british.from)
  if (!redcoats || !whitecoats) return undefined
  const swap = yield* meeting(british, french, redcoats.units.length - whitecoats.units.length)
  note(g, '7.2.3', say('log.exchange', { zone: spaceName(swap.zone), defender: sideName(swap.defender) }))
  return swap
}

function* meeting(british: March, french: March, more: number): Play<Exchange> {
  if (more > 0) return { zone: french.from, defender: 'french' }
  if (more < 0) return { zone: british.from, defender: 'british' }
  const zones = { a: spaceName(british.from), b: spaceName(french.from) }
  const picked = yield* choose('french', '7.2.3', say('prompt.exchange', zones), [
    SPACE[british.from],
    SPACE[french.from],
  ])
  return { zone: picked.space, defender: picked.space === french.from ? 'french' : 'british' }
}

const groupTo = (order: March, to: Zone): Group | undefined => order.groups.find((x) => x.to === to)

function carryOut(g: State, side: Side, order: Order, swap: Exchange | undefined): void {
  if (order.kind === 'naval') {
    g.ships[order.to] += order.ships
    g.ships[order.to === 'bason' ? 'st_laurent' : 'bason'] -= order.ships
  } else if (order.kind === 'indian') moveTo(g, INDIANS, order.to)
  else if (order.kind === 'march') for (const group of order.groups) moveGroup(g, side, group, swap)
}

function moveGroup(g: State, side: Side, group: Group, swap: Exchange | undefined): void {
  // The weaker of two forces that exchange zones is met in its own and stays there.
  if (swap?.defender === side && group.to === originOf(g, enemyOf(side))) return
  for (const id of group.units) moveTo(g, id, group.to)
  if (group.way === 'boat') g.landed.push(...group.units)
}

const originOf = (g: State, side: Side): Zone | undefined => {
  const order = g.orders[side]
  return order?.kind === 'march' ? order.from : undefined
}

/** Who stands, before anybody moves, in the zones where the marches end. */
function holders(g: State): ReadonlyMap<Zone, Side | undefined> {
  const held = new Map<Zone, Side | undefined>()
  for (const order of [g.orders.british, g.orders.french])
    if (order?.kind === 'march')
      for (const { to } of order.groups)
        held.set(
          to,
          SIDES.find((side) => hasUnits(g, side, to)),
        )
  return held
}

/** 6.9.3, 7.2.1, 7.2.2 Zones with both sides: who was there defends; if nobody was, the French do. */
function sites(g: State, before: ReadonlyMap<Zone, Side | undefined>, swap: Exchange | undefined): Site[] {
  const found: Site[] = []
  for (const zone of ZONES) {
    if (!before.has(zone) || !hasUnits(g, 'british', zone) || !frenchArmyAt(g, zone)) continue
    const defender = swap?.zone === zone ? swap.defender : (before.get(zone) ?? 'french')
    const attacker = enemyOf(defender)
    const order = g.orders[attacker]
    if (order?.kind !== 'march') continue
    const group = given(groupTo(order, zone), 'group')
    found.push({ zone, attacker, from: order.from, way: group.way })
  }
  return found
}

/** 6.4.2 Indians on their own order raid or scout; they make no battle. */
function frenchArmyAt(g: State, zone: Zone): boolean {
  const raiders = g.orders.french?.kind === 'indian' ? INDIANS : undefined
  return g.units.french.some((u) => u.at === zone && u.id !== raiders)
}

function noteOrder(g: State, side: Side, order: Order): void {
  const name = sideName(side)
  if (order.kind === 'pass') chapter(g, 'action', '6.1.1', say('log.order.pass', { side: name }))
  else if (order.kind === 'naval')
    chapter(g, 'action', '6.3.1', say('log.order.naval', { ships: order.ships, to: spaceName(order.to) }))
  else if (order.kind === 'indian')
    chapter(g, 'action', '6.4.1', say('log.order.indian', { from: spaceName(order.from), to: spaceName(order.to) }))
  else for (const group of order.groups) noteGroup(g, side, order.from, group)
}

function noteGroup(g: State, side: Side, from: Zone, group: Group): void {
  const words = { side: sideName(side), from: spaceName(from), to: spaceName(group.to), way: wayName(group.way) }
  const names = group.units.map((id: UnitId) => unitName(id))
  const rule = group.way === 'road' ? '6.5.1' : '6.6.4'
  chapter(g, 'action', rule, say('log.order.march', { ...words, count: group.units.length }), {
    roles: [side],
    text: say('log.order.march.secret', { ...words, units: names }),
  })
}
