/** Units, where they stand and what they are near, for the judge. */
import { remembered } from '@carillon/kernel'
import { SPACE, type Space } from '../data/map.ts'
import { type UnitType, unitOf } from '../data/units.ts'
import { type State, sideOf } from '../state.ts'
import { afloatWorth, lossesWorth, worksWorth } from './evaluation.ts'
import type { Part, Sight, Tell } from './look.ts'
import { COUNT, lightWay, numberAt } from './map.ts'
import { approach, danger } from './prospects.ts'
import { type Group, type Input, of, PLACES } from './reasons.ts'
import { forceAt, guardAt, holderOf, type Side, standAt } from './survey.ts'

const KINDS = ['light', 'indian', 'regular', 'provincial', 'artillery', 'fort', 'fleet', 'commander'] as const
const KIND: Readonly<Record<UnitType, number>> = {
  light: 0,
  indian: 1,
  highland: 2,
  metropolitan: 2,
  'non-metropolitan': 3,
  artillery: 4,
  fort: 5,
  // They are part of how a Fortress is held.
  bastion: -1,
  fleet: 6,
  commander: 7,
}
/** How many of a kind are many. */
const MANY = [6, 8, 8, 8, 4, 6, 5, 4]
type Stacks = State['map']['british']
const counter = () =>
  remembered((stacks: Stacks): readonly number[] => {
    const counts = KINDS.map(() => 0)
    for (const stack of stacks)
      for (const id of stack) {
        const kind = KIND[unitOf(id).type]
        if (kind >= 0) counts[kind] = (counts[kind] as number) + 1
      }
    return counts
  })
const COUNTED = { british: counter(), french: counter() }
const pair = (names: readonly string[]): string[] =>
  ['own', 'enemy'].flatMap((who) => names.map((name) => `${who}-${name}`))
/** One input a group and side, own first. */
const each = (groups: readonly Group[]): Input[] =>
  ['own', 'enemy'].flatMap((who) => groups.map((group): Input => `${group}.${who}`))
/** The same of both sides, own first. */
function both({ own, enemy }: Sight, say: (s: Side) => void): void {
  say(own)
  say(enemy)
}

const units: Part = {
  inputs: of('units', pair([...KINDS, 'material', 'losses'])),
  tell(sight, tell) {
    const { g, book } = sight
    both(sight, (s) => {
      const counts = sideOf(COUNTED, s.faction)(sideOf(g.map, s.faction))
      for (let n = 0; n < KINDS.length; n += 1) tell((counts[n] as number) / (MANY[n] as number))
      tell(s.material / 800)
      tell(lossesWorth(book, g, s.faction) / 100)
    })
  },
}
const sea: Part = {
  inputs: of('sea', pair(['afloat', 'landing'])),
  tell(sight, tell) {
    const { g, book } = sight
    both(sight, (s) => {
      tell(s.afloat / 200)
      tell(afloatWorth(book, g, s.faction) / 200)
    })
  },
}
const supply: Part = {
  inputs: of('supply', pair(['unsupplied', 'routed'])),
  tell(sight, tell) {
    both(sight, (s) => {
      const { oos, rout } = sideOf(sight.g.markers, s.faction)
      tell(oos.length / 3)
      tell(rout.length / 3)
    })
  },
}
const NATIONS = ['iroquois', 'cherokee'] as const
const ground: Part = {
  inputs: [...each(['held', 'forts', 'approach', 'danger']), 'roads.built', ...of('nations', NATIONS)],
  tell(sight, tell) {
    const { g, f, book, own, enemy } = sight
    both(sight, (s) => {
      tell(s.held / 40)
      tell(worksWorth(book, g, s.faction) / 20)
      tell(approach(s) / 150)
      tell(danger(s, s === own ? enemy : own) / 60)
    })
    tell(g.roads.length / 3 + g.roadworks.length / 6)
    for (const nation of NATIONS) tell(g.nations[nation] === null ? 0 : g.nations[nation] === f ? 1 : -1)
  },
}

// --- theatres and goals --------------------------------------------------------------------------------------------

/** Each space belongs to the theatre whose places are nearest. */
const THEATRE = {
  acadia: ['louisbourg', 'halifax', 'chignectou', 'miramichy', 'newfoundland', 'annapolis-royal'],
  'saint-lawrence': ['quebec', 'montreal', 'les-trois-rivieres', 'tadoussac'],
  hudson: ['ticonderoga', 'lake-george', 'albany', 'northfield', 'york', 'boston', 'new-york'],
  lakes: ['oswego', 'niagara', 'baye-de-cataracouy', 'oneida-lake', 'le-detroit'],
  ohio: ['forks-of-the-ohio', 'carlisle', 'winchester', 'philadelphia', 'alexandria', 'charles-town', 'les-illinois'],
} as const satisfies Readonly<Partial<Record<Group, readonly Space[]>>>
const THEATRES = Object.keys(THEATRE) as readonly (keyof typeof THEATRE)[]
const way = (n: number, space: Space): number => lightWay(n, SPACE[space].n)
const THEATRE_AT = Uint8Array.from({ length: COUNT }, (_, n) => {
  const far = THEATRES.map((name) => Math.min(...THEATRE[name].map((space) => way(n, space))))
  return far.indexOf(Math.min(...far))
})
const SUMS = new Float64Array(THEATRES.length)
const theatre: Part = {
  inputs: each(THEATRES),
  tell(sight, tell) {
    both(sight, (s) => {
      SUMS.fill(0)
      for (let i = 0; i < s.count; i += 1) {
        const n = standAt(s, i)
        const at = THEATRE_AT[n] as number
        SUMS[at] = numberAt(SUMS, at) + forceAt(s, n)
      }
      for (const sum of SUMS) tell(sum / 250)
    })
  },
}

/** Spaces within two steps of each, and how much those who stand there count. */
const NEAR = [1, 0, 0.6, 0, 0.35]
const AROUND = PLACES.map((place) =>
  Array.from({ length: COUNT }, (_, n) => ({ n, share: NEAR[way(n, place)] ?? 0 })).filter(({ share }) => share > 0),
)
function near(s: Side, at: number): number {
  let sum = 0
  for (const { n, share } of AROUND[at] as (typeof AROUND)[number]) sum += forceAt(s, n) * share
  return sum
}
const places = (detail: string, told: (sight: Sight, at: number, n: number) => number): Part => ({
  inputs: PLACES.map((place): Input => `${place}.${detail}`),
  tell(sight: Sight, tell: Tell) {
    for (let at = 0; at < PLACES.length; at += 1) tell(told(sight, at, NUMBERS[at] as number))
  },
})
const NUMBERS = PLACES.map((space) => SPACE[space].n)
/** Who holds it, and how well. */
const hold = places('held', ({ own, enemy }, _, n) => {
  const holder = holderOf(own, n)
  if (holder === null) return 0
  return holder === own.faction ? 0.5 + guardAt(own, n) / 160 : -0.5 - guardAt(enemy, n) / 160
})
const march = places('near', ({ own }, at) => near(own, at) / 150)
const threat = places('threat', ({ enemy }, at) => near(enemy, at) / 150)

export const FORCES: readonly Part[] = [units, sea, supply, ground, theatre, hold, march, threat]
