/** What somebody was shown, change by change, is what there is: on the node where it is played, on another, and some turns later. */
import { seeded } from '@carillon/kernel'
import { changed, type FromHouse, type Scene } from '@carillon/protocol'
import { GAMES } from '@carillon/registry'
import { Library } from '@carillon/room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Hall } from '../src/hall.ts'
import { makeTable } from '../src/tables.ts'
import { hashOf, Vault } from '../src/vault.ts'
import { Visitor } from '../src/visitor.ts'
import { KINDS } from './stores.ts'

const [sqlite = (() => undefined as never)()] = KINDS
beforeAll(() => sqlite.begin())
afterAll(() => sqlite.end())
const onTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Somebody who puts together what he is sent. */
async function looker(hall: Hall, id: string, role?: string, token = '') {
  const looks = { scene: undefined as Scene | undefined, visitor: undefined as unknown as Visitor, role, hall }
  const send = (message: FromHouse) => {
    if (!('news' in message)) return
    if (message.news === 'scene') looks.scene = onTheWire(message.scene)
    if (message.news === 'change') looks.scene = changed(looks.scene, onTheWire(message.change)) as Scene
  }
  const who = { session: hashOf(token), account: null, bearer: true, ...(role && { only: { game: id, role } }) }
  looks.visitor = new Visitor(hall, who, { full: false, send })
  expect(await looks.visitor.handle({ ask: 'open', id })).toMatchObject({ said: 'opened' })
  return looks
}

test.each(GAMES.flatMap(({ id }) => [0, 1].map((delay) => [id, delay] as const)))(
  '%s, %i turns later',
  async (title, delay) => {
    const { store } = await sqlite.make()
    const world = { store, vault: new Vault(new Uint8Array(32)), now: () => Date.now(), library: new Library(GAMES) }
    const [here, there] = [new Hall(world), new Hall(world)]
    const [scenario] = (await world.library.whole(title)).scenarios
    const asked = { title, scenario: scenario?.id as string, options: {}, bots: {}, visibility: 'link', delay } as const
    const { id, tokens } = await makeTable(here, asked)
    const seats = Object.entries(tokens)
    const players = await Promise.all(seats.map(([role, token]) => looker(here, id, role, token)))
    const far = await Promise.all([...seats, []].map(([role, token]) => looker(there, id, role, token)))
    const random = seeded(5)
    for (let n = 0; n < 40; n++) {
      const asked = await here.read(id, ({ table }) => table.decisions[0])
      if (!asked) break
      const { role, options } = asked
      const revision = await here.read(id, ({ table }) => table.revision(role))
      const deed = { table: id, seat: role, revision, key: `k${n}`, option: options[random.below(options.length)] }
      const player = players.find((one) => one.role === role)
      expect(await player?.visitor.handle({ ask: 'answer', ...deed })).toEqual({ said: 'done' })
      await there.read(id, () => undefined)
      for (const { scene, hall, visitor } of [...players, ...far]) {
        const seen = await hall.seen(id, visitor.seat, ({ table }) => table.game.view(table.state, visitor.seat))
        expect(scene?.observation.view, `${visitor.seat} after ${n}`).toEqual(onTheWire(seen))
      }
    }
    await Promise.all([here.close(), there.close()])
    await store.close()
  },
)
