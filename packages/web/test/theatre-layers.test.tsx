/** What is shown over a map by itself: only while something on the map is chosen. */
import type { Option } from '@carillon/kernel'
import { expect, test } from 'vitest'
import type { BoardProps } from '../src/boards/board.ts'
import { SHEET } from '../src/boards/theatre/bayonets-and-tomahawks.ts'
import { boardOf } from '../src/boards/theatre/MapLayers.tsx'
import { tracesOn } from '../src/boards/theatre/Traces.tsx'
import { drawn, nothing } from './theatre-help.tsx'

const None = () => null
const Board = boardOf<object, { places: Map<string, readonly Option[]> }, string>({
  ...{
    className: '',
    isPeopled: () => false,
    contested: () => [],
    Printed: None,
    Ground: None,
    Names: None,
    Stacks: None,
  },
  ...{ Arrows: None, Signs: None, Slides: None, Numbers: None, Layer: None },
  Overlays: ({ asks }: { readonly asks: boolean }) => <text>{asks ? 'on the map' : 'off the map'}</text>,
  sortChoices: (options) => ({
    places: new Map(options.flatMap((one) => (one.space ? [[`${one.space}`, [one]] as const] : []))),
  }),
})
const over = (...options: readonly Option[]): string =>
  drawn(Board, {
    ...{ view: {}, options, log: [], news: [], locale: 'en', seat: 'british' },
    ...{ say: () => '', choose: nothing, refuse: nothing, explain: nothing, overlay: async () => [] },
  } as unknown as BoardProps<object>)

test('a choice of what lies off the map turns nothing on', () => {
  expect(over({ unit: 'light-1' }, { do: 'done' })).toContain('off the map')
  expect(over()).toContain('off the map')
  expect(over({ space: 'albany' }, { unit: 'light-1' })).toContain('on the map')
})

test('no arrow lies over the number of another', () => {
  const { Arrows } = tracesOn({
    sheet: SHEET,
    pointOf: (place) => SHEET.spaces[place as keyof typeof SHEET.spaces],
    contested: () => [],
    tracesOf: () =>
      (
        [
          ['albany', 'lake-george'],
          ['montreal', 'isle-aux-noix'],
        ] as const
      ).map((path) => ({ go: 'march' as const, side: 'british' as const, who: [], path })),
  })
  const page = drawn(Arrows as never, { view: {}, news: [] } as never)
  const parts = [...page.matchAll(/class="(?:th-trace )?th-(line|order)/g)].map(([, part]) => part)
  expect(parts).toEqual(['line', 'line', 'order', 'order'])
})
