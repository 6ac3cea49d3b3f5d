/** What goes over the wire is small, and a game is opened without playing it again; however long it has been played. */
import { type Random, seeded, Table } from '@carillon/kernel'
import type { FromHouse } from '@carillon/protocol'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { afterEach, expect, test, vi } from 'vitest'
import { sameDice } from '../../room/test/bench.ts'
import { Hall } from '../src/hall.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import { makeTable } from '../src/tables.ts'
import { hashOf, Vault } from '../src/vault.ts'
import { Visitor } from '../src/visitor.ts'
import { afterwards, closeAll } from './tables.ts'

sameDice()
afterEach(closeAll)

/** Bytes of a change, half of them below; of any opening; inputs that are played again by who opens a game. */
const [CHANGE, OPENING, AGAIN] = [600, 20_000, 100]

const bytesOf = (message: FromHouse): number => Buffer.byteLength(JSON.stringify(message))
const half = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

async function visitor(hall: Hall, id: string, role: string | undefined, token: string, told: FromHouse[]) {
  const only = role === undefined ? {} : { only: { game: id, role } }
  const who = { session: hashOf(token), account: null, bearer: true, ...only }
  const visitor = new Visitor(hall, who, { full: false, send: (message) => void told.push(message) })
  expect(await visitor.handle({ ask: 'open', id })).toMatchObject({ said: 'opened' })
  return visitor
}
/** So many answers by whoever is asked; false when it is over. */
async function played(hall: Hall, id: string, seats: ReadonlyMap<string, Visitor>, random: Random, count: number) {
  for (let i = 0; i < count; i++) {
    const asked = await hall.read(id, ({ table }) => {
      const [choice] = table.decisions
      return choice && { choice, revision: table.revision(choice.role) }
    })
    if (!asked) return false
    const { role, options } = asked.choice
    const option = options[random.below(options.length)]
    const deed = { table: id, seat: role, revision: asked.revision, key: `${id} ${random.below(1e9)}`, option }
    expect(await seats.get(role)?.handle({ ask: 'answer', ...deed })).toEqual({ said: 'done' })
  }
  return true
}

/** One game, and what was said on the way; every so often a house that knows nothing of it opens it, too. */
async function game(world: Hall['world'], title: string, scenario: string, random: Random) {
  const hall = new Hall(world)
  afterwards(() => hall.close())
  const { id, tokens } = await makeTable(hall, { title, scenario, options: {}, bots: {}, visibility: 'link' })
  const all = [...Object.entries(tokens), []]
  const told: FromHouse[] = []
  const seats = new Map<string, Visitor>()
  for (const [role, token] of all) seats.set(role ?? '', await visitor(hall, id, role, token ?? '', told))
  const [openings, again]: [number[], number[]] = [[], []]
  // At another distance from the last position that was kept each time.
  for (let block = 0; block < 12 && (await played(hall, id, seats, random, 29)); block++) {
    const spy = vi.spyOn(Table.prototype, 'answer')
    // It keeps nothing: the next one finds what the house of those who play has kept.
    const other = new Hall({ ...world, store: { ...world.store, keep: async () => undefined } })
    await other.read(id, () => undefined)
    again.push(spy.mock.calls.length)
    spy.mockRestore()
    for (const [role, token] of all) {
      const opening: FromHouse[] = []
      const late = await visitor(other, id, role, token ?? '', opening)
      openings.push(opening.reduce((sum, message) => sum + bytesOf(message), 0))
      late.hangUp()
    }
    await other.close()
  }
  const changes = told.filter((one) => 'news' in one && one.news === 'change').map(bytesOf)
  return { changes, openings, again }
}

test.each([
  ['quebec-1759', 'campaign', 4],
  ['bayonets-and-tomahawks', '4', 1],
  ['wilderness-war', 'full-campaign', 1],
])('%s: changes and openings are small, and who opens it plays few inputs again', async (title, scenario, games) => {
  const store = sqliteStore(':memory:')
  afterwards(() => store.close())
  const world = { store, vault: new Vault(new Uint8Array(32)), now: () => 1e12, library: new Library(GAMES) }
  const random = seeded(1759)
  const [changes, openings, again]: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < games; i++) {
    const said = await game(world, title, scenario, random)
    changes.push(...said.changes)
    openings.push(...said.openings)
    again.push(...said.again)
  }
  expect(changes.length).toBeGreaterThan(500)
  expect(half(changes)).toBeLessThanOrEqual(CHANGE)
  expect(Math.max(...openings)).toBeLessThanOrEqual(OPENING)
  // As if it had been killed in mid-stream: there is something to play again.
  expect(Math.max(...again)).toBeGreaterThan(10)
  expect(Math.max(...again)).toBeLessThanOrEqual(AGAIN)
})
