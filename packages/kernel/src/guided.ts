/**
 * Guided games: a short, real game in which the learner plays one side, while the other side and the dice follow a script.
 * Where several choices are good, any of them goes on; one that is not good is answered, and he chooses again.
 */
import { type Chance, type Drawn, findOption, isOffered, type Option, type Role } from './ask.ts'
import type { Expectation } from './example.ts'
import type { Catalogue, Game, Locale, Settings, State } from './game.ts'
import { unmet } from './run-example.ts'
import { checkSettings } from './settings.ts'
import { problemText } from './settings-words.ts'
import { startTable, type Table } from './table.ts'

/**
 * What the learner sees at once. Words are `guided.<id>.title` and `.text`, and if he is to choose, `.do`; `.no` is said of a
 * choice that is not good, `term.<term>` and `.text` of a word that is met for the first time.
 */
export interface GuidedScreen {
  readonly id: string
  readonly terms?: readonly string[]
  /** What goes on; without it he reads on. */
  readonly choose?: readonly Option[]
  /** So many clicks, each on something of `choose` that is offered; one without it. */
  readonly clicks?: number
  /** What is said of choices that are not good, by fields that they have: `guided.<id>.no.<why>`. */
  readonly poor?: readonly { readonly option: Option; readonly why: string }[]
  /** What the others do then: whoever is asked takes the first of these that is offered, one that was not taken yet before all. */
  readonly others?: readonly Option[]
  /** Where the learner is asked meanwhile and there is nothing to learn from it, this is taken for him. */
  readonly own?: readonly Option[]
  /** What is drawn then, one after the other: as many of it as are asked for. */
  readonly drawn?: readonly Drawn[]
  /** The same by what is asked, the key of its words, as often as it is. */
  readonly luck?: Readonly<Record<string, Drawn>>
  readonly expect?: Expectation
}

export interface Guided {
  readonly id: string
  /** The learner's side. */
  readonly role: Role
  readonly rules: readonly string[]
  readonly scenario: string
  readonly settings?: Settings
  /** The game's own short form of a position; without it the set-up of the scenario. */
  readonly position?: unknown
  readonly screens: readonly GuidedScreen[]
}

/** Lessons in the order in which they are best taken. */
export const LESSON_PARTS = ['first', 'turn', 'fighting', 'fine'] as const
export type LessonPart = (typeof LESSON_PARTS)[number]
/** How a game is taught: the first game, and worked examples by name in their order. */
export interface Teaching {
  readonly guided: Guided
  readonly path: Readonly<Record<LessonPart, readonly string[]>>
  /** Of the guided game, and of the game in a minute. Nobody waits for them to play. */
  readonly words: Readonly<Record<Locale, Catalogue>>
}

/** A click, or a screen that is only read. */
export interface GuidedStep {
  readonly screen: GuidedScreen
  /** The number of the click on this screen, from 0. */
  readonly click: number
}
export const guidedSteps = ({ screens }: Guided): readonly GuidedStep[] =>
  screens.flatMap((screen) => Array.from({ length: screen.clicks ?? 1 }, (_, click) => ({ screen, click })))

/** Which of the good choices was taken at each click, a sign each. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'
export const signOf = (choice: number): string => SIGNS[choice] ?? '0'

/** What goes on now. */
export const goodNow = <S extends State>(table: Table<S>, role: Role, { choose = [] }: GuidedScreen): Option[] => {
  const options = table.decision(role)?.options ?? []
  return choose.filter((option) => findOption(options, option))
}
/** Why a choice is not good: a key of the words. */
export const answerTo = ({ id, poor = [] }: GuidedScreen, option: Option): string => {
  const found = poor.find((one) => isOffered({ options: [option] }, one.option))
  return found ? `guided.${id}.no.${found.why}` : `guided.${id}.no`
}

/** The table as it is before and after each step. */
export interface GuidedAt<S extends State> {
  readonly table: Table<S>
  readonly number: number
  /** What was drawn by the step that led here, with what was asked. */
  readonly draws: readonly { readonly asked: Chance; readonly drawn: Drawn; readonly at: number }[]
  /** The way that was taken so far. */
  readonly path: string
  readonly problems: readonly string[]
}

/** Goes through a guided game by a way; where the way says nothing that can be done, by the first good choice. */
export function* guidedTable<S extends State>(
  game: Game<S>,
  guided: Guided,
  way: string,
): Generator<GuidedAt<S>, void> {
  const checked = checkSettings(game, guided.scenario, guided.settings ?? {})
  if ('problem' in checked) throw new Error(problemText(checked.problem))
  const { settings } = checked
  const begin =
    guided.position === undefined
      ? game.setup(guided.scenario, settings)
      : game.position(guided.position as never, guided.scenario, settings)
  const table = startTable(game, begin)
  const { role } = guided
  let [path, noted] = ['', 0]
  yield { table, number: 0, draws: [], path, problems: [] }
  for (const [index, { screen, click }] of guidedSteps(guided).entries()) {
    const where = `${guided.id}, ${screen.id}`
    if (screen.choose) {
      const good = goodNow(table, role, screen)
      const taken = Math.max(0, SIGNS.indexOf(way[path.length] ?? '0'))
      const option = good[taken] ?? good[0]
      if (!option) throw new Error(`${where}: nothing of it is offered; asked: ${askedNow(table)}`)
      path += signOf(good.indexOf(option))
      table.answer({ role, option })
    }
    const draws = goOn(table, role, screen)
    const last = click === (screen.clicks ?? 1) - 1
    const problems = last && screen.expect ? unmet(table, screen.expect, noted) : []
    yield { table, number: index + 1, draws, path, problems: problems.map((one) => `${where}: ${one}`) }
    noted = table.log.length
  }
}

const askedNow = <S extends State>(table: Table<S>): string => {
  const { chance, decisions } = table
  if (chance) return `chance (${chance.rule} ${chance.what.key})`
  return (
    decisions.map(({ role, rule, options }) => `${role} (${rule}) ${JSON.stringify(options)}`).join('; ') || 'nobody'
  )
}

/** More than any script wants between two clicks. */
const FAR = 500
/** The others and chance, as the screen says, until the learner is asked or it says nothing more. */
function goOn<S extends State>(
  table: Table<S>,
  learner: Role,
  { others = [], own = [], drawn = [], luck = {} }: GuidedScreen,
): GuidedAt<S>['draws'] {
  const draws: { asked: Chance; drawn: Drawn; at: number }[] = []
  const taken = new Set<Option>()
  for (let i = 0; i < FAR && !table.over; i++) {
    const { chance } = table
    if (chance) {
      const said = luck[chance.what.key] ?? drawn[draws.length]
      if (!said) return draws
      const found = fitting(chance, said)
      draws.push({ asked: chance, drawn: found, at: table.draws })
      table.answer({ chance: found })
      continue
    }
    const asked = table.decision(learner)
    if (asked) {
      const option = own.find((one) => findOption(asked.options, one))
      if (!option) return draws
      table.answer({ role: learner, option })
      continue
    }
    const next = table.decisions.flatMap(({ role, options }) => {
      const offered = (one: Option) => findOption(options, one) !== undefined
      const option = others.find((one) => !taken.has(one) && offered(one)) ?? others.find(offered)
      return option ? [{ role, option }] : []
    })[0]
    if (!next) return draws
    taken.add(next.option)
    table.answer(next)
  }
  return draws
}

/** As many as are asked for: faces in turn, names that can be drawn before all others. */
function fitting(asked: Chance, drawn: Drawn): Drawn {
  if (asked.draw === 'dice')
    return Array.from({ length: asked.count }, (_, i) => (drawn[i % drawn.length] as number | undefined) ?? 1)
  const wanted = (drawn as readonly string[]).filter((name) => asked.from.includes(name))
  return [...wanted, ...asked.from.filter((name) => !wanted.includes(name))].slice(0, asked.count)
}
