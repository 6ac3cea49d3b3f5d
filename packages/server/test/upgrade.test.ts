/** Rules that are corrected while games are played: nobody's game breaks. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Core, readRecord, rulesOf, seeded, verifyRecord } from '@carillon/kernel'
import { GAMES, type Listed } from '@carillon/registry'
import { afterAll, afterEach, expect, test } from 'vitest'
import { keptCore } from '../src/admin.ts'
import type { Command } from '../src/command.ts'
import { gameBelow } from '../src/editions.ts'
import { Guest, house, madeTable } from '../src/testing/house.ts'
import { checkUpgrade } from '../src/upgrade.ts'
import { vaultIn } from '../src/vault.ts'
import { afterwards, closeAll, opened, QUEBEC, seated } from './tables.ts'

afterEach(closeAll)

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'carillon-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A version of Quebec as it was released some time ago. */
function released(version: string, file = '', [now, then]: readonly [string, string] = ['', '']): Listed {
  const at = join(folder, version, 'packages', 'quebec-1759')
  const change = (path: string, from: RegExp | string, to: string) => {
    const text = readFileSync(join(at, 'src', path), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(at, 'src', path), text.replace(from, to))
  }
  mkdirSync(join(folder, version, 'node_modules', '@carillon'), { recursive: true })
  for (const name of ['src', 'package.json'])
    cpSync(join(PACKAGES, 'quebec-1759', name), join(at, name), { recursive: true })
  symlinkSync(join(PACKAGES, 'kernel'), join(folder, version, 'node_modules', '@carillon', 'kernel'))
  change('core.ts', /rules: '[^']*'/, `rules: '${version}'`)
  if (file !== '') change(file, now, then)
  const core = async () =>
    ((await import(/* @vite-ignore */ pathToFileURL(join(at, 'src', 'core.ts')).href)) as { core: Core }).core
  return { id: 'quebec-1759', folder: at, core, load: () => gameBelow(at) }
}
async function play(guests: readonly Guest[], until: () => boolean, seed = 3): Promise<void> {
  const random = seeded(seed)
  for (let clicks = 0; !until() && clicks < 4000; clicks++) {
    const guest = guests.find(({ options }) => options.length > 0)
    if (guest) expect(await guest.click(random)).toEqual({ said: 'done' })
    else await guests[0]?.next(20)
  }
  expect(until()).toBe(true)
}
const upriver = (guest: Guest, ships: number): boolean =>
  guest.options.some((one) => one.do === 'naval' && one.space === 'st_laurent' && one.count === ships)

test('a game goes over to corrected rules where nobody can tell; else it is played to its end by its own', async () => {
  const data = join(folder, 'data')
  // Only its name is another; and one ship goes up the river in place of two.
  const editions = [
    ['0.0.1', released('0.0.1')],
    ['0.0.2', released('0.0.2', 'data/units.ts', ['UPRIVER_LIMIT = 2', 'UPRIVER_LIMIT = 1'])],
  ] as const
  const made: Awaited<ReturnType<typeof madeTable>>[] = []
  for (const [version, listed] of editions) {
    const old = await house({ data, games: [listed] })
    const table = await madeTable(old, QUEBEC)
    made.push(table)
    expect((await old.store.game(table.id))?.rules).toBe(version)
    const guests = Object.values(table.links).map((token) => new Guest(old.port, token))
    for (const guest of guests) await guest.open(table.id)
    await play(guests, () => guests.some((guest) => upriver(guest, 1)))
    for (const guest of guests) guest.close()
    await old.close()
  }
  const [going, staying] = made as [(typeof made)[0], (typeof made)[0]]
  const running = await opened({ data })
  const { rules } = await (GAMES[0] as Listed).core()

  // Before: what would become of each. Nothing has changed by asking.
  const verdicts = await checkUpgrade(running.store, vaultIn(join(data, 'key')))
  expect(verdicts).toMatchObject([
    { id: going.id, from: '0.0.1', to: rules, verdict: 'same' },
    { id: staying.id, from: '0.0.2', to: rules, verdict: 'stays', why: 'somebody would see something else' },
  ])
  const deeds = async (id: string) => (await running.store.rows(id, 0)).map(({ body }) => JSON.parse(body) as Command)

  for (const [table, version, limit] of [
    [going, rules, 2],
    [staying, '0.0.2', 1],
  ] as const) {
    const guests = await Promise.all(Object.values(table.links).map((token) => seated(running.port, token, table.id)))
    const british = guests.find(({ scene }) => scene?.seat === 'british') as Guest
    expect(upriver(british, 1)).toBe(true)
    const scenes = british.news.length
    await play(guests, () => british.options.length === 0)
    const gone = (await deeds(table.id)).filter((row) => row.do === 'rules')
    if (table === going) expect(gone).toMatchObject([{ to: rules }])
    else expect(gone).toEqual([])
    expect(british.news.length).toBeGreaterThan(scenes)
    expect(await running.hall.read(table.id, (live) => live.table.game.rules)).toBe(version)
    // Checked by its own rules: what they do not offer is refused.
    await play(guests, () => guests.some((guest) => upriver(guest, 1)), 5)
    await expect.poll(() => upriver(british, 1)).toBe(true)
    expect(upriver(british, 2)).toBe(limit === 2)
    if (limit === 1) {
      const two = { do: 'naval', space: 'st_laurent', count: 2 }
      expect(await british.answer(two)).toMatchObject({ said: 'refused', reason: 'not-an-option' })
    }
    await play(guests, () => british.scene?.observation.outcome !== undefined, 7)
    const reply = await british.ask({ ask: 'export', id: table.id })
    const record = readRecord(reply.said === 'record' ? reply.text : '')
    expect(record.rules).toBe(table === going ? '0.0.1' : '0.0.2')
    const game = await (table === going ? (GAMES[0] as Listed) : editions[1][1]).core()
    expect(verifyRecord(game, record).draws).toBeGreaterThan(3)
    expect((await keptCore({ data }, 'quebec-1759', rulesOf(record)))?.rules).toBe(version)
    if (table === going) expect(record.parts).toMatchObject([{ rules, checkpoint: { step: expect.any(String) } }])
    else expect(record.parts).toBeUndefined()
    const forged = { ...record, inputs: record.inputs.map((one) => ('chance' in one ? { chance: ['7'] } : one)) }
    expect(() => verifyRecord(game, forged as typeof record)).toThrow()
  }
})

test('rules that cannot play a position are not gone over to; those that changed without a new name are found out', async () => {
  const data = join(folder, 'second')
  const listed = released('0.0.3')
  const old = await house({ data, games: [listed] })
  afterwards(old.close)
  const { id, links } = await madeTable(old, QUEBEC)
  const guests = await Promise.all(Object.values(links).map((token) => seated(old.port, token, id)))
  await play(guests, () => guests.some((guest) => upriver(guest, 1)))
  const vault = vaultIn(join(data, 'key'))
  await old.hall.close()
  const quebec = GAMES[0] as Listed
  const other = (change: (core: Core) => Partial<Core>): Listed[] => [
    { ...quebec, core: async () => ({ ...(await listed.core()), ...change(await listed.core()) }) },
  ]
  const broken = other(({ sequence }) => ({
    rules: '9',
    sequence: { ...sequence, movement: { rule: '6.9.3', play: () => (undefined as never as { x: never }).x } },
  }))
  expect(await checkUpgrade(old.store, vault, broken)).toMatchObject([{ verdict: 'stays', to: '9' }])
  const unnamed = other(() => ({ view: () => ({ shown: 'otherwise' }) }))
  expect(await checkUpgrade(old.store, vault, unnamed)).toMatchObject([{ verdict: 'lost', why: /something else/ }])
  // Sources that somebody has put in place of those that were kept are not run.
  await old.store.db.updateTable('rules').set({ code: 'forged.AAAA' }).execute()
  expect(await checkUpgrade(old.store, vault, [quebec])).toMatchObject([{ verdict: 'lost' }])
})
