/** The log shows its places on the board. */
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { handOn, play } from './driver.ts'
import { focused } from './keys.ts'
import { playNow } from './page.ts'

const { visiting, address } = theBrowser()

test('by its button, by the keys, and as long as one points at a line', () =>
  visiting(async ({ page }) => {
    await playNow(page, address)
    await play(handOn(page, 9), (clicks) => clicks >= 8)
    await page.locator('.log .show-button').last().waitFor()
    const marks = page.locator('.pointed rect')
    await page.locator('.log').focus()
    for (let n = 0; n < 20 && !(await focused(page, '.log .show-button')); n++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await marks.first().waitFor()
    const inside = await marks.first().evaluate((mark) => {
      const [pane, box] = [mark.closest('.viewport-pane'), mark].map((one) => one?.getBoundingClientRect())
      if (!pane || !box) return false
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      return x > pane.x && x < pane.right && y > pane.y && y < pane.bottom
    })
    expect(inside).toBe(true)
    await page.locator('.prompt-text').focus()
    await marks.first().waitFor({ state: 'detached' })
    await page.locator('.log-line:has(.show-button)').last().hover()
    await marks.first().waitFor()
    await page.locator('.prompt-text').hover()
    await marks.first().waitFor({ state: 'detached' })
  }))
