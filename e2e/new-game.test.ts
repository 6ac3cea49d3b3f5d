/** Whom one plays against: how it plays, what it cannot tell, and its advice where the window is low. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { POLL, settled } from './driver.ts'
import { atTable, GAME, openGame } from './page.ts'
import { WILDERNESS_AT } from './positions.ts'
import { askedIn, madeGame, type Wish } from './records.ts'

const { visiting, address } = theBrowser()
const lastAsked = (page: Page, ask: string) =>
  page.evaluate((wanted) => window.inside.asked.findLast((one) => one.ask === wanted), ask)

describe('how it plays', () => {
  test('chosen after the rank, kept for another rank that has it, told at the table, changed there', () =>
    visiting(
      async ({ page }) => {
        await page.goto(`${address}#/new/${GAME}`)
        const chair = page.locator('.chair').nth(1)
        await chair.locator('input[value=captain]').check()
        expect(await chair.locator('input[value=bold]').count()).toBe(0)
        await chair.locator('input[value=general]').check()
        await chair.locator('input[value=bold]').check()
        await chair.locator('input[value=colonel]').check()
        expect(await chair.locator('input[value=bold]').isChecked()).toBe(true)
        expect(await violationsInBoth(page)).toEqual({ light: [], dark: [] })
        await page.locator('.new-start button[type=submit]').click()
        await atTable(page)
        expect(await lastAsked(page, 'create')).toMatchObject({
          setup: { seats: { french: { player: 'colonel-bold' } } },
        })
        await settled(page)
        await page.locator('.menu-button').click()
        await page.getByRole('button', { name: 'Change who plays' }).click()
        await page.locator('.seats').getByLabel('How it plays (French)').selectOption('raider')
        await expect.poll(() => lastAsked(page, 'seat'), POLL).toMatchObject({ who: { player: 'colonel-raider' } })
        await page.keyboard.press('Escape')
        await page.getByRole('tab', { name: 'About' }).click()
        await page.locator('.info').getByText('French (bot, colonel, raider)').waitFor()
      },
      { theme: 'system' },
    ))
})

test.each([
  ['orders', { seed: 41, until: askedIn('british', 'orders', 2) }],
  ['cards', WILDERNESS_AT['card choice'] as Wish],
])('advice in a low window, %s: what it suggests is seen, and a click reaches it', (_, wish) =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(wish))
      for (let step = 0; step < 3; step++) {
        await page.keyboard.press('h')
        await page.locator('.hint .hint-steps').waitFor()
        const reached = await page.locator('.option[data-suggested]').evaluate((option) => {
          const { x, y, width, height } = option.getBoundingClientRect()
          return option.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        expect(reached).toBe(true)
        await page.locator('.option[data-suggested]').click()
        await settled(page)
        if ((await page.locator('.pending').count()) > 0) break
      }
    },
    {},
    { viewport: { width: 1280, height: 720 } },
  ),
)
