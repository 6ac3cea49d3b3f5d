/** At the table: language and theme in the middle of a game; taking back; lessons. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { handOn, POLL, play, settled } from './driver.ts'
import { GAME, openGame, playNow } from './page.ts'
import { askedIn, madeGame } from './records.ts'

const { visiting, staying, address } = theBrowser()
const stay = staying()

/** Everything that is written on the table; old turns of the log are folded. */
const written = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent)
    return {
      log: texts('.log :is(.log-title, .log-text)'),
      prompt: texts('.prompt-text')[0],
      options: texts('.option > span:last-child'),
    }
  })

test('another language in the middle of a game: prompt, options and log follow, and come back', () =>
  visiting(async ({ page }) => {
    await openGame(page, address, await madeGame({ seed: 12, until: askedIn('british', 'orders', 4) }))
    await play(handOn(page, 12), (clicks) => clicks >= 3)
    if ((await settled(page)) === 'confirm') await page.locator('.pending .button').nth(1).click()
    await settled(page)
    await expect.poll(async () => (await written(page)).log.length, POLL).toBeGreaterThan(5)
    const english = await written(page)
    await page.locator('.switch-locale').click()
    await page.locator('html[lang=fr]').waitFor()
    const kept = async () => (await written(page)).log.filter((line, i) => line === english.log[i])
    await expect.poll(kept, POLL).toEqual([])
    const french = await written(page)
    expect(french.log.length).toBe(english.log.length)
    expect(french.options.length).toBe(english.options.length)
    expect(french.prompt).not.toBe(english.prompt)
    await page.locator('.switch-locale').click()
    await page.locator('html[lang=en]').waitFor()
    await expect.poll(() => written(page), POLL).toEqual(english)
  }))

test('the other theme, at once and after loading again; the game in a minute at the first table only', () =>
  visiting(async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('carillon.minute') === '*') localStorage.removeItem('carillon.minute')
    })
    await playNow(page, address)
    await page.locator('dialog[open]', { hasText: 'The game in a minute' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await settled(page)
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.locator('.head-actions button.button-icon').click()
    await page.locator('html[data-theme=dark]').waitFor()
    const dark = await ground()
    expect(dark).not.toBe(light)
    await page.reload()
    await settled(page)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(await ground()).toBe(dark)
  }))

const shown = (page: Page) =>
  page.evaluate(() => {
    const { news } = window.inside
    return news?.news === 'scene' ? JSON.stringify([news.scene.observation.view, news.scene.observation.decision]) : ''
  })

test('take back, start my turn again, confirm', async () => {
  const orders = await madeGame({ seed: 31, until: askedIn('british', 'orders', 2) })
  await stay(async (page) => {
    await openGame(page, address, orders)
    const back = page.locator('.choose-back button')
    const beginning = await shown(page)
    expect(await back.first().isDisabled()).toBe(true)

    const choose = async (name: RegExp) => {
      await page.locator('.option', { hasText: name }).first().click()
      return settled(page)
    }
    await choose(/march/i)
    const one = await shown(page)
    expect(one).not.toBe(beginning)
    await page.locator('.option').first().click()
    await settled(page)
    await back.first().click()
    await settled(page)
    expect(await shown(page)).toBe(one)
    await page.locator('.option').first().click()
    await settled(page)
    await back.nth(1).click()
    await settled(page)
    expect(await shown(page)).toBe(beginning)

    // Orders are sealed: whatever ends them is held until it is confirmed, and can be let go.
    const hand = handOn(page, 2)
    await play(hand, () => hand.played.confirmed > 0)
    expect(hand.played.confirmed).toBe(1)
  })
})

test('what is held can be let go, and nothing was played', async () => {
  const orders = await madeGame({ seed: 31, until: askedIn('british', 'orders', 2) })
  await stay(async (page) => {
    await openGame(page, address, orders)
    const beginning = await shown(page)
    await page.locator('.options-loose .option').first().click()
    expect(await settled(page)).toBe('confirm')
    await page.locator('.pending .button').nth(1).click()
    expect(await settled(page)).toBe('choose')
    expect(await shown(page)).toBe(beginning)
    await page.locator('.options-loose .option').first().click()
    await page.locator('.pending .button-primary').click()
    await settled(page)
    expect(await shown(page)).not.toBe(beginning)
  })
})

test('on a phone a stack is one block with a number that can be read; a tap opens it, and one in it can be chosen', async () => {
  const orders = await madeGame({ seed: 31, until: askedIn('british', 'orders', 2) })
  await visiting(
    async ({ page }) => {
      await openGame(page, address, orders)
      await page.locator('.option', { hasText: /march/i }).first().tap()
      await settled(page)
      await page
        .locator('.option', { hasText: /by road/i })
        .first()
        .tap()
      await settled(page)
      const tall = await page.locator('.q-pile text:first-child').evaluateAll((all) =>
        all.map((one) => {
          const { a = 0 } = (one as SVGTextElement).getScreenCTM() ?? {}
          return Number.parseFloat(getComputedStyle(one).fontSize) * a
        }),
      )
      expect(Math.min(...tall)).toBeGreaterThanOrEqual(12)
      const before = await shown(page)
      await page.locator('.q-block.q-can[data-stack]').tap()
      await page.locator('.q-sheet button.q-can').first().tap()
      await settled(page)
      expect(await shown(page)).not.toBe(before)
    },
    {},
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  )
})

/** Pieces are chosen in it, and places. */
const LESSON = 'q02a'
test('a lesson to its end, by clicks on the board where it marks them', () =>
  stay(async (page) => {
    await page.goto(`${address}#/lessons/${GAME}`)
    await page.locator('.lesson a').first().waitFor()
    const all = await page.locator('.lesson').count()
    expect(all).toBeGreaterThan(5)
    await page.locator(`.lesson a[href*="/${LESSON}"]`).click()
    const progress = page.locator('.lesson-progress')
    await progress.waitFor()
    let onBoard = 0
    for (let steps = 0; steps < 200 && (await page.locator('.lesson-done').count()) === 0; steps++) {
      const number = await progress.getAttribute('value')
      const asked = () => page.evaluate(() => window.inside.asked.length)
      const before = await asked()
      const spot = await page.evaluate(() => window.inside.spot('.viewport .q-marked:is([data-can], .q-can)'))
      if (spot) {
        await page.mouse.click(spot.x, spot.y)
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      }
      // The click that was wanted is asked of the host before the next frame; else it opened something.
      if ((await asked()) > before) onBoard++
      else await page.locator('.lesson-on').click()
      await page.locator(`.lesson-progress:not([value="${number}"])`).waitFor()
    }
    await page.locator('.lesson-done').waitFor()
    expect(onBoard).toBeGreaterThan(0)
    await page.locator('.lesson-ways a').last().click()
    await page.locator('li.lesson-done').first().waitFor()
    expect(await page.locator('li.lesson-done').count()).toBe(1)
  }))
