/** Worked examples, played step by step with all open. */
import {
  type Example,
  exampleTable,
  type Game,
  OPEN,
  observe,
  type Role,
  type State,
  type Table,
} from '@carillon/kernel'
import type { LessonStop, Roll } from '../protocol.ts'

export function lessonAt(game: Game, example: Example, number: number): LessonStop {
  const count = example.stops.length
  const wanted = Math.max(0, Math.min(Math.trunc(number) || 0, count))
  let rolls: Roll[] = []
  let asked: Roll[] = []
  for (const at of exampleTable(game, example)) {
    rolls = asked
    if (at.number === wanted) return stopAt(at.table, example, wanted, rolls)
    asked = comingRoll(at.table, example, at.number)
  }
  throw new Error(`${example.id} breaks off before ${wanted}`)
}

/** The dice that the next stop will bring. */
function comingRoll(table: Table<State>, example: Example, number: number): Roll[] {
  const ask = table.chance
  const drawn = example.stops[number]?.drawn
  if (ask?.draw !== 'dice' || !drawn) return []
  const { rule, what, sides, by } = ask
  return [{ at: table.draws, rule, what, sides, faces: drawn as readonly number[], ...(by && { by }) }]
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

const whose = (table: Table<State>, by: Role | undefined): Role | undefined => by ?? table.decisions[0]?.role
