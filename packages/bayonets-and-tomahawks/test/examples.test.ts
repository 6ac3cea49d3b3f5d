/** The worked examples of the playbook, each a lesson too. */
import { runExample } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { EXAMPLES } from '../examples/index.ts'
import { bayonetsAndTomahawks } from '../src/index.ts'
import { SECTIONS } from '../src/sections.ts'

describe('worked examples of the playbook', () => {
  for (const example of EXAMPLES) {
    const { id, rules, title } = example
    test(`${rules.join(', ')} ${id} ${bayonetsAndTomahawks.catalogues.en[title]}`, () => {
      expect(runExample(bayonetsAndTomahawks, example)).toEqual([])
      expect(rules.filter((rule) => !SECTIONS.includes(rule))).toEqual([])
    })
  }
  test('all forty-seven are there, each once', () => {
    const ids = EXAMPLES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const numbers = new Set(ids.map((id) => Number(id.slice(1, 3))))
    expect([...numbers].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 47 }, (_, n) => n + 1))
  })
})
