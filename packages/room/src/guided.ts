/** A guided game, step by step, from the learner's seat. */
import {
  answerTo,
  findOption,
  type Game,
  type Guided,
  type GuidedAt,
  goodNow,
  guidedSteps,
  guidedTable,
  observe,
  type State,
  type Table,
} from '@carillon/kernel'
import type { GuidedStop, LessonStop } from '@carillon/protocol'
import { rollOf } from './roll.ts'

/** A step of a lesson, and the table that it is of. */
export interface LessonTable {
  readonly stop: LessonStop
  readonly table: Table<State>
}

export function guidedStop(game: Game, guided: Guided, number: number, way = ''): LessonTable {
  const steps = guidedSteps(guided)
  const wanted = Math.max(0, Math.min(Math.trunc(number) || 0, steps.length - 1))
  for (const at of guidedTable(game, guided, way))
    if (at.number === wanted) return { stop: stopAt(guided, at, steps.length), table: at.table }
  throw new Error(`${guided.id} breaks off before ${wanted}`)
}

function stopAt(guided: Guided, at: GuidedAt<State>, count: number): LessonStop {
  const { table, number, path, draws } = at
  const { role } = guided
  const { screen, click } = guidedSteps(guided)[number] as ReturnType<typeof guidedSteps>[number]
  const good = goodNow(table, role, screen)
  const seen = observe(table, role)
  const { decision, ...shut } = seen
  const options = screen.choose ? (decision?.options ?? []) : []
  const [only, ...others] = good
  const { chance } = table
  const step: GuidedStop = {
    role,
    screen: screen.id,
    terms: screen.terms ?? [],
    way: path,
    good,
    answers: options.flatMap((option) => (findOption(good, option) ? [] : { option, text: answerTo(screen, option) })),
    clicks: screen.choose ? (screen.clicks ?? 1) - click : 0,
  }
  return {
    example: guided.id,
    number,
    count,
    seat: role,
    // Where one only reads, nothing can be clicked.
    observation: screen.choose ? seen : shut,
    story: [],
    rolls: draws.flatMap(({ asked, drawn, at: draw }) => rollOf(asked, drawn, draw) ?? []),
    done: number === count - 1,
    ...(only && others.length === 0 && { expected: { role, option: only } }),
    ...(!screen.choose && (screen.drawn ?? screen.luck) && chance?.draw === 'dice' && { dice: chance.count }),
    guided: step,
  }
}
