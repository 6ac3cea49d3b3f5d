/** A game over the network as it was: what the page works out itself, and whom it accuses. */
import { readFileSync } from 'node:fs'
import {
  checkSettings,
  houseCommitment,
  jointKey,
  pickOne,
  recordOf,
  seatCommitment,
  seeded,
  startTable,
  toHex,
  verifiableChance,
  writeRecord,
} from '@carillon/kernel'
import { type Film, type News, type Reply, type Request, readView, type Scene, writeView } from '@carillon/protocol'
import { loadGame } from '@carillon/registry'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Bench } from '../../room/test/bench.ts'
import { type Asking, HostRefused } from '../src/client.ts'
import { keptList, shareDice } from '../src/network/dice.ts'
import { isOfPast } from '../src/network/film-answers.ts'
import { PastGame } from '../src/network/past-game.ts'
import { filmClient } from '../src/network/ViewScreen.tsx'

const ID = 'abcdefghijkm'
const bytes = (first: number): Uint8Array => Uint8Array.from({ length: 32 }, (_, i) => (first + i) % 256)
const SEED = bytes(1)
const HOUSE = houseCommitment(ID, SEED)
const seatOf = (role: string, first: number) => ({
  ...{ role, commitment: seatCommitment(ID, role, HOUSE, bytes(first)), share: toHex(bytes(first)) },
})
const ENTROPY = { table: ID, seats: [seatOf('british', 50), seatOf('french', 99)] }

/** A game that was given up after some clicks, as the house elsewhere gives it out. */
async function recordText(entropy = ENTROPY): Promise<string> {
  const game = await loadGame('quebec-1759')
  const checked = game && checkSettings(game, 'campaign', {})
  if (!game || !checked || !('settings' in checked)) throw new Error('no game')
  const table = startTable(game, game.setup('campaign', checked.settings))
  const chance = verifiableChance(jointKey(SEED, HOUSE, ENTROPY), game.id)
  const random = seeded(4)
  while (!table.over && table.draws < 3) {
    if (table.chance) table.answer({ chance: chance.draw(table.chance, table.draws) })
    else {
      const { role, options } = pickOne(table.decisions, random)
      table.answer({ role, option: pickOne(options, random) })
    }
  }
  const seats = { british: 'human', french: 'human' }
  const meta = { scenario: 'campaign', options: checked.settings, seats, before: [] }
  return writeRecord(recordOf(table, { ...meta, commitment: HOUSE, seed: toHex(SEED), entropy }))
}

const SCENE = {
  ...{ id: ID, seat: 'british', logFrom: 0, rolls: [], fairness: { commitment: HOUSE } },
  observation: { log: [] },
  company: { offers: [], dice: ENTROPY.seats },
} as unknown as Scene
const FILM = {
  ...{
    setup: { game: 'quebec-1759', scenario: 'campaign', seats: {} },
    seat: 'british',
    chapters: [],
    first: { view: 1 },
    lines: 0,
    log: [],
  },
  steps: [{ change: { view: [2] }, lines: 0, rolls: [{ by: 'british', sides: 6, faces: [6, 6] }] }],
} as unknown as Film

/** A house elsewhere that says what it is told to; the one in the page is a real one. */
function past(scene: Scene, text = '') {
  const bench = new Bench(1)
  const asked: string[] = []
  let tell: (news: News) => void = () => undefined
  const far = {
    async ask(_: string, request: Request) {
      asked.push(request.ask)
      return request.ask === 'film' ? { said: 'film', film: FILM } : { said: 'record', name: 'x.json', text }
    },
    listen(listener: (news: News) => void) {
      tell = listener
      return () => undefined
    },
  } as unknown as Asking
  const own = {
    async ask(_: string, request: Request) {
      const reply: Reply = await bench.line.handle(request)
      if (reply.said === 'refused') throw new HostRefused(reply.reason, reply.detail, reply.rule, reply.who)
      return reply
    },
    listen: () => () => undefined,
  } as unknown as Asking
  const looking = new PastGame(own, far)
  tell({ news: 'scene', scene })
  return { looking, asked }
}
const OVER = { ...SCENE, company: { ...SCENE.company, ended: { how: 'resign', role: 'french' } } } as Scene

describe('a game over the network as it was', () => {
  let kept: Map<string, string>
  beforeEach(() => {
    kept = new Map()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('while it is played one’s own seat is gone back over without asking again', async () => {
    const { looking, asked } = past(SCENE)
    const at = async (moment: number) =>
      (await looking.ask('moment', { ask: 'replay', id: ID, at: moment })).moment.observation.view
    expect([await at(0), await at(9), await at(1)]).toEqual([1, 2, 2])
    expect(asked).toEqual(['film'])
    expect((await looking.ask('dice', { ask: 'dice', id: ID })).tally).toMatchObject({
      british: { counts: [0, 0, 0, 0, 0, 2] },
    })
    await expect(looking.ask('verified', { ask: 'verify', id: ID })).rejects.toMatchObject({ reason: 'not-over' })
    expect(asked).not.toContain('export')
  })
  test('when it is over the house in the page looks at the record, from every seat, and proves every die', async () => {
    const { looking, asked } = past(OVER, await recordText())
    const { moment } = await looking.ask('moment', { ask: 'replay', id: ID, at: 3, seat: 'french' })
    expect(moment).toMatchObject({ at: 3, seat: 'french', seats: ['open', 'british', 'french', 'spectator'] })
    expect(await looking.ask('verified', { ask: 'verify', id: ID })).toMatchObject({ draws: 3 })
    expect((await looking.ask('dice', { ask: 'dice', id: ID })).said).toBe('dice')
    expect(asked).toEqual(['export'])
    expect(isOfPast({ ask: 'overlay', table: ID, moment: 3, seat: 'open', kind: 'x' })).toBe(true)
    expect(isOfPast({ ask: 'overlay', table: ID, seat: 'british', kind: 'x' })).toBe(false)
  })
  test('what a bot did something for is told when it is over, and not before', async () => {
    const file = new URL('../../wilderness-war/test/games/01-annus-mirabilis.json', import.meta.url)
    const record = JSON.parse(readFileSync(file, 'utf8')) as { seats: object }
    const text = JSON.stringify({ ...record, seats: { british: 'human', french: 'bot:captain' } })
    const reasonsOf = async (scene: Scene) => {
      const { looking, asked } = past(scene, text)
      const found: unknown[] = []
      for (let at = 0; at < 60; at++)
        found.push((await looking.ask('reason', { ask: 'reason', id: ID, at, seat: 'british' })).reason)
      return { asked, found: found.filter((one) => one !== undefined) }
    }
    expect(await reasonsOf(SCENE)).toEqual({ asked: ['film'], found: [] })
    const { found } = await reasonsOf(OVER)
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]).toMatchObject({ role: 'french' })
  })
  test('what one has seen is a file, and is looked at again without any house', async () => {
    const text = writeView(FILM)
    expect(text).not.toMatch(/seed|inputs|commitment/)
    const film = readView(text) as Film
    const own = { ask: () => Promise.reject(new Error('asked')), listen: () => () => undefined } as unknown as Asking
    const client = filmClient(own, film)
    const { moment } = await client.ask('moment', { ask: 'replay', id: 'file', at: 9, seat: 'french' })
    expect(moment).toMatchObject({ at: 1, seat: 'british', seats: ['british'], observation: { view: 2 } })
    await expect(client.ask('verified', { ask: 'verify', id: 'file' })).rejects.toMatchObject({ reason: 'not-over' })
    for (const wrong of [
      '',
      '{}',
      '{"format":"carillon-view/1"}',
      '{"format":"carillon-view/1","film":{"seat":"x"}}',
      await recordText(),
    ])
      expect(readView(wrong)).toBeUndefined()
  })
  test('a seat that has shown something else is named', async () => {
    const [british, french] = ENTROPY.seats
    const seats = [british, { ...french, share: toHex(bytes(7)) }] as typeof ENTROPY.seats
    const { looking } = past(OVER, await recordText({ ...ENTROPY, seats }))
    await expect(looking.ask('verified', { ask: 'verify', id: ID })).rejects.toMatchObject({ who: 'french' })
  })
  test('a house that shows another list of promises than this browser has kept is named', async () => {
    let tell: (news: News) => void = () => undefined
    const client = {
      ask: () => new Promise(() => undefined),
      listen(one: typeof tell) {
        tell = one
        return () => undefined
      },
    }
    shareDice(client as unknown as Asking, localStorage)
    const dice = [seatOf('british', 50), seatOf('french', 98)]
    tell({ news: 'scene', scene: { ...SCENE, seat: 'spectator', company: { offers: [], dice } } as unknown as Scene })
    const { looking } = past(OVER, await recordText())
    await expect(looking.ask('verified', { ask: 'verify', id: ID })).rejects.toMatchObject({ who: 'house' })
    // Where all have begun anew the list of that round is kept, and none of a round before.
    const round = (anew: number, first: number) => {
      const company = { offers: [], anew, dice: [seatOf('british', first), seatOf('french', 98)] }
      tell({ news: 'scene', scene: { ...SCENE, seat: 'spectator', company } as unknown as Scene })
      return keptList(ID)
    }
    const kept = round(0, 1)
    expect(kept).toContain(`|${ID}|`)
    const next = round(1, 2)
    expect(next).toContain(`|${ID}/2|`)
    expect([round(1, 3), round(0, 4)]).toEqual([next, next])
    await expect(
      past(OVER, await recordText()).looking.ask('verified', { ask: 'verify', id: ID }),
    ).rejects.toMatchObject({ who: 'house' })
  })
})
