/** Two browsers, one of them a phone in French: a clock, talk, an offer that is turned down and one that is agreed to. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Running, startServer } from '../packages/server/src/server.ts'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { download, upload } from './page.ts'

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
      // He has never played it.
      await british.addInitScript(() => {
        if (localStorage.getItem('carillon.minute') === '*') localStorage.removeItem('carillon.minute')
      })
      await british.goto(`${house.address}#/new/quebec-1759`)
      await british.locator('.chair').nth(1).locator('input[value=far]').check()
      await british.locator('.far-options input[value=evening]').check()
      await british.getByLabel('Allowed for everyone').check()
      expect(await violationsInBoth(british)).toEqual(NOTHING)
      await british.getByRole('button', { name: 'Start the game' }).click()
      await british.locator('dialog[open] input').first().waitFor()
      const link = await british.locator('dialog[open] input').first().inputValue()
      // One dialog after the other: the links, then what the game is about.
      await british.locator('.prompt').waitFor()
      await british.waitForTimeout(1000)
      expect(await british.locator('dialog[open]').count()).toBe(1)
      await british.keyboard.press('Escape')
      await british.locator('dialog[open]', { hasText: 'The game in a minute' }).waitFor()
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

          // What one lets pass in advance is one's own business, and can be called off.
          await british.getByRole('button', { name: 'Pass on something in advance…' }).press('Enter')
          await british.locator('.pass-form').waitFor()
          await british.locator('.pass-place input').fill('levis')
          await british.keyboard.press('Enter')
          await british.locator('.pass-places button').waitFor()
          expect(await violationsInBoth(british)).toEqual(NOTHING)
          await british.locator('.pass-form button[type=submit]').press('Enter')
          await british.locator('.pass-one', { hasText: 'Levis' }).waitFor()
          expect(await french.locator('.pass-one').count()).toBe(0)
          expect(await violationsInBoth(british)).toEqual(NOTHING)
          await british.getByRole('button', { name: 'Ask me again' }).press('Enter')
          await british.locator('.pass-one').waitFor({ state: 'detached' })
          await french.getByText('Les conseils sont permis ici').first().waitFor()
          // What he has seen is a file, while it is still played.
          await british.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
          await british.locator('dialog[open]').getByRole('button', { name: 'Export' }).press('Enter')
          const save = british.getByRole('button', { name: 'Save what I have seen' })
          const { text } = await download(british, () => save.press('Enter'))
          expect(text).toContain('carillon-view/1')
          expect(text).not.toMatch(/"seed"|"inputs"/)

          await british.getByRole('button', { name: 'Offer a draw' }).press('Enter')
          // It is seen at once, and said at once.
          await french.locator('.offer', { hasText: 'proposent la nulle' }).waitFor()
          await french.locator('[role=alert] p', { hasText: 'proposent la nulle' }).waitFor({ state: 'attached' })
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
          // And is looked at again from the first page.
          await british.goto(`${house.address}#/`)
          await upload(british, 'seen.json', text)
          await british.locator('.replay-now').waitFor()
        },
        { theme: 'system', locale: 'fr' },
        { ...PHONE, baseURL: house.address },
      )
    },
    { theme: 'system' },
    { baseURL: house.address },
  ))
