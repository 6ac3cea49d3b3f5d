/** Pieces and stacks that are dragged: where they can be put down is in sight, and what does not fit is asked about. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { atRest, settled } from './driver.ts'
import { openGame } from './page.ts'
import { askedIn, madeGame } from './records.ts'

const { visiting, address } = theBrowser()
const TABLET = { viewport: { width: 820, height: 1180 } } as const

async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** Takes something up and carries it to a zone; it is not let go yet. */
async function carry(page: Page, what: string, zone: string): Promise<void> {
  await atRest(page)
  const from = await middleOf(page, what)
  const to = await middleOf(page, `.q-zone[data-space=${zone}]`)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y - 12)
  await page.mouse.move(to.x, to.y, { steps: 6 })
}

test('on a tablet pieces to be posted lie below the map, and no card covers the zones while one is dragged', () =>
  visiting(
    async ({ page }) => {
      const seats = { british: 'bot:greedy', french: 'human' }
      await openGame(page, address, await madeGame({ seed: 5, seats, until: askedIn('french', 'deployment') }))
      const tray = await page.locator('.q-tray').boundingBox()
      const zones = await page
        .locator('.q-zone')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
      expect(Math.max(...zones)).toBeLessThanOrEqual(tray?.y ?? 0)
      const heights = await page
        .locator('.q-tray button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      await carry(page, '.q-tray [data-unit=f_sarre]', 'ste_foy')
      // Longer than a card waits before it comes.
      await page.waitForTimeout(800)
      expect(await page.locator('.explain').count()).toBe(0)
      await page.mouse.up()
      await page.locator('.q-board [data-unit=f_sarre][data-space=ste_foy]').waitFor()
    },
    {},
    TABLET,
  ))

test('6.6.4 of a stack that does not fit into the boats as many go as do, after a question that nothing covers', () =>
  visiting(async ({ page }) => {
    await openGame(page, address, await madeGame({ seed: 5, until: askedIn('british', 'orders') }))
    await carry(page, '.q-shield.q-british', 'levis')
    await page.locator('.q-note', { hasText: 'room for 4' }).waitFor()
    await page.mouse.up()
    await page.locator('.q-boats').waitFor()
    expect(await page.locator('.q-note').count()).toBe(1)
    await page.locator('.q-boats .button-primary').click()
    await page.locator('.pending', { hasText: '4 blocks by boat, Ile d’Orleans to Levis' }).waitFor()
    // One gesture, one step back.
    await page.keyboard.press('u')
    await settled(page)
    await page.locator('.prompt-text', { hasText: 'order for turn 1' }).waitFor()
  }))
