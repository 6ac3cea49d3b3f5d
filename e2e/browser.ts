/** One browser for all tests. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { type Visit, visit, WIDE, type Wishes } from './page.ts'

/**
 * Put into the page: it is laid out and can be hit as ever, but is not painted, which takes a quarter of the time of a test
 * that asks what is there and not how it looks. axe is told that it is (`axe.ts`).
 */
function unpainted(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 }')
  document.adoptedStyleSheets = [sheet]
}

/** Contexts of the one browser for the tests of a file; `painted` where it counts how long that takes. */
export function theBrowser({ painted = false } = {}) {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterAll(() => browser.close())
  const address = inject('address')
  const enter = async (wishes: Wishes, options: BrowserContextOptions): Promise<Visit> => {
    // The service worker would fetch everything for every test; offline.test.ts is about it.
    const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block', ...options })
    if (!painted) await context.addInitScript(unpainted)
    return visit(context, options.baseURL ?? address, wishes)
  }
  return {
    address,
    /** A context for one test; `baseURL` if another page is looked at. */
    async visiting(
      act: (visit: Visit) => Promise<void>,
      wishes: Wishes = {},
      options: BrowserContextOptions = {},
    ): Promise<void> {
      const visited = await enter(wishes, options)
      try {
        await act(visited)
        expect(visited.faults).toEqual([])
      } finally {
        await visited.context.close()
      }
    },
    /** One context for many tests, which go on where the last one was: what it looks at must not depend on that. */
    staying(wishes: Wishes = {}): (act: (page: Page) => Promise<void>) => Promise<void> {
      let visited: Visit
      beforeAll(async () => {
        visited = await enter(wishes, {})
      })
      afterAll(() => visited.context.close())
      return async (act) => {
        await act(visited.page)
        expect(visited.faults.splice(0)).toEqual([])
      }
    },
  }
}
