/** Bayonets & Tomahawks on its board: a round by clicks, a stack opened by mouse and by keys. */
import { factionName, gameText as text, type View } from '@carillon/bayonets-and-tomahawks/page'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { optionsNow, POLL, settled } from './driver.ts'
import { atHome, atTable, openGame } from './page.ts'
import { BAYONETS_AT } from './positions.ts'
import { madeGame, type Wish } from './records.ts'
import { smallTargets } from './targets.ts'
import { saying, scoreIsRight, viewNow } from './theatre.ts'

const GAME = 'bayonets-and-tomahawks'
const { visiting, staying, address } = theBrowser()
const stay = staying()
const opened = async (page: Page, wish: Wish) => openGame(page, address, await madeGame(wish))

test('the score on the screen is that of the game as it is kept', () =>
  stay(async (page) => {
    const id = await opened(page, BAYONETS_AT['mid-game'])
    const say = await saying(GAME)
    await scoreIsRight(page, id, ({ victory }: View) =>
      say(text('board.victory', { faction: factionName(victory > 0 ? 'british' : 'french'), vps: Math.abs(victory) })),
    )
  }))

/** The British choose units of a stack, and where it goes. */
const MARCH: Wish = {
  seed: 5,
  game: GAME,
  scenario: '2',
  until: (table) => {
    const options = table.decision('british')?.options ?? []
    return table.state.step === 'move' && options.filter(({ unit, do: verb }) => unit && !verb).length > 1
  },
}
test('a stack is opened by click and by key; its units are chosen in it', () =>
  stay(async (page) => {
    await opened(page, MARCH)
    const sheet = page.locator('.th-sheet')
    const stack = page.locator('.th-stack.th-can').first()
    await stack.click()
    await sheet.waitFor()
    const before = await optionsNow(page)
    const units = before.filter(({ unit }) => unit)
    expect(await sheet.locator('button[data-unit]').count()).toBe(units.length)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    await stack.focus()
    await page.keyboard.press('Enter')
    await sheet.waitFor()
    const unit = sheet.locator('button[data-unit]').first()
    const name = await unit.getAttribute('data-unit')
    await unit.focus()
    await page.keyboard.press('Enter')
    await settled(page)
    expect((await optionsNow(page)).some((option) => option.unit === name && !option.do)).toBe(false)
  }))

/** Pixels between a place and its sheet, at least: the sheet may lie beside the mark of the place, and the stack be smaller. */
const GAP = 5
test('the sheet of a place lies beside it, and follows when the map is zoomed', () =>
  stay(async (page) => {
    await opened(page, MARCH)
    await page.locator('.th-stack.th-can').first().click()
    const sheet = page.locator('.th-sheet')
    await sheet.waitFor()
    /** Pixels between the place and its sheet, and where the place is. */
    const seen = () =>
      page.evaluate(() => {
        const box = document.querySelector('.th-sheet')?.getBoundingClientRect()
        const place = document.querySelector<HTMLElement>('.th-sheet h2')?.dataset.space
        const mark = document.querySelector(`.th-board [data-stack][data-space="${place}"]`)?.getBoundingClientRect()
        if (!box || !mark) throw new Error('no sheet')
        const gaps = [box.left - mark.right, mark.left - box.right, box.top - mark.bottom, mark.top - box.bottom]
        return { gap: Math.max(...gaps), x: mark.x, width: mark.width }
      })
    const before = await seen()
    expect(before.gap).toBeGreaterThanOrEqual(GAP)
    await page.locator('.viewport-buttons button').nth(1).click()
    await expect.poll(async () => (await seen()).width, POLL).toBeLessThan(before.width * 0.9)
    await page.locator('.viewport-layer:not([data-moving])').waitFor({ state: 'attached' })
    const after = await seen()
    expect(Math.abs(after.x - before.x)).toBeGreaterThan(5)
    expect(after.gap).toBeGreaterThanOrEqual(GAP)
    expect(after.gap).toBeLessThan(60)
  }))

test('a click on a card that cannot be played says why, over the board and in the panel', () =>
  stay(async (page) => {
    await opened(page, MARCH)
    const said = page.locator('.refusal').filter({ hasText: 'it is in play this round' })
    await page.locator('.th-hand-tab').click()
    await page.locator('.th-hand [data-card]').last().click()
    await said.waitFor()
    await said.getByRole('button').last().click()
    await said.waitFor({ state: 'detached' })
    await page.locator('[role=tab][id$="-cards"]').click()
    await page.locator('[data-tab=cards] .th-cards .th-paper:not(button)').first().click()
    await page.locator('.refusal').first().waitFor()
  }))

/** Somebody may reroll: dice lie on the table. */
const ROLLED: Wish = {
  seed: 7,
  game: GAME,
  scenario: '2',
  until: (table) => (table.decision('british')?.options ?? []).some((option) => option.do === 'reroll'),
}
test.each([
  ['en', 'triangle/circle hit'],
  ['fr', 'touche triangle/cercle'],
] as const)('dice show the faces of the game, with their names (%s)', (locale, name) =>
  visiting(
    async ({ page }) => {
      await opened(page, ROLLED)
      await page.locator('.th-fight .fi-die').first().waitFor()
      await page.locator('.log .die .bt-face-line').first().waitFor({ state: 'attached' })

      await page.locator('.menu-button').click()
      await page
        .locator('dialog[open] button', { hasText: locale === 'en' ? 'Dice statistics' : 'Statistiques' })
        .click()
      const tally = page.locator('dialog[open] .tally').first()
      await tally.waitFor()
      const rows = tally.locator('tbody tr')
      await rows.nth(1).locator('th', { hasText: name }).waitFor()
      expect(await rows.count()).toBe(5)
      expect(await page.locator('.die-pip').count()).toBe(0)
    },
    { locale },
  ),
)

test('on a phone a die that may be rolled again is seen over the odds that come up below it', () =>
  visiting(
    async ({ page }) => {
      await opened(page, ROLLED)
      await page.locator('.odds-figure').first().waitFor()
      const inSight = () =>
        page.evaluate(() => {
          const [die, foot] = ['.th-fight .fi-can', '.th-fight .fi-foot'].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          )
          return die && foot ? die.bottom <= foot.top + 1 : false
        })
      await expect.poll(inSight, POLL).toBe(true)
    },
    { odds: true },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ))

test('on a phone names can be read from the start, and something that can be chosen is in sight', () =>
  visiting(
    async ({ page }) => {
      await opened(page, { ...MARCH, until: (table) => table.state.step === 'move' })
      const inSight = () =>
        page.evaluate(() => {
          const pane = document.querySelector('.viewport-pane')?.getBoundingClientRect()
          const can = [...document.querySelectorAll('.viewport-layer [data-can]')].map((one) =>
            one.getBoundingClientRect(),
          )
          const seen = ({ x, y }: DOMRect) => pane && x < pane.right && x > pane.left && y < pane.bottom && y > pane.top
          return can.length === 0 || can.some(seen)
        })
      const letters = () =>
        page.evaluate(() => {
          const name = document.querySelector<SVGTextElement>('.th-name')
          return name ? Number.parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.a ?? 0) : 0
        })
      await expect.poll(letters, POLL).toBeGreaterThanOrEqual(11)
      await expect.poll(inSight, POLL).toBe(true)
      expect(await smallTargets(page)).toEqual([])
    },
    {},
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ))

test('one click on the home page starts the scenario for a first game', () =>
  stay(async (page) => {
    await atHome(page, address)
    await page.locator(`article[aria-labelledby=game-${GAME}] .game-start button`).click()
    await atTable(page)
    await settled(page)
    expect((await viewNow<View>(page)).scenario).toBe('2')
  }))
