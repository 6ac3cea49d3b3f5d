/** One person at both seats, by two accounts in one browser: the moderators' screen tells it as a hint, large and small, in both languages. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { theHouse } from './house.ts'

const { visiting } = theBrowser()
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const house = theHouse()

/** As the page asks, with the cookies of its browser. */
const asked = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(path, { method, ...(body && { headers, body }) })
      return { status: response.status, body: await response.json() }
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
const signUp = async (page: Page, name: string) =>
  expect(await asked(page, 'POST', 'api/account', { name, password: `the bells of ${name}` })).toMatchObject({
    status: 201,
  })
const looks = async (page: Page, id: string) => {
  await page.goto(`${house.address}#/net/${id}`)
  await page.locator('.table').waitFor()
}

test.each([
  [
    'en',
    'Perhaps the same player',
    'British: Anne · French: no account',
    /Same network since .*, each on at least 3 days/,
  ],
  [
    'fr',
    'Peut-être le même joueur',
    'Britanniques : Anne · Français : sans compte',
    /Même réseau depuis le .*, chacun au moins 3 jours/,
  ],
] as const)('%s', (locale, title, pair, sign) =>
  visiting(
    async ({ page }) => {
      const anne = `Anne${locale}`
      await page.goto(house.address)
      await signUp(page, anne)
      const wish = { title: 'quebec-1759', scenario: 'campaign', me: 'british' }
      const { body } = await asked(page, 'POST', 'api/games', wish)
      const { id, links } = body as { id: string; links: Record<string, string> }
      await looks(page, id)
      await asked(page, 'DELETE', 'api/session')
      await page.goto(`${house.address}#/seat/${links.french}`)
      await page.locator('.table').waitFor()
      expect(await page.evaluate(() => document.cookie)).toBe('')

      // As from elsewhere, days later.
      const marks = await house.store.db.selectFrom('mark').selectAll().where('game', '=', id).execute()
      expect(marks.map(({ kind }) => kind)).toEqual(['device', 'device'])
      const nets = marks.map((mark) => ({ ...mark, kind: 'net', days: 3 }))
      await house.store.db.insertInto('mark').values(nets).execute()
      await asked(page, 'DELETE', 'api/session')
      await signUp(page, `Judge${locale}`)
      await house.store.db
        .updateTable('account')
        .set({ role: 'moderator' })
        .where('name', '=', `Judge${locale}`)
        .execute()
      await page.goto(`${house.address}#/moderation`)
      const hint = page.locator('section', { has: page.getByRole('heading', { name: title }) })
      const row = hint.locator('li', { hasText: pair.replace('Anne', anne) })
      await row.getByText(sign).waitFor()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        expect(await violationsInBoth(page)).toEqual({ light: [], dark: [] })
      }
      // Whoever is meant sees his game as ever.
      await row.getByRole('link').click()
      await page.locator('.table').waitFor()
    },
    { theme: 'system', locale },
    { baseURL: house.address },
  ),
)
