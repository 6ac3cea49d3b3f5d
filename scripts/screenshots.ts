/** `npm run screenshots`: every main screen, large and small, from games that are the same each time. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { settled } from '../e2e/driver.ts'
import { ARGS, executable } from '../e2e/launch.ts'
import { atHome, atTable, GAME, upload, visit, type Wishes } from '../e2e/page.ts'
import { BAYONETS_AT, DRAWN, openStack, WILDERNESS_AT } from '../e2e/positions.ts'
import { askedIn, madeGame, type Wish } from '../e2e/records.ts'
import { smallPng } from './png.ts'
import { serve } from './serve.ts'
import { buildWeb, DIST, isFresh } from './web-build.ts'

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'screenshots')
const SIZES = { wide: { width: 1440, height: 900 }, small: { width: 390, height: 844 } } as const
const MOST_BYTES = 350_000

interface Shot {
  readonly name: string
  readonly sizes: readonly (keyof typeof SIZES)[]
  readonly wishes?: Wishes
  /** As somebody sees it who does not see all colours. */
  readonly sight?: 'achromatopsia' | 'protanopia' | 'tritanopia'
  open(page: Page, address: string): Promise<unknown>
}

const at = (hash: string, wait: string) => async (page: Page, address: string) => {
  await page.goto(`${address}#/${hash}`)
  await page.locator(wait).first().waitFor()
}
const table =
  (wish: Wish, wait = '.table, .curtain') =>
  async (page: Page, address: string) => {
    await atHome(page, address)
    await upload(page, 'game.json', await madeGame(wish))
    await atTable(page)
    await settled(page)
    // On a small screen a fight that asks nothing is one tap away.
    await page.locator(wait).first().waitFor({ state: 'attached' })
  }
const ORDERS: Wish = { seed: 1759, until: askedIn('british', 'orders', 6) }
const BATTLE: Wish = { seed: 9, until: askedIn('british', 'fire') }
const OVER: Wish = { seed: 1759 }
const DARK = { theme: 'dark' } as const
const FRENCH = { locale: 'fr' } as const

/** Both games of the theatre, in the positions that the tests look at. */
const looked = (wishes: Readonly<Record<string, Wish>>, position: string) => async (page: Page, address: string) => {
  await table(wishes[position] as Wish, DRAWN[position])(page, address)
  if (position === 'stack open') await openStack(page)
}
const cards = (open: Shot['open']) => async (page: Page, address: string) => {
  await open(page, address)
  await page.locator('[role=tab][id$="-cards"]').click()
  await page.locator('[data-tab=cards] [data-card]').first().waitFor()
}
const BAYONETS: readonly Shot[] = [
  { name: 'bayonets-set-up', sizes: ['wide'], open: looked(BAYONETS_AT, 'set-up') },
  { name: 'bayonets-table', sizes: ['wide', 'small'], open: looked(BAYONETS_AT, 'mid-game') },
  { name: 'bayonets-french', sizes: ['wide', 'small'], wishes: FRENCH, open: looked(BAYONETS_AT, 'battle') },
  { name: 'bayonets-table-dark', sizes: ['wide'], wishes: DARK, open: looked(BAYONETS_AT, 'mid-game') },
  { name: 'bayonets-grey', sizes: ['wide'], sight: 'achromatopsia', open: looked(BAYONETS_AT, 'mid-game') },
  { name: 'bayonets-cards', sizes: ['wide'], wishes: FRENCH, open: cards(looked(BAYONETS_AT, 'card choice')) },
  { name: 'bayonets-stack', sizes: ['wide', 'small'], open: looked(BAYONETS_AT, 'stack open') },
  { name: 'bayonets-battle', sizes: ['wide', 'small'], open: looked(BAYONETS_AT, 'battle') },
  { name: 'bayonets-protanopia', sizes: ['wide'], sight: 'protanopia', open: looked(BAYONETS_AT, 'battle') },
  {
    name: 'bayonets-winter',
    sizes: ['wide'],
    wishes: DARK,
    open: at('lesson/bayonets-and-tomahawks/e40?n=2', '.lesson-progress[value="2"]'),
  },
]
const WILDERNESS: readonly Shot[] = [
  { name: 'wilderness-set-up', sizes: ['wide'], wishes: FRENCH, open: looked(WILDERNESS_AT, 'set-up') },
  { name: 'wilderness-table', sizes: ['wide', 'small'], open: looked(WILDERNESS_AT, 'mid-game') },
  { name: 'wilderness-french', sizes: ['wide', 'small'], wishes: FRENCH, open: looked(WILDERNESS_AT, 'siege') },
  { name: 'wilderness-table-dark', sizes: ['small'], wishes: DARK, open: looked(WILDERNESS_AT, 'mid-game') },
  { name: 'wilderness-grey', sizes: ['wide'], sight: 'achromatopsia', open: looked(WILDERNESS_AT, 'mid-game') },
  { name: 'wilderness-cards', sizes: ['wide', 'small'], open: cards(looked(WILDERNESS_AT, 'card choice')) },
  { name: 'wilderness-stack', sizes: ['wide'], wishes: DARK, open: looked(WILDERNESS_AT, 'stack open') },
  { name: 'wilderness-battle', sizes: ['wide'], open: looked(WILDERNESS_AT, 'battle') },
  { name: 'wilderness-tritanopia', sizes: ['wide'], sight: 'tritanopia', open: looked(WILDERNESS_AT, 'battle') },
  { name: 'wilderness-siege', sizes: ['wide'], wishes: DARK, open: looked(WILDERNESS_AT, 'siege') },
  { name: 'wilderness-raid', sizes: ['wide', 'small'], open: looked(WILDERNESS_AT, 'raid') },
]

const SHOTS: readonly Shot[] = [
  { name: 'home', sizes: ['wide', 'small'], open: (page, address) => atHome(page, address) },
  { name: 'home-dark', sizes: ['wide'], wishes: DARK, open: (page, address) => atHome(page, address) },
  { name: 'new-game', sizes: ['wide', 'small'], open: at(`new/${GAME}`, '.chairs') },
  { name: 'table', sizes: ['wide', 'small'], open: table(ORDERS) },
  { name: 'table-dark', sizes: ['wide', 'small'], wishes: DARK, open: table(ORDERS) },
  { name: 'table-french', sizes: ['wide'], wishes: FRENCH, open: table(ORDERS) },
  { name: 'battle', sizes: ['wide', 'small'], open: table(BATTLE, '.q-battle') },
  {
    name: 'curtain',
    sizes: ['wide'],
    open: table({ ...ORDERS, seats: { british: 'human', french: 'human' } }),
  },
  { name: 'end', sizes: ['wide'], open: table(OVER) },
  {
    name: 'replay',
    sizes: ['wide', 'small'],
    async open(page, address) {
      await table(OVER)(page, address)
      await page.locator('.end-ways a').first().click()
      await page.locator('.replay-slider input').fill('90')
      await page.waitForURL(/at=90/)
    },
  },
  {
    name: 'dice',
    sizes: ['wide'],
    async open(page, address) {
      await table(OVER)(page, address)
      await page.locator('.end-ways button').first().click()
      await page.locator('dialog[open] .tally').first().waitFor()
    },
  },
  { name: 'lessons', sizes: ['wide'], open: at(`lessons/${GAME}`, '.lesson') },
  {
    name: 'lesson',
    sizes: ['wide', 'small'],
    async open(page, address) {
      await at(`lessons/${GAME}`, '.lesson a')(page, address)
      await page.locator('.lesson a').nth(4).click()
      await page.locator('.lesson-on').click()
      await page.locator('.lesson-progress[value="1"]').waitFor()
    },
  },
  { name: 'rules', sizes: ['wide'], open: at(`rules/${GAME}/7`, '.rules-section') },
  ...BAYONETS,
  ...WILDERNESS,
]

async function take(browser: Browser, address: string, shot: Shot, size: keyof typeof SIZES): Promise<number> {
  const small = size === 'small'
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: small, isMobile: small })
  try {
    const { page } = await visit(context, address, shot.wishes ?? {})
    if (shot.sight) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setEmulatedVisionDeficiency', { type: shot.sight })
    }
    await shot.open(page, address)
    await page.evaluate(() => document.fonts.ready)
    // A board has come to rest where it shows what it is about.
    await page.locator('.viewport-layer[data-moving]').waitFor({ state: 'detached' })
    // The pointer away from everything, and no caret.
    await page.mouse.move(0, 0)
    await page.locator('.explain').waitFor({ state: 'detached' })
    const picture = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }))
    writeFileSync(join(FOLDER, `${shot.name}-${size}.png`), picture)
    return picture.length
  } finally {
    await context.close()
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (!isFresh()) await buildWeb()
const serving = await serve(DIST, 0)
const browser = await chromium.launch({ executablePath: executable(), args: [...ARGS] })
try {
  if (!values.only) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const shot of SHOTS.filter(({ name }) => !values.only || name.startsWith(values.only)))
    for (const size of shot.sizes) {
      const bytes = await take(browser, serving.address, shot, size)
      const heavy = bytes > MOST_BYTES
      process.stdout.write(`${heavy ? 'TOO LARGE ' : ''}${shot.name}-${size}.png ${Math.round(bytes / 1000)} KB\n`)
      if (heavy) process.exitCode = 1
    }
} finally {
  await browser.close()
  await serving.close()
}
