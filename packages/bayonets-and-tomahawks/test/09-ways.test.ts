/** 9.1, 9.2 The ways of raiders, against a search of every walk. */
import { pickOne, seeded } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { LINKS, SPACE, SPACES, type Space } from '../src/data/map.ts'
import { UNIT, UNIT_IDS, type UnitId } from '../src/data/units.ts'
import { isNeutralPath, mayEnter } from '../src/rules/02-map.ts'
import { clearWay, interceptionAt, nextHops, targetsFrom } from '../src/rules/09-ways.ts'
import type { State } from '../src/state.ts'
import { play } from './help.ts'

const STREWN: readonly UnitId[] = UNIT_IDS.filter((id) => {
  const { faction, type } = UNIT[id]
  return faction === 'british' && (type === 'light' || type === 'metropolitan' || type === 'non-metropolitan')
})

/** British units strewn over the frontier. */
function strewn(seed: number): State {
  const random = seeded(seed)
  const land = SPACES.slice(SPACES.indexOf('goasek'), SPACES.indexOf('keninsheka'))
  const spaces: Partial<Record<Space, UnitId[]>> = {}
  for (const id of STREWN) {
    const space = pickOne(land, random)
    spaces[space] = [...(spaces[space] ?? []), id]
  }
  return play({ clear: true, spaces, step: 'hold', active: 'british', first: 'british', aps: { british: ['army'] } })
    .state
}

/** `lights:rolls` of every walk to the target. */
function everyWalk(g: State, at: Space, target: Space, steps: number): Set<string> {
  const found = new Set<string>()
  const walk = (space: Space, left: number, lights: number, rolls: number) => {
    if (space === target) found.add(`${lights}:${rolls}`)
    if (space === target || left === 0) return
    for (const { to, by } of LINKS[space]) {
      if (isNeutralPath(g, by) || !mayEnter('french', to)) continue
      const column = interceptionAt(g, 'french', SPACE[to].n)
      walk(to, left - 1, lights + Number(column === 'light'), rolls + Number(column !== 'none'))
    }
  }
  walk(at, steps, 0, 0)
  return found
}
/** Those that no other has both fewer rolls and fewer by Light units than, or as many. */
function unbeaten(walks: Set<string>): string[] {
  const pairs = [...walks].map((pair) => pair.split(':').map(Number) as [number, number])
  return pairs
    .filter(([l, r]) => !pairs.some(([l2, r2]) => l2 <= l && r2 <= r && (l2 < l || r2 < r)))
    .map((pair) => pair.join(':'))
    .toSorted()
}
/** Whether there is a walk without any roll before the one on the target. */
function meetsNobody(g: State, target: Space, walks: Set<string>): boolean {
  const column = interceptionAt(g, 'french', SPACE[target].n)
  return walks.has(`${Number(column === 'light')}:${Number(column !== 'none')}`)
}
/** The unbeaten ways that start with this hop. */
function waysBy(g: State, to: Space, target: Space, steps: number, best: readonly string[]): string[] {
  const column = interceptionAt(g, 'french', SPACE[to].n)
  const walks = [...everyWalk(g, to, target, steps - 1)].map((pair) => {
    const [lights, rolls] = pair.split(':').map(Number) as [number, number]
    return `${lights + Number(column === 'light')}:${rolls + Number(column !== 'none')}`
  })
  return walks.filter((pair) => best.includes(pair))
}

const targets = (g: State, from: Space, steps: number): Space[] =>
  targetsFrom(g, 'french', SPACE[from].n, steps).map((n) => SPACES[n] as Space)

describe('9.2 Ways worth taking', () => {
  test.each([3, 4])('9.1, 9.2, R-65 within %i Connections: all that no other way beats, and no other', (steps) => {
    let choices = 0
    for (let seed = 1; seed <= 12; seed += 1) {
      const g = strewn(seed)
      for (const from of ['forks-of-the-ohio', 'ticonderoga', 'kithanink', 'goasek'] as const) {
        for (const target of targets(g, from, steps)) {
          if (target === from) continue
          const walks = everyWalk(g, from, target, steps)
          const best = unbeaten(walks)
          const hops = nextHops(g, 'french', SPACE[from].n, SPACE[target].n, steps)
          const ways = hops.map((n) => waysBy(g, SPACES[n] as Space, target, steps, best))
          expect(ways.filter((list) => list.length === 0)).toEqual([])
          expect([...new Set(ways.flat())].toSorted()).toEqual(best)
          if (hops.length > 1) choices += 1
          const clear = clearWay(g, 'french', SPACE[from].n, SPACE[target].n, steps)
          expect(clear > 0, `${from} to ${target}`).toBe(meetsNobody(g, target, walks))
        }
      }
    }
    expect(choices).toBeGreaterThan(0)
  })
  test('9.1 every target is within reach, and no space beyond it', () => {
    const g = strewn(3)
    for (const from of ['forks-of-the-ohio', 'goasek'] as const) {
      const near = targets(g, from, 3)
      for (const target of targets(g, from, 6))
        expect(everyWalk(g, from, target, 3).size > 0).toBe(near.includes(target))
    }
  })
})
