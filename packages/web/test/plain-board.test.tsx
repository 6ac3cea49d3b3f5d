/** The plain board: the text board of any game, drawn so that it fits. */
import { SPECTATOR } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { expect, test } from 'vitest'
import { type ToyView, toy } from '../../kernel/test/toy.ts'
import type { BoardProps } from '../src/boards/board.ts'
import { plainBoard } from '../src/boards/plain/board.tsx'
import { renderToStaticMarkup } from './markup.ts'

const say = renderer(toy.catalogues.en, 'en')
const view = toy.view(toy.setup('long', { dice: 'one', nights: 'no' }), SPECTATOR)
const drawn = (text: (view: ToyView) => string): string => {
  const { Board } = plainBoard(text)
  return renderToStaticMarkup(<Board {...({ view, say } as unknown as BoardProps<ToyView>)} />)
}
const sizeIn = (markup: string): number => Number(/font-size="([\d.]+)"/.exec(markup)?.[1])

test('every line of the text board is drawn', async () => {
  const board = plainBoard(toy.board)
  const markup = drawn((shown) => toy.board(shown, say))
  expect(markup.match(/<text/g)).toHaveLength(4)
  expect(markup).toContain('the camp: Red ?3, Blue ?3, Gold ?3')
  expect((await board.text())(view, say)).toBe(toy.board(view, say))
})
test('letters are smaller where a line is long or lines are many', () => {
  const usual = sizeIn(drawn(() => 'a'))
  expect(sizeIn(drawn(() => 'a'.repeat(200)))).toBeLessThan(usual / 2)
  expect(sizeIn(drawn(() => 'a\n'.repeat(100)))).toBeLessThan(usual / 2)
})
