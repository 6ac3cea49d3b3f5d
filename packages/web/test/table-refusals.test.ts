/** A click in vain: the rules say why, of the scene that was clicked on and of no other. */
import type { Subject, WhyNot } from '@carillon/kernel'
import type { News, Request, Scene } from '@carillon/protocol'
import { describe, expect, test } from 'vitest'
import { Bench, BOT, HUMAN, sameDice } from '../../room/test/bench.ts'
import type { Client } from '../src/client.ts'
import { refusalOf } from '../src/table/refusals.ts'
import { TableStore } from '../src/table/store.ts'

sameDice()

const SETUP = {
  game: 'bayonets-and-tomahawks',
  scenario: '2',
  options: {},
  seats: { british: HUMAN, french: BOT },
}
const say = ({ key }: { readonly key: string }) => key
const t = (key: string, args: object = {}) => `${key} ${Object.values(args).join(' | ')}`
const board = {
  describe: async () => (subject: Subject) => ({ title: Object.values(subject).join(), lines: [], rules: [] }),
}

/** A store at a real host, with a scene on the screen; `next` puts another one there. */
async function sit() {
  const bench = new Bench(3)
  const { id } = await bench.get('opened', { ask: 'create', setup: SETUP })
  await bench.ask({ ask: 'open', id })
  const asked: Request[] = []
  let listen: (news: News) => void = () => undefined
  const client = {
    ask: async (_said: string, request: Request) => {
      asked.push(request)
      return request.ask === 'why' ? bench.line.handle(structuredClone(request)) : { said: 'done' }
    },
    listen: (listener: typeof listen) => {
      listen = listener
      return () => undefined
    },
  } as unknown as Client
  const store = new TableStore(client, id, (act) => act())
  store.open({ paused: false, delay: 0, confirm: false, think: 200 })
  const show = (scene: Scene): Scene => {
    listen({ news: 'scene', scene: { ...scene } })
    return store.state.scene as Scene
  }
  return { store, asked, show, scene: show(bench.scene as Scene) }
}

describe('a click in vain', () => {
  test('is answered by the rules, with the thing, the reason and its rule', async () => {
    const { store, scene, asked } = await sit()
    const found = await refusalOf(scene, store, board, { space: 'quebec' }, say, t)
    expect(found).toEqual({
      scene,
      said: { text: 'table.refuse quebec | no.asks.card', rule: '7.1' },
    })
    expect(asked.at(-1)).toMatchObject({ ask: 'why', seat: 'british', subject: { space: 'quebec' } })
  })
  test('of an older scene is not answered', async () => {
    const { store, scene, show } = await sit()
    const answer = refusalOf(scene, store, board, { space: 'quebec' }, say, t)
    show(scene)
    expect(await answer).toBeUndefined()
  })
  test('without an answer of the host is answered all the same', async () => {
    const { store, scene } = await sit()
    const lost = { state: store.state, why: (): Promise<WhyNot> => Promise.reject(new Error('no line')) }
    const found = await refusalOf(scene, lost, board, { space: 'quebec' }, say, t)
    expect(found?.said.text).toBe('table.refuse quebec | table.refuse.now ')
  })
  test('while others decide asks nobody', async () => {
    const { store, scene, show, asked } = await sit()
    const { deciding: _deciding, ...watched } = scene
    const found = await refusalOf(show(watched), store, board, { space: 'quebec' }, say, t)
    expect(found?.said.text).toBe('table.refuse.others quebec')
    expect(asked.filter(({ ask }) => ask === 'why')).toEqual([])
  })
})
