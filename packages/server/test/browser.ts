/** A house, and browsers that come to it: each keeps its cookie, and says where its page is from. */
import { afterEach } from 'vitest'
import type { Settings } from '../src/server.ts'
import { house } from './house.ts'

export interface Answer {
  readonly status: number
  readonly set: string | null
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what comes.
  readonly body: any
}
export interface Browser {
  readonly cookie: string
  ask(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
}

/** All is closed after each test. `closing` is for what a test opens itself. */
export function browsers() {
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })
  async function browser(more: Partial<Settings> = {}) {
    const running = await house(more)
    closing.push(running.close)
    const origin = `http://127.0.0.1:${running.port}`
    const visitor = (cookie = ''): Browser => ({
      get cookie() {
        return cookie
      },
      async ask(method, path, body, headers = {}) {
        const response = await fetch(`${origin}${path}`, {
          method,
          headers: {
            origin,
            ...(cookie && { cookie }),
            ...(body && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
        })
        // That of the session; the one of the device is for alike.test.ts.
        const set = response.headers.getSetCookie().find((one) => one.startsWith('carillon=')) ?? null
        if (set) cookie = set.split(';', 1)[0] as string
        const text = await response.text()
        return { status: response.status, set, body: text === '' ? {} : JSON.parse(text) }
      },
    })
    return { running, visitor }
  }
  return { browser, closing }
}
