/** Random games of Bayonets & Tomahawks, and its board as the page gets it. */
import { bayonetsAndTomahawks } from '@carillon/bayonets-and-tomahawks'
import type { View } from '@carillon/bayonets-and-tomahawks/facts'
import {
  checkSettings,
  type Option,
  problemText,
  type Random,
  type Role,
  type State,
  seeded,
  startTable,
  type Table as TableOf,
  type Viewer,
} from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { renderToStaticMarkup } from 'react-dom/server'
import { Board } from '../src/boards/bayonets-and-tomahawks/Board.tsx'
import { sortChoices } from '../src/boards/bayonets-and-tomahawks/choices.ts'
import type { Place } from '../src/boards/bayonets-and-tomahawks/find.ts'
import { BattlePanel, Boxes, Cards, Tracks } from '../src/boards/bayonets-and-tomahawks/Panels.tsx'
import { Sheet } from '../src/boards/bayonets-and-tomahawks/Sheet.tsx'
import type { BoardProps } from '../src/boards/board.ts'

export type Table = TableOf<State>
export const GAME = bayonetsAndTomahawks
export const SAY = { en: renderer(GAME.catalogues.en, 'en'), fr: renderer(GAME.catalogues.fr, 'fr') } as const
export type Language = keyof typeof SAY

const settingsOf = (scenario: string) => {
  const checked = checkSettings(GAME, scenario, {})
  if ('problem' in checked) throw new Error(problemText(checked.problem))
  return checked.settings
}
export const freshTable = (scenario: string): Table =>
  startTable(GAME, GAME.setup(scenario, settingsOf(scenario))) as unknown as Table
export const tableOf = (spec: object, scenario = '2'): Table =>
  startTable(GAME, GAME.position(spec as never, scenario, settingsOf(scenario))) as unknown as Table
export const viewOf = (table: Table, viewer: Viewer): View => GAME.view(table.state as never, viewer)

const nothing = () => undefined
/** Answers chance and everybody at random, and shows what is asked before each choice. */
export function wander(
  table: Table,
  seed: number,
  most: number,
  visit: (table: Table, role: Role, options: readonly Option[]) => void,
): void {
  const random = seeded(seed)
  for (let n = 0; n < most && !table.over; n++) answerAtRandom(table, random, visit)
}
/** One answer of chance or of somebody. */
export function answerAtRandom(
  table: Table,
  random: Random,
  visit: (table: Table, role: Role, options: readonly Option[]) => void = nothing,
): void {
  const { chance } = table
  if (chance?.draw === 'dice')
    table.answer({ chance: Array.from({ length: chance.count }, () => 1 + random.below(chance.sides)) })
  else if (chance) {
    const left = [...chance.from]
    table.answer({
      chance: Array.from({ length: chance.count }, () => left.splice(random.below(left.length), 1)[0] as string),
    })
  } else {
    const decision = table.decisions[random.below(table.decisions.length)]
    if (!decision) throw new Error('nobody is asked')
    visit(table, decision.role, decision.options)
    table.answer({
      role: decision.role,
      option: decision.options[random.below(decision.options.length)] as Option,
    })
  }
}

export function propsOf(table: Table, seat: Viewer, locale: Language = 'en'): BoardProps<View> {
  return {
    view: viewOf(table, seat),
    seat,
    options: table.game.roles.includes(seat) ? (table.decision(seat)?.options ?? []) : [],
    choose: nothing,
    refuse: nothing,
    explain: nothing,
    say: SAY[locale],
    locale,
    theme: 'light',
    still: true,
  }
}

export const boardOf = (props: BoardProps<View>): string =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <Board {...props} />
    </svg>,
  )
export const panelsOf = ({ view, seat, say, options, choose, explain, locale }: BoardProps<View>): string => {
  const panel = { view, seat, say, options, choose, explain, locale }
  return renderToStaticMarkup(
    <>
      <Cards {...panel} />
      <Tracks {...panel} />
      <Boxes {...panel} />
      <BattlePanel {...panel} />
    </>,
  )
}
export const sheetOf = ({ view, say, options }: BoardProps<View>, place: Place): string =>
  renderToStaticMarkup(
    <Sheet
      {...{ view, say, place }}
      choices={sortChoices(options, view)}
      choose={nothing}
      close={nothing}
      east={false}
    />,
  )
