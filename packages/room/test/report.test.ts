/** A game that is over, told as a whole: numbers of its positions, turning points, losses and luck. */
import { type Args, isHeading, type LogLine, OPEN } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { chanceToWin, reportText, turningPoint } from '@carillon/protocol'
import { GAMES, loadGame } from '@carillon/registry'
import { expect, test } from 'vitest'
import { Bench, BOT, HUMAN, plan, sameDice } from './bench.ts'

sameDice()

/** Those whose chances are told; a game that is being made has no judge yet. */
const JUDGED = (await Promise.all(GAMES.map(({ load }) => load()))).filter(({ judged }) => judged)
test('there are such games', () => expect(JUDGED.length).toBeGreaterThanOrEqual(3))
test.each(JUDGED)('$id: the course of a game, its story, losses and luck', async (whole) => {
  const { id: game, scenarios, roles, annals, view, catalogues } = whole
  const bench = new Bench(3)
  const seats = Object.fromEntries(roles.map((role) => [role, BOT]))
  const id = await bench.start({ game, scenario: scenarios[0]?.id as string, options: {}, seats })
  const { report } = await bench.get('report', { ask: 'report', id })
  const { samples, charts, chance, luck, losses, turning, story, outcome } = report
  const table = await bench.table(id)
  expect(samples.length).toBeGreaterThan(5)
  expect(samples.length).toBeLessThan(200)
  expect(samples.at(-1)?.at).toBe((await bench.record(id)).inputs.length)
  // Each series has a number for each sample; the last is that of the end.
  for (const [c, chart] of charts.entries())
    for (const [s, { values }] of chart.series.entries()) {
      expect(values).toHaveLength(samples.length)
      expect(values.at(-1)).toBe(annals?.charts[c]?.series[s]?.of(view(table.state, OPEN) as never))
    }
  expect(chance?.values).toHaveLength(samples.length)
  expect(chance?.values.at(-1)).toBe(outcome.winner === 'draw' ? 0.5 : outcome.winner === chance?.role ? 1 : 0)
  for (const { at, from, to } of turning) {
    // Before the first turn nobody stands anywhere.
    expect(at).toBeGreaterThan(0)
    const place = samples.findIndex((one) => one.at === at)
    expect([from, to]).toEqual([chance?.values[place], chance?.values[place + 1]])
  }
  // It is told what happened there, not only when.
  for (const { chapter, told } of turning)
    if (chapter && ['turn', 'battle'].includes(chapter)) expect(told?.length, chapter).toBeGreaterThan(0)
  // Of a battle also in which turn it was: one place may have seen several.
  const headings = table.log.filter(isHeading).map(({ text }) => text)
  for (const { chapter, within } of turning) {
    if (chapter === 'battle') expect(headings).toContainEqual(within)
    if (chapter && isHeading({ chapter })) expect(within).toBeUndefined()
  }
  expect(losses.length).toBeGreaterThan(0)
  for (const { dice, hits, expected } of Object.values(luck)) {
    expect(dice).toBeGreaterThan(0)
    expect(expected).toBeGreaterThan(0)
    expect(hits).toBeGreaterThanOrEqual(0)
  }
  expect(story.some(({ lines }) => lines.length > 0)).toBe(true)
  // Every word of it is in both languages.
  const words = (key: string): string => key
  for (const locale of ['en', 'fr'] as const) {
    const text = reportText(report, renderer(catalogues[locale], locale), words, locale).join('\n')
    expect(text).not.toContain('⟦')
    expect(text.split('\n').length).toBeGreaterThan(10)
    const say = renderer(catalogues[locale], locale)
    const joined = (_: string, args: Args = {}) => `${args.when}. ${args.what}`
    for (const point of turning)
      if (point.within) expect(turningPoint(point, say, joined)).toMatch(say(point.within).replace(/\.$/, ''))
  }
})

test('the record is played a little at a time: what else is asked meanwhile is answered', async () => {
  let [now, turns] = [0, 0]
  // Every look at the clock takes a moment.
  const clockwork = {
    clock: () => (now += 5),
    turn: async () => {
      turns += 1
    },
  }
  const bench = new Bench(3, undefined, undefined, undefined, clockwork)
  const id = await bench.start(plan(BOT, BOT))
  await bench.rest()
  turns = 0
  await bench.get('moment', { ask: 'replay', id, at: 0, seat: OPEN })
  const played = turns
  expect(played).toBeGreaterThan((await bench.record(id)).inputs.length / 100)
  await bench.get('report', { ask: 'report', id })
  expect(turns).toBeGreaterThan(played)
})

const line = (key: string, args: LogLine['text']['args']): LogLine => ({
  rule: '7',
  text: { key, ...(args && { args }) },
})
test('luck: what the dice brought, and what such dice bring on the average', async () => {
  const luckOf = async (id: string, one: LogLine, view: object = {}) =>
    (await loadGame(id))?.annals?.luck(one, view as never)
  const unit = { key: 'unit.b_15' }
  expect(await luckOf('quebec-1759', line('log.fire', { unit, dice: [6, 5, 1], hits: 2, need: 5 }))).toEqual({
    ...{ role: 'british', dice: 3, hits: 2, expected: 1 },
  })
  const [faction, faces] = [{ key: 'role.french' }, [{ key: 'face.square' }]]
  // A Light hits with a triangle, an Artillery with both Hit faces.
  const light = { faction, faces, type: { key: 'type.light' }, dice: [3, 4, 1] }
  expect(await luckOf('bayonets-and-tomahawks', line('log.rolls', light))).toEqual({
    ...{ role: 'french', dice: 3, hits: 1, expected: 0.5 },
  })
  const guns = { ...light, type: { key: 'type.artillery' } }
  expect(await luckOf('bayonets-and-tomahawks', line('log.rolls', guns))).toMatchObject({ hits: 2, expected: 1 })
  // Strength 6 to 8: 1 2 2 2 2 3 steps for a die of 1 to 6, without anything that changes it.
  const shot = { side: { key: 'side.british' }, strength: 7, column: 5, die: 6, result: 3 }
  expect(await luckOf('wilderness-war', line('log.fire', shot))).toEqual({
    ...{ role: 'british', dice: 1, hits: 3, expected: 2 },
  })
  // 9.13 Who assaults fires one column to the left (0 1 1 2 2 2), though a 4 brings as much in both.
  const storm = { ...shot, column: 4, die: 4, reasons: [], modifiers: 0, result: 2 }
  expect(await luckOf('wilderness-war', line('log.assault_fire', storm))).toMatchObject({ hits: 2, expected: 8 / 6 })
  // 7.6 In the later edition a 5 brings 3 steps there.
  const later = { ...shot, die: 5, result: 3 }
  expect(await luckOf('wilderness-war', line('log.fire', later), { edition: 'third' })).toMatchObject({
    ...{ hits: 3, expected: 13 / 6 },
  })
  // A line that was kept before it told its column.
  const { column: _, ...old } = shot
  expect(await luckOf('wilderness-war', line('log.fire', old))).toBeUndefined()
})

test('a running game is not reported: it would tell what is hidden', async () => {
  const bench = new Bench(1)
  const id = await bench.start(plan(HUMAN, BOT))
  expect(await bench.ask({ ask: 'report', id })).toMatchObject({ said: 'refused', reason: 'not-over' })
})

test('what is all but won is not told as if it were over', () => {
  expect([0, 0.004, 0.012, 0.5, 0.996, 1].map(chanceToWin)).toEqual([0, 1, 1, 50, 99, 100])
})
