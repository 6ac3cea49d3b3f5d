/** Worked examples, played step by step with all open; and how long lessons take. */
import {
  type Example,
  exampleTable,
  type Game,
  guidedSteps,
  OPEN,
  observe,
  type Role,
  type State,
  type Table,
  type Teaching,
} from '@carillon/kernel'
import type { LessonStop, Roll } from '@carillon/protocol'
import type { LessonTable } from './guided.ts'
import { rollOf } from './roll.ts'

export { guidedStop } from './guided.ts'

export function lessonAt(game: Game, example: Example, number: number): LessonTable {
  const { table, stop, rolls } = lessonTable(game, example, number)
  return { stop: stopAt(table, example, stop, rolls), table }
}

/** The table at a stop, and the dice that led to it. */
function lessonTable(game: Game, example: Example, number: number) {
  const stop = Math.max(0, Math.min(Math.trunc(number) || 0, example.stops.length))
  let rolls: Roll[] = []
  for (const at of exampleTable(game, example)) {
    if (at.number === stop) return { table: at.table, stop, rolls }
    rolls = comingRoll(at.table, example, at.number)
  }
  throw new Error(`${example.id} breaks off before ${stop}`)
}

/** The dice that the next stop will bring. */
function comingRoll(table: Table<State>, example: Example, number: number): Roll[] {
  const drawn = example.stops[number]?.drawn
  const roll = drawn && rollOf(table.chance, drawn, table.draws)
  return roll ? [roll] : []
}

function stopAt(table: Table<State>, example: Example, number: number, rolls: Roll[]): LessonStop {
  const { stops } = example
  const [before, next] = [stops[number - 1], stops[number]]
  const role = next?.choose ? whose(table, next.by) : undefined
  const seen = observe(table, OPEN)
  const decision = role === undefined ? undefined : table.decision(role)
  const { chance } = table
  const tried = before?.refuse && whose(table, before.by)
  return {
    example: example.id,
    number,
    count: stops.length,
    seat: OPEN,
    observation: decision ? { ...seen, decision, rule: decision.rule } : seen,
    // A text belongs to what comes after it: one is told, then one clicks.
    story: stops.slice(0, number + 1).flatMap(({ text }) => text ?? []),
    rolls,
    done: number === stops.length,
    ...(next?.choose && role !== undefined && { expected: { role, option: next.choose } }),
    ...(next?.drawn && chance?.draw === 'dice' && { dice: chance.count }),
    ...(before?.refuse && tried !== undefined && { refused: { role: tried, option: before.refuse } }),
  }
}

/** What most people read in a minute, and the seconds that a click takes. */
const [WORDS, SECONDS] = [200, 6]
const wordsIn = (text: string): number => text.split(/\s+/).length
const minutes = (words: number, clicks: number): number =>
  Math.max(1, Math.round(words / WORDS + (clicks * SECONDS) / 60))

export const minutesOf = ({ catalogues }: Game, { stops }: Example): number =>
  minutes(
    stops.reduce((sum, { text }) => sum + (text === undefined ? 0 : wordsIn(catalogues.en[text] ?? '')), 0),
    stops.length,
  )
/** All that is told, but for what is answered to poor choices and what the game is in a minute. */
export const guidedMinutes = ({ guided, words }: Teaching): number =>
  minutes(
    Object.entries(words.en).reduce(
      (sum, [key, text]) => sum + (/\.no(?:\.|$)|^minute\./.test(key) ? 0 : wordsIn(text)),
      0,
    ),
    guidedSteps(guided).length,
  )

const whose = (table: Table<State>, by: Role | undefined): Role | undefined => by ?? table.decisions[0]?.role
