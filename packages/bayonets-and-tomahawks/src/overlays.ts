/** What a board can show of a position at a wish, by the rules themselves and from what the viewer may see. */
import type { Shown, Viewer } from '@carillon/kernel'
import { CONNECTIONS, FACTIONS, type Faction, linksAt, SPACE, SPACES, type Space, spaceAt } from './data/map.ts'
import { BIT, LIGHTS, some, type UnitFacts } from './data/units.ts'
import { spotsOf, stackIn } from './occupancy.ts'
import { connectionUsed } from './packed.ts'
import { isKeyOf } from './records.ts'
import { controller, isEnemyFree } from './rules/02-map.ts'
import { raidReach } from './rules/09-raid.ts'
import { targetsFrom } from './rules/09-ways.ts'
import { canLeave, isHeldAt, type March, mayJoin, mpsFor, roomOn } from './rules/10-connections.ts'
import { mayHop, partyOf } from './rules/10-party.ts'
import { unsupplied } from './rules/14-supply.ts'
import type { State } from './state.ts'
import { factionOfRole, positionOf, type View } from './view.ts'

/** Of the whole map, for both factions. */
const WHOLE = {
  /** 2.1.2 */
  control: (g: State, f: Faction): readonly Shown[] =>
    SPACES.filter((space) => controller(g, space) === f).map((place) => ({ place, look: f })),
  /** 14.1 Spaces with units of the faction, by whether they are in Supply as things stand. */
  supply(g: State, f: Faction): readonly Shown[] {
    const out = unsupplied(g, f)
    return spotsOf(g, f).map((n) => {
      const place = spaceAt(n)
      return { place, look: out.includes(place) ? `${f}-out` : f }
    })
  },
  /** 10.1 Connections the faction has used this round, with how many more of its units may use them. */
  use: (g: State, f: Faction): readonly Shown[] =>
    CONNECTIONS.filter(({ n }) => g.used[f].some((use) => connectionUsed(use) === n)).map((by) => ({
      place: by.id,
      look: f,
      note: roomOn(g, f, by),
    })),
}
/** Of the stack that is pointed at. */
const RANGE = {
  /** 10.2 Where one unit of the stack could go with an AP of its own, and how many MPs it takes. It stops where enemies are. */
  move(g: State, f: Faction, from: Space): readonly Shown[] {
    if (isHeldAt(g, f, SPACE[from].n)) return []
    const found = new Map<Space, number>()
    for (const unit of unitsAt(g, f, from)) {
      const light = some(unit.bit, LIGHTS)
      const as = unit.bit === BIT.indian ? 'indian' : light ? 'light' : 'army'
      const march: March = { faction: f, as, double: false, spent: 0, events: [] }
      if (mayJoin(g, march, [], unit)) spread(g, march, unit, from, found)
    }
    found.delete(from)
    return [...found].map(([place, note]) => ({ place, look: 'reach', note }))
  },
  /** 9.0, 9.1 What Light units of the stack could raid. */
  raid(g: State, f: Faction, from: Space): readonly Shown[] {
    const raiders = unitsAt(g, f, from).some((unit) => some(unit.bit, LIGHTS) && canLeave(g, unit))
    const targets = raiders ? targetsFrom(g, f, SPACE[from].n, raidReach(false)) : []
    return targets.map((n) => ({ place: spaceAt(n), look: 'target' }))
  },
}
export type OverlayKind = keyof typeof WHOLE | keyof typeof RANGE

export function overlay(view: View, viewer: Viewer, kind: string, at = ''): readonly Shown[] {
  const g = positionOf(view)
  if (isKeyOf(WHOLE, kind)) return FACTIONS.flatMap((f) => WHOLE[kind](g, f))
  if (!isKeyOf(RANGE, kind) || !isKeyOf(SPACE, at)) return []
  const f = sideAt(g, at, viewer)
  return f ? [...RANGE[kind](g, f, at), { place: at, look: f }] : []
}

const unitsAt = (g: State, f: Faction, space: Space): readonly UnitFacts[] => stackIn(g, f, SPACE[space].n)
/** Whose stack is meant: that of the viewer, if he has one there. */
function sideAt(g: State, space: Space, viewer: Viewer): Faction | undefined {
  const here = FACTIONS.filter((f) => unitsAt(g, f, space).length > 0)
  return here.find((f) => f === factionOfRole(viewer)) ?? here[0]
}

function spread(g: State, march: March, unit: UnitFacts, from: Space, found: Map<Space, number>): void {
  const seen = new Set([from])
  let ring = [SPACE[from].n]
  for (let spent = 0; spent < mpsFor(march, unit); spent += 1) {
    const now = { ...march, spent }
    const party = partyOf(now, [unit])
    const next: number[] = []
    for (const n of ring)
      for (const link of linksAt(n)) {
        if (seen.has(link.to) || !mayHop(g, now, party, n, link)) continue
        seen.add(link.to)
        found.set(link.to, Math.min(spent + 1, found.get(link.to) ?? 99))
        if (isEnemyFree(g, march.faction, link.to)) next.push(link.n)
      }
    ring = next
  }
}
