/** Back from a view to a position: the page asks with what it sees, and loads none of this to play. */
import { ZONES } from '../data/map.ts'
import { SIDES, type Side, UNITS, type UnitId, unitsOf } from '../data/units.ts'
import type { Battle, Line, Order, State, Unit } from '../state.ts'
import type { BattleView, Block, LineView, OrderView, View } from '../view.ts'

/**
 * The position as far as a view tells, for questions of the rules. Who is known stands where he is seen. A hidden block is somebody of its side, anybody: rules that are asked here may
 * count the enemy's blocks, never ask who they are. What a view does not tell (who came by boat, what was scouted) is
 * left empty.
 */
export function positionOf(view: View): State {
  const { step, rules, turn, contraryTide, ships, occupied, battles, battle, outcome, orders } = view
  return {
    step,
    log: [],
    rules,
    turn,
    contraryTide,
    ships: { ...ships },
    units: { british: unitsIn(view, 'british'), french: unitsIn(view, 'french') },
    occupied: [...occupied],
    orders: { british: orderOf(orders.british), french: orderOf(orders.french) },
    revealed: step !== 'orders',
    landed: [],
    battles: [...battles],
    battle: battle && battleOf(battle),
    scouting: null,
    outcome,
  }
}

function unitsIn({ zones, pool, rules }: View, side: Side): Unit[] {
  const ids = unitsOf(side, rules.edition)
  const units = ids.map((id): Unit => ({ id, at: 'out', cv: 0 }))
  const hidden: Unit['at'][] = []
  const stand = (at: Unit['at'], blocks: readonly Block[]) => {
    for (const block of blocks)
      if ('unit' in block) units[UNITS[block.unit].place] = { id: block.unit, at, cv: block.cv }
      else hidden.push(at)
  }
  for (const zone of ZONES) stand(zone, zones[zone][side])
  if (side === 'french') stand('pool', pool)
  for (const [n, id] of ids.entries()) {
    if ((units[n] as Unit).at !== 'out') continue
    const at = hidden.pop()
    if (at) units[n] = { id, at, cv: UNITS[id].cv }
  }
  return units
}

const orderOf = (order: OrderView | null): Order | null =>
  order?.kind === 'march'
    ? { ...order, groups: order.groups.map(({ to, way, units = [] }) => ({ to, way, units: [...units] })) }
    : order

function battleOf({ lines, ...battle }: BattleView): Battle {
  return {
    ...battle,
    toFire: [...battle.toFire],
    lines: { british: lineOf(lines.british), french: lineOf(lines.french) },
    arrayed: battle.round > 0 ? [...SIDES] : [],
    shown: [],
  }
}
function lineOf(line: LineView | null): Line {
  const row = (part: keyof Line): UnitId[] => (line?.[part] ?? []).flatMap((b) => ('unit' in b ? [b.unit] : []))
  return { left: row('left'), centre: row('centre'), right: row('right'), reserve: row('reserve') }
}
