/** What is clicked or dropped in vain is refused aloud. */
import type { Choice, Option, Viewer } from '@carillon/kernel'
import { quebec1759 } from '@carillon/quebec-1759'
import type { View } from '@carillon/quebec-1759/page'
import { describe, expect, test } from 'vitest'
import type { BoardProps, Subject } from '../src/boards/board.ts'
import { type Acting, useActing } from '../src/boards/quebec-1759/acting.ts'
import { renderToStaticMarkup } from './markup.ts'
import { propsOf, SAY, type Table, tableOf } from './quebec-help.tsx'

const spec = { zones: { levis: ['b_15', 'b_28'], abraham: ['f_sarre'] }, rest: true }

function Taken({ props, give }: { props: BoardProps<View>; give(acts: Acting): void }): null {
  give(useActing(props))
  return null
}
/** The board's acts, and what they refused. */
function acting(table: Table, seat: Viewer, options?: readonly Option[]) {
  const refused: Subject[] = []
  let acts: Acting | undefined
  const props = { ...propsOf(table, seat), ...(options && { options }), refuse: (one: Subject) => refused.push(one) }
  const give = (given: Acting) => {
    acts = given
  }
  renderToStaticMarkup(<Taken props={props} give={give} />)
  const click = (dataset: Record<string, string>) =>
    acts?.click({ closest: () => ({ dataset }) } as unknown as EventTarget)
  return { click, drop: (acts as unknown as Acting).drop, refused }
}

/** What the rules say of it. */
const whyOf = (table: Table, seat: Viewer, subject: Subject) =>
  quebec1759.why?.(propsOf(table, seat).view, table.decision(seat) as Choice, subject)

describe('refused', () => {
  test('a block dropped where it may not go, and why', async () => {
    const table = tableOf(spec)
    const { drop, refused } = acting(table, 'british')
    drop({ unit: 'b_15', space: 'levis' }, 'cap_rouge')
    await expect.poll(() => refused).toEqual([{ space: 'cap_rouge', from: 'levis' }])
    const why = whyOf(table, 'british', refused[0] as Subject)
    expect(why && SAY.en(why.text)).toBe('no road and no boat leads from Levis to Cap Rouge.')
    drop({ unit: 'b_15', space: 'levis' }, 'levis')
    drop({ unit: 'b_15', space: 'levis' }, 'beauport')
    await new Promise((resolve) => setTimeout(resolve))
    expect(refused).toHaveLength(1)
  })
  test('a hidden block in the battle', () => {
    const { click, refused } = acting(tableOf(spec), 'british')
    click({ read: '', block: '0', side: 'french' })
    expect(refused).toEqual([{ block: 0, side: 'french', space: '' }])
  })
  test('a river that cannot be chosen, with a rule', () => {
    const table = tableOf(spec)
    const { click, refused } = acting(table, 'french')
    click({ space: 'bason' })
    expect(refused).toEqual([{ space: 'bason', from: 'bason' }])
    expect(whyOf(table, 'french', refused[0] as Subject)?.rule).toBe('6.3.1')
    const british = acting(table, 'british')
    british.click({ space: 'st_laurent' })
    expect(whyOf(table, 'british', british.refused[0] as Subject)).toMatchObject({ text: { key: 'no.ship' } })
  })
  test('anything while others decide, or after the end', () => {
    const { click, refused } = acting(tableOf(spec), 'british', [])
    click({ unit: 'b_15', space: 'levis' })
    click({ space: 'levis' })
    click({ read: '', unit: 'b_15' })
    click({ unit: 'b_15' })
    expect(refused).toEqual([{ unit: 'b_15' }, { space: 'levis' }, { unit: 'b_15' }, { unit: 'b_15' }])
  })
})
