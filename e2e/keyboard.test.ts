/** A whole game without a mouse: Tab, arrows, Enter, typed commands. */
import { seeded } from '@carillon/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { handOn, optionsNow, play, settled } from './driver.ts'
import { confirm, focused, TYPED, tabTo } from './keys.ts'
import { atHome, atTable, GAME, playNow } from './page.ts'
import { answers, comesOf } from './theatre.ts'

const { visiting, staying, address } = theBrowser()
const stay = staying()

/** Ways to choose. Each gives false if it cannot be gone now. */
const WAYS: Readonly<Record<string, (page: Page, number: number) => Promise<boolean>>> = {
  ...TYPED,
  async board(page, number) {
    const choices = '.q-board :is(.q-zone, .q-block)[data-can]'
    if ((await page.locator(choices).count()) === 0) return false
    await tabTo(page, '.q-board [data-can]')
    for (let step = 0; step < 40; step++) {
      if ((await focused(page, choices)) && step >= number % 4) break
      await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][(step + number) % 4] as string)
    }
    if (!(await focused(page, choices))) return false
    const before = (await answers(page)).length
    await page.keyboard.press('Enter')
    const came = await comesOf(page, before, '.q-sheet')
    if (came === 'map') return true
    await page.keyboard.press('Escape')
    if (came === 'sheet') await page.locator('.q-sheet').waitFor({ state: 'detached', timeout: 10_000 })
    return false
  },
}

test('a whole game by keyboard alone', () =>
  visiting(async ({ page }) => {
    await atHome(page, address)
    await tabTo(page, '.game-start button')
    await page.keyboard.press('Enter')
    await atTable(page)
    await settled(page)
    // From the board the next stop is what can be chosen on it, and nothing without a name.
    await tabTo(page, '.viewport-pane')
    await page.keyboard.press('Tab')
    expect(await focused(page, '.viewport [data-can]')).toBe(true)
    const random = seeded(60)
    const names = Object.keys(WAYS)
    const used: Record<string, number> = {}
    for (let turn = 0; turn < 1000; turn++) {
      const wants = await settled(page)
      if (wants === 'nothing') break
      if (wants === 'confirm') {
        await confirm(page)
        continue
      }
      const { length } = await optionsNow(page)
      const name = names[turn % names.length] as string
      if (await WAYS[name]?.(page, random.below(length))) used[name] = (used[name] ?? 0) + 1
      else await TYPED.list(page, random.below(length))
    }
    expect(await settled(page)).toBe('nothing')
    for (const name of names) expect(used[name] ?? 0, name).toBeGreaterThan(0)
    await tabTo(page, '.end-ways a')
  }))

test('who comes to a lesson by keys begins at what it tells, and the way on is near', () =>
  visiting(async ({ page }) => {
    for (const [lesson, told] of [
      ['guided', '.guided-title'],
      ['q05', '.lesson-story'],
    ] as const) {
      await page.goto(`${address}#/lessons/${GAME}`)
      await page.locator('.lesson').first().waitFor()
      await page.goto(`${address}#/lesson/${GAME}/${lesson}`)
      await page.locator(`${told}:focus`).waitFor()
      for (let tabs = 0; tabs < 8 && !(await focused(page, '.lesson-on')); tabs++) await page.keyboard.press('Tab')
      expect(await focused(page, '.lesson-on'), lesson).toBe(true)
    }
  }))

test('who types goes on typing: the line has the focus when the next question comes', () =>
  stay(async (page) => {
    await playNow(page, address)
    for (let questions = 0; questions < 6; questions++) {
      const wants = await settled(page)
      if (questions === 0) await page.keyboard.press('/')
      await page.locator('.command input:focus').waitFor()
      await page.keyboard.type(wants === 'confirm' ? 'confirm' : '1')
      await page.keyboard.press('Enter')
    }
  }))

test('the line to type in is asked for before it is there: it has the focus when it comes', () =>
  visiting(async ({ page }) => {
    let send = () => {}
    const held = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(/CommandBox/, async (route) => {
      await held
      await route.continue()
    })
    await playNow(page, address)
    await settled(page)
    expect(await page.locator('.command input').count()).toBe(0)
    await page.keyboard.press('/')
    send()
    await page.locator('.command input:focus').waitFor()
  }))

test('letters: the menu of keys, the log, the board in words, the rule', () =>
  stay(async (page) => {
    await atHome(page, address)
    await tabTo(page, '.game-start button')
    await page.keyboard.press('Enter')
    await atTable(page)
    await settled(page)
    for (const [key, within] of [
      ['?', '.keys'],
      ['b', '.board-text'],
      ['w', '.rulebook-search'],
    ] as const) {
      await page.keyboard.press(key)
      await page.locator(`dialog[open] ${within}`).first().waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    // Player aids: a digit or an arrow goes to another one, a word finds a row of any.
    await page.keyboard.press('a')
    const tab = (n: number) => page.locator(`.aids [role=tab]:nth-child(${n})[aria-selected=true]:focus`)
    await tab(1).waitFor()
    await page.keyboard.press('ArrowRight')
    await tab(2).waitFor()
    await page.keyboard.press('6')
    await tab(6).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('ranger')
    await page.locator('.aids th', { hasText: 'Rangers' }).first().waitFor()
    expect(await page.locator('.aids [role=tab]').count()).toBe(0)
    // The first one empties the line.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.keyboard.press('l')
    await page.locator('.side .log:focus').waitFor()
  }))

test('the log is one Tab stop: arrows go from rule to rule, Enter opens it', () =>
  stay(async (page) => {
    await playNow(page, address)
    await play(handOn(page, 9), (clicks) => clicks >= 8)
    await page.locator('.prompt-text').focus()
    await page.keyboard.press('l')
    await page.locator('.log:focus').waitFor()
    const within = () => page.evaluate(() => document.activeElement?.closest('.log') !== null)
    await page.keyboard.press('Tab')
    expect(await within()).toBe(false)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page, '.log .rule-button')).toBe(true)
    await page.keyboard.press('Home')
    expect(await page.evaluate(() => document.querySelector('.log .rule-button') === document.activeElement)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await within()).toBe(false)
    await page.keyboard.press('Tab')
    expect(await within()).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.locator('dialog[open]').waitFor()
  }))
