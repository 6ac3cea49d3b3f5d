/** Hints and judgements: for whom, where, and never by what the seat may not know. */
import {
  checkSettings,
  findOption,
  OPEN,
  pickOne,
  type State,
  sameOption,
  seeded,
  startTable,
  type Table,
} from '@carillon/kernel'
import { witsOf } from '@carillon/players'
import type { Request } from '@carillon/protocol'
import { loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { hinted, judged } from '../src/counsel.ts'
import type { Line } from '../src/line.ts'
import { Room } from '../src/room.ts'
import { Sitting } from '../src/sitting.ts'
import type { Studies } from '../src/studies.ts'
import { Bench, BOT, HUMAN, plan, sameDice } from './bench.ts'

sameDice()

const counsel = (ask: 'hint' | 'judgement', table: string, seat = 'british', moment?: number): Request => ({
  ...{ ask, table, seat },
  ...(moment !== undefined && { moment }),
})

describe('a hint', () => {
  test('is for one’s own seat at its decision, among what is offered, and says how sure it is', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, BOT))
    const { hint } = await bench.get('hint', counsel('hint', id))
    expect(findOption(bench.options, hint.clicks[0] ?? {})).toBeDefined()
    expect(hint.chance).toBeGreaterThan(0)
    expect(hint.chance).toBeLessThan(1)
    expect(hint.ahead).toBeGreaterThanOrEqual(0)
    expect(await bench.get('hint', counsel('hint', id))).toEqual({ said: 'hint', hint })
    expect(await bench.ask(counsel('hint', id, 'french'))).toMatchObject({ reason: 'not-yours' })
    expect(await bench.ask(counsel('judgement', id, 'french'))).toMatchObject({ reason: 'not-yours' })
    const { judgement } = await bench.get('judgement', counsel('judgement', id))
    expect(judgement?.chance).toBeGreaterThan(0)
  })
  test('whoever follows a plan is told the rest of it; whoever leaves it, or takes back, is advised anew from there', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, BOT))
    const { hint } = await bench.get('hint', counsel('hint', id))
    expect(hint.clicks.length).toBeGreaterThan(3)
    for (const done of [1, 2]) {
      await bench.answer(hint.clicks[done - 1] ?? {})
      const { hint: rest } = await bench.get('hint', counsel('hint', id))
      expect(rest).toEqual({ ...hint, clicks: hint.clicks.slice(done) })
    }
    await bench.deed('undo')
    const { hint: back } = await bench.get('hint', counsel('hint', id))
    expect(findOption(bench.options, back.clicks[0] ?? {})).toBeDefined()
    expect(back.clicks.length).toBeGreaterThan(1)
    await bench.deed('undo')
    const other = bench.options.find((option) => !sameOption(option, hint.clicks[0] ?? {})) ?? {}
    await bench.answer(other)
    const { hint: anew } = await bench.get('hint', counsel('hint', id))
    expect(findOption(bench.options, anew.clicks[0] ?? {})).toBeDefined()
    expect(anew.chance).toBeGreaterThan(0)
  })
  test('is not given where several people play, now or at a moment of it', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, HUMAN))
    for (const ask of ['hint', 'judgement'] as const) {
      expect(await bench.ask(counsel(ask, id))).toMatchObject({ said: 'refused', reason: 'not-offered' })
      expect(await bench.ask(counsel(ask, id, 'british', 1))).toMatchObject({ reason: 'not-offered' })
    }
  })
  test('is not given to somebody who only looks on', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, BOT))
    const guest = bench.house.line(() => undefined, { owner: false })
    await guest.handle({ ask: 'open', id })
    expect(await guest.handle(counsel('hint', id))).toMatchObject({ reason: 'not-yours' })
    expect(await guest.handle(counsel('judgement', id))).toMatchObject({ reason: 'not-yours' })
    expect(await guest.handle(counsel('hint', id, 'british', 1))).toMatchObject({ reason: 'not-yours' })
    expect(await guest.handle(counsel('judgement', id, 'open'))).toMatchObject({ reason: 'not-yours' })
  })
  test('looks back: at one’s own moments of a running game, at all of one that is over', async () => {
    const bench = new Bench(4)
    const id = await bench.start(plan(HUMAN, BOT))
    const first = await bench.get('moment', { ask: 'replay', id, at: Number.POSITIVE_INFINITY, seat: 'british' })
    const { decision } = first.moment.observation
    for (let i = 0; i < 6; i += 1) await bench.click()
    const { hint } = await bench.get('hint', counsel('hint', id, 'british', first.moment.at))
    expect(findOption(decision?.options ?? [], hint.clicks[0] ?? {})).toBeDefined()
    expect(await bench.ask(counsel('hint', id, 'french', 0))).toMatchObject({ reason: 'not-yours' })
    await bench.playOut()
    const { moment } = await bench.get('moment', { ask: 'replay', id, at: 30, seat: OPEN })
    const [asked] = moment.observation.waiting
    const { hint: other } = await bench.get('hint', counsel('hint', id, asked?.role, 30))
    expect(other.clicks.length).toBeGreaterThan(0)
    // Whoever decides: the seat need not be asked itself.
    for (const seat of ['british', 'french']) {
      expect(await bench.get('hint', counsel('hint', id, seat, 30))).toBeDefined()
      const { judgement } = await bench.get('judgement', counsel('judgement', id, seat, moment.last))
      expect(judgement?.chance).toBe(Number(bench.scene?.observation.outcome?.winner === seat))
    }
    expect(await bench.ask(counsel('hint', id, 'british', moment.last))).toMatchObject({ reason: 'not-asked' })
  })
  test('a judgement is nothing where nobody has learned to judge', async () => {
    const bench = new Bench(4)
    const setup = { game: 'wilderness-war', scenario: 'early', options: {}, seats: { british: HUMAN, french: BOT } }
    const whole = await loadGame(setup.game)
    if (!whole) throw new Error(setup.game)
    const strategy = { ...whole.strategy, brain: async () => ({ weights: {} }) }
    const game = { ...whole, strategy }
    const games = [{ id: setup.game, core: async () => game, load: async () => game }]
    const other = new Bench(4, bench.store, undefined, games)
    const id = await other.start({ ...setup, scenario: whole.scenarios[0]?.id as string })
    expect(await other.get('judgement', counsel('judgement', id))).toEqual({ said: 'judgement', judgement: null })
    const { hint } = await other.get('hint', counsel('hint', id))
    expect(findOption(other.options, hint.clicks[0] ?? {})).toBeDefined()
  })
})

describe('what the seat may not know changes nothing', () => {
  test.each(['british', 'french'])('%s: other secrets, the same hint and judgement', async (seat) => {
    const game = await loadGame('quebec-1759')
    if (!game) throw new Error('no game')
    const random = seeded(1759)
    const checked = checkSettings(game, 'campaign', {})
    if ('problem' in checked) throw new Error('settings')
    const table = startTable(game, game.setup('campaign', checked.settings))
    const seats = { british: BOT, french: BOT, [seat]: HUMAN }
    const setup = { game: game.id, scenario: 'campaign', options: {}, seats }
    const said = async (position: Table<State>) => {
      const around = { random, wait: async () => undefined, wits: () => witsOf(game.strategy), single: true }
      const chance = { draw: () => [] }
      const room = new Room({ id: 'x', started: 0, setup, table: position, chance }, around)
      const eyes = new Sitting(room, seat, () => undefined, false)
      const line = { house: { random: seeded(7) }, at: () => ({ open: { room }, eyes }), isAt: () => true }
      const [at, none] = [line as unknown as Line, undefined as unknown as Studies]
      return [
        await hinted(at, none, { ask: 'hint', table: 'x', seat }),
        await judged(at, none, { ask: 'judgement', table: 'x', seat }),
      ]
    }
    let compared = 0
    for (let i = 0; compared < 6 && !table.over; i += 1) {
      const other =
        i % 5 === 0 && table.decision(seat)
          ? table.imagine(seat, (state) => game.reshuffleHidden(state, seat, random))
          : undefined
      const differs =
        other && JSON.stringify(game.view(other.state, OPEN)) !== JSON.stringify(game.view(table.state, OPEN))
      if (other && differs && JSON.stringify(other.decision(seat)) === JSON.stringify(table.decision(seat))) {
        expect(await said(other)).toEqual(await said(table))
        compared += 1
      }
      const { chance, decisions } = table
      if (chance?.draw === 'dice')
        table.answer({ chance: Array.from({ length: chance.count }, () => 1 + random.below(chance.sides)) })
      else if (chance) table.answer({ chance: chance.from.slice(0, chance.count) })
      else if (decisions[0]) table.answer({ role: decisions[0].role, option: pickOne(decisions[0].options, random) })
    }
    expect(compared).toBeGreaterThan(3)
  })
})
