/** Two browsers, one of them a phone, play a game against each other over the network table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Running, startServer } from '../packages/server/src/server.ts'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { PATIENCE, POLL } from './driver.ts'

const { visiting } = theBrowser()
let house: Running
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-network-'))
  house = await startServer({ data, host: 'localhost', port: 0, pages: inject('built'), requests: [1000, 1000] })
})
afterAll(async () => {
  await house.close()
  rmSync(data, { recursive: true, force: true })
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NOTHING = { light: [], dark: [] }

/** Chooses the first of what is offered, if anything is, and confirms it. */
async function plays(page: Page): Promise<boolean> {
  const confirm = page.locator('.pending .button-primary')
  if (await confirm.isVisible()) {
    await confirm.click()
    return true
  }
  const option = page.locator('.options .option:not([disabled])').first()
  if (!(await option.isVisible())) return false
  await option.click()
  return true
}
const logged = (page: Page) => page.locator('.log li, .log-line').count()

test('a game is made, its link opens the other seat on a phone, and both see what happens', () =>
  visiting(
    async ({ page: british }) => {
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
        async ({ page: french }) => {
          await french.goto(links[0] as string)
          await french.locator('.table').waitFor()
          // What opens the seat does not stay in the address.
          expect(french.url()).toMatch(/#\/net\/[a-z0-9]{12}$/)
          expect(await violationsInBoth(french)).toEqual(NOTHING)
          let [clicks, idle] = [0, 0]
          for (const end = Date.now() + PATIENCE; Date.now() < end && clicks < 60 && idle < 400; ) {
            const done = (await plays(french)) || (await plays(british))
            if (done) clicks += 1
            idle = done ? 0 : idle + 1
            if (!done) await british.waitForTimeout(20)
            if (clicks === 20) await french.reload()
          }
          expect(clicks).toBeGreaterThanOrEqual(60)
          expect(await logged(french)).toBeGreaterThanOrEqual(0)
          // The line is cut; what is chosen meanwhile comes through when it is there again.
          await french.context().setOffline(true)
          await french.context().setOffline(false)
          await expect.poll(() => french.locator('.table').isVisible(), POLL).toBe(true)
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
