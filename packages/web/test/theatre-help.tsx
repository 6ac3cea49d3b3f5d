/** Random games of a game with a theatre board, and the board as the page gets it. */
import {
  checkSettings,
  type Game,
  type Message,
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
import type { ComponentType } from 'preact/compat'
import type { BoardProps, PanelProps, Say } from '../src/boards/board.ts'
import { renderToStaticMarkup } from './markup.ts'

export type Table = TableOf<State>
export type Language = 'en' | 'fr'
type Visit = (table: Table, role: Role, options: readonly Option[]) => void
export const nothing = () => undefined

/** A key that has no words, or an argument that was not given. */
export const BROKEN =
  /(?:^|[\s>])(?:web|board|do|use|unit|piece|space|event|card|ap|type|track)\.[\w.-]+(?:[\s<]|$)|[{}]|undefined|\[object/

/** Answers chance and everybody at random, and shows what is asked before each choice. */
export function wander(table: Table, seed: number, most: number, visit: Visit): void {
  const random = seeded(seed)
  for (let n = 0; n < most && !table.over; n++) answerAtRandom(table, random, visit)
}
/** One answer of chance or of somebody. */
export function answerAtRandom(table: Table, random: Random, visit: Visit = nothing): void {
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

/** Options that have no words, or the same ones as others; headings without words. */
export function wordFaults(
  options: readonly Option[],
  say: Say,
  label: (option: Option) => string,
  group: (option: Option) => Message | undefined,
): string[] {
  const names = options.map(label)
  const titles = options.flatMap((option) => group(option) ?? []).map(say)
  return [
    ...(new Set(names).size < names.length ? [`two are called alike: ${names.join(' | ')}`] : []),
    ...[...names, ...titles].filter((words) => BROKEN.test(words)),
  ]
}

// biome-ignore lint/suspicious/noExplicitAny: any game, with its own state and view.
export function helpFor<V>(game: Game<any, V>, usual: string) {
  const SAY = { en: renderer(game.catalogues.en, 'en'), fr: renderer(game.catalogues.fr, 'fr') } as const
  const settingsOf = (scenario: string) => {
    const checked = checkSettings(game, scenario, {})
    if ('problem' in checked) throw new Error(problemText(checked.problem))
    return checked.settings
  }
  const freshTable = (scenario = usual): Table =>
    startTable(game, game.setup(scenario, settingsOf(scenario))) as unknown as Table
  const tableOf = (spec: object, scenario = usual): Table =>
    startTable(game, game.position(spec as never, scenario, settingsOf(scenario))) as unknown as Table
  const viewOf = (table: Table, viewer: Viewer): V => game.view(table.state as never, viewer)
  const propsOf = (table: Table, seat: Viewer, locale: Language = 'en'): BoardProps<V> => ({
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
  })
  return { SAY, freshTable, tableOf, viewOf, propsOf }
}

export const drawn = <V,>(Board: ComponentType<BoardProps<V>>, props: BoardProps<V>): string =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <Board {...props} />
    </svg>,
  )
export const panelsDrawn = <V,>(
  bodies: readonly ComponentType<PanelProps<V>>[],
  { view, seat, say, options, choose, explain, locale, log = [] }: BoardProps<V>,
): string =>
  bodies
    .map((Body) => renderToStaticMarkup(<Body {...{ view, seat, say, options, choose, explain, locale, log }} />))
    .join('')
