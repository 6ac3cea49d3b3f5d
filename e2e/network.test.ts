/**
 * Two browsers, one of them a phone in French, play against each other over the network table, while the line is cut and the
 * house is killed. With CARILLON_LONG (`npm run e2e -- --long`) whole games of every title, else one, and the ends of the others.
 */
import { readRecord, verifyRecord } from '@carillon/kernel'
import { loadGame } from '@carillon/registry'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Made } from '../packages/server/src/tables.ts'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { PATIENCE } from './driver.ts'
import { FarHouse } from './far-house.ts'
import { lateTable } from './late-table.ts'
import { LONG } from './long.ts'
import { download, type Visit } from './page.ts'

const { visiting } = theBrowser()
const house = new FarHouse(inject('built'))
/** How many choices of these games are left to two pages. */
const LEFT = LONG ? Number.POSITIVE_INFINITY : 10
const tables: Made[] = []
beforeAll(async () => {
  tables.push(await lateTable(house.data, 'bayonets-and-tomahawks', '1', LEFT, 7))
  tables.push(await lateTable(house.data, 'wilderness-war', 'annus-mirabilis', LEFT, 7))
  await house.start()
})
afterAll(() => house.close())

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NOTHING = { light: [], dark: [] }
/** Milliseconds that whole games may take. */
const HOURS = LONG ? 7_200_000 : 600_000
/** A whole game may take as long as it takes: it fails when nothing happens any more. */
const STUCK = PATIENCE

/** Keeps the sockets of the page, and the keys of what it was told is done, by table. */
function listen(): void {
  const far: Far['far'] = { sockets: [], done: [], clicks: 0 }
  Object.assign(window, { far })
  window.WebSocket = class extends WebSocket {
    readonly #keys = new Map<number, string>()
    constructor(url: string | URL) {
      super(url)
      far.sockets.push(this)
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const { number = 0, reply } = JSON.parse(data) as { number?: number; reply?: { said: string } }
        const key = this.#keys.get(number)
        if (key !== undefined && reply?.said === 'done') far.done.push(key)
      })
    }
    override send(text: string): void {
      const { number, request } = JSON.parse(text) as { number: number; request: Readonly<Record<string, string>> }
      const { ask = '', table, seat, key } = request
      // An answer may be held until it is confirmed.
      const { confirm } = JSON.parse(localStorage.getItem('carillon.settings') ?? '{}') as { confirm?: boolean }
      const kept = ['undo', 'restart', 'confirm', 'walk', ...(confirm ? [] : ['answer'])]
      if (kept.includes(ask)) this.#keys.set(number, `${table} ${seat} ${key}`)
      super.send(text)
    }
  }
}
type Far = { far: { sockets: WebSocket[]; done: string[]; clicks: number } }
/** What the page was told is done at a table. */
const doneIn = async (page: Page, id: string): Promise<readonly string[]> => {
  const all = await page.evaluate(() => (window as unknown as Far).far.done)
  return all.filter((key) => key.startsWith(`${id} `)).map((key) => key.slice(id.length + 1))
}

/**
 * Chooses something that is offered, or confirms it. If there is nothing to do now, the page itself looks for it so many
 * milliseconds: to ask it again and again would take more of the machine than the game.
 */
const plays = (page: Page, patience = 0): Promise<'played' | 'over' | 'nothing'> =>
  page.evaluate(async (most) => {
    const wanted = '.pending .button-primary, .options:not([data-busy]) .option'
    const { far } = window as unknown as Far
    for (const end = performance.now() + most; ; ) {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(wanted)].filter(
        (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true',
      )
      if (buttons.length > 0) {
        // The first is soon done with; now and then another, so that something happens.
        far.clicks += 1
        buttons[far.clicks % 3 === 0 ? (far.clicks * 7) % buttons.length : 0]?.click()
        return 'played'
      }
      if (document.querySelector('.end')) return 'over'
      if (performance.now() >= end) return 'nothing'
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }, patience)
/** In milliseconds: so often it is looked whether it is enough. */
const LOOK = 200

interface Both {
  readonly id: string
  readonly pages: readonly Page[]
}
/** Both click, each as soon as there is something for him, until it is enough or over. */
async function playOn({ id, pages }: Both, enough: (rows: number) => boolean = () => false): Promise<void> {
  let [rows, since] = [house.keys(id).length, Date.now()]
  let isDone = false
  const playing = async (page: Page): Promise<void> => {
    while (!isDone && (await plays(page, LOOK)) !== 'over') {
      const now = house.keys(id).length
      if (now !== rows) [rows, since] = [now, Date.now()]
      isDone ||= enough(now)
      if (Date.now() - since > STUCK) throw new Error(`nothing happens after ${now} rows`)
    }
  }
  await Promise.all(pages.map(playing))
}
/** What a page was told is done is in the journal, once. */
function nothingLost(id: string, told: readonly string[]): void {
  const keys = house.keys(id)
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter((key) => !keys.includes(key))).toEqual([])
  const done = keys.filter((key) => key !== '')
  expect(new Set(done).size).toBe(done.length)
}
/** The line of one is cut for a while: what he does meanwhile waits, and comes. */
async function cut({ context, page }: Visit): Promise<void> {
  await context.setOffline(true)
  await page.evaluate(() => {
    for (const socket of (window as unknown as Far).far.sockets) socket.close()
  })
  await plays(page)
  await page.waitForTimeout(150)
  await context.setOffline(false)
}
/** What browsers complain of while nobody answers. */
const quiet = ({ faults }: Visit): void => {
  faults.splice(
    0,
    faults.length,
    ...faults.filter(
      (one) => !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/.test(one),
    ),
  )
}

async function meeting(act: (desk: Visit, phone: Visit) => Promise<void>): Promise<void> {
  await visiting(
    (desk) =>
      visiting(
        async (phone) => {
          for (const { context } of [desk, phone]) await context.addInitScript(listen)
          await act(desk, phone)
          for (const one of [desk, phone]) quiet(one)
        },
        { theme: 'system', locale: 'fr', confirm: true },
        { ...PHONE, baseURL: house.address },
      ),
    { theme: 'system', confirm: false },
    { baseURL: house.address },
  )
}

test('Quebec 1759: made, joined by a link, played to its end over a cut line and a killed house, and proved', () =>
  meeting(async (desk, phone) => {
    const british = desk.page
    await british.goto(`${house.address}#/new/quebec-1759`)
    await british.locator('.chair').nth(1).getByLabel('A friend elsewhere (by link)').check()
    await british.getByRole('button', { name: 'Start the game' }).click()
    const dialog = british.locator('dialog[open]')
    await dialog.waitFor()
    expect(await violationsInBoth(british)).toEqual(NOTHING)
    const links = await dialog.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(links).toHaveLength(2)
    await british.keyboard.press('Escape')
    await british.locator('.table').waitFor()
    const french = phone.page
    await french.goto(links[0] as string)
    await french.locator('.table').waitFor()
    // What opens the seat does not stay in the address.
    expect(french.url()).toMatch(/#\/net\/[a-z0-9]{12}$/)
    expect(await violationsInBoth(french)).toEqual(NOTHING)
    const id = french.url().slice(-12)
    const both = { id, pages: [french, british] }
    const told: string[] = []
    await playOn(both, (rows) => rows >= 16)
    // Between people the machine advises neither, and says so.
    await british.getByRole('button', { name: 'Menu' }).click()
    await british.getByText('In games between people').waitFor()
    await british.keyboard.press('Escape')
    told.push(...(await doneIn(french, id)))
    await french.reload()
    await french.locator('.table').waitFor()
    await playOn(both, (rows) => rows >= 24)
    await cut(phone)
    await playOn(both, (rows) => rows >= 34)
    await house.kill()
    await plays(british)
    await house.start()
    await playOn(both)
    told.push(...(await doneIn(french, id)), ...(await doneIn(british, id)))
    nothingLost(id, told)
    // What was promised of the dice is proved in the page; and of what it saves, anywhere.
    await british.locator('.end').getByRole('button', { name: 'fair' }).click()
    await british.getByRole('button', { name: 'Check every die' }).click()
    await british.getByText('All promises were kept').waitFor()
    expect(await violationsInBoth(british)).toEqual(NOTHING)
    await british.keyboard.press('Escape')
    await british.locator('.report').waitFor()
    const { text } = await download(british, () =>
      british.locator('.end').getByRole('button', { name: 'Export' }).click(),
    )
    const game = await loadGame('quebec-1759')
    const record = readRecord(text)
    expect(record.entropy?.seats).toHaveLength(2)
    if (game) expect(verifyRecord(game, record).dice).toBeGreaterThan(0)
    await british.goto(`${house.address}#/net/${id}/replay?at=5&seat=french`)
    await british.locator('.replay-now').waitFor()
    expect(await violationsInBoth(british)).toEqual(NOTHING)
    await british.goto(`${house.address}#/`)
    await british.getByRole('heading', { name: 'Over the network' }).waitFor()
    expect(await violationsInBoth(british)).toEqual(NOTHING)
  }))

test(
  `Bayonets & Tomahawks and Wilderness War: ${LONG ? 'whole games' : 'their ends'} over a cut line and a killed house`,
  () =>
    meeting(async (desk, phone) => {
      const visits = [desk, phone]
      const pages = visits.map(({ page }) => page)
      for (const [i, { id, tokens }] of tables.entries()) {
        for (const [n, token] of Object.values(tokens).entries()) {
          await pages[n]?.goto(`${house.address}#/seat/${token}`)
          await pages[n]?.waitForURL(`**/#/net/${id}`)
          await pages[n]?.locator('.table').waitFor()
        }
        if (LONG) for (const page of pages) expect(await violationsInBoth(page)).toEqual(NOTHING)
        const begun = house.keys(id).length
        if (LONG || i === 0) {
          await playOn({ id, pages }, (rows) => rows >= begun + 3)
          await cut(desk)
        }
        if (LONG || i > 0) {
          await playOn({ id, pages }, (rows) => rows >= begun + 5)
          await house.kill()
          await plays(phone.page)
          await house.start()
        }
        await playOn({ id, pages })
        nothingLost(id, (await Promise.all(pages.map((page) => doneIn(page, id)))).flat())
      }
    }),
  HOURS,
)
