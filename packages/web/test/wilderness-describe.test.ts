import { pieceCalled, SPACE, type View } from '@carillon/wilderness-war/page'
import { describe, expect, test } from 'vitest'
import { describe as explain } from '../src/boards/wilderness-war/describe.ts'
import { SAY, tableOf, viewOf } from './wilderness-help.tsx'

const base = viewOf(
  tableOf({ clear: true, spaces: { albany: 'loudoun webb johnson br-44th br-48th br-46th br-45th br-mohawk-1' } }),
  'british',
)

describe('what is explained of the position', () => {
  const forts = base.forts.map((fort, n) => (n === SPACE.albany ? 3 : fort))
  const view: View = {
    ...base,
    forts,
    sieges: [{ space: SPACE.albany, level: 1 }],
    raided: { british: [], french: [SPACE.albany] },
    fieldworks: [SPACE.albany],
  }
  test('a space: its markers with their rules, everybody in it by name', () => {
    const found = explain({ space: 'albany' }, view, SAY.en)
    expect(found?.rules).toEqual(expect.arrayContaining(['8.11', '8.21', '10.31', '7.55']))
    expect(found?.lines.join()).toMatch(/Loudoun, .*44th/)
  })
  test('a piece: what it can do, and that it is besieged', () => {
    const found = explain({ unit: 'br-44th' }, view, SAY.en)
    expect(found?.lines.join()).toMatch(/besieged.*drilled: takes forts/)
    expect(found?.rules).toContain('8.25')
  })
  test('8.21 who has just come to relieve the place is not besieged', () => {
    const pieces = [pieceCalled('br-44th')]
    const march = { origin: SPACE['hudson-carry-south'], pieces } as unknown as View['march']
    const lines = (unit: string) => explain({ unit }, { ...view, march }, SAY.en)?.lines.join()
    expect(lines('br-44th')).not.toContain('besieged')
    expect(lines('br-48th')).toContain('besieged')
  })
})
