/** Guided games: the script goes through whichever good choices are made, and all it says has words in both languages. */
import { findOption } from '../ask.ts'
import { type Game, LOCALES, type State } from '../game.ts'
import {
  answerTo,
  type Guided,
  type GuidedScreen,
  goodNow,
  guidedSteps,
  guidedTable,
  LESSON_PARTS,
  signOf,
  type Teaching,
} from '../guided.ts'
import type { Table } from '../table.ts'
import { frenchProblems } from './french.ts'

interface Walked {
  readonly problems: readonly string[]
  /** The words that it says. */
  readonly keys: ReadonlySet<string>
}
/** All that does not go as the guided game says, whichever good choices are made: each one alone, and some mixed. */
export function walkGuided<S extends State>(game: Game<S>, guided: Guided): Walked {
  const found = new Set<string>()
  const keys = new Set(['guided.title', 'guided.name', 'guided.line', 'guided.end'])
  /** How many good choices there are at each click. */
  const wide = new Map<number, number>()
  const steps = guidedSteps(guided)
  const walk = (way: string): string => {
    let path = ''
    try {
      for (const at of guidedTable(game, guided, way)) {
        for (const problem of at.problems) found.add(`${problem} (way ${at.path})`)
        path = at.path
        const screen = steps[at.number]?.screen
        if (!screen) continue
        for (const key of saidBy(at.table, guided, screen)) keys.add(key)
        if (screen.choose)
          wide.set(path.length, Math.max(wide.get(path.length) ?? 1, goodNow(at.table, guided.role, screen).length))
      }
    } catch (error) {
      found.add(`way ${way} after ${path}: ${error instanceof Error ? error.message : error}`)
    }
    return path
  }
  const first = walk('')
  for (const [place, choices] of [...wide])
    for (let choice = 1; choice < choices; choice++) walk(first.slice(0, place) + signOf(choice))
  for (const mix of [1, 2, 3, 5, 7])
    walk([...first].map((_, i) => signOf((i * mix + mix) % (wide.get(i) ?? 1))).join(''))
  return { problems: [...found], keys }
}

function saidBy<S extends State>(table: Table<S>, { role }: Guided, screen: GuidedScreen): string[] {
  const { id, terms = [], choose } = screen
  const good = goodNow(table, role, screen)
  const others = (choose && table.decision(role)?.options.filter((option) => !findOption(good, option))) ?? []
  return [
    ...['title', 'text', ...(choose ? ['do'] : [])].map((part) => `guided.${id}.${part}`),
    ...terms.flatMap((term) => [`term.${term}`, `term.${term}.text`]),
    ...others.map((option) => answerTo(screen, option)),
  ]
}

const MINUTE = ['goal', 'turn', 'win', 'first'].map((part) => `minute.${part}`)
/** The rules that words name in brackets. */
export const rulesNamed = (text: string): string[] =>
  [...text.matchAll(/\((\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*)\)/g)].flatMap(([, list = '']) => list.split(', '))

/** What is wrong with how a game is taught: the script, its words, the path. */
export async function teachingProblems<S extends State>(game: Game<S>, teaching: Teaching): Promise<string[]> {
  const { guided, path, words } = teaching
  const walked = walkGuided(game, guided)
  const problems = [...walked.problems]
  const wanted = new Set([...walked.keys, ...MINUTE])
  for (const locale of LOCALES) {
    const catalogue = words[locale]
    for (const key of wanted) if (!catalogue[key]) problems.push(`${locale} ${key}: missing`)
    for (const [key, text] of Object.entries(catalogue)) {
      if (!wanted.has(key)) problems.push(`${locale} ${key}: nobody says it`)
      for (const rule of rulesNamed(text))
        if (!game.sections.some((one) => one === rule || one.startsWith(`${rule}.`)))
          problems.push(`${locale} ${key}: there is no rule ${rule}`)
      if (locale === 'fr') problems.push(...frenchProblems(text).map((one) => `fr ${key}: ${one}`))
    }
  }
  const placed = LESSON_PARTS.flatMap((part) => path[part])
  const examples = (await game.examples()).map(({ id }) => id)
  for (const id of examples) {
    const times = placed.filter((one) => one === id).length
    if (times !== 1) problems.push(`the path has ${id} ${times} times`)
  }
  for (const id of placed) if (!examples.includes(id)) problems.push(`the path has ${id}, which is no example`)
  return problems
}

/** The steps of the sequence of play that a guided game goes through, and the rules under which the learner is asked. */
export function stepsMet<S extends State>(
  game: Game<S>,
  guided: Guided,
): { readonly steps: ReadonlySet<string>; readonly rules: ReadonlySet<string> } {
  const [steps, rules] = [new Set<string>(), new Set<string>()]
  const sequence = Object.fromEntries(
    Object.entries(game.sequence).map(([id, step]) => [
      id,
      {
        ...step,
        play: (state: S) => {
          steps.add(id)
          return step.play(state)
        },
      },
    ]),
  )
  const screens = guidedSteps(guided)
  for (const { table, number } of guidedTable({ ...game, sequence }, guided, '')) {
    const asked = table.decision(guided.role)
    if (asked && screens[number]?.screen.choose) rules.add(asked.rule)
  }
  return { steps, rules }
}
