/** What is asked about, suggested or told lies in sight on the board; what can be chosen, in the list below it, large enough for a finger. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { atRest, POLL } from './driver.ts'
import { openGame } from './page.ts'
import { BAYONETS_AT, WILDERNESS_AT } from './positions.ts'
import { madeGame, type Wish } from './records.ts'
import { smallTargets } from './targets.ts'
import { BAYONETS, stackOf, WILDERNESS } from './theatre.ts'

const { visiting, address } = theBrowser()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** What lies over the middle of each of these, if it is not the map; or that there is none. */
const hidden = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll(wanted)].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const over = document.elementFromPoint(x + width / 2, y + height / 2)
      return over?.closest('.viewport-svg') ? [''] : [`${one.getAttribute('data-space')}: ${over?.className}`]
    })
    return all.length === 0 ? ['none'] : all.filter(Boolean)
  }, selector)

/** Where the house is asked how far stacks can go, it is asked this much later: they are marked when it has answered. */
function slowReach(milliseconds: number): void {
  const { prototype } = Object.getPrototypeOf(window.Worker) as typeof Worker
  const { postMessage } = prototype
  prototype.postMessage = function (this: Worker, message: { request?: { ask: string } }) {
    const wait = message.request?.ask === 'reach' ? milliseconds : 0
    setTimeout(() => postMessage.call(this, message), wait)
  }
}
/** What can be chosen on the map, and its middle is in the window of it. */
const inSight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const pane = document.querySelector('.viewport-pane')?.getBoundingClientRect() as DOMRect
    const seen = [...document.querySelectorAll('.viewport-layer .th-can')].filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const [across, down] = [x + width / 2, y + height / 2]
      return across > pane.left && across < pane.right && down > pane.top && down < pane.bottom
    })
    return seen.map((one) => one.getAttribute('data-space')).join()
  })
test('a table comes up with the front in sight, however late it is known', async () => {
  const stands: string[] = []
  for (const late of [0, 1500, 0])
    await visiting(
      async ({ page }) => {
        await page.addInitScript(slowReach, late)
        await openGame(page, address, await madeGame(BAYONETS_AT['mid-game']))
        await page.locator('.th-board .th-can').first().waitFor()
        // Slow machines look late, too.
        for (let looks = 0; looks < 3; looks++) {
          await page.waitForTimeout(1000)
          await atRest(page)
        }
        stands.push(await inSight(page))
      },
      {},
      PHONE,
    )
  // To the pixel it goes by how high the column was just then.
  expect(new Set(stands).size, stands.join('; ')).toBe(1)
  expect(stands[0]).not.toBe('')
})

test('in a guided game on a phone the board shows what is suggested, and what has just happened', () =>
  visiting(
    async ({ page }) => {
      const on = async () => {
        const step = await page.locator('.lesson-progress').getAttribute('value')
        const suggested = page.locator('.guided-card .option[data-suggested]')
        // Where several are good, the last is.
        const good = (await suggested.count()) > 0 ? suggested : page.locator('.guided-card .option').last()
        await ((await good.count()) > 0 ? good : page.locator('.lesson-on')).tap()
        await page.locator(`.lesson-progress:not([value="${step}"])`).waitFor()
      }
      await page.goto(`${address}#/lesson/${BAYONETS}/guided?n=0`)
      await page.locator('.lesson-progress[value="0"]').waitFor()
      const seen = { 11: 'boston', 16: 'halifax', 19: 'shamokin', 21: 'albany' }
      for (let step = 0; step < 21; step++) {
        await on()
        const place = seen[(step + 1) as keyof typeof seen]
        if (place) await expect.poll(() => hidden(page, stackOf(place)), { ...POLL, message: place }).toEqual([])
      }
    },
    {},
    PHONE,
  ))

test('in a low window who is picked has where they can go beside the card that says what they can do', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(BAYONETS_AT['mid-game']))
      await page.locator(stackOf('northfield')).click()
      await page.locator('.th-ways-card').waitFor()
      await expect.poll(() => hidden(page, '.rc-form'), POLL).toEqual([])
    },
    {},
    { viewport: { width: 1280, height: 720 } },
  ))

test('who marches has all goals beside notes, buttons and the folded hand', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(WILDERNESS_AT['mid-game']))
      await page.locator('.th-ways-legend').waitFor()
      await expect.poll(() => hidden(page, '.rc-form'), POLL).toEqual([])
    },
    {},
    { viewport: { width: 1440, height: 900 } },
  ))

/** The British may answer with a card, or pass in three ways. */
const RESPOND: Wish = {
  seed: 2,
  game: WILDERNESS,
  until: (table) => {
    const options = table.decision('british')?.options ?? []
    return options.some(({ card }) => card) && options.some((option) => option.do === 'pass_season')
  },
}
test('on a phone a choice is in sight over three ways to decline it', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(RESPOND))
      const whole = () =>
        page.locator('.tab-panel .option').evaluateAll((all) =>
          all.flatMap((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            const seen = [3, height - 3].every((at) => one.contains(document.elementFromPoint(x + width / 2, y + at)))
            return seen ? [one.textContent] : []
          }),
        )
      await atRest(page)
      expect((await whole())[0]).toMatch(/Play/)
    },
    {},
    PHONE,
  ))

test.each([
  ['bayonets-and-tomahawks', BAYONETS_AT['mid-game']],
  ['wilderness-war', WILDERNESS_AT['card choice']],
])('on a phone whatever lies in the panels is large enough for a finger (%s)', (_, wish) =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(wish))
      for (const tab of await page.locator('[role=tab]').all()) {
        await tab.tap()
        await page.locator('[role=tabpanel] > *').first().waitFor({ state: 'attached' })
        await page.waitForTimeout(300)
        expect(await smallTargets(page), (await tab.textContent()) ?? '').toEqual([])
      }
    },
    {},
    PHONE,
  ),
)
