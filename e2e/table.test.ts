/** At the table: language and theme in the middle of a game; taking back; lessons. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { handOn, play, settled } from './driver.ts'
import { atHome, atTable, GAME, playNow, upload } from './page.ts'
import { askedIn, madeGame } from './records.ts'

const { visiting, address } = theBrowser()

/** Everything that is written on the table, when all that was told is drawn. */
const written = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    return {
      log: [...document.querySelectorAll('.log-title, .log-text')].map((one) => one.textContent),
      prompt: document.querySelector('.prompt-text')?.textContent,
      options: [...document.querySelectorAll('.option > span:last-child')].map((one) => one.textContent),
    }
  })

test('another language in the middle of a game: prompt, options and log follow, and come back', () =>
  visiting(async ({ page }) => {
    await playNow(page, address)
    await play(handOn(page, 12), (clicks) => clicks >= 25)
    if ((await settled(page)) === 'confirm') await page.locator('.pending .button').nth(1).click()
    await settled(page)
    const english = await written(page)
    await page.locator('.switch-locale').click()
    await page.locator('html[lang=fr]').waitFor()
    const french = await written(page)
    expect(french.log.length).toBe(english.log.length)
    expect(french.options.length).toBe(english.options.length)
    expect(french.prompt).not.toBe(english.prompt)
    const same = french.log.filter((line, i) => line === english.log[i])
    expect(same).toEqual([])
    await page.locator('.switch-locale').click()
    await page.locator('html[lang=en]').waitFor()
    expect(await written(page)).toEqual(english)
  }))

test('the other theme, at once and after loading again', () =>
  visiting(async ({ page }) => {
    await playNow(page, address)
    await settled(page)
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.locator('.head-actions button.button-icon').click()
    await page.locator('html[data-theme=dark]').waitFor()
    const dark = await ground()
    expect(dark).not.toBe(light)
    await page.reload()
    await settled(page)
    expect(await ground()).toBe(dark)
  }))

const shown = (page: Page) =>
  page.evaluate(() => {
    const { news } = window.inside
    return news?.news === 'scene' ? JSON.stringify([news.scene.observation.view, news.scene.observation.decision]) : ''
  })

test('take back, start my turn again, confirm', async () => {
  const orders = await madeGame({ seed: 31, until: askedIn('british', 'orders', 2) })
  await visiting(async ({ page }) => {
    await atHome(page, address)
    await upload(page, 'orders.json', orders)
    await atTable(page)
    await settled(page)
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
  await visiting(async ({ page }) => {
    await atHome(page, address)
    await upload(page, 'orders.json', orders)
    await atTable(page)
    await settled(page)
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

/** Pieces are chosen in it, and places. */
const LESSON = 'q02a'
test('a lesson to its end, by clicks on the board where it marks them', () =>
  visiting(async ({ page }) => {
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
      const moved = () => page.locator(`.lesson-progress:not([value="${number}"])`).waitFor({ timeout: 1500 })
      const spot = await page.evaluate(() => window.inside.spot('.viewport .q-marked:is([data-can], .q-can)'))
      if (spot) {
        await page.mouse.click(spot.x, spot.y)
        if (
          await moved().then(
            () => true,
            () => false,
          )
        ) {
          onBoard++
          continue
        }
      }
      await page.locator('.lesson-on').click()
      await page.locator(`.lesson-progress:not([value="${number}"])`).waitFor()
    }
    await page.locator('.lesson-done').waitFor()
    expect(onBoard).toBeGreaterThan(0)
    await page.locator('.lesson-ways a').last().click()
    await page.locator('.lesson-done').first().waitFor()
    expect(await page.locator('li.lesson-done').count()).toBe(1)
  }))
