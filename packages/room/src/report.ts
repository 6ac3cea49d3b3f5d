/** A game that is over, told as a whole: measured at its chapters, from the record, between other work. */
import {
  type Annals,
  type Cursor,
  type Game,
  isHeading,
  type LogLine,
  logFor,
  OPEN,
  type Outcome,
  type Role,
  rolesIn,
  type State,
} from '@carillon/kernel'
import { type Wits, witsOf } from '@carillon/players'
import type { Moment, NewGame, Reply, Report, Sample } from '@carillon/protocol'
import { chanceFor } from './counsel.ts'
import { Impossible } from './impossible.ts'
import type { Line } from './line.ts'
import type { Study } from './replays.ts'
import { inTurns, Turns } from './thinking.ts'

/** A record, and where its chapters begin. */
export interface RecordedGame {
  readonly game: Game
  readonly cursor: Cursor<State>
  readonly chapters: Moment['chapters']
  readonly setup: NewGame
}
/** More moments are not measured: a picture has no more room. */
const MOST = 160
/** A change of the chance that is worth telling, and so many of them. */
const [MUCH, TURNING] = [0.07, 5]
/** So many lines tell what happened at one. */
const TOLD = 2

/** Step by step: whoever runs it may pause between two of them. */
export function* reportSteps(
  { game, cursor, chapters, setup }: RecordedGame,
  wits: Wits,
): Generator<undefined, Report> {
  const { annals } = game
  const last = cursor.record.inputs.length
  const samples = samplesOf(chapters, last)
  const charts = (annals?.charts ?? []).map(({ name, sides, series }) => ({
    ...{ name, ...(sides && { sides }) },
    series: series.map(({ role, of }) => ({ ...(role && { role }), of, values: [] as number[] })),
  }))
  const [own, other] = opponents(game, setup, wits)
  const chances: number[] = []
  const lines: number[] = []
  for (const { at } of samples) {
    const table = cursor.at(at)
    lines.push(table.noted)
    const view = game.view(table.state, OPEN)
    for (const { series } of charts) for (const { of, values } of series) values.push(of(view))
    const [a, b] = [own, other].map((role) => role && chanceFor(table, role, wits))
    if (typeof a === 'number' && typeof b === 'number') chances.push((a + 1 - b) / 2)
    yield
  }
  const end = cursor.at(last)
  const log = logFor(end.log, OPEN)
  const judged = own !== undefined && chances.length === samples.length
  return {
    ...{ setup, samples, outcome: game.outcome(end.state) as Outcome },
    charts: charts.map(({ series, ...chart }) => ({ ...chart, series: series.map(({ of: _, ...rest }) => rest) })),
    ...(judged && { chance: { role: own, values: chances } }),
    turning: judged
      ? turningOf(samples, chances, chapters, (i) => toldIn(log.slice(lines[i], lines[i + 1]), annals))
      : [],
    losses: annals ? log.flatMap((line) => annals.losses(line)) : [],
    ...{ luck: luckIn(log, game.view(end.state, OPEN), annals), story: storyIn(log, annals) },
  }
}
/** The first role of each of the two sides. */
function opponents(game: Game, setup: NewGame, wits: Wits): readonly (Role | undefined)[] {
  const roles = rolesIn(game, setup.options)
  return [roles[0], roles.find((role) => wits.side(role) !== wits.side(roles[0] as Role))]
}

/** The beginning, the chapters, the end; of too many those that begin a turn, or every other one. */
function samplesOf(chapters: Moment['chapters'], last: number): readonly Sample[] {
  const inside = [...new Map(chapters.map((one) => [one.at, one])).values()].filter(({ at }) => at > 0 && at < last)
  let some: readonly Sample[] = inside
  if (some.length > MOST) some = inside.filter(isHeading)
  while (some.length > MOST) some = some.filter((_, i) => i % 2 === 0)
  return [{ at: 0 }, ...some, { at: last }]
}

/** The end itself is no turning point, nor what comes before the first turn: armies that do not stand anywhere yet cannot be judged. */
function turningOf(
  samples: readonly Sample[],
  chances: readonly number[],
  chapters: Moment['chapters'],
  told: (i: number) => readonly LogLine['text'][],
): Report['turning'] {
  return samples
    .slice(0, -2)
    .map((sample, i) => ({ ...sample, i, from: chances[i] as number, to: chances[i + 1] as number }))
    .filter(({ at, from, to }) => at > 0 && Math.abs(to - from) >= MUCH)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, TURNING)
    .sort((a, b) => a.at - b.at)
    .map(({ i, ...turning }) => {
      const heading = chapters.findLast((one) => one.at <= turning.at && isHeading(one))
      const within = isHeading(turning) ? undefined : heading?.text
      return { ...turning, ...(within && { within }), told: told(i) }
    })
}
/** What is worth telling of some lines; where there is nothing, what was done. */
function toldIn(lines: readonly LogLine[], annals: Annals | undefined): readonly LogLine['text'][] {
  const notable = lines.filter((line) => line.chapter === 'battle-over' || annals?.notable(line))
  const told = notable.length > 0 ? notable : lines.filter(({ chapter }) => chapter === 'action')
  return told.slice(-TOLD).map(({ text }) => text)
}

function luckIn(log: readonly LogLine[], view: unknown, annals: Annals | undefined): Report['luck'] {
  const luck: Record<Role, { dice: number; hits: number; expected: number }> = {}
  for (const line of log) {
    const found = annals?.luck(line, view)
    if (!found) continue
    const { role, dice, hits, expected } = found
    const sum = luck[role] ?? { dice: 0, hits: 0, expected: 0 }
    luck[role] = { dice: sum.dice + dice, hits: sum.hits + hits, expected: sum.expected + expected }
  }
  return luck
}

/** Turns in which nothing worth telling happened are passed over. */
function storyIn(log: readonly LogLine[], annals: Annals | undefined): Report['story'] {
  const story: { title?: LogLine['text']; lines: LogLine['text'][] }[] = [{ lines: [] }]
  for (const line of log) {
    if (isHeading(line)) story.push({ title: line.text, lines: [] })
    else if (line.chapter === 'battle' || line.chapter === 'battle-over' || annals?.notable(line))
      story.at(-1)?.lines.push(line.text)
  }
  return story.filter(({ lines }) => lines.length > 0)
}

/** Worked out once for a game that does not change any more. */
const known = new WeakMap<Study, Promise<Report>>()
export async function reported(line: Line, study: Study): Promise<Reply> {
  if (!study.over) throw new Impossible('not-over', 'a game is reported when it is over')
  let report = known.get(study)
  if (!report) {
    report = made(line, study)
    known.set(study, report)
    report.catch(() => known.delete(study))
  }
  return { said: 'report', report: await report }
}
async function made({ house }: Line, study: Study): Promise<Report> {
  const game = await house.library.whole(study.game.id)
  const wits = await witsOf(game.strategy)
  const { chapters } = study.outline(OPEN)
  const steps = reportSteps({ game, cursor: study.cursor, chapters, setup: study.setup }, wits)
  return inTurns(steps, new Turns(house.clockwork))
}
