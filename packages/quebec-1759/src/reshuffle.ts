/** Deals anew what a viewer cannot know: which hidden block stands where. His view of it stays the same to the byte. */
import { given, OPEN, type Random, shuffle, type Viewer } from '@carillon/kernel'
import { COLUMNS, INDIANS, SIDES, type Side, type UnitId } from './data/units.ts'
import { copyState, isDecoy, moveTo, type Place, type State, type Unit } from './state.ts'
import { isKnown } from './view.ts'

export function reshuffleHidden(g: State, viewer: Viewer, random: Random): State {
  const dealt = copyState(g)
  if (viewer === OPEN) return dealt
  for (const side of SIDES) {
    if (side === viewer) continue
    // 6.9.1 Of a sealed order nothing is known: for all one can tell, the other passes.
    if (!dealt.revealed && dealt.orders[side]) dealt.orders[side] = { kind: 'pass' }
    deal(dealt, side, viewer, random)
  }
  return dealt
}

/** Where a hidden block stands, and who cannot be the one. */
interface Slot {
  readonly was: UnitId
  readonly real: boolean
  readonly indians: boolean
}

function deal(g: State, side: Side, viewer: Viewer, random: Random): void {
  const hidden = g.units[side].filter((u) => u.at !== 'out' && !isKnown(g, u.id, viewer))
  const slots = slotsOf(g, side, viewer)
  const names = new Map<UnitId, UnitId>()
  const left = shuffle(
    hidden.map((u) => u.id),
    random,
  )
  const give = (slot: Slot, id: UnitId) => {
    names.set(slot.was, id)
    left.splice(left.indexOf(id), 1)
  }
  shuffle(slots, random)
  // Those who can be few come first: slots that want a real unit, before them those that the Indians cannot fill.
  const wish = (slot: Slot) => (slot.real ? 2 : 0) + (slot.indians ? 0 : 1)
  for (const slot of slots.toSorted((a, b) => wish(b) - wish(a))) {
    const fits = (id: UnitId) => (!slot.real || !isDecoy(id)) && (slot.indians || id !== INDIANS)
    give(slot, left.find(fits) ?? (left[0] as UnitId))
  }
  rename(g, side, names)
}

/** 6.7.1 Every zone and every group on the march holds a real unit; 7.3.1 in a battle all are; 7.5.4 no Indians in columns. */
function slotsOf(g: State, side: Side, viewer: Viewer): Slot[] {
  const order = g.orders[side]
  const marching = g.step === 'orders' || g.step === 'movement'
  const groups = marching && order?.kind === 'march' ? order.groups : []
  const partyOf = (unit: Unit) => `${unit.at} ${groups.findIndex((x) => x.units.includes(unit.id))}`
  const line = g.battle?.kind === 'columns' ? g.battle.lines[side] : undefined
  const accompanied = new Set<string>()
  const hidden: { id: UnitId; at: Place; party: string; spot: string }[] = []
  const spots = spotsOf(g, side)
  for (const unit of g.units[side]) {
    const { id, at } = unit
    if (at === 'out') continue
    const party = partyOf(unit)
    if (isKnown(g, id, viewer)) accompanied.add(party)
    else hidden.push({ id, at, party, spot: `${party}${spots.get(id) ?? ''}` })
  }
  // In an order that says nothing of who is who: what is dealt must not depend on it.
  hidden.sort((a, b) => (a.spot < b.spot ? -1 : Number(a.spot > b.spot)))
  return hidden.map(({ id, at, party }) => {
    const fighting = g.battle?.zone === at
    const marches = groups.some((x) => x.units.includes(id))
    const alone = g.rules.edition === 'first' && at !== 'pool' && !accompanied.has(party)
    accompanied.add(party)
    return {
      was: id,
      real: fighting || alone,
      indians: !(alone && marches) && (!(fighting && line) || line.reserve.includes(id)),
    }
  })
}

/** Where in the lists of the position each unit is named. */
function spotsOf(g: State, side: Side): ReadonlyMap<UnitId, string> {
  const spots = new Map<UnitId, string>()
  let list = 0
  eachList(g, side, (ids) => {
    list += 1
    for (const [i, id] of ids.entries()) spots.set(id, `${spots.get(id) ?? ''} ${list}:${i}`)
  })
  return spots
}
/** Every list that names units of the side. */
function eachList(g: State, side: Side, see: (ids: UnitId[]) => void): void {
  see(g.landed)
  const line = g.battle?.lines[side]
  if (line) for (const ids of [...COLUMNS.map((column) => line[column]), line.reserve]) see(ids)
  if (side === 'british' && g.scouting) {
    see(g.scouting.dealt as UnitId[])
    see(g.scouting.seen)
  }
  const order = g.orders[side]
  if (order?.kind === 'march') for (const group of order.groups) see(group.units)
}

/** `names`: who stands now where another stood. */
function rename(g: State, side: Side, names: ReadonlyMap<UnitId, UnitId>): void {
  const places = new Map(g.units[side].map((u) => [u.id, u.at]))
  for (const [was, now] of names) {
    if (places.has(now)) moveTo(g, now, given(places.get(was), 'place'))
  }
  eachList(g, side, (ids) => {
    for (let i = 0; i < ids.length; i++) ids[i] = names.get(ids[i] as UnitId) ?? (ids[i] as UnitId)
  })
}
