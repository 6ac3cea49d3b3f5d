/** What must not leave the host: how often somebody clicked in secret, and what another seat may choose. */
import {
  cryptoChance,
  type GameRecord,
  type Option,
  recordOf,
  replay,
  type State,
  sameOption,
  startTable,
  type Table,
  writeRecord,
} from '@carillon/kernel'
import type { Request, Scene } from '@carillon/protocol'
import { loadGame } from '@carillon/registry'
import { describe, expect, test } from 'vitest'
import { Bench, BOT, HUMAN, oldEntry, plan, sameDice } from './bench.ts'

sameDice()

async function quebec() {
  const game = await loadGame('quebec-1759')
  if (!game) throw new Error('no game')
  return game
}
type Zones = Readonly<Record<string, { readonly french: readonly { readonly unit: string }[] }>>

/** The same French deployment, with one click or with two for each block: the records of the two. */
async function twoDeployments(): Promise<readonly [GameRecord, GameRecord]> {
  const game = await quebec()
  const settings = Object.fromEntries(game.switches.map((one) => [one.id, one.default]))
  const begun = () => startTable(game, game.setup('campaign', settings))
  const atOnce = begun()
  atOnce.answer({ role: 'french', option: { do: 'historical' } })
  const { zones } = game.view(atOnce.state, 'french') as { zones: Zones }
  const home = new Map(
    Object.entries(zones).flatMap(([zone, { french }]) => french.map(({ unit }) => [unit, zone] as const)),
  )
  const byHand = begun()
  const offered = (table: Table<State>) => table.decision('french')?.options ?? []
  const put = (table: Table<State>, unit: string): boolean => {
    const choose = (option: Option) => table.answer({ role: 'french', option })
    const space = { space: home.get(unit) as string }
    // The last one is not asked for.
    if (offered(table).some((option) => option.unit === unit)) choose({ unit })
    if (!offered(table).some((option) => sameOption(option, space))) return false
    choose(space)
    return true
  }
  while (home.size > 0) {
    // A decoy goes where somebody stands already: any block will do that may go to its place.
    const next = [...home.keys()].find((unit) => put(byHand.fork(), unit))
    if (next === undefined || !put(byHand, next)) throw new Error('no block may go to its place')
    home.delete(next)
  }
  expect(game.view(byHand.state, 'french')).toEqual(game.view(atOnce.state, 'french'))
  const chance = cryptoChance()
  const seats = { british: 'human', french: 'bot:random' }
  const record = (table: Table<State>) => {
    // Two turns in which both pass.
    while ((table.state as State & { turn: number }).turn < 3) {
      const { chance: ask, decisions } = table
      const pass = decisions[0]?.options.find((option) => option.do === 'pass') ?? decisions[0]?.options[0]
      if (ask) table.answer({ chance: chance.draw(ask, table.draws) })
      else table.answer({ role: decisions[0]?.role as string, option: pass as Option })
    }
    return recordOf(table, { scenario: 'campaign', options: settings, seats })
  }
  return [record(atOnce), record(byHand)]
}

describe('how often somebody clicked in secret', () => {
  test('the list of games and the replay of a running game do not tell it', async () => {
    const bench = new Bench(1)
    const records = await twoDeployments()
    expect(records[1].inputs.length).toBeGreaterThan(records[0].inputs.length + 40)
    const ids: string[] = []
    for (const record of records) ids.push((await bench.get('opened', { ask: 'import', text: writeRecord(record) })).id)
    const { games } = await bench.get('games', { ask: 'list' })
    const [first, second] = ids.map((id) => ({ ...games.find((one) => one.id === id), id: '' }))
    expect(first).toMatchObject({ turn: { key: 'log.turn' } })
    expect(second).toEqual(first)
    for (const seat of ['british', 'spectator']) {
      const moment = async (number: number, at: number) =>
        (await bench.get('moment', { ask: 'replay', id: ids[number] as string, at, seat })).moment
      const { last } = await moment(0, 0)
      expect(last).toBeGreaterThanOrEqual(3)
      for (let at = 0; at <= last + 1; at++) expect(await moment(1, at)).toEqual(await moment(0, at))
    }
  })

  test('the steps of a running game are what its seat saw: each shows something new', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 60; i++) await bench.click()
    const moment = async (at: number) => (await bench.get('moment', { ask: 'replay', id, at })).moment
    const { last } = await moment(0)
    expect(last).toBeGreaterThan(20)
    let before = ''
    for (let at = 0; at <= last; at++) {
      const { observation, rolls, seat } = await moment(at)
      expect(seat).toBe('british')
      const now = JSON.stringify([observation, rolls])
      expect(now).not.toBe(before)
      before = now
    }
  })

  test('play goes on from a step of the replay: at what was seen there', async () => {
    const bench = new Bench(3)
    const id = await bench.start(plan(HUMAN, BOT))
    for (let i = 0; i < 40; i++) await bench.click()
    const record = await bench.record(id)
    for (const at of [0, 7, 15]) {
      const { moment } = await bench.get('moment', { ask: 'replay', id, at })
      await bench.ask({ ask: 'pace', paused: true, delay: 0, confirm: true })
      const seats = { british: HUMAN, french: BOT }
      const branch = await bench.get('opened', { ask: 'branch', id, at, seat: moment.seat, seats })
      const { inputs } = await bench.record(branch.id)
      expect(inputs).toEqual(record.inputs.slice(0, inputs.length))
      const table = replay(await quebec(), { ...record, inputs })
      expect(table.game.view(table.state, 'british')).toEqual(moment.observation.view)
    }
  })

  test('what a bot clicks in secret makes no scene, and nobody waits for it', async () => {
    const bench = new Bench(2)
    await bench.start(plan(HUMAN, BOT))
    const scenes = (): Scene[] => bench.news.flatMap((one) => (one.news === 'scene' ? [one.scene] : []))
    // The French have posted thirty blocks.
    expect(scenes().filter(({ observation }) => observation.step === 'deployment').length).toBeLessThanOrEqual(1)
    expect(bench.waits).toBeLessThanOrEqual(1)
    for (let i = 0; i < 80; i++) {
      const from = scenes().length
      await bench.click()
      let before = ''
      for (const { logFrom: _from, observation, rolls, ...rest } of scenes().slice(from)) {
        const { log, ...seen } = observation
        const now = JSON.stringify([rest, seen])
        expect(now !== before || log.length > 0 || rolls.length > 0).toBe(true)
        before = now
      }
    }
  })
})

describe('what another seat may choose', () => {
  /** Every block of the French, as anything that leaves the host would name it. */
  const french = /\bf_[a-z0-9_]+\b/

  test('no reply tells it, whoever is asked for', async () => {
    const bench = new Bench(2)
    const id = await bench.start(plan(HUMAN, BOT))
    const option: Option = { unit: 'f_sarre' }
    const { revision } = bench.scene?.observation ?? { revision: 0 }
    const deed = { table: id, seat: 'british', revision }
    const asked: readonly unknown[] = [
      { ask: 'answer', ...deed, key: '1', seat: 'french', option },
      { ask: 'answer', ...deed, key: '2', role: 'french', option },
      { ask: 'answer', ...deed, key: '3', option: { role: 'french', do: 'pass' } },
      { ask: 'undo', ...deed, key: '4', seat: 'french' },
      { ask: 'overlay', table: id, seat: 'french', kind: 'control' },
      { ask: 'why', table: id, seat: 'french', subject: option },
      { ask: 'why', table: id, moment: 3, seat: 'french', subject: option },
      { ask: 'sit', table: id, seat: 'french' },
    ]
    for (const request of asked) expect(await bench.ask(request as Request)).toMatchObject({ said: 'refused' })
    for (const request of [...asked, { ask: 'replay', id, at: 3, seat: 'french' }] as readonly Request[]) {
      const text = JSON.stringify(await bench.ask(request)).replaceAll('f_sarre', '')
      expect(text).not.toMatch(french)
      expect(text).not.toContain('"role":"french","rule":"6.1')
    }
  })

  test('nor does a kept game that broke where another seat was asked, nor a file', async () => {
    const bench = new Bench(2)
    const id = await bench.start(plan(HUMAN, BOT))
    await bench.close()
    const { text } = await bench.get('record', { ask: 'export', id })
    const damaged = text.replace(/"role":"french","option":\{[^}]*\}/, '"role":"french","option":{"do":"surrender"}')
    expect(damaged).not.toBe(text)
    const entry = await oldEntry(bench.store, id)
    await bench.store.put({ ...entry, text: damaged }, [], true)
    const replies = [
      await bench.ask({ ask: 'open', id }),
      await bench.ask({ ask: 'replay', id, at: 0 }),
      await bench.ask({ ask: 'list' }),
      await bench.ask({ ask: 'import', text: damaged }),
    ]
    expect(replies.map(({ said }) => said)).toEqual(['refused', 'refused', 'games', 'refused'])
    expect(replies[0]).toMatchObject({ reason: 'broken', detail: expect.stringContaining('inputs[') })
    for (const reply of replies) expect(JSON.stringify(reply)).not.toMatch(french)
  })
})

describe('what goes wrong', () => {
  test('an error of ours looks like one; who is not asked is told that', async () => {
    const broken = new Bench(1, undefined, () => Promise.reject(new RangeError('Invalid array length')))
    expect(await broken.ask({ ask: 'create', setup: plan(HUMAN, BOT) })).toEqual({
      said: 'refused',
      reason: 'failed',
      detail: 'Invalid array length',
    })
    const bench = new Bench(1)
    await bench.start(plan(HUMAN, BOT))
    expect(await bench.ask({ ask: 'sit', table: bench.id, seat: 'french' })).toMatchObject({ reason: 'not-asked' })
    expect(await bench.deed('confirm')).toMatchObject({ reason: 'not-asked' })
    expect(await bench.deed('undo')).toMatchObject({ reason: 'nothing-to-undo' })
  })
})
