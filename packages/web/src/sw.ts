/**
 * The service worker: keeps every file of one version, and answers from there. A new version is fetched whole beside
 * the old one. It takes its place when no page of the old one is open any more, or when a person asks for it; then all
 * open pages load themselves again. So versions never mix.
 */
interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response> | Response): void
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Extendable {
  readonly notification: { readonly data: unknown; close(): void }
}
/** A window of ours. */
interface Tab {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Scope {
  readonly registration: {
    readonly scope: string
    showNotification(title: string, more: object): Promise<void>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(kind: object): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
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

/** Somebody does not want to wait for the new version. */
scope.addEventListener('message', (event) => {
  if (event.data === 'now') void scope.skipWaiting()
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return
  event.respondWith(kept(request.mode === 'navigate' ? new Request(PAGE) : request))
})

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

// --- it is somebody's turn ---------------------------------------------------------------------------------------

/** A browser wants something shown for every push, whatever it holds. */
scope.addEventListener('push', (event) => {
  const told = wordsIn(event)
  event.waitUntil(
    scope.registration.showNotification(told.title, {
      ...{ body: told.text, tag: told.path, data: told.path, icon: 'icon-192.png' },
    }),
  )
})
function wordsIn({ data }: Pushed): { readonly title: string; readonly text: string; readonly path: string } {
  const said = data?.json() as { title?: unknown; text?: unknown; path?: unknown } | undefined
  const [title, text, path] = [said?.title, said?.text, said?.path].map((word) =>
    typeof word === 'string' ? word : '',
  )
  // Only ever to a screen of our own page.
  return { title: title || 'Carillon', text: text ?? '', path: path?.startsWith('#/') ? path : '#/' }
}
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(scope.registration.scope + String(event.notification.data)))
})
/** To the window that is there already, or a new one. */
async function goTo(url: string): Promise<unknown> {
  const [tab] = await scope.clients.matchAll({ type: 'window' })
  if (!tab) return scope.clients.openWindow(url)
  // Where the browser does not let us come to the front, it still goes where it should.
  await tab.focus().catch(() => undefined)
  return tab.navigate(url)
}
