/** The HTTP API as OpenAPI 3.1, made from the routes themselves: what they take is what they check, what they give is of their types. */
import type { Route } from './api.ts'
import { REPLIES } from './replies.ts'
import { ABOUT } from './route-docs.ts'

const JSON_TYPE = 'application/json'
const Refusal = {
  type: 'object',
  required: ['reason', 'detail'],
  properties: {
    reason: { type: 'string', description: 'a word: see docs/protocol.md and docs/api.md' },
    detail: { type: 'string', description: 'for people' },
  },
}
const TooMany = {
  type: 'object',
  required: ['reason', 'detail', 'bucket', 'seconds'],
  properties: {
    ...Refusal.properties,
    bucket: { type: 'string', description: 'which of the limits it is' },
    seconds: { type: 'integer', description: 'to wait, as in Retry-After' },
  },
}
const refused = { description: 'refused, and nothing has changed', ...content('Refusal') }
const busy = {
  description: 'too much at once',
  headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'seconds' } },
  ...content('TooMany'),
}
function content(name: string): object {
  return { content: { [JSON_TYPE]: { schema: { $ref: `#/components/schemas/${name}` } } } }
}

export function openapi(routes: readonly Route[], version: string, server: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carillon',
      version,
      description: 'Games are made and read here; they are played over the socket at /api/socket: see docs/api.md.',
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Refusal, TooMany },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'carillon', description: 'the session of a browser' },
        token: { type: 'http', scheme: 'bearer', description: 'of a bot (crl_…), or of one seat' },
      },
    },
  }
}

function operation({ method, url, schema, config }: Route): object {
  const about = ABOUT[`${method} ${url}`]
  const params = schema?.params as { properties?: Record<string, object> } | undefined
  const query = schema?.querystring as { properties?: Record<string, object>; required?: string[] } | undefined
  const named = (where: 'path' | 'query', from: typeof query) =>
    Object.entries(from?.properties ?? {}).map(([name, one]) => ({
      ...{ name, in: where, schema: one },
      required: where === 'path' || (from?.required ?? []).includes(name),
    }))
  const scope = config?.scope
  return {
    summary: about?.summary ?? '',
    ...(scope !== undefined && scope !== 'any' && { 'x-scope': scope }),
    security: scope === undefined ? [{ cookie: [] }] : [{ cookie: [] }, { token: [] }],
    ...(params || query ? { parameters: [...named('path', params), ...named('query', query)] } : {}),
    ...(schema?.body !== undefined && {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: schema.body } } },
    }),
    responses: {
      [about?.status ?? 200]: {
        description: about?.gives ?? 'done',
        content: { [about?.type ?? JSON_TYPE]: { schema: REPLIES[`${method} ${url}`] ?? { type: 'string' } } },
      },
      '4XX': refused,
      429: busy,
    },
  }
}
