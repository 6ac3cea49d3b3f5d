/** The worked examples of the rules and of the playbook, each a lesson too. */
import { checkSettings, type Example, exampleTable, runExample } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { EXAMPLES } from '../examples/index.ts'
import { wildernessWar } from '../src/index.ts'
import { SECTIONS } from '../src/sections.ts'
import type { State } from '../src/state.ts'

describe('worked examples', () => {
  for (const example of EXAMPLES) {
    const { id, rules, title } = example
    test(`${rules.join(', ')} ${id} ${wildernessWar.catalogues.en[title]}`, () => {
      expect(runExample(wildernessWar, example)).toEqual([])
      expect(rules.filter((rule) => !SECTIONS.includes(rule))).toEqual([])
    })
  }
  test('each is there once', () => {
    const ids = EXAMPLES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

/** These are about what the editions do not share, or ask in another order. */
const FIRST_ONLY = ['losses-odd', 'losses-first', 'crt-first']
describe('worked examples in the third edition', () => {
  const alike = EXAMPLES.filter(({ id, settings }) => !settings?.edition && !FIRST_ONLY.includes(id))
  for (const example of alike)
    test(`${example.id} goes the same way`, () =>
      expect(runExample(wildernessWar, { ...example, settings: { edition: 'third' } })).toEqual([]))
})

describe('the year 1757', () => {
  const year = EXAMPLES.filter(({ id }) => /^1757-\d$/.test(id))
  test('4.0 is told in nine parts', () => expect(year).toHaveLength(9))
  for (const [n, part] of year.entries()) {
    const next = year[n + 1]
    if (next)
      test(`4.0 ${next.id} begins where ${part.id} ended`, () => expect(facts(start(next))).toEqual(facts(end(part))))
  }
})
const start = ({ position, scenario, settings = {} }: Example): State => {
  const checked = checkSettings(wildernessWar, scenario, settings)
  if ('problem' in checked) throw new Error(scenario)
  return wildernessWar.position(position as never, scenario, checked.settings)
}
const end = (example: Example): State => [...exampleTable(wildernessWar, example)].at(-1)?.table.state as State
/** All that counts: in what order pieces lie in a stack, or were reduced, does not. */
function facts(g: State): Omit<State, 'log'> {
  const { log: _, ...position } = structuredClone(g)
  const sorted = <T>(list: readonly T[]): T[] => [...list].sort()
  return {
    ...position,
    map: { british: g.map.british.map(sorted), french: g.map.french.map(sorted) },
    reduced: sorted(g.reduced),
    deck: sorted(g.deck),
  }
}
