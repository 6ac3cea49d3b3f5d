/** A visit to the page: a fresh browser context, with everything watched that must never happen. */
import type { BrowserContext, Page } from 'playwright-core'
import { PATIENCE, settled } from './driver.ts'
import { listenInside } from './page-listener.ts'

export const GAME = 'quebec-1759'
/** Wide enough for board and column side by side, and not more: every frame is drawn by the processor. */
export const WIDE = { width: 1100, height: 740 } as const

/** What a person may have set before. Bots do not wait, nothing moves: tests are for what happens, not for how long. */
export interface Wishes {
  readonly locale?: 'en' | 'fr'
  readonly theme?: 'light' | 'dark' | 'system'
  readonly motion?: 'system' | 'still' | 'full'
  readonly sound?: boolean
  readonly delay?: number
  readonly think?: 200 | 1000 | 5000
  readonly confirm?: boolean
  readonly judgement?: boolean
  /** Reckoning odds takes much of a machine that tests share: one test looks at them. */
  readonly odds?: boolean
}
const USUAL: Required<Wishes> = {
  ...{ locale: 'en', theme: 'light', motion: 'still', delay: 0, think: 200, confirm: true, judgement: false },
  sound: false,
  odds: false,
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong in the page, and what it asked of others. Empty, or the test fails at its end. */
  readonly faults: string[]
}

/** Watches a context of any browser. */
export async function visit(context: BrowserContext, address: string, wishes: Wishes = {}): Promise<Visit> {
  const faults: string[] = []
  const own = new URL(address).origin
  context.setDefaultTimeout(PATIENCE)
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${own}/`) && !/^(?:blob|data):/.test(url)) faults.push(`asked for ${url}`)
  })
  context.on('weberror', (error) => faults.push(`threw ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })
  await context.addInitScript(listenInside)
  await context.addInitScript(
    (settings) => {
      if (location.protocol !== 'http:' || localStorage.getItem('carillon.settings') !== null) return
      localStorage.setItem('carillon.settings', JSON.stringify(settings))
      // Nobody here plays a game for the first time.
      localStorage.setItem('carillon.minute', '*')
    },
    { ...USUAL, ...wishes },
  )
  return { page: context.pages()[0] ?? (await context.newPage()), context, faults }
}

/** Home, from wherever one is; a page that stands is not loaded again. */
export async function atHome(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/`)
  await page.locator('.game-start button').first().waitFor()
}

/** One click starts the usual game. */
export async function playNow(page: Page, address: string): Promise<string> {
  await atHome(page, address)
  await page.locator('.game-start button').first().click()
  return atTable(page)
}

/** Waits for the table, and gives the id of the game. */
export async function atTable(page: Page): Promise<string> {
  await page.waitForURL(/#\/play\//)
  await page.locator('.table, .curtain').waitFor()
  return /#\/play\/([^?]+)/.exec(page.url())?.[1] as string
}

/** The file that a click makes the browser keep. */
export async function download(page: Page, click: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') }
}

export const upload = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

/** A game from a file: its table stands and waits for somebody. */
export async function openGame(page: Page, address: string, record: string): Promise<string> {
  await atHome(page, address)
  await upload(page, 'game.json', record)
  const id = await atTable(page)
  await settled(page)
  return id
}
