/** Requests that are nearly right, made of what each route says it takes: by whoever comes, and by somebody with an account. */
import type { Random } from '@carillon/kernel'
import type { Route } from '../../packages/server/src/api.ts'
import { type Late, NEVER_LATE } from './hours.ts'

/** As much of JSON Schema as routes are written in. */
interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minLength?: number
  readonly minimum?: number
}
/** Something that would be taken, or nearly. */
function sample(shape: Shape, random: Random): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.anyOf) return sample(shape.anyOf[random.below(shape.anyOf.length)] as Shape, random)
  switch (shape.type) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {}).filter(
        ([name]) => shape.required?.includes(name) || random.below(2) === 0,
      )
      return Object.fromEntries(fields.map(([name, one]) => [name, sample(one, random)]))
    }
    case 'array':
      return shape.items ? [sample(shape.items, random)] : []
    case 'string':
      return 'a'.repeat(Math.max(shape.minLength ?? 0, 1 + random.below(12)))
    case 'boolean':
      return random.below(2) === 0
    case 'null':
      return null
    default:
      return shape.minimum ?? random.below(10)
  }
}
const ODD: readonly unknown[] = [{ toString: 1 }, { constructor: { prototype: 1 } }, [[[[]]]], { a: { b: null } }]

/** With something missing, something of another kind, or something too much: never what would be right. */
function broken(shape: Shape, random: Random): string {
  const body = sample(shape, random)
  if (typeof body !== 'object' || body === null) return JSON.stringify(ODD[random.below(ODD.length)])
  const fields: Record<string, unknown> = { ...body }
  const names = Object.keys(fields)
  const name = names[random.below(names.length || 1)]
  const text = JSON.stringify(fields)
  switch (random.below(name === undefined ? 1 : 4)) {
    case 1:
      fields[name as string] = ODD[random.below(ODD.length)]
      return JSON.stringify(fields)
    case 2:
      // No JSON any more.
      return text.slice(0, 1 + random.below(text.length - 1))
    case 3:
      for (const one of shape.required ?? names) delete fields[one]
      return JSON.stringify({ ...fields, more: 1 })
    default:
      return JSON.stringify({ ...fields, [`more${random.below(9)}`]: ODD[random.below(ODD.length)] })
  }
}
const PATHS = ['/../key', '/%00', '/api/socket', '/index.html', '/api/games/x', '/api/%ff', '/api/people/%F0%9F%92%A5']
const ADDRESSES = ['x', '%00', '..%2f..%2fkey', "'%20or%201=1--", 'a'.repeat(70), '__proto__', '%F0%9F%92%A5']

export interface Requests {
  readonly routes: readonly Route[]
  readonly port: number
  /** Of somebody with an account. */
  readonly token: string
  readonly random: Random
}
const AT_ONCE = 16

/** So many: how many answers were of 500 and more, and which routes were asked. */
export async function requests(
  world: Requests,
  count: number,
  late: Late = NEVER_LATE,
): Promise<{ wrong: number; routes: number; requested: number }> {
  const asked = new Set<string>()
  let [requested, wrong] = [0, 0]
  const one = async () => {
    while (requested < count && !late()) {
      requested += 1
      const response = await ask(world, asked).catch(() => undefined)
      if (!response || response.status >= 500) wrong += 1
      await response?.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return { wrong, routes: asked.size, requested }
}
function ask({ routes, port, token, random }: Requests, asked: Set<string>): Promise<Response> {
  const at = `http://127.0.0.1:${port}`
  const route = routes[random.below(routes.length)] as Route
  const shape = route.schema?.body as Shape | undefined
  // What takes nothing is asked for by nobody: it would be done.
  const signed = random.below(2) === 0 && (shape !== undefined || route.method === 'GET')
  const headers = signed ? { authorization: `Bearer ${token}` } : { origin: at }
  if (random.below(50) === 0) return fetch(`${at}${PATHS[random.below(PATHS.length)]}`, { headers })
  asked.add(`${route.method} ${route.url}`)
  const url = route.url.replace(/:\w+/g, () => ADDRESSES[random.below(ADDRESSES.length)] as string)
  if (route.method === 'GET') return fetch(`${at}${url}?x=${random.below(99)}`, { headers })
  const body = shape ? broken(shape, random) : '{"more":1}'
  return fetch(`${at}${url}`, {
    method: route.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
}
