/** Worked examples up to a stop, and what is drawn of the fight there. */
import { exampleTable, type Game, OPEN, type Option, observe, type State } from '@carillon/kernel'
import type { ComponentType } from 'preact/compat'
import { lessonAt } from '../../room/src/lessons.ts'
import type { BoardProps, Say } from '../src/boards/board.ts'
import { renderToStaticMarkup } from './markup.ts'
import { nothing, type Table } from './theatre-help.tsx'

/** What a board is given at that stop of the example. */
// biome-ignore lint/suspicious/noExplicitAny: any game, with its own state and view.
export async function propsAt<V>(game: Game<any, V>, id: string, number: number, say: Say): Promise<BoardProps<V>> {
  const example = (await game.examples()).find((one) => one.id === id)
  if (!example) throw new Error(`no example ${id}`)
  const { view, decision, log } = lessonAt(game as unknown as Game, example, number).stop.observation
  return propsFor(view as V, decision?.options ?? [], log, say)
}
/** The table at that stop. */
// biome-ignore lint/suspicious/noExplicitAny: any game, with its own state and view.
export async function tableAt(game: Game<any, any>, id: string, number: number): Promise<Table> {
  for (const example of await game.examples())
    if (example.id === id)
      for (const at of exampleTable(game, example)) if (at.number === number) return at.table as unknown as Table
  throw new Error(`no stop ${number} of ${id}`)
}
/** Every position of all worked examples, with what may be chosen there. */
export async function throughExamples(
  // biome-ignore lint/suspicious/noExplicitAny: any game, with its own state and view.
  game: Game<any, any>,
  visit: (table: Table, options: readonly Option[]) => void,
): Promise<void> {
  for (const example of await game.examples())
    for (const { table } of exampleTable(game, example))
      for (const { options } of table.decisions) visit(table as unknown as Table, options)
}
/** The same in the middle of a game, for whoever is asked. */
export function propsOfTable<V>(table: Table, options: readonly Option[], say: Say): BoardProps<V> {
  const { view, log } = observe(table as unknown as Parameters<typeof observe<State>>[0], OPEN)
  return propsFor(view as V, options, log, say)
}
const propsFor = <V,>(view: V, options: readonly Option[], log: BoardProps['log'], say: Say): BoardProps<V> => ({
  view,
  seat: OPEN,
  options,
  log: log ?? [],
  choose: nothing,
  refuse: nothing,
  explain: nothing,
  say,
  locale: 'en',
  theme: 'light',
  still: true,
})

export const drawnAs = <P extends object>(Part: ComponentType<P>, props: P): string =>
  renderToStaticMarkup(<Part {...props} />)
/** Words without tags, with spaces between what stands apart. */
export const wordsIn = (html: string): string => decoded(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
const UNREAD = /<svg[^>]*aria-hidden="true"[^>]*>.*?<\/svg>/gs
/** The names of the buttons: what is said of them, else their words; not those of pictures that are not read. */
export const buttonsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, attributes = '', inner = '']) =>
    plain(/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? wordsIn(inner.replace(UNREAD, '')).trim()),
  )
const decoded = (text: string): string =>
  text.replaceAll('&#x27;', '’').replaceAll("'", '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
export const plain = (text: string): string => decoded(text).replace(/\s+/g, ' ')
