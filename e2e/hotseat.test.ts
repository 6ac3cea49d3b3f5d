/** Two people at one screen: between them nothing of either is in the page. */

import type { News } from '@carillon/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { click, type Hand, handOn, POLL, settled } from './driver.ts'
import { atTable, GAME, openGame } from './page.ts'
import { askedIn, keptView, madeGame, theGame } from './records.ts'

const { visiting, address } = theBrowser()

async function bothHere(page: Page): Promise<string> {
  await page.goto(`${address}#/new/${GAME}`)
  await page.locator('.chair').first().waitFor()
  for (const chair of await page.locator('.chair').all()) {
    const me = chair.locator('input[value=me]')
    await ((await me.isChecked()) ? me : chair.locator('input[value=friend]')).check()
  }
  await page.locator('.new-start button[type=submit]').click()
  return atTable(page)
}

/** Everything of the page that could give something away. */
const pageNow = (page: Page) =>
  page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.hash, document.title]),
    news: window.inside.news,
    told: window.inside.told.slice(-2),
  }))

/** Behind the deployment, which is a long list of clicks. */
const LATER = { seed: 21, until: askedIn('british', 'orders', 2) }
const UNIT = /\b[bf]_\w+/

test('behind the curtain there is nothing of anybody', () =>
  visiting(async ({ page }) => {
    await bothHere(page)
    const hand = handOn(page, 7)
    const names = await unitNames()
    let curtains = 0
    for (let clicks = 0; clicks < 120 && curtains < 3; clicks++) {
      if ((await settled(page)) === 'sit') {
        curtains++
        const { html, stored, news, told } = await pageNow(page)
        expect(html).not.toMatch(UNIT)
        expect(html).not.toMatch(/data-(?:unit|block|space)|class="(?:log|options|viewport|prompt)\b/)
        for (const name of names) expect(html.includes(name), name).toBe(false)
        expect(stored).not.toMatch(UNIT)
        expect(news).toMatchObject({ news: 'curtain' })
        expect(Object.keys(news as News).sort()).toEqual(['game', 'id', 'news', 'next'])
        for (const text of told) expect(text).not.toMatch(UNIT)
      }
      await click(hand)
    }
    expect(curtains).toBe(3)
  }))

test('who sits down sees what the rules show him, and is told nothing more', () =>
  visiting(async ({ page }) => {
    const id = await openGame(page, address, await madeGame({ ...LATER, seats: { british: 'human', french: 'human' } }))
    const hand = handOn(page, 21)
    const seen = new Set<string>()
    for (let clicks = 0; clicks < 60 && (clicks < 20 || seen.size < 2); clicks++) {
      const wants = await settled(page)
      if (wants === 'nothing') break
      const { news, html, stored } = await pageNow(page)
      if (news?.news === 'scene') {
        const { seat, observation } = news.scene
        seen.add(seat)
        await expect.poll(() => keptView(page, id, seat), POLL).toEqual(observation.view)
        const shown = new Set(JSON.stringify([observation, news.scene.pending]).match(new RegExp(UNIT, 'g')))
        for (const unit of html.match(new RegExp(`data-unit="(${UNIT.source})"`, 'g')) ?? [])
          expect(shown).toContain(unit.slice(11, -1))
        expect(stored).not.toMatch(UNIT)
      }
      await sitOnly(hand)
    }
    expect(seen).toContain('british')
    expect(seen).toContain('french')
  }))

/** After the curtain only the one who was called is told of the game. */
async function sitOnly(hand: Hand): Promise<void> {
  const { page } = hand
  if ((await settled(page)) !== 'sit') {
    await click(hand)
    return
  }
  const before = await page.evaluate(() => window.inside.told.length)
  const next = await page.evaluate(() => (window.inside.news as { next?: string }).next)
  await click(hand)
  await settled(page)
  const told = await page.evaluate((from) => window.inside.told.slice(from), before)
  const seats = told.flatMap((text) => /"seat":"(\w+)"/.exec(text)?.[1] ?? [])
  expect(new Set(seats)).toEqual(new Set([next]))
}

/** Names of units as the page would write them. */
async function unitNames(): Promise<readonly string[]> {
  const { catalogues } = await theGame()
  return Object.entries(catalogues.en).flatMap(([key, text]) => (key.startsWith('unit.') ? [text] : []))
}
