/** Two browsers, one of them a phone, play a game against each other over the network table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Running, startServer } from '../packages/server/src/server.ts'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { PATIENCE } from './driver.ts'

const { visiting } = theBrowser()
let house: Running
let data: string
const opened = (port: number): Promise<Running> =>
  startServer({ data, host: 'localhost', port, pages: inject('built'), requests: [1000, 1000] })
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-network-'))
  house = await opened(0)
})
afterAll(async () => {
  await house.close()
  rmSync(data, { recursive: true, force: true })
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NOTHING = { light: [], dark: [] }

/** Chooses the first of what is offered, or confirms it: false if there is nothing to do now. */
const plays = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const wanted = '.pending .button-primary, .options:not([data-busy]) .option'
    const [button] = [...document.querySelectorAll<HTMLButtonElement>(wanted)].filter(
      (one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true',
    )
    button?.click()
    return button !== undefined
  })
/** The keys of all that was done, as the file holds them. */
async function kept(): Promise<readonly unknown[]> {
  const db = new DatabaseSync(join(data, 'carillon.db'), { readOnly: true })
  try {
    return db.prepare('select seq, key from journal order by seq').all()
  } finally {
    db.close()
  }
}
const answered = async (): Promise<number> => {
  const [game] = await house.store.db.selectFrom('game').select('seq').execute()
  return game?.seq ?? 0
}

test('a game is made, its link opens the other seat on a phone, and it is played to its end', () =>
  visiting(
    async ({ page: british, faults }) => {
      await british.goto(`${house.address}#/new/quebec-1759`)
      await british.locator('.chair').nth(1).getByLabel('A friend elsewhere, by a link').check()
      await british.getByRole('button', { name: 'Start the game' }).click()
      const dialog = british.locator('dialog[open]')
      await dialog.waitFor()
      expect(await violationsInBoth(british)).toEqual(NOTHING)
      const links = await dialog
        .locator('input')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
      expect(links).toHaveLength(2)
      await british.keyboard.press('Escape')
      await british.locator('.table').waitFor()
      await visiting(
        async ({ page: french, faults: there }) => {
          await french.goto(links[0] as string)
          await french.locator('.table').waitFor()
          // What opens the seat does not stay in the address.
          expect(french.url()).toMatch(/#\/net\/[a-z0-9]{12}$/)
          expect(await violationsInBoth(french)).toEqual(NOTHING)
          const reach = async (rows: number) => {
            for (const end = Date.now() + PATIENCE; Date.now() < end && (await answered()) < rows; )
              if (!(await plays(french)) && !(await plays(british))) await british.waitForTimeout(20)
            expect(await answered()).toBeGreaterThanOrEqual(rows)
          }
          await reach(10)
          await french.reload()
          await french.locator('.table').waitFor()
          await reach(18)
          // The house goes and comes back: so does the line, and nothing was lost.
          const { port } = house
          await house.close()
          const before = await kept()
          house = await opened(port)
          expect(await kept()).toEqual(before)
          const over = async () => (await french.locator('.end').count()) + (await british.locator('.end').count())
          for (const end = Date.now() + PATIENCE; Date.now() < end && (await over()) < 2; )
            if (!(await plays(french)) && !(await plays(british))) await british.waitForTimeout(20)
          expect(await over()).toBe(2)
          expect((await kept()).slice(0, before.length)).toEqual(before)
          // While the house was away, browsers complain that it was.
          for (const list of [faults, there])
            list.splice(0, list.length, ...list.filter((one) => !/WebSocket/.test(one)))
        },
        { theme: 'system' },
        { ...PHONE, baseURL: house.address },
      )
      await british.goto(`${house.address}#/`)
      await british.getByRole('heading', { name: 'Over the network' }).waitFor()
      expect(await violationsInBoth(british)).toEqual(NOTHING)
    },
    { theme: 'system' },
    { baseURL: house.address },
  ))
