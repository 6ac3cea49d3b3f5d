/** Why something cannot be chosen now: as much of it as the table shows. The rules themselves stay with the host. */
import type { Message } from '@carillon/kernel'
import {
  BRITISH_CAMP,
  COLUMNS,
  RIVERS,
  type River,
  type Side,
  UNITS,
  type UnitId,
  type View,
  web,
  ZONE_FACTS,
  ZONES,
  type Zone,
} from '@carillon/quebec-1759/facts'
import { no } from '@carillon/quebec-1759/why'
import type { Reason, Subject } from '../board.ts'
import { roadsFrom } from './find.ts'

const because = (text: Message, rule?: string): Reason => ({ text, ...(rule && { rule }) })

export function whyNot(subject: Subject, view: View, role: string): Reason | undefined {
  const { unit, side, space, from } = subject as { unit?: UnitId; side?: Side; space?: Zone | River; from?: Zone | '' }
  const owner = unit ? UNITS[unit].side : side
  if (owner && owner !== role) return because(no.enemy(owner))
  if (unit) return ofUnit(unit, view, role as Side)
  if (space && RIVERS.includes(space as River)) return ofRiver(view, role as Side)
  return space ? ofZone(space as Zone, view, role as Side, from || undefined) : undefined
}

/** 6.3.1 Only ships sail on it, and only on a naval order. */
function ofRiver({ step, lowTide }: View, role: Side): Reason | undefined {
  if (role !== 'british') return because(no.ships, '6.3.1')
  if (step !== 'orders') return undefined
  return lowTide ? because(web.tide, '6.2.1') : because(no.naval, '6.3.1')
}

const standsAt = (unit: UnitId, { zones }: View): Zone | undefined =>
  ZONES.find((zone) => zones[zone][UNITS[unit].side].some((b) => 'unit' in b && b.unit === unit))

function ofUnit(unit: UnitId, view: View, role: Side): Reason | undefined {
  const { step, battle, orders, lost } = view
  const at = standsAt(unit, view)
  if (lost[role].includes(unit)) return because(no.lost)
  if (battle) return inBattle(unit, at, battle, step, role)
  if (step !== 'orders' || !at) return undefined
  const draft = orders[role]
  if (draft?.kind !== 'march') return ofZone(at, view, role)
  const group = draft.groups.find(({ units }) => units?.includes(unit))
  if (group) return because(no.ordered(group.to), '6.1.3')
  if (at !== draft.from) return because(no.from(draft.from), '6.1.3')
  if (draft.groups.length === 0) return because(no.first, '6.1.3')
  return because(no.group, draft.groups.at(-1)?.way === 'boat' ? '6.6.4' : '6.7.1')
}

function inBattle(
  unit: UnitId,
  at: Zone | undefined,
  { zone, acting, lines, toFire }: NonNullable<View['battle']>,
  step: View['step'],
  role: Side,
): Reason | undefined {
  if (at !== zone) return because(no.battle(zone), '7.1')
  if (step !== 'fire') return undefined
  if (acting !== role) return because(no.opposite, '7.7.2')
  const line = lines[role]
  if (line && !COLUMNS.some((column) => line[column].some((b) => 'unit' in b && b.unit === unit)))
    return because(no.reserve, '7.7.1')
  return toFire.includes(unit) ? undefined : because(no.fired, '7.7.1')
}

/** `dragged` is where a block was taken up that was to go there. */
function ofZone(zone: Zone, view: View, role: Side, dragged?: Zone): Reason | undefined {
  const { step, orders, zones, lowTide } = view
  if (step === 'deployment' && zone === BRITISH_CAMP) return because(web.camp, '4.2')
  if (step !== 'orders') return undefined
  const draft = orders[role]
  const march = draft?.kind === 'march' ? draft : dragged && { from: dragged, groups: [] }
  if (!march) return because(zones[zone][role].length > 0 ? no.leader : no.nobody, '6.1.3')
  const { from, groups } = march
  if (zone === from) return undefined
  if (groups.some(({ to }) => to === zone)) return because(no.twice, '6.1.4')
  if (roadsFrom(from, view).includes(zone)) return because(no.group, '6.7.1')
  const { shore } = ZONE_FACTS[from]
  if (!shore || shore !== ZONE_FACTS[zone].shore) return because(no.road(from, zone), '6.5.1')
  return lowTide ? because(web.tide, '6.2.1') : because(no.boat(from, zone), '6.6')
}
