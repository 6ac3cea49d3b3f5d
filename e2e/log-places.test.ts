/** The log shows its places on the board; the map shows supply and ranges. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { handOn, POLL, play } from './driver.ts'
import { focused } from './keys.ts'
import { openGame, playNow } from './page.ts'
import { BAYONETS_AT, WILDERNESS_AT } from './positions.ts'
import { madeGame } from './records.ts'

const { visiting, staying, address } = theBrowser()
const stay = staying()

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

/** How far the log is from its bottom, in pixels. */
const above = (page: Page) =>
  page.locator('.side .log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)

test('the log follows whatever becomes of its box, until the reader himself goes up', () =>
  stay(async (page) => {
    await openGame(page, address, await madeGame(BAYONETS_AT['mid-game']))
    await play(handOn(page, 4), (clicks) => clicks >= 10)
    expect(await above(page)).toBeLessThan(2)
    // A scroll that nobody made.
    await page.locator('.side .log').evaluate((log) => {
      log.scrollTop = 0
    })
    await expect.poll(() => above(page), POLL).toBeLessThan(2)
    await page.locator('.log-tall').click()
    await expect.poll(() => above(page), POLL).toBeLessThan(2)
    // However tall it is, its last line is not below the window.
    const below = page.locator('.side .log').evaluate((log) => log.getBoundingClientRect().bottom - innerHeight)
    expect(await below).toBeLessThanOrEqual(0)
    await page.locator('.side .log').hover()
    await page.mouse.wheel(0, -400)
    const newest = page.locator('.log-newest')
    await newest.waitFor()
    const left = await above(page)
    await play(handOn(page, 4), (clicks) => clicks >= 2)
    expect(await above(page)).toBeGreaterThanOrEqual(left - 2)
    await newest.click()
    await expect.poll(() => above(page), POLL).toBeLessThan(2)
  }))

test.each([
  ['Bayonets & Tomahawks', BAYONETS_AT['mid-game']],
  ['Wilderness War', WILDERNESS_AT['mid-game']],
] as const)('supply of the whole map, and how far a stack goes that one points at: %s', (_name, wish) =>
  stay(async (page) => {
    await openGame(page, address, await madeGame(wish))
    const marks = page.locator('.viewport-layer .ov-mark')
    // Behind its name stands the key that does the same.
    const show = (name: string) =>
      page
        .locator('.ov-kinds')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click()
    await page.getByRole('button', { name: 'What the map shows' }).click()
    await show('Supply')
    await expect.poll(() => marks.count(), POLL).toBeGreaterThan(5)
    const counted = (await page.locator('.ov-panel li').allTextContents()).map((words) => Number(words.match(/\d+$/)))
    expect(await marks.count()).toBe(counted.reduce((a, b) => a + b, 0))

    await show('Movement')
    await expect.poll(() => marks.count(), POLL).toBe(0)
    // Some stand alone without a leader, or are shut in: one that goes far is found.
    const far = async () => (await page.locator('.viewport-layer .ov-reach').count()) > 5
    const stacks = page.locator('.viewport [data-stack=british]')
    for (let n = 0; n < (await stacks.count()) && !(await far()); n++) {
      await stacks.nth(n).focus()
      await expect.poll(() => page.locator('.viewport-layer .ov-british').count(), POLL).toBe(1)
    }
    await expect.poll(far, POLL).toBe(true)
    expect(await page.locator('.viewport-layer .ov-british').count()).toBe(1)
  }),
)

test('a place is found by its name, marked by keys or drawn by hand, and what was drawn is kept with the game', () =>
  stay(async (page) => {
    const id = await openGame(page, address, await madeGame(WILDERNESS_AT['mid-game']))
    // Typed in one go: not a letter goes to the table while the box is on its way.
    await page.keyboard.type('fQUEBEC')
    await page.locator('.map-find input:focus').waitFor()
    expect(await page.locator('.map-find input').inputValue()).toBe('QUEBEC')
    await page.locator('.map-place').first().waitFor()
    await page.keyboard.press('Enter')
    const here = page.locator('.map-here')
    await here.waitFor()
    expect(await here.getAttribute('data-space')).toBe('quebec')
    await page.locator('.map-found .button-icon').first().click()
    await expect.poll(() => page.locator('.own-mark').count(), POLL).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('.map-find').waitFor({ state: 'detached' })
    // Somewhere on the map that nothing lies over.
    const [x, y] = await page.evaluate(() => {
      const pane = document.querySelector('.viewport-pane') as Element
      const { left, top, width, height } = pane.getBoundingClientRect()
      const isFree = (at: number, down: number) =>
        document.elementFromPoint(at, down)?.closest('.viewport-layer') !== null
      for (let dy = 60; dy < height - 160; dy += 20)
        for (let dx = 40; dx < width - 240; dx += 20)
          if (isFree(left + dx, top + dy) && isFree(left + dx + 140, top + dy + 90)) return [left + dx, top + dy]
      return [0, 0]
    })
    await page.mouse.move(x, y)
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(x + 140, y + 90, { steps: 4 })
    await page.mouse.up({ button: 'right' })
    await expect.poll(() => page.locator('.own-head').count(), POLL).toBe(1)
    await page.reload()
    await expect.poll(() => page.locator('.own-mark').count(), POLL).toBe(2)
    expect(await page.evaluate((key) => localStorage.getItem(key) !== null, `carillon.marks.${id}`)).toBe(true)
  }))

test('the map alone: the question stays, the column goes; Escape brings it back', () =>
  stay(async (page) => {
    await openGame(page, address, await madeGame(BAYONETS_AT['mid-game']))
    await page.locator('.map-tools').waitFor()
    const wide = async () => (await page.locator('.viewport').boundingBox())?.width ?? 0
    const before = await wide()
    await page.keyboard.press('m')
    await page.locator('.table-alone').waitFor()
    await expect.poll(wide, POLL).toBeGreaterThan(before + 200)
    await expect.poll(() => page.locator('.prompt-text').isVisible(), POLL).toBe(true)
    expect(await page.locator('.choose').isVisible()).toBe(false)
    await page.keyboard.press('m')
    await page.locator('.table-alone').waitFor({ state: 'detached' })
    await expect.poll(wide, POLL).toBe(before)
  }))
