/** Stacks on the map, and choosing many of one at once. */
import { UNIT, type UnitId } from '@carillon/bayonets-and-tomahawks/page'
import type { Option } from '@carillon/kernel'
import { pieceCalled, pieceOf } from '@carillon/wilderness-war/page'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Batch, nextOf } from '../src/boards/batch.ts'
import { Board } from '../src/boards/bayonets-and-tomahawks/Board.tsx'
import { keyOf } from '../src/boards/theatre/options.ts'
import { groupsOf, wholeOf } from '../src/boards/theatre/Picks.tsx'
import { sortChoices } from '../src/boards/wilderness-war/choices.ts'
import { Near } from '../src/shell/board-scale.ts'
import { fetchDeferred } from '../src/shell/deferred.tsx'
import * as BAYONETS from './bayonets-help.tsx'
import { renderToStaticMarkup } from './markup.ts'
import type { Table } from './theatre-help.tsx'
import * as WILDERNESS from './wilderness-help.tsx'

afterAll(() => {
  vi.unstubAllGlobals()
})

/** The chip and the words of a stack. */
const chipAt = (html: string, space: string, side: string): string =>
  new RegExp(
    `<g class="th-stack[^>]*data-space="${space}" data-stack="${side}".*?</g><g class="th-words.*?(?=<g class="th-stack|$)`,
  ).exec(html)?.[0] ?? ''
const sizeOf = (html: string): string => /class="th-chip"[^>]*/.exec(html)?.[0] ?? ''
const nameOf = (html: string): string => /aria-label="([^"]*)"/.exec(html)?.[1] ?? ''
const numbersIn = (html: string): string[] => [...html.matchAll(/>(\d+)<\/text>/g)].map(([, n]) => n as string)

describe('Bayonets & Tomahawks', () => {
  const BRITISH = ['rogers', 'gage', 'putnam', '44th-48th', 'fraser', 'royal-artillery-1', 'wolfe'] as const
  const at = (units: readonly string[], more: object = {}): string => {
    const props = BAYONETS.propsOf(BAYONETS.tableOf({ clear: true, spaces: { albany: units } }), 'british')
    return BAYONETS.boardOf({ ...props, view: { ...props.view, ...more } })
  }

  test('a stack says how many of each kind, in words and not by shape, how many are reduced, and what lies on it', () => {
    const chip = chipAt(at(BRITISH, { reduced: ['rogers'] }), 'albany', 'british')
    expect(numbersIn(chip)).toEqual(['3', '2', '1'])
    expect(chip.match(/th-half/g)).toHaveLength(1)
    expect(chip).toContain('pc-badge-star')
    expect(nameOf(chip)).toMatch(/3 Light \(1 reduced\), 2 Brigades, 1 Artillery, Wolfe$/)
  })
  test('its size is the same however many are in it', () => {
    const sizes = [1, 3, 7].map((n) => sizeOf(chipAt(at(BRITISH.slice(0, n)), 'albany', 'british')))
    expect(sizes[0]).toMatch(/width="60"/)
    expect(new Set(sizes).size).toBe(1)
  })
  test('who is Spent is grey with a dashed edge, and it can be heard', () => {
    const chip = chipAt(at(['rogers'], { spent: ['rogers'] }), 'albany', 'british')
    expect(chip).toContain('pc-spent')
    expect(nameOf(chip)).toMatch(/, spent$/)
  })
  test('from near, a few show their counters', async () => {
    await fetchDeferred()
    const props = BAYONETS.propsOf(BAYONETS.tableOf({ clear: true, spaces: { albany: ['rogers', 'gage'] } }), 'british')
    vi.stubGlobal('innerWidth', 1440)
    const near = renderToStaticMarkup(
      <Near value={true}>
        <Board {...props} />
      </Near>,
    )
    expect(near.match(/class="pc pc-british"/g)).toHaveLength(2)
  })

  test('all light units, one after another: exactly those that are offered', () => {
    const table = BAYONETS.tableOf({
      clear: true,
      step: 'actions',
      spaces: { albany: ['rogers', 'gage', '44th-48th', 'fraser'], kingston: ['putnam'] },
      played: { british: 2, french: 22, indian: 44 },
      aps: { british: ['army'], french: [], indian: [] },
    })
    table.answer({ role: 'british', option: { ap: 'army', do: 'move' } })
    table.answer({ role: 'british', option: { space: 'albany' } })
    const isLight = ({ unit, do: verb }: Option) =>
      !verb && unit !== undefined && UNIT[unit as UnitId].shape === 'triangle'
    expect(sent(table, 'british', isLight, 2)).toEqual([{ unit: 'rogers' }, { unit: 'gage' }])
    expect(BAYONETS.viewOf(table, 'british').action?.units).toEqual(['rogers', 'gage'])
  })
})

/** What a batch sends, each answered before the next. */
function sent(table: Table, role: string, wanted: Batch['wanted'], left: number): Option[] {
  const options = () => table.decision(role)?.options ?? []
  const step = () => (table.state as unknown as { step: string }).step
  let batch: Batch = { wanted, left, about: step() }
  const all: Option[] = []
  for (let next = nextOf(batch, options(), step()); next; next = nextOf(batch, options(), step())) {
    all.push(next)
    table.answer({ role, option: next })
    batch = { ...batch, left: batch.left - 1, last: keyOf(next) }
  }
  return all
}

describe('a batch', () => {
  const options: Option[] = [{ unit: 'a' }, { unit: 'b' }, { do: 'done' }]
  const batch: Batch = { wanted: ({ unit }) => unit !== undefined, about: 'move', left: 2 }
  test('sends what is wanted, while it is offered', () => {
    expect(nextOf(batch, options, 'move')).toEqual({ unit: 'a' })
    expect(nextOf({ ...batch, last: keyOf({ unit: 'a' }) }, options.slice(1), 'move')).toEqual({ unit: 'b' })
    expect(nextOf(batch, options.slice(2), 'move')).toBeUndefined()
  })
  test('ends when enough were sent, when another question is asked, when what it sent is offered again', () => {
    expect(nextOf({ ...batch, left: 0 }, options, 'move')).toBeUndefined()
    expect(nextOf(batch, options, 'battles')).toBeUndefined()
    expect(nextOf({ ...batch, last: keyOf({ unit: 'b' }) }, options, 'move')).toBeUndefined()
  })
  test('is for questions that let one go on: not for losses', () => {
    expect(wholeOf(options)).toEqual([{ do: 'done' }])
    expect(wholeOf([{ unit: 'a' }, { unit: 'b' }, { do: 'drop', unit: 'c' }])).toEqual([])
  })
  test('kinds of which there are several but not all; none twice', () => {
    const odd = (n: number) => n % 2 === 1
    const kinds = [
      [{ key: 'odd' }, odd],
      [{ key: 'not even' }, odd],
      [{ key: 'all' }, () => true],
      [{ key: 'one' }, (n: number) => n === 1],
    ] as const
    expect(groupsOf([1, 2, 3, 4], kinds)).toEqual([{ name: { key: 'odd' }, members: [1, 3] }])
  })
})

describe('Wilderness War', () => {
  const PROVINCIALS = 'br-new-york-provincial-1 br-new-york-provincial-2 br-new-york-provincial-3'
  const table = (): Table =>
    WILDERNESS.tableOf({
      clear: true,
      step: 'phase',
      active: 'british',
      spaces: { albany: `amherst br-15th br-17th ${PROVINCIALS} br-rogers` },
      hands: { british: [1, 5], french: [2] },
    })
  test('a stack says how many units, how strong they are and whether leaders are there', () => {
    const chip = chipAt(WILDERNESS.boardOf(WILDERNESS.propsOf(table(), 'british')), 'albany', 'british')
    expect(numbersIn(chip)).toEqual(['6', '14'])
    expect(nameOf(chip)).toMatch(/6 units, strength 14, 1 leader/)
  })
  test('look-alikes: a click on any of them chooses the one that is offered', () => {
    const view = WILDERNESS.viewOf(table(), 'british')
    const option: Option = { piece: 'br-new-york-provincial-1' }
    const { pieces, places } = sortChoices([option], view)
    expect([...pieces.keys()].map((piece) => pieceOf(piece).id).join(' ')).toBe(PROVINCIALS)
    for (const offers of pieces.values()) expect(offers).toEqual([option])
    expect(places.get('albany')).toEqual([option])
  })
  test('all provincials, one after another, though one of them is offered at a time', () => {
    const game = table()
    const answer = (option: Option) => game.answer({ role: 'british', option })
    answer({ card: '1', use: 'activate' })
    answer({ do: 'force' })
    const isProvincial = ({ piece }: Option) => piece !== undefined && pieceOf(pieceCalled(piece)).type === 'provincial'
    expect(sent(game, 'british', isProvincial, 3)).toEqual(PROVINCIALS.split(' ').map((piece) => ({ piece })))
    const sheet = WILDERNESS.sheetOf(WILDERNESS.propsOf(game, 'british'), 'albany')
    expect(sheet.match(/th-unit th-chosen/g)).toHaveLength(4)
    expect(sheet).toMatch(/All drilled troops <b>2<\/b>/)
  })
})
