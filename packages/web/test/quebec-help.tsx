/** Positions of Quebec 1759, random games of it, and its board as the page gets it. */
import {
  checkSettings,
  type Option,
  problemText,
  type Settings,
  type State,
  seeded,
  startTable,
  type Table as TableOf,
  type Viewer,
} from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { quebec1759 } from '@carillon/quebec-1759'
import { RIVERS, type View, ZONES } from '@carillon/quebec-1759/page'
import type { BoardProps } from '../src/boards/board.ts'
import { Battle } from '../src/boards/quebec-1759/Battle.tsx'
import { Board } from '../src/boards/quebec-1759/Board.tsx'
import { sortChoices } from '../src/boards/quebec-1759/choices.ts'
import { Forces, Losses, Orders, Turns } from '../src/boards/quebec-1759/Panels.tsx'
import { Sheet } from '../src/boards/quebec-1759/Sheet.tsx'
import { Tray } from '../src/boards/quebec-1759/Tray.tsx'
import { fetchDeferred } from '../src/shell/deferred.tsx'
import { renderToStaticMarkup } from './markup.ts'

export type Table = TableOf<State>
export const SAY = {
  en: renderer(quebec1759.catalogues.en, 'en'),
  fr: renderer(quebec1759.catalogues.fr, 'fr'),
} as const
export type Language = keyof typeof SAY

const settingsOf = (chosen: Settings): Settings => {
  const checked = checkSettings(quebec1759, 'campaign', chosen)
  if ('problem' in checked) throw new Error(problemText(checked.problem))
  return checked.settings
}
export const tableOf = (spec: object, chosen: Settings = {}): Table =>
  startTable(quebec1759, quebec1759.position(spec as never, 'campaign', settingsOf(chosen))) as unknown as Table
export const freshTable = (chosen: Settings = {}): Table =>
  startTable(quebec1759, quebec1759.setup('campaign', settingsOf(chosen))) as unknown as Table
export const viewOf = (table: Table, viewer: Viewer): View => quebec1759.view(table.state as never, viewer)
export const optionsOf = (table: Table, viewer: Viewer): readonly Option[] =>
  table.game.roles.includes(viewer) ? (table.decision(viewer)?.options ?? []) : []

/** Answers chance and everybody at random, and shows the table after every input. */
export function wander(table: Table, seed: number, most: number, visit: (table: Table) => void): void {
  const random = seeded(seed)
  for (let n = 0; n < most && !table.over; n++) {
    const { chance } = table
    if (chance?.draw === 'dice')
      table.answer({ chance: Array.from({ length: chance.count }, () => 1 + random.below(chance.sides)) })
    else if (chance) table.answer({ chance: chance.from.slice(0, chance.count) })
    else {
      const decision = table.decisions[random.below(table.decisions.length)]
      if (!decision) throw new Error('nobody is asked')
      table.answer({
        role: decision.role,
        option: decision.options[random.below(decision.options.length)] as Option,
      })
    }
    visit(table)
  }
}

const nothing = () => undefined
export function propsOf(table: Table, seat: Viewer, locale: Language = 'en'): BoardProps<View> {
  return {
    view: viewOf(table, seat),
    seat,
    options: optionsOf(table, seat),
    choose: nothing,
    refuse: nothing,
    explain: nothing,
    overlay: async (kind, at) => quebec1759.overlay?.(viewOf(table, seat), seat, kind, at) ?? [],
    news: table.log.flatMap(({ text, rule }) => (text ? [{ rule, text }] : [])),
    say: SAY[locale],
    locale,
    theme: 'light',
    still: true,
  }
}

// The page has them all soon after it stands.
await fetchDeferred()

/** Everything a page can show of the position to the one who looks: board, opened stacks, pool, battle, panels. */
export function pageOf(props: BoardProps<View>): string {
  const { view, seat, say, options, wanted, choose, explain, locale } = props
  const choices = sortChoices(options)
  const shared = { view, seat, say, choices, choose, held: undefined, marked: undefined }
  const panel = { view, seat, say, options, choose, explain, locale }
  return renderToStaticMarkup(
    <>
      <svg aria-hidden="true">
        <Board {...props} />
      </svg>
      {[...ZONES, ...RIVERS].map((space) => (
        <Sheet key={space} {...shared} space={space} offers={choices.spaces.get(space) ?? []} close={nothing} />
      ))}
      {view.battle && (
        <Battle {...shared} {...{ options, wanted }} battle={view.battle} over={undefined} hide={nothing} />
      )}
      {view.pool.some((b) => 'unit' in b) && <Tray {...shared} />}
      <Orders {...panel} />
      <Forces {...panel} />
      <Losses {...panel} />
      <Turns {...panel} />
    </>,
  )
}
