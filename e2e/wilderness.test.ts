/** Wilderness War on its board: phases by clicks and by keys, a stack opened, nothing wrong for axe. */

import { gameText as text, type View, vpText } from '@carillon/wilderness-war/page'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { optionsNow, POLL, settled } from './driver.ts'
import { openGame } from './page.ts'
import { WILDERNESS_AT } from './positions.ts'
import { madeGame, type Wish } from './records.ts'
import { smallTargets } from './targets.ts'
import { saying, scoreIsRight } from './theatre.ts'

const GAME = 'wilderness-war'
const { visiting, staying, address } = theBrowser()
const stay = staying()

test('the score on the screen is that of the game as it is kept', () =>
  stay(async (page) => {
    const id = await opened(page, WILDERNESS_AT['mid-game'])
    const say = await saying(GAME)
    await scoreIsRight(page, id, ({ vp }: View) => say(text('web.score', { score: vpText(vp) })))
  }))

/** The British are to play a card. */
const PHASE: Wish = {
  seed: 3,
  game: GAME,
  until: (table) => table.state.step === 'phase' && table.decision('british') !== undefined,
}
/** The British choose where a force goes. */
const MARCH: Wish = {
  seed: 3,
  game: GAME,
  until: (table) => {
    const options = table.decision('british')?.options ?? []
    return table.state.step === 'march' && options.filter((option) => option.space && !option.do).length > 1
  },
}
/** The British choose among pieces of the map. */
const PIECES: Wish = {
  seed: 3,
  game: GAME,
  until: (table) => {
    const options = table.decision('british')?.options ?? []
    return table.state.step === 'activate' && options.filter((option) => option.piece && !option.do).length > 1
  },
}
const opened = async (page: Page, wish: Wish) => openGame(page, address, await madeGame(wish))

test('a card is played from the hand', () =>
  stay(async (page) => {
    await opened(page, PHASE)
    await page.getByRole('tab', { name: 'Cards' }).click()
    const card = page.locator('.tab-panel .th-paper.th-can').first()
    await card.locator('button', { hasText: 'Activate' }).click()
    await settled(page)
    expect((await optionsNow(page)).every((option) => option.use === undefined)).toBe(true)
  }))

test('a space is chosen by its key', () =>
  stay(async (page) => {
    await opened(page, MARCH)
    const before = await optionsNow(page)
    const space = page.locator('.th-space[data-can]').first()
    await space.focus()
    await page.keyboard.press('Enter')
    await settled(page)
    expect(await optionsNow(page)).not.toEqual(before)
  }))

test('a stack is opened by click and by key; its pieces are chosen in it', () =>
  stay(async (page) => {
    await opened(page, PIECES)
    const sheet = page.locator('.th-sheet')
    const stack = page.locator('.th-stack.th-can').first()
    // Where the board stands is kept from game to game: what has the focus is brought into sight.
    await stack.focus()
    await page.locator('.viewport-layer[data-moving]').waitFor({ state: 'detached' })
    await stack.click()
    await sheet.waitFor()
    expect(await sheet.locator('button[data-unit]').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    await stack.focus()
    await page.keyboard.press('Enter')
    await sheet.waitFor()
    const before = await optionsNow(page)
    await sheet.locator('button[data-unit]').first().focus()
    await page.keyboard.press('Enter')
    await settled(page)
    expect(await optionsNow(page)).not.toEqual(before)
  }))

test('beside a fight cards have room for their names; what was pointed at lies on none that rises', () =>
  visiting(
    async ({ page }) => {
      await opened(page, WILDERNESS_AT.battle)
      await page.locator('.th-fight').waitFor()
      const cards = page.locator('.th-hand li')
      for (const card of await cards.all()) expect((await card.boundingBox())?.width).toBeGreaterThan(80)
      const foot = (await page.locator('.th-fight').boundingBox()) ?? { y: 0, height: 0 }
      const head = (await cards.first().boundingBox()) ?? { y: 0 }
      expect(foot.y + foot.height).toBeLessThanOrEqual(head.y)
      await page.mouse.move(700, 300)
      await cards.nth(2).hover()
      // Longer than an explanation takes to come.
      await page.waitForTimeout(600)
      expect(await page.locator('.explain').count()).toBe(0)
    },
    {},
    { viewport: { width: 1440, height: 900 } },
  ))

/** The British may storm what they besiege. */
const ASSAULT: Wish = {
  seed: 1,
  game: GAME,
  until: (table) => (table.decision('british')?.options ?? []).some((option) => option.do === 'assault'),
}
test('on a phone the odds of an assault stand below the fight, and their figure is not cut', () =>
  visiting(
    async ({ page }) => {
      await opened(page, ASSAULT)
      const share = page.locator('.odds-figure > :last-child').first()
      await share.waitFor()
      await page.locator('.th-fight').waitFor()
      const seen = await share.evaluate((one) => {
        const { x, y, right, height } = one.getBoundingClientRect()
        const foot = document.querySelector('.th-fight')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
        return { over: document.elementFromPoint(x + 2, y + height / 2) === one, right, below: y >= foot }
      })
      expect(seen).toMatchObject({ over: true, below: true })
      expect(seen.right).toBeLessThan(390)
      expect(await share.textContent()).toMatch(/: \d+/)
    },
    { odds: true, locale: 'fr' },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ))

/** The British may intercept. */
const INTERCEPT: Wish = {
  seed: 2,
  game: GAME,
  until: (table) => {
    const decision = table.decision('british')
    return decision?.prompt.key === 'prompt.intercept' && decision.options.length > 2
  },
}
test('on a phone a choice is read whole over its odds, with what comes after it in sight', () =>
  visiting(
    async ({ page }) => {
      await opened(page, INTERCEPT)
      await page.locator('.odds-figure').first().waitFor()
      const inSight = await page.evaluate(() => {
        const whole = [...document.querySelectorAll('.option')].filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [y + 2, y + height - 2].every((at) => one.contains(document.elementFromPoint(x + width / 2, at)))
        })
        const room = document.querySelector('.tab-panel > .odds')?.getBoundingClientRect().top ?? 0
        const last = whole.at(-1)?.getBoundingClientRect().bottom ?? room
        return { names: whole.map((one) => one.textContent), left: room - last }
      })
      expect(inSight.names.some((name) => name?.includes('Intercept'))).toBe(true)
      expect(inSight.left).toBeGreaterThan(20)
    },
    { odds: true },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ))

test('names on the map are as wide for their place at every zoom', () =>
  stay(async (page) => {
    await opened(page, PHASE)
    // In units of the map: letters that keep to whole pixels would be wider from afar.
    const widths = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<SVGTextElement>('.viewport-svg text')]
          .filter((one) => (one.textContent?.length ?? 0) > 9 && one.children.length === 0)
          .slice(0, 40)
          .map((one) => one.getComputedTextLength()),
      )
    // Letters have a width when their font is there.
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0)
    const far = await widths()
    for (let n = 0; n < 3; n++) await page.locator('.viewport-buttons button').first().click()
    const near = await widths()
    expect(far.length).toBeGreaterThan(10)
    for (const [i, width] of far.entries()) expect(width / (near[i] ?? 0)).toBeCloseTo(1, 2)
  }))

/** What lies over the middle of each of these, if it is not the map. */
const hidden = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const over = document.elementFromPoint(x + width / 2, y + height / 2)
        return over?.closest('.viewport-svg') ? [] : [`${one.getAttribute('data-space')}: ${over?.className}`]
      }),
    selector,
  )
test('on a phone a table comes up with those who march in sight', () =>
  visiting(
    async ({ page }) => {
      await opened(page, WILDERNESS_AT['mid-game'])
      await page.locator('.th-ways-legend').waitFor()
      await expect.poll(() => hidden(page, '.th-moving'), POLL).toEqual([])
    },
    {},
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ))
test('on a tablet the signs are explained in a line that is not on the map’s goals', () =>
  visiting(
    async ({ page }) => {
      await opened(page, WILDERNESS_AT['mid-game'])
      const legend = page.locator('.th-ways-legend')
      await legend.waitFor()
      expect((await legend.boundingBox())?.height).toBeLessThan(100)
      await expect.poll(() => hidden(page, '.th-moving, .th-space[data-can]'), POLL).toEqual([])
    },
    {},
    { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  ))

test('axe finds nothing: a phase and its panels', () =>
  visiting(
    async ({ page }) => {
      await opened(page, PHASE)
      for (const name of ['Cards', 'Tracks', 'Boxes']) {
        await page.getByRole('tab', { name }).click()
        expect(await violationsInBoth(page), name).toEqual({ light: [], dark: [] })
      }
    },
    { theme: 'system' },
  ))
test('axe finds nothing on a phone', () =>
  visiting(
    async ({ page }) => {
      await opened(page, MARCH)
      expect(await violationsInBoth(page)).toEqual({ light: [], dark: [] })
      expect(await smallTargets(page)).toEqual([])
    },
    { theme: 'system' },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ))
