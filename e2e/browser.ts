/** One browser for all tests, and for each a context of its own. */
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { type Visit, visit, WIDE, type Wishes } from './page.ts'

/** One browser for the tests of a file; `visiting` gives each a context of its own. */
export function theBrowser() {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
  })
  afterAll(() => browser.close())
  return {
    address: inject('address'),
    async visiting(
      act: (visit: Visit) => Promise<void>,
      wishes: Wishes = {},
      options: BrowserContextOptions = {},
    ): Promise<void> {
      const context = await browser.newContext({ viewport: WIDE, ...options })
      try {
        const visited = await visit(context, inject('address'), wishes)
        await act(visited)
        expect(visited.faults).toEqual([])
      } finally {
        await context.close()
      }
    },
  }
}
