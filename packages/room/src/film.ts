/** A game that is still played as one seat has seen it, moment by moment. */
import { type GameRecord, logFor, observe, type Viewer } from '@carillon/kernel'
import { thought } from '@carillon/players'
import { changeOf, type Film } from '@carillon/protocol'
import { type Seen, Study } from './replays.ts'
import { rollOf } from './roll.ts'

/** Of a record that nobody looks at yet, at once. */
export const filmOf = (seen: Seen, record: GameRecord, seat: Viewer): Film =>
  thought(filmSteps(new Study(seen, record, false, [seat]).playWhole(), seat))

/** Of one that is looked at already. Step by step: whoever runs it may pause between two of them. */
export function* filmSteps(study: Study, seat: Viewer): Generator<undefined, Film> {
  const { cursor, record } = study
  const { ends, chapters } = study.outline(seat)
  const lookAt = (inputs: number) => {
    const table = cursor.at(inputs)
    const { log: _, ...rest } = observe(table, seat, { logFrom: Number.POSITIVE_INFINITY })
    return { seen: rest, noted: table.noted }
  }
  const log = logFor(cursor.at(record.inputs.length).log, seat)
  // How many of them there were at each moment: lines are only added.
  const counts = countsOf(cursor.at(record.inputs.length).log, seat)
  const first = lookAt(ends[0] as number)
  let before: unknown = first.seen
  const steps: Film['steps'][number][] = []
  for (const [i, inputs] of ends.slice(1).entries()) {
    yield
    const from = ends[i] as number
    const { seen: now, noted } = lookAt(inputs)
    const change = changeOf(before, now) ?? {}
    before = now
    const rolls = cursor.draws.flatMap((draw) =>
      draw.input >= from && draw.input < inputs ? (rollOf(draw.ask, draw.drawn, draw.number) ?? []) : [],
    )
    steps.push({ change, lines: counts[noted] ?? log.length, rolls })
  }
  return { setup: study.setup, seat, chapters, first: first.seen, steps, lines: counts[first.noted] ?? 0, log }
}

/** After so many entries, how many lines of them the seat may read. */
function countsOf(log: Parameters<typeof logFor>[0], seat: Viewer): readonly number[] {
  const counts = [0]
  for (const entry of log) counts.push((counts.at(-1) as number) + logFor([entry], seat).length)
  return counts
}
