import type { View } from '@carillon/quebec-1759/facts'
import { describe, expect, test } from 'vitest'
import { whyNot } from '../src/boards/quebec-1759/whynot.ts'
import { SAY, type Table, tableOf, viewOf } from './quebec-help.tsx'

const spec = {
  zones: { levis: ['b_15', 'b_28', 'b_decoy_1'], abraham: ['f_sarre'], beauport: ['f_indians'] },
  rest: true,
} as const
const answer = (table: Table, ...options: readonly Record<string, string>[]) => {
  for (const option of options) table.answer({ role: 'british', option })
}
const said = (view: View, subject: Record<string, string>, role = 'british') => {
  const found = whyNot(subject, view, role)
  return found && `${SAY.en(found.text)} ${found.rule ?? ''}`.trim()
}

describe('why something cannot be chosen', () => {
  test('before an order is begun', () => {
    const view = viewOf(tableOf(spec), 'british')
    expect(said(view, { unit: 'f_sarre' })).toBe('only the French give it orders.')
    expect(said(view, { side: 'french', block: '0', space: 'abraham' })).toBe('only the French give it orders.')
    expect(said(view, { space: 'sillery' })).toBe('none of your blocks is there. 6.1.3')
    expect(said(viewOf(tableOf(spec), 'french'), { unit: 'f_indians' }, 'french')).toMatch(
      /no march can start .* 6.1.3/,
    )
    expect(said(view, { space: 'bason' })).toMatch(/no ship can sail .* 6.3.1/)
  })
  test('while a march is written', () => {
    const table = tableOf(spec)
    answer(table, { do: 'march', space: 'levis' })
    const first = viewOf(table, 'british')
    expect(said(first, { unit: 'b_15' })).toMatch(/first choose .* 6.1.3/)
    expect(said(first, { space: 'cap_rouge' })).toMatch(/no road and no boat leads from Levis to Cap Rouge. 6.5.1/)
    answer(table, { space: 'etchemin', way: 'road' }, { unit: 'b_15' })
    const view = viewOf(table, 'british')
    expect(said(view, { unit: 'b_15' })).toBe('it has its order already, to Etchemin. 6.1.3')
    expect(said(view, { space: 'etchemin' })).toMatch(/goes there already. 6.1.4/)
  })
  test('in a battle', () => {
    const table = tableOf({
      battle: {
        zone: 'cap_rouge',
        attacker: 'british',
        from: 'sillery',
        way: 'road',
        british: { left: ['b_15', 'b_60_2'], centre: ['b_28'], right: ['b_35'] },
        french: { left: ['f_sarre', 'f_quebec_1'], centre: ['f_bearn'], right: ['f_guyenne'] },
      },
      rest: true,
    })
    table.answer({ role: 'french', option: { unit: 'f_sarre' } })
    table.answer({ chance: [6, 1, 6] })
    expect(said(viewOf(table, 'british'), { unit: 'b_28' })).toMatch(/column opposite .* 7.7.2/)
    answer(table, { unit: 'b_15' }, { unit: 'b_15' })
    expect(said(viewOf(table, 'french'), { unit: 'f_sarre' }, 'french')).toMatch(/has fired .* 7.7.1/)
    expect(said(viewOf(table, 'french'), { unit: 'f_quebec_2' }, 'french')).toMatch(/not at Cap Rouge, .* 7.1/)
  })
})
