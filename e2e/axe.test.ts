/** Every screen, in both themes: axe finds nothing. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { POLL, settled } from './driver.ts'
import { LONG } from './long.ts'
import { atTable, GAME, playNow, upload } from './page.ts'
import { BAYONETS_AT, DRAWN, openStack, WILDERNESS_AT } from './positions.ts'
import { askedIn, madeGame, type Wish } from './records.ts'
import { smallTargets } from './targets.ts'

const { visiting, staying, address } = theBrowser()
const stay = staying({ theme: 'system' })

/** Whoever was here before may have left a dialog open. */
async function closed(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}
/** To a screen, from wherever one is: what was there before does not count. */
const at = (hash: string, wait: string) => async (page: Page) => {
  await closed(page)
  const url = `${address}#/${hash}`
  if (page.url() !== url)
    await page.evaluate(() => document.querySelector('.screen')?.setAttribute('data-left', 'here'))
  await page.goto(url)
  await page.locator(`.screen:not([data-left]) ${wait}`).first().waitFor()
}
const home = at('', '.game-start button')
const imported =
  (wish: Wish, wait = '.table, .curtain') =>
  async (page: Page) => {
    await home(page)
    await upload(page, 'game.json', await madeGame(wish))
    await atTable(page)
    await settled(page)
    await page.locator(wait).first().waitFor()
  }
const end = imported({ seed: 41 })
let ended: string | undefined
/** The game is fetched once; then it is kept. */
const over = async (page: Page) => {
  if (ended) await at(`play/${ended}`, '.end')(page)
  else {
    await end(page)
    ended = await atTable(page)
  }
}
const replayed = async (page: Page) => {
  await over(page)
  await page.locator('.end-ways a').first().click()
  await page.locator('.replay-slider').waitFor()
}
const opened = (selector: string, wait: string) => async (page: Page) => {
  await over(page)
  await page.locator(selector).click()
  await page.locator(`dialog[open] ${wait}`).first().waitFor()
}
/** Drawn with the same elements as others: looked at in the long run. The siege has a test with its odds. */
const ALIKE = ['set-up', 'mid-game', 'raid', 'siege']
/** The tables of the theatre. */
const theatre = (name: string, positions: Readonly<Record<string, Wish>>) =>
  Object.fromEntries(
    Object.entries(positions)
      .filter(([at]) => LONG || !ALIKE.includes(at))
      .map(([at, wish]) => [
        `${name}, ${at}`,
        async (page: Page) => {
          await imported(wish, DRAWN[at])(page)
          if (at === 'stack open') await openStack(page)
        },
      ]),
  )
const BOTH = { british: 'human', french: 'human' }

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home,
  'new game': at(`new/${GAME}`, '.chairs'),
  lessons: at(`lessons/${GAME}`, '.lesson'),
  lesson: async (page) => {
    await at(`lessons/${GAME}`, '.lesson a')(page)
    await page.locator('.lesson a').nth(3).click()
    await page.locator('.lesson-on').click()
    await page.locator('.lesson-progress[value="1"]').waitFor()
  },
  rules: at(`rules/${GAME}/7`, '.rules-section'),
  settings: at('settings', '.choices'),
  about: at('about', 'h2'),
  lost: at('nowhere/at/all', 'h1'),
  'a broken link': at('play/nothing', '.notice-problem'),
  'the table, orders': async (page) => {
    await playNow(page, address)
    await settled(page)
  },
  'the table, deployment': imported(
    { seed: 42, seats: { british: 'bot:greedy', french: 'human' }, until: askedIn('french', 'deployment') },
    '.q-tray',
  ),
  'the table, a battle': imported({ seed: 43, until: askedIn('british', 'fire') }, '.q-battle'),
  'the table, finding a place': async (page) => {
    await playNow(page, address)
    await settled(page)
    await page.locator('.map-tools').waitFor()
    await page.keyboard.press('f')
    await page.locator('.map-find input').fill('a')
    await page.locator('.map-place').first().waitFor()
    await page.locator('.map-found .button-icon').first().click()
    await page.locator('.map-find details').waitFor()
  },
  ...theatre('Bayonets', BAYONETS_AT),
  ...theatre('Wilderness', WILDERNESS_AT),
  'the table, the end': over,
  curtain: imported({ seed: 44, seats: BOTH, until: askedIn('british', 'orders', 2) }),
  replay: replayed,
  menu: opened('.menu-button', '.menu-list'),
  'player aids': opened('.aids-button', '.aid-table'),
  'statistics of the dice': opened('.end-ways button >> nth=0', '.tally'),
  'fairness of the dice': opened('.end-ways button >> nth=1', '.fairness'),
  why: opened('.end .rule-button, .end button[class*=rule]', '.rulebook-search'),
}

const NOTHING = { light: [], dark: [] }

test.each(Object.entries(SCREENS))('%s', (_name, open) =>
  stay(async (page) => {
    await open(page)
    expect(await violationsInBoth(page)).toEqual(NOTHING)
  }),
)

test('words that cannot be read in the dark are found, also where all has been looked at before', () =>
  visiting(
    async ({ page }) => {
      await SCREENS.about?.(page)
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('html[data-theme=dark] p { color: #222; background: #333 }')
        document.adoptedStyleSheets.push(sheet)
      })
      const { light, dark } = await violationsInBoth(page)
      expect(light).toEqual([])
      expect(dark).toContainEqual(expect.stringContaining('color-contrast: '))
    },
    { theme: 'system' },
  ))

test('odds before a siege roll: what the die brings, with its modifiers', () =>
  visiting(
    async ({ page }) => {
      await imported(WILDERNESS_AT.siege, '.odds')(page)
      await expect.poll(() => page.locator('.odds').textContent(), POLL).toMatch(/\d+%/)
      expect(await violationsInBoth(page)).toEqual(NOTHING)
    },
    { theme: 'system', odds: true },
  ))

test('a small screen', () =>
  visiting(
    async ({ page }) => {
      for (const name of ['home', 'new game', 'settings', 'lessons']) {
        await SCREENS[name]?.(page)
        expect(await smallTargets(page), name).toEqual([])
      }
      await SCREENS['the table, orders']?.(page)
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      expect(await smallTargets(page)).toEqual([])
      await page.locator('.map-fold').tap()
      const tools = page.locator('.map-tools button:visible, .viewport-buttons button:visible')
      await expect.poll(() => tools.count(), POLL).toBe(6)
      expect(await smallTargets(page)).toEqual([])
    },
    { theme: 'system' },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ))
