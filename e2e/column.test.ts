/** The column beside or below the board: choices stay where they are and have room, what is held stands alone. */
import type { State } from '@carillon/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { POLL, settled } from './driver.ts'
import { GAME, openGame } from './page.ts'
import { BAYONETS_AT, WILDERNESS_AT } from './positions.ts'
import { askedIn, madeGame, type Wish } from './records.ts'

const { visiting, address } = theBrowser()
const LAPTOP = { viewport: { width: 1280, height: 720 } } as const
const TABLET = { viewport: { width: 820, height: 1180 } } as const
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const ODDS = { odds: true } as const

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  return { ...box, bottom: box.y + box.height }
}
/** Where something stands in each of so many frames. */
const topsOf = (page: Page, selector: string, frames = 30): Promise<readonly number[]> =>
  page.evaluate(
    async ([wanted, count]) => {
      const tops: number[] = []
      for (let n = 0; n < count; n++) {
        await new Promise(requestAnimationFrame)
        tops.push(Math.round(document.querySelector(wanted)?.getBoundingClientRect().top ?? -1))
      }
      return tops
    },
    [selector, frames] as const,
  )
/** The pointer at the upper edge of the first choice: what comes up there does not move it. */
async function staysUnderPointer(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.odds').textContent(), POLL).toMatch(/\d+%/)
  await page.locator('.option').first().scrollIntoViewIfNeeded()
  const { x, y } = await boxOf(page, '.option')
  await page.mouse.move(x + 20, y + 5)
  // Odds of one choice come after those of all.
  await page.waitForTimeout(600)
  expect(new Set(await topsOf(page, '.option'))).toEqual(new Set([Math.round(y)]))
}

test('in a guided game a choice stays under the pointer while its odds come up', () =>
  visiting(
    async ({ page }) => {
      await page.goto(`${address}#/lesson/${GAME}/guided?n=20`)
      await page.locator('.option').first().waitFor()
      await staysUnderPointer(page)
    },
    ODDS,
    { viewport: { width: 1440, height: 900 } },
  ))

test('at a table, too; and the odds are one line until one points at a choice', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(WILDERNESS_AT.siege))
      await page.mouse.move(5, 5)
      await expect.poll(() => page.locator('.odds').textContent(), POLL).toMatch(/\d+%/)
      expect((await boxOf(page, '.odds')).height).toBeLessThan(50)
      expect(await page.locator('.odds-full').isVisible()).toBe(false)
      await staysUnderPointer(page)
      expect(await page.locator('.odds-full').isVisible()).toBe(true)
      await page.mouse.move(5, 5)
      await page.locator('.odds-fold').click()
      await page.mouse.move(5, 5)
      expect(await page.locator('.odds-full').isVisible()).toBe(true)
    },
    ODDS,
    LAPTOP,
  ))

test('below the board a line of odds stands at the lower edge, all of them one tap away', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(WILDERNESS_AT.siege))
      await page.locator('.odds-fold').waitFor()
      expect((await boxOf(page, '.odds')).bottom).toBeLessThanOrEqual(1180)
      await page.locator('.odds-fold').click()
      expect(await page.locator('.odds-full').isVisible()).toBe(true)
      expect((await boxOf(page, '.odds')).bottom).toBeLessThanOrEqual(1180)
    },
    ODDS,
    TABLET,
  ))

test('in a low window choices have half of the column, and the log its lines', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(WILDERNESS_AT['card choice']))
      const side = await boxOf(page, '.side')
      expect((await boxOf(page, '.choose')).height).toBeGreaterThanOrEqual(side.height / 2)
      expect((await boxOf(page, '.log')).height).toBeGreaterThanOrEqual(80)
      const seen = await page.evaluate(() => {
        const foot = document.querySelector('.options-list')?.getBoundingClientRect().bottom ?? 0
        return [...document.querySelectorAll('.option')].filter((one) => one.getBoundingClientRect().bottom <= foot)
          .length
      })
      expect(seen).toBeGreaterThanOrEqual(4)
      // Advice above them takes nothing of that.
      await page.keyboard.press('h')
      await page.locator('.hint-steps, .hint-title').first().waitFor()
      expect((await boxOf(page, '.choose')).height).toBeGreaterThanOrEqual(side.height / 2)
    },
    {},
    LAPTOP,
  ))

test('why something cannot be chosen is read whole, with the odds open, too', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(WILDERNESS_AT['mid-game']))
      await page.locator('.viewport [data-stack=french]:not(.th-can)').first().focus()
      await page.keyboard.press('Enter')
      await page.locator('.refusal').waitFor()
      const [top, said] = [await boxOf(page, '.side-top'), await boxOf(page, '.refusal')]
      expect(said.height).toBeGreaterThan(30)
      expect(said.y).toBeGreaterThanOrEqual(top.y)
      expect(said.bottom).toBeLessThanOrEqual(top.bottom + 1)
      expect((await boxOf(page, '.log')).bottom).toBeLessThanOrEqual(721)
    },
    ODDS,
    LAPTOP,
  ))

const ORDERS: Wish = { seed: 1759, until: askedIn('british', 'orders', 6) }
async function holding(page: Page): Promise<void> {
  await openGame(page, address, await madeGame(ORDERS))
  for (let n = 0; n < 12 && (await settled(page)) !== 'confirm'; n++)
    await page
      .locator('.option')
      .first()
      .evaluate((one: HTMLElement) => one.click())
  await page.locator('.pending[data-told]').waitFor()
}
test.each([
  ['on a phone', PHONE],
  ['in a low window', LAPTOP],
])('what is held stands alone, whole and with its odds: %s', (_, size) =>
  visiting(
    async ({ page }) => {
      await holding(page)
      expect(await page.locator('.option').count()).toBe(0)
      for (const other of ['.choose-back', '.command', '.side-top .bots'])
        expect(await page.locator(other).isVisible(), other).toBe(false)
      const whole = await page.locator('.pending button').evaluateAll((buttons) =>
        buttons.every((one) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          return [1, height - 2].every((down) => one.contains(document.elementFromPoint(left + width / 2, top + down)))
        }),
      )
      expect(whole).toBe(true)
      await page.locator('.side-top .odds').waitFor()
      const [top, odds] = [await boxOf(page, '.side-top'), await boxOf(page, '.side-top .odds')]
      const foot = Math.min(top.bottom, size.viewport.height)
      expect(foot - odds.y).toBeGreaterThan(100)
    },
    ODDS,
    size,
  ),
)

/** The British may roll a die again. */
const REROLL: Wish = {
  seed: 7,
  game: 'bayonets-and-tomahawks',
  scenario: '2',
  until: (table) => (table.decision('british')?.options ?? []).some((option) => option.do === 'reroll'),
}
test('in a low window the dice that fell are all in the column, however long what they were for is called', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(REROLL))
      await page.locator('.option').first().click()
      await page.locator('.tray .die').first().waitFor()
      const right = await page
        .locator('.tray .die')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      expect(right.length).toBeGreaterThan(3)
      expect(Math.max(...right)).toBeLessThanOrEqual(1280)
    },
    {},
    LAPTOP,
  ))

/** A French line with many units fires. */
const LINE: Wish = {
  seed: 9,
  seats: { british: 'bot:greedy', french: 'human' },
  until: (table) => table.state.step === 'fire' && (table.decision('french')?.options.length ?? 0) > 9,
}
test('on a phone what advice suggests can be pressed, with the odds below it', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(LINE))
      await page.keyboard.press('h')
      await page.locator('.hint-steps').waitFor()
      await expect.poll(() => page.locator('.odds').textContent(), POLL).toMatch(/\d+\s?%/)
      const whole = () =>
        page.locator('.option[data-suggested]').evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          return [2, height - 3].every((down) => one.contains(document.elementFromPoint(left + width / 2, top + down)))
        })
      await page.waitForTimeout(600)
      expect(await whole()).toBe(true)
    },
    { ...ODDS, judgement: true, locale: 'fr' },
    PHONE,
  ))
test('in a low window advice says its reasons when they are asked for', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(ORDERS))
      await page.keyboard.press('h')
      await page.locator('.hint-why').waitFor()
      const height = async () => (await boxOf(page, '.hint')).height
      const folded = await height()
      await page.locator('.hint-why summary').click()
      expect(await height()).toBeGreaterThan(folded + 15)
    },
    {},
    LAPTOP,
  ))

test('on a phone all dice that a guided game speaks of are in sight', () =>
  visiting(
    async ({ page }) => {
      await page.goto(`${address}#/lesson/${GAME}/guided?n=20&w=0000000000000000000`)
      await page.locator('.lesson-progress[value="20"]').waitFor()
      const shown = await page.locator('.tray-roll').evaluateAll((all) => all.map((one) => one.checkVisibility()))
      expect(shown).toEqual([true, true, true])
    },
    {},
    { viewport: { width: 390, height: 844 } },
  ))

test('in a low window it is told whole what a bot did something for', () =>
  visiting(
    async ({ page }) => {
      const wish: Wish = {
        seed: 55,
        seats: { british: 'human', french: 'bot:captain' },
        until: askedIn('british', 'orders', 3),
      }
      await openGame(page, address, await madeGame(wish))
      // Turns in which only ships sail, until there is a reason.
      const why = page.locator('.recap-why')
      for (let turn = 0; turn < 8 && (await why.count()) === 0; turn++) {
        await page.locator('.option', { hasText: 'Envoyer 1' }).first().click()
        await page.locator('.pending .button-primary').click()
        await settled(page)
      }
      // As long as they get.
      await why.evaluate((one) => {
        one.textContent =
          'Français : pour garder Cap-Rouge et la route de Montréal, plutôt que pour tenir le passage de la Saint-Charles'
      })
      expect((await boxOf(page, '.recap-why')).height).toBeGreaterThan(50)
      const cut = () => page.locator('.side-top').evaluate((top) => top.scrollHeight - top.clientHeight)
      await expect.poll(cut, POLL).toBeLessThanOrEqual(0)
      expect((await boxOf(page, '.recap-why')).bottom).toBeLessThanOrEqual((await boxOf(page, '.prompt')).y)
    },
    { locale: 'fr' },
    LAPTOP,
  ))

test('in a low window what a lesson tells at its end is in sight, with the way to the next one', () =>
  visiting(
    async ({ page }) => {
      await page.goto(`${address}#/lesson/${GAME}/q10?n=8`)
      for (let number = 8; number < 12; number++) {
        await page.locator(`.lesson-progress[value="${number}"]`).waitFor()
        await page.locator('.lesson-on').click()
      }
      await page.locator('.lesson-done').waitFor()
      const [story, now] = [await boxOf(page, '.lesson-story'), await boxOf(page, '.lesson-story p:last-child')]
      expect(now.bottom).toBeLessThanOrEqual(story.bottom + 1)
      expect((await boxOf(page, '.lesson-ways .button-primary')).bottom).toBeLessThanOrEqual(720)
    },
    {},
    LAPTOP,
  ))

test('on a phone the dice of a whole line stay in the window', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(ORDERS))
      // As many as a pursuit may roll.
      const right = await page.evaluate(() => {
        const made = (name: string, kind: string, space = 'http://www.w3.org/1999/xhtml') => {
          const element = document.createElementNS(space, name)
          element.setAttribute('class', kind)
          return element
        }
        const [tray, roll] = [made('ul', 'tray'), made('li', 'tray-roll')]
        const [what, dice] = [made('span', 'tray-what'), made('span', 'dice')]
        what.textContent = 'The French fire in pursuit'
        for (let i = 0; i < 26; i++) {
          const die = made('svg', 'die', 'http://www.w3.org/2000/svg')
          die.setAttribute('viewBox', '0 0 10 10')
          dice.append(die)
        }
        roll.append(what, dice)
        tray.append(roll)
        document.querySelector('.side-top')?.prepend(tray)
        return Math.max(...[...tray.querySelectorAll('.die')].map((one) => one.getBoundingClientRect().right))
      })
      expect(right).toBeLessThanOrEqual(390)
    },
    {},
    PHONE,
  ))

test('from one guided game straight to another: it begins there, and keeps no progress of the other', () =>
  visiting(async ({ page }) => {
    await page.goto(`${address}#/lesson/${GAME}/guided?n=20`)
    await page.locator('.lesson-progress[value="20"]').waitFor()
    await page.goto(`${address}#/lesson/bayonets-and-tomahawks/guided?n=0`)
    await page.locator('.bt-board').waitFor()
    await page.locator('.lesson-progress[value="0"]').waitFor()
    expect(page.url()).toMatch(/bayonets-and-tomahawks\/guided\?n=0/)
  }))

test('in a guided game on a phone nothing lies over the head of a fight; what can be opened is large enough for a finger', () =>
  visiting(
    async ({ page }) => {
      await page.goto(`${address}#/lesson/wilderness-war/guided?n=13`)
      await page.locator('.lesson-on').click()
      await page.locator('.lesson-progress[value="14"]').waitFor()
      await page.locator('.th-fight h2').waitFor()
      const covered = await page.locator('.th-fight h2').evaluate((head) => {
        const { left, top, height } = head.getBoundingClientRect()
        return [2, 60, 120].some((across) => !head.contains(document.elementFromPoint(left + across, top + height / 2)))
      })
      expect(covered).toBe(false)
      expect((await boxOf(page, '.news summary')).height).toBeGreaterThanOrEqual(44)
    },
    {},
    PHONE,
  ))

test('on a phone what is brought into sight far below does not push the board out of the window', () =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(BAYONETS_AT['mid-game']))
      const tops = await page.evaluate(() => {
        const pane = document.querySelector('.viewport-pane') as Element
        return [...document.querySelectorAll('.side *')].map((one) => {
          one.scrollIntoView({ block: 'nearest', behavior: 'instant' })
          return pane.getBoundingClientRect().top
        })
      })
      expect(tops.length).toBeGreaterThan(50)
      expect(new Set(tops).size).toBe(1)
    },
    {},
    PHONE,
  ))

/** The British, some eight of them, have come, and the French line up first. */
const first: Wish = {
  seed: 41,
  seats: { british: 'bot:captain', french: 'human' },
  until: (table) => {
    const { step, battle } = table.state as State & { readonly battle?: { readonly kind?: string } }
    return step === 'array' && battle?.kind === 'columns' && (table.decision('french')?.options.length ?? 0) > 24
  },
}
test.each([
  ['a phone', PHONE],
  ['a tablet', TABLET],
  ['a laptop', LAPTOP],
] as const)('on %s who lines up first sees his reserve, too', (_, window) =>
  visiting(
    async ({ page }) => {
      await openGame(page, address, await madeGame(first))
      const covered = async () => {
        const reserve = await boxOf(page, '.q-army:last-child .q-row-reserve')
        return reserve.bottom - (await boxOf(page, '.q-army:last-child .q-row-waiting')).y
      }
      await expect.poll(covered, POLL).toBeLessThanOrEqual(0)
    },
    {},
    window,
  ),
)

test('on a phone who lines up for a battle sees his reserve above those who wait', () =>
  visiting(
    async ({ page }) => {
      const lining: Wish = { seed: 9, until: askedIn('british', 'array') }
      await openGame(page, address, await madeGame(lining))
      const reserve = await boxOf(page, '.q-army:last-child .q-row-reserve')
      const waiting = await boxOf(page, '.q-army:last-child .q-row-waiting')
      expect(reserve.bottom).toBeLessThanOrEqual(waiting.y)
      expect(waiting.bottom).toBeLessThanOrEqual((await boxOf(page, '.prompt')).y)
    },
    {},
    PHONE,
  ))
