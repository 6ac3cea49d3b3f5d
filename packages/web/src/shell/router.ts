/** Addresses within the page. Everything behind `#` stays in the browser, and works from any folder and offline. */
import { useSyncExternalStore } from 'preact/compat'

export type Route =
  | { readonly page: 'home' }
  /** `far`: to be played over the network. */
  | { readonly page: 'new'; readonly game: string; readonly far?: true }
  | { readonly page: 'play'; readonly id: string }
  /** A table over the network; a link to a seat of one. */
  | { readonly page: 'net'; readonly id: string }
  | { readonly page: 'seat'; readonly token: string }
  /** One's account; a link from a letter. */
  | { readonly page: 'account' }
  /** Where one is told one's turns; the moderators' queue; a report about somebody at a table. */
  | { readonly page: 'notices' }
  | { readonly page: 'moderation' }
  | { readonly page: 'bots' }
  | { readonly page: 'report'; readonly id: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'player'; readonly name: string }
  | { readonly page: 'mail'; readonly token: string }
  /** `far`: of a game over the network. */
  | {
      readonly page: 'replay'
      readonly id: string
      readonly at?: number
      readonly seat?: string
      readonly far?: true
    }
  | { readonly page: 'lessons'; readonly game: string }
  | {
      readonly page: 'lesson'
      readonly game: string
      readonly example: string
      readonly number: number
      /** The choices made in a guided game. */
      readonly way?: string
    }
  | { readonly page: 'rules'; readonly game: string; readonly section?: string }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  /** No page has this address. */
  | { readonly page: 'lost' }

const LOST: Route = { page: 'lost' }

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
/** A number of a link; undefined if it is none. */
function count(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function stopOf(params: URLSearchParams): { readonly number: number; readonly way?: string } {
  const way = params.get('w')
  return { number: count(params.get('n')) ?? 0, ...(way !== null && /^[0-9a-z]{1,99}$/.test(way) && { way }) }
}

/** Pages without anything behind their name. */
const ALONE = ['settings', 'about', 'account', 'lobby', 'notices', 'moderation', 'bots'] as const
const isAlone = (page: string): page is (typeof ALONE)[number] => (ALONE as readonly string[]).includes(page)

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2)
  const [page = '', ...rest] = path.split('/').map(decoded)
  const words = rest.filter((word) => word !== '')
  const [first, second] = words
  const params = new URLSearchParams(query)
  if (page === '') return { page: 'home' }
  if (isAlone(page) && words.length === 0) return { page }
  if (first === undefined || words.length > 2) return LOST
  if (page === 'rules') return second === undefined ? { page, game: first } : { page, game: first, section: second }
  if (page === 'lesson') return second === undefined ? LOST : { page, game: first, example: second, ...stopOf(params) }
  const far = page === 'net' && second === 'replay'
  if (second !== undefined && !far) return LOST
  if (page === 'new') return { page, game: first, ...(params.has('far') && { far: true }) }
  if (page === 'lessons') return { page, game: first }
  if (page === 'play' || page === 'report' || (page === 'net' && !far)) return { page, id: first }
  if (page === 'seat' || page === 'mail') return { page, token: first }
  if (page === 'player') return { page, name: first }
  if (page !== 'replay' && !far) return LOST
  const at = count(params.get('at'))
  const seat = params.get('seat')
  return { page: 'replay', id: first, ...(at !== undefined && { at }), ...(seat && { seat }), ...(far && { far }) }
}

function address(words: readonly string[], query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value))
  const path = `#/${words.map(encodeURIComponent).join('/')}`
  return params.size > 0 ? `${path}?${params}` : path
}

/** What a file shows that holds what one seat has seen. */
export const SEEN = 'file'
/** Games over the network have longer names than those in the browser. */
const isFar = (id: string): boolean => id.length > 8

/** The addresses of the pages, to be used as `href`. */
export const link = {
  home: () => address([]),
  new: (game: string, far = false) => address(['new', game], { far: far ? 1 : undefined }),
  play: (id: string) => address(['play', id]),
  net: (id: string) => address(['net', id]),
  replay: (id: string, at?: number, seat?: string) =>
    address(isFar(id) ? ['net', id, 'replay'] : ['replay', id], { at, seat }),
  lessons: (game: string) => address(['lessons', game]),
  lesson: (game: string, example: string, n?: number, w?: string) =>
    address(['lesson', game, example], { n, w: w || undefined }),
  rules: (game: string, section?: string) => address(section ? ['rules', game, section] : ['rules', game]),
  lobby: () => address(['lobby']),
  player: (name: string) => address(['player', name]),
  account: () => address(['account']),
  notices: () => address(['notices']),
  moderation: () => address(['moderation']),
  bots: () => address(['bots']),
  report: (id: string) => address(['report', id]),
  settings: () => address(['settings']),
  about: () => address(['about']),
} as const

/** Goes to a page of ours; with `replace` the one before is not come back to. */
export function go(href: string, { replace = false } = {}): void {
  if (replace) location.replace(href)
  else location.hash = href
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
let known: { readonly hash: string; readonly route: Route } | undefined
function current(): Route {
  const { hash } = location
  if (known?.hash !== hash) known = { hash, route: parseRoute(hash) }
  return known.route
}
export const useRoute = (): Route => useSyncExternalStore(subscribe, current)
