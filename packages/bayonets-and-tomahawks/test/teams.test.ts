import { rolesIn } from '@carillon/kernel'
import { walk } from '@carillon/kernel/testing'
import { describe, expect, test } from 'vitest'
import { bayonetsAndTomahawks as game } from '../src/index.ts'

const options = (scenario: string, team: string) => ({
  balance: 'none',
  harshSupply: 'off',
  ...(scenario.startsWith('4') && { emergencyArtillery: 'on' }),
  ...((scenario === '3' || scenario === '4') && { extended1760: 'on' }),
  team,
})

describe('P.team whole games', () => {
  test.each(['both', 'british', 'french'])('team=%s: no law is broken, no dead end, all who sit play', (team) => {
    const problems: string[] = []
    const asked = new Set<string>()
    for (const scenario of ['1', '2', '3', '4', '4B'])
      for (const seed of [1, 2, 3]) {
        const start = { scenario, settings: options(scenario, team), seed }
        const found = walk(game, start, ({ table }) => {
          for (const { role } of table.decisions) asked.add(role)
          const [law] = game.brokenLaws(table.state)
          if (law) throw new Error(law)
        })
        problems.push(...found)
      }
    expect(problems).toEqual([])
    expect([...asked].sort()).toEqual([...rolesIn(game, { team })].sort())
  })
})
