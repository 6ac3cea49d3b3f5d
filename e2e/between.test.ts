/** Two browsers, one of them a phone in French: a clock, talk, an offer that is turned down and one that is agreed to. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Running, startServer } from '../packages/server/src/server.ts'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'

const { visiting } = theBrowser()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NOTHING = { light: [], dark: [] }
let house: Running
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-between-'))
  house = await startServer({ data, host: 'localhost', port: 0, pages: inject('built'), requests: [1000, 1000] })
})
afterAll(async () => {
  await house.close()
  rmSync(data, { recursive: true, force: true })
})

test('two people agree, talk and give up, by keys and by touch', () =>
  visiting(
    async ({ page: british }) => {
      await british.goto(`${house.address}#/new/quebec-1759`)
      await british.locator('.chair').nth(1).locator('input[value=far]').check()
      await british.locator('.far-options input[value=evening]').check()
      expect(await violationsInBoth(british)).toEqual(NOTHING)
      await british.getByRole('button', { name: 'Start the game' }).click()
      await british.locator('dialog[open] input').first().waitFor()
      const link = await british.locator('dialog[open] input').first().inputValue()
      await british.keyboard.press('Escape')
      await british.getByRole('tab', { name: 'Between us' }).waitFor()
      await visiting(
        async ({ page: french }) => {
          await french.goto(link)
          await french.locator('.clock').first().waitFor()
          await british.getByRole('tab', { name: 'Between us' }).click()
          await british.getByLabel('Say something').fill('Well met.')
          await british.keyboard.press('Enter')
          // He is not on that page: the tab says that there is something new.
          const tab = french.getByRole('tab', { name: 'Entre nous (1 à lire)' })
          await tab.click()
          await french.locator('.talk-text', { hasText: 'Well met.' }).waitFor()
          expect(await violationsInBoth(british)).toEqual(NOTHING)
          expect(await violationsInBoth(french)).toEqual(NOTHING)

          await british.getByRole('button', { name: 'Offer a draw' }).press('Enter')
          // It is seen at once, and said at once.
          await french.locator('.offer', { hasText: 'partie nulle' }).waitFor()
          await french.locator('[role=alert] p', { hasText: 'partie nulle' }).waitFor({ state: 'attached' })
          await french.getByRole('button', { name: 'Non', exact: true }).tap()
          await british.locator('.offer').waitFor({ state: 'detached' })
          await french.getByRole('button', { name: 'Arrêter les pendules' }).tap()
          await british.getByRole('button', { name: 'Agree', exact: true }).press('Enter')
          await french.getByRole('button', { name: 'Relancer les pendules' }).waitFor()

          await british.getByRole('button', { name: 'Resign…' }).press('Enter')
          await british.locator('dialog[open]').getByRole('button', { name: 'Resign', exact: true }).press('Enter')
          for (const page of [british, french]) await page.locator('.end-title').waitFor()
          expect(await french.locator('.end-title').textContent()).toBe('Les Britanniques abandonnent')
          expect(await violationsInBoth(british)).toEqual(NOTHING)
        },
        { theme: 'system', locale: 'fr' },
        { ...PHONE, baseURL: house.address },
      )
    },
    { theme: 'system' },
    { baseURL: house.address },
  ))
