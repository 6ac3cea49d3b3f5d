/** A game that was just made, with the board that every new game has: on the shelf, and played by mouse and by keys. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../scripts/serve.ts'
import { copyWithGame } from '../test/new-game-copy.ts'
import { theBrowser } from './browser.ts'
import { settled } from './driver.ts'
import { atHome, atTable } from './page.ts'

const ID = 'fort-niagara'
/** What the page is built from, and what `new-game` changes. */
const COPIED = [...['package.json', 'package-lock.json', 'tsconfig.json', 'test/house.ts', 'scripts', 'packages']]
/** Builds as `npm start` does. */
const BUILD = "import('./scripts/web-build.ts').then(({ buildWeb }) => buildWeb({ quiet: true }))"

const { visiting } = theBrowser()
let copy = ''
let serving: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  copy = copyWithGame(ID, COPIED)
  execFileSync(process.execPath, ['-e', BUILD], { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'] })
  serving = await serve(join(copy, 'packages/web/dist'), 0)
}, 300_000)
afterAll(async () => {
  await serving?.close()
  rmSync(copy, { recursive: true, force: true })
})

const card = (page: Page) => page.locator(`.game:has(#game-${ID})`)
/** Its lines, as they are drawn. */
const drawn = (page: Page) => page.locator('.plain-board text').allTextContents()

/** Goes on until the game is over or so many questions were answered: the boards on the way. */
async function play(page: Page, questions: number, choose: (page: Page) => Promise<void>): Promise<string[]> {
  const seen: string[] = []
  for (let n = 0; n < questions; n++) {
    const wants = await settled(page)
    if (wants === 'nothing') break
    if (wants === 'confirm') await page.locator('.pending .button-primary').press('Enter')
    else {
      seen.push((await drawn(page)).join('\n'))
      await choose(page)
    }
  }
  await settled(page)
  return [...seen, (await drawn(page)).join('\n')]
}

describe('on the shelf', () => {
  test.each([
    ['en', '1 to 3 players', 'Fort Niagara'],
    ['fr', '1 à 3 joueurs', 'Fort Niagara'],
  ] as const)('with a picture, and how many can play (%s)', (locale, players, name) =>
    visiting(
      async ({ page }) => {
        await atHome(page, serving.address)
        expect(await card(page).locator('h3').textContent()).toBe(name)
        expect(await card(page).locator('.facts').textContent()).toContain(players)
        const box = await card(page).locator('.picture').boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(100)
      },
      { locale },
      { baseURL: serving.address },
    ),
  )
})

describe('at the table', () => {
  const WAYS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['mouse', (page) => page.locator('.option').first().click()],
    [
      'keys',
      async (page) => {
        await page.locator('.option[tabindex="0"]').focus()
        // There and back: the first is an order, which moves somebody.
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Home')
        await page.keyboard.press('Enter')
      },
    ],
  ]
  test.each(WAYS)('the board goes with the game, by %s', (_way, choose) =>
    visiting(
      async ({ page }) => {
        await atHome(page, serving.address)
        await card(page).locator('.game-start button').click()
        await atTable(page)
        await settled(page)
        const [first = '', ...more] = await drawn(page)
        expect(first).toMatch(/^the camp: /)
        expect(more.length).toBeGreaterThan(1)
        const seen = await play(page, 20, choose)
        expect(seen.length).toBeGreaterThan(3)
        // What was chosen is on the board, and said to those who do not see it.
        expect(new Set(seen).size).toBeGreaterThan(1)
        await expect
          .poll(() => page.getByRole('region', { name: 'The board in words' }).textContent())
          .toContain((await drawn(page))[0])
        expect(await page.locator('.log li').count()).toBeGreaterThan(3)
      },
      {},
      { baseURL: serving.address },
    ),
  )
  test('no chances where nobody has learned to judge: not by key, not in the menu, told by word', () =>
    visiting(
      async ({ page }) => {
        await atHome(page, serving.address)
        await card(page).locator('.game-start button').click()
        await atTable(page)
        await settled(page)
        await page.keyboard.press('j')
        expect(await page.locator('.judgement').count()).toBe(0)
        await page.locator('.menu-button').click()
        await page.locator('.menu-list').waitFor()
        expect(await page.getByRole('button', { name: 'the chances' }).count()).toBe(0)
        await page.keyboard.press('Escape')
        // The focus goes back to what opened it.
        await page.locator('dialog[open]').waitFor({ state: 'detached' })
        await page.locator('.command input').fill('chances')
        await page.locator('.command input').press('Enter')
        await page.locator('.refusal').getByText('No bot has learned to judge this game yet.').waitFor()
      },
      { judgement: true },
      { baseURL: serving.address },
    ))
})
