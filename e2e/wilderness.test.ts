/** Wilderness War on its board: phases by clicks and by keys, a stack opened, nothing wrong for axe. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { theBrowser } from './browser.ts'
import { click, handOn, optionsNow, settled } from './driver.ts'
import { atHome, atTable, upload } from './page.ts'
import { madeGame, type Wish } from './records.ts'

const GAME = 'wilderness-war'
const { visiting, address } = theBrowser()

const cardsLeft = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { news } = window.inside
    if (news?.news !== 'scene') return 99
    const { hands } = news.scene.observation.view as { hands: { british: readonly number[] } }
    return hands.british.length
  })

test('against a bot: some cards are played by clicks', () =>
  visiting(async ({ page }) => {
    await page.goto(`${address}#/new/${GAME}`)
    await page.locator('.new-start button').click()
    await atTable(page)
    await settled(page)
    const dealt = await cardsLeft(page)
    const hand = handOn(page, 1757)
    const enough = async () => (await cardsLeft(page)) < dealt - 1 && hand.played.board > 0
    for (let clicks = 0; clicks < 300 && !(await enough()); clicks++) await click(hand)
    expect(await cardsLeft(page)).toBeLessThan(dealt - 1)
    expect(hand.played.board).toBeGreaterThan(0)
    expect(hand.played.list).toBeGreaterThan(0)
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
const opened = async (page: Page, wish: Wish): Promise<void> => {
  await atHome(page, address)
  await upload(page, 'game.json', await madeGame(wish))
  await atTable(page)
  await settled(page)
}

test('a card is played from the hand', () =>
  visiting(async ({ page }) => {
    await opened(page, PHASE)
    await page.getByRole('tab', { name: 'Cards' }).click()
    const card = page.locator('.tab-panel .th-paper.th-can').first()
    await card.locator('button', { hasText: 'Activate' }).click()
    await settled(page)
    expect((await optionsNow(page)).every((option) => option.use === undefined)).toBe(true)
  }))

test('a space is chosen by its key', () =>
  visiting(async ({ page }) => {
    await opened(page, MARCH)
    const before = await optionsNow(page)
    const space = page.locator('.th-space[data-can]').first()
    await space.focus()
    await page.keyboard.press('Enter')
    await settled(page)
    expect(await optionsNow(page)).not.toEqual(before)
  }))

test('a stack is opened by click and by key; its pieces are chosen in it', () =>
  visiting(async ({ page }) => {
    await opened(page, PIECES)
    const sheet = page.locator('.th-sheet')
    const stack = page.locator('.th-stack.th-can').first()
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

/** Somebody fights. */
const BATTLE: Wish = {
  seed: 5,
  game: GAME,
  until: (table) => 'battle' in table.state && !!table.state.battle && table.decision('british') !== undefined,
}
/** In both themes: the page follows the system. */
const inBoth = async (page: Page): Promise<void> => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.locator(`html[data-theme=${theme}]`).waitFor()
    expect(await violations(page)).toEqual([])
  }
}
test('axe finds nothing: a phase and its panels, a battle', () =>
  visiting(
    async ({ page }) => {
      await opened(page, PHASE)
      await inBoth(page)
      for (const name of ['Cards', 'Tracks', 'Boxes']) {
        await page.getByRole('tab', { name }).click()
        expect(await violations(page)).toEqual([])
      }
      await opened(page, BATTLE)
      await page.locator('.th-fight').waitFor()
      await inBoth(page)
    },
    { theme: 'system' },
  ))
test('axe finds nothing on a phone', () =>
  visiting(
    async ({ page }) => {
      await opened(page, MARCH)
      await inBoth(page)
    },
    { theme: 'system' },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ))
