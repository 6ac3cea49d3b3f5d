/** 12.0 The Brigade that completed a Road moves over it, with others of its stack. */
import { choose, note, type Option, type Play } from '@carillon/kernel'
import { type Faction, type Link, type Space, spaceOf } from '../data/map.ts'
import { type UnitId, unitOf } from '../data/units.ts'
import { say, spaceName, unitName } from '../messages.ts'
import { type Action, countUnits, isCommander, type State, typeOf, unitsAt, voiceOf } from '../state.ts'
import { artilleryRoom, canLeave, fitWay, isOpen, roomOn } from './10-connections.ts'
import { enterSpace } from './10-entering.ts'
import { BUTTON, unitOption } from './options.ts'
import { mayUse } from './teams.ts'

/** 10.1 Units that used a Path earlier in the round count on the Road. */
const WIDER = 4
/** Whether the Brigade could move over the Road once it is complete; it has no choice. */
export const mayBuildOver = (g: State, f: Faction, space: Space, link: Link): boolean =>
  isOpen(g, f, spaceOf(space).n, link, false) && roomOn(g, f, link.by) + WIDER > 0

export function* roadMove(g: State, a: Action, { to, by }: Link): Play {
  const from = a.at as Space
  for (;;) {
    const options: Option[] = []
    for (const id of unitsAt(g, a.faction, from)) if (mayFollow(g, a, a.units, id, by)) options.push(unitOption(id))
    if (options.length === 0) break
    const all = withFollowers(g, a, from, by)
    if (all) options.push(BUTTON.all)
    options.push(BUTTON.done)
    const prompt = say('prompt.road_move', { space: spaceName(to) })
    const { unit, do: what } = yield* choose(voiceOf(g, a.faction), '12.0', prompt, options)
    if (what === 'done') break
    a.units = unit ? [...a.units, unit as UnitId] : (all as UnitId[])
  }
  const names = { units: a.units.map(unitName), from: spaceName(from), to: spaceName(to) }
  note(g, '12.0', say('log.move', names))
  a.at = to
  const met = enterSpace(g, a.faction, a.units, from, to, by)
  if (typeof met !== 'boolean') yield* met
}
function mayFollow(g: State, a: Action, units: readonly UnitId[], id: UnitId, by: Link['by']): boolean {
  if (units.includes(id) || !canLeave(g, unitOf(id)) || !mayUse(g, id, true) || !fitWay(unitOf(id).bit, by, 'road'))
    return false
  if (!isCommander(id) && countUnits(units) >= roomOn(g, a.faction, by)) return false
  if (typeOf(id) !== 'artillery') return true
  return units.filter((unit) => typeOf(unit) === 'artillery').length < artilleryRoom(g, a.faction, by)
}
/** All that may follow, if the Road takes them all and they are more than one. */
function withFollowers(g: State, a: Action, from: Space, by: Link['by']): UnitId[] | undefined {
  const units = a.units.slice()
  for (const id of unitsAt(g, a.faction, from)) {
    if (mayFollow(g, a, units, id, by)) units.push(id)
    else if (mayFollow(g, a, a.units, id, by)) return undefined
  }
  return units.length > a.units.length + 1 ? units : undefined
}
