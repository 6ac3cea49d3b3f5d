/** Why a space or a connection cannot be chosen now. */
import {
  type Action,
  CONNECTIONS,
  type Faction,
  LIMIT,
  LINKS,
  SPACE,
  type Space,
  spaceName,
  gameText as text,
  UNIT,
  type View,
} from '@carillon/bayonets-and-tomahawks/facts'
import type { Reason } from '../board.ts'
import { controllerOf, unitsAt, wayOf } from './find.ts'
import { because, isHeld, isRouted, mpsOf } from './whynot.ts'

export function spaceReason(space: Space, view: View, own: Faction): Reason | undefined {
  const { step, action } = view
  if (step === 'actions' || step === 'indian' || step === 'reaction') return because(text('web.no.action'), '7.2')
  if (!action || step !== action.kind) return undefined
  if (step === 'raid') return targetReason(space, view, action)
  if (step === 'move' && action.at) return hopReason(space, view, action, action.at)
  if (step === 'sail' && action.from) return landingReason(space, view, own)
  if (action.at) return undefined
  return startReason(space, view, action)
}

/** 10.2, 10.6, 11.0, 12.0 Where an action may begin. */
function startReason(space: Space, view: View, { kind, faction: f }: Action): Reason | undefined {
  const here = unitsAt(view, f, space)
  const only = (will: (unit: (typeof here)[number]) => boolean) => here.filter(will)
  if (here.length === 0) return because(text('web.no.nobody'), '10.2')
  if (here.every((unit) => view.spent.includes(unit))) return because(text('web.no.all_spent'), '7.2.1')
  if (kind === 'sail') return because(text('web.no.fleet'), '10.6')
  if (kind === 'move') {
    if (isHeld(view, f, space)) return because(text('web.no.held', { space: spaceName(space) }), '10.2.1')
    return because(text('web.no.none_for_ap'), '7.3')
  }
  if (isRouted(view, f, space)) return because(text('web.no.routed'), '13.8')
  if (kind === 'marshal')
    return only((unit) => UNIT[unit].shape !== 'triangle').length === 0
      ? because(text('web.no.calls'), '11.0')
      : undefined
  if (view.markers[f].oos.includes(space)) return because(text('web.no.oos'), '12.0')
  if (only((unit) => UNIT[unit].shape === 'square' && !view.spent.includes(unit)).length === 0)
    return because(text('web.no.brigade'), '12.0')
  const friendly = SPACE[space].kind === 'wilderness' || controllerOf(view, space) === f
  return friendly ? undefined : because(text('web.no.friendly'), '12.0')
}

/** 10.1, 10.2 Where the stack may go on to. */
function hopReason(space: Space, view: View, action: Action, from: Space): Reason | undefined {
  const { faction: f, units, spent } = action
  const link = LINKS[from].find(({ to }) => to === space)
  if (space === from) return undefined
  if (!link) return because(text('web.no.way', { from: spaceName(from), to: spaceName(space) }), '10.2')
  if (units.length === 0) return because(text('web.no.units_first'), '10.2')
  const { by } = link
  if (f === 'british' && view.warships === by.id) return because(text('web.no.barred'), '7.4')
  if (f === 'french' && SPACE[space].kind === 'base') return because(text('web.no.base'), '2.1.7')
  const going = units.map((id) => UNIT[id]).filter(({ shape }) => spent < mpsOf(action, shape === 'triangle'))
  if (going.length === 0) return because(text('web.no.mps'), '10.2')
  const way = wayOf(view, by)
  if (!by.coastal && going.some(({ type }) => type === 'fleet')) return because(text('web.no.coast'), '10.2')
  if (way === 'path' && going.some(({ shape, type }) => shape !== 'triangle' && type !== 'fleet'))
    return because(text('web.no.path'), '10.2')
  const used = view.used[f].find((one) => one.by === by.id)
  const count = going.filter(({ type }) => type !== 'commander').length
  const left = LIMIT[way] - (used?.units ?? 0)
  if (count > left) return because(text('web.no.full', { units: count, left }), '10.1')
  const guns = going.filter(({ type }) => type === 'artillery').length
  if (way === 'road' && guns + (used?.artillery ?? 0) > 1) return because(text('web.no.guns'), '10.1')
  if (spent === 0 && view.entries.some((one) => one.faction !== f && one.to === from && one.from === space))
    return because(text('web.no.came'), '10.2.1')
  return isRouted(view, f, from) ? because(text('web.no.routed'), '13.8') : undefined
}

/** 9.0, 9.1 */
function targetReason(space: Space, view: View, action: Action): Reason | undefined {
  const { units, target, faction: f, double } = action
  if (units.length === 0) return because(text('web.no.raider_first'), '9.1')
  if (target) return undefined
  const { kind, home, value } = SPACE[space]
  const enemy = f === 'british' ? 'french' : 'british'
  if (view.raided.british.includes(space) || view.raided.french.includes(space))
    return because(text('web.no.raided'), '9.0')
  const fort = unitsAt(view, enemy, space).some((unit) => UNIT[unit].type === 'fort')
  if (kind === 'wilderness' ? !fort : home !== enemy || value === 0) return because(text('web.no.no_target'), '9.0')
  return because(text('web.no.far', { steps: double ? 6 : 3 }), '9.1')
}

/** 10.6.1, 10.6.2 */
function landingReason(space: Space, view: View, own: Faction): Reason | undefined {
  const { seas } = SPACE[space]
  const open = own === 'french' || view.openSeas ? seas.length > 0 : seas.includes('atlantic')
  if (!open) return because(text('web.no.coastal'), '10.6.2')
  return own === 'french' && SPACE[space].kind === 'base' ? because(text('web.no.base'), '2.1.7') : undefined
}

/** 12.0 A connection is chosen to build a Road. */
export function connectionReason(id: string, view: View): Reason | undefined {
  const { step, action, roadworks, fresh, roads } = view
  const found = CONNECTIONS.find((one) => one.id === id)
  if (!found || step !== 'build' || !action) return because(text('web.no.build_only'), '12.0')
  if (found.kind !== 'path' || roads.includes(id)) return because(text('web.no.only_paths'), '2.2.3')
  if (!action.at) return because(text('web.no.units_first'), '12.0')
  if (!found.ends.includes(action.at)) return because(text('web.no.site', { space: spaceName(action.at) }), '12.0')
  return roadworks.includes(id) && fresh.includes(id) ? because(text('web.no.fresh'), '12.0') : undefined
}
