import { describe, expect, test } from 'vitest'
import { describe as explain } from '../src/boards/bayonets-and-tomahawks/describe.ts'
import { SAY, tableOf, viewOf } from './bayonets-help.tsx'

const SPACES = {
  albany: ['rogers', '22nd-28th', 'royal-artillery-1', 'fort-edward'],
  kingston: ['goreham'],
  ticonderoga: ['bearn-guyenne'],
}
/** As the British see it; `more` changes the position. */
const seen = (more: object) =>
  viewOf(
    tableOf({ clear: true, spaces: SPACES, step: 'actions', active: 'british', aps: { british: ['army'] }, ...more }),
    'british',
  )

describe('what is explained of the position', () => {
  const lines = (subject: Record<string, string>, more: object) => explain(subject, seen(more), SAY.en)
  test('a connection: whose it is, and how many units may still use it', () => {
    const found = lines(
      { connection: 'albany--kingston' },
      { used: { british: { 'albany--kingston': { units: 5, artillery: 0 } } } },
    )
    expect(found?.lines).toContain('16 units a side each round; still free: British 11, French 16')
    expect(lines({ connection: 'goasek--ticonderoga' }, {})?.lines).toContain('for Light units only')
  })
  test('a unit: what it can do, and what is the matter with its stack', () => {
    const found = lines({ unit: 'rogers' }, { markers: { british: { rout: ['albany'] } } })
    expect(found?.lines.join()).toMatch(/3 Movement Points.*its stack: routed/)
    expect(found?.rules).toContain('13.8')
    expect(lines({ unit: 'fort-edward' }, {})?.rules).toContain('3.5')
  })
  test('a space: everybody in it by name', () =>
    expect(lines({ space: 'albany' }, {})?.lines.join()).toMatch(/Rogers, .*Royal Artillery 1.*Fort Edward/))
})
