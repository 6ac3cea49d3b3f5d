/** What the shapes of the routes let in may still be odd: whatever it is, it is answered, and is no error of ours. On both stores. */
import { afterEach, expect } from 'vitest'
import { Accounts } from '../src/accounts.ts'
import type { Route } from '../src/api.ts'
import { madeTable } from '../src/testing/house.ts'
import { onBothStores } from './stores.ts'
import { closeAll, opened, QUEBEC } from './tables.ts'

/** As much of JSON Schema as routes are written in. */
interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: Readonly<Record<string, Shape>>
  readonly items?: Shape | readonly Shape[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
}
const fits = ({ minLength = 0, maxLength = 1e9, pattern }: Shape, text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))

/** Something of this shape, with the odd text wherever it fits and the largest numbers, of several shapes the one by turns. */
function shaped(shape: Shape, odd: string, turn: number): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.anyOf) return shaped(shape.anyOf[turn % shape.anyOf.length] as Shape, odd, turn)
  const [inside] = Object.values(shape.patternProperties ?? {})
  if (inside) return Object.fromEntries([['french', shaped(inside, odd, turn)]])
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, one]) => [name, shaped(one, odd, turn)]),
      )
    case 'array':
      return [shape.items ?? []].flat().map((one) => shaped(one, odd, turn))
    case 'string':
      return [odd, 'a'.repeat(12), 'a'.repeat(43), 'a'].find((text) => fits(shape, text)) ?? 'x'
    case 'boolean':
      return turn % 2 === 0
    case 'null':
      return null
    default:
      return (turn % 2 === 0 ? shape.maximum : shape.minimum) ?? 1
  }
}
const ODD = [
  'a\0b',
  '\ud800',
  '__proto__',
  'constructor',
  '💥'.repeat(16),
  "'; drop table game; --",
  '../../key',
  '\u202e',
]
/** By which one would be another afterwards. */
const ENDING = /^(DELETE \/api\/(me|session)|POST \/api\/(me\/sessions\/end|me\/password|session))$/

onBothStores((database, it) => {
  afterEach(closeAll)

  it('odd texts by every route are answered', { timeout: 120_000 }, async () => {
    const lines: string[] = []
    const outside = { resolve: async () => ['93.184.216.34'], post: async () => 204 }
    const mailer = { send: async () => undefined }
    const databaseUrl = await database()
    const running = await opened({ databaseUrl, outside, mailer, log: (text) => void lines.push(text) })
    const { port, store, desk, routes } = running
    const accounts = new Accounts(store, desk.now)
    const { id: moderator } = await accounts.make('Wolfe', undefined, 'moderator')
    const { id, links } = await madeTable(running, QUEBEC)
    const tokens = [await accounts.welcome(moderator, undefined), links.french]
    const wrong: string[] = []
    const ask = async ({ method, url, schema }: Route, odd: string, turn: number) => {
      const shape = schema?.body as Shape | undefined
      const body: unknown = shape && shaped(shape, odd, turn)
      // What is asked of a game is asked of one that there is.
      const told = body && typeof body === 'object' && 'game' in body ? { ...body, game: id } : (body ?? {})
      const path = url.replace(/:\w+/g, encodeURIComponent(odd.toWellFormed()))
      const headers = { authorization: `Bearer ${tokens[turn % 2]}`, 'content-type': 'application/json' }
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...{ method, headers },
        ...(method !== 'GET' && { body: JSON.stringify(told) }),
      })
      await answer.arrayBuffer()
      if (answer.status >= 500) wrong.push(`${method} ${url} ${JSON.stringify(told)}: ${lines.at(-1)}`)
    }
    const asked = routes.filter(({ method, url }) => url !== '*' && !ENDING.test(`${method} ${url}`))
    expect(asked.length).toBeGreaterThan(40)
    for (const odd of ODD) for (const turn of [0, 1]) await Promise.all(asked.map((route) => ask(route, odd, turn)))
    expect(wrong).toEqual([])
  })
})
