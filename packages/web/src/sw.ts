/**
 * The service worker: keeps every file of one version, and answers from there. A new version is fetched whole beside
 * the old one and takes its place when nobody uses the old one any more, so that versions never mix.
 */
interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response> | Response): void
}
interface Scope {
  readonly registration: { readonly scope: string; readonly waiting: { postMessage(message: string): void } | null }
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}
/** Written in by the build: a fingerprint of all files, and their names. */
declare const VERSION: string
declare const FILES: readonly string[]

const scope = globalThis as unknown as Scope
const FAMILY = 'carillon-'
const CACHE = FAMILY + VERSION
const PAGE = 'index.html'

scope.addEventListener('install', (event) => {
  // Past the browser's own cache: the files must be those of this version.
  const requests = FILES.map((file) => new Request(file, { cache: 'no-cache' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)))
})

scope.addEventListener('activate', (event) => event.waitUntil(begin()))
async function begin(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(FAMILY) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await scope.clients.claim()
}

/** The page has asked for the new version; it loads itself again afterwards. */
scope.addEventListener('message', (event) => {
  if (event.data === 'now') void scope.skipWaiting()
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return
  event.respondWith(request.mode === 'navigate' ? open() : kept(request))
})

/** A visit begins. If a new version waits and nobody else uses this one, it takes over first. */
async function open(): Promise<Response> {
  const { waiting } = scope.registration
  if (waiting && (await scope.clients.matchAll()).length < 2) {
    waiting.postMessage('now')
    return new Response('', { headers: { Refresh: '0' } })
  }
  return kept(new Request(PAGE))
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}
