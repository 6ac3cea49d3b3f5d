/** A game is never lost: not by loading again, not by closing the browser, not by a bad file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileOf } from '../packages/room/src/records.ts'
import { theBrowser } from './browser.ts'
import { handOn, POLL, play, settled } from './driver.ts'
import { ARGS, executable } from './launch.ts'
import { atHome, atTable, download, openGame, playNow, upload, visit, WIDE } from './page.ts'
import { askedIn, keptIn, keptView, madeGame } from './records.ts'

const { visiting, address } = theBrowser()

/** The position as the page shows it; what is held until it is confirmed is not yet played. */
async function position(page: Page) {
  const wants = await settled(page)
  if (wants === 'confirm') {
    await page.locator('.pending .button').nth(1).click()
    await settled(page)
  }
  return page.evaluate(() => {
    const { news } = window.inside
    if (news?.news !== 'scene') throw new Error('there is no table')
    const { seat, observation } = news.scene
    return { seat, view: observation.view, decision: observation.decision }
  })
}
/** The same, when the browser has kept it. */
async function keptPosition(page: Page, id: string) {
  const now = await position(page)
  await expect.poll(() => keptView(page, id, now.seat), POLL).toEqual(now.view)
  return now
}
/** Some turns have been played. */
const MIDDLE = { seed: 3, until: askedIn('british', 'orders', 4) }
const logOf = (page: Page) => page.locator('.log-line .log-text').allTextContents()

test('loaded again in the middle: the same position, question and log', () =>
  visiting(async ({ page }) => {
    const id = await openGame(page, address, await madeGame(MIDDLE))
    await play(handOn(page, 3), (clicks) => clicks >= 5)
    const before = await keptPosition(page, id)
    const log = await logOf(page)
    expect(log.length).toBeGreaterThan(3)
    await page.reload()
    expect(await position(page)).toEqual(before)
    await expect.poll(() => logOf(page), POLL).toEqual(log)
    await play(handOn(page, 4), (clicks) => clicks >= 2)
  }))

test('the browser closed and started again: the game is in the list, and goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-browser-'))
  const open = async () => {
    const options = { executablePath: executable(), args: [...ARGS], viewport: WIDE }
    return visit(await chromium.launchPersistentContext(folder, options), address)
  }
  try {
    const first = await open()
    const id = await playNow(first.page, address)
    await play(handOn(first.page, 5), (clicks) => clicks >= 4)
    const before = await keptPosition(first.page, id)
    await first.context.close()
    const second = await open()
    await atHome(second.page, address)
    await second.page.locator(`.kept a.button-primary[href="#/play/${id}"]`).click()
    await atTable(second.page)
    expect(await position(second.page)).toEqual(before)
    await second.context.close()
    expect([...first.faults, ...second.faults]).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('files that are no games are refused in words, and nothing is lost', async () => {
  const asked = askedIn('british', 'orders', 3)
  const good = await madeGame({ seed: 11, until: (table) => table.draws > 0 && asked(table) })
  const bad: Readonly<Record<string, string>> = {
    'empty.json': '',
    'notes.json': 'Dear diary',
    'half.json': good.slice(0, good.length / 2),
    'list.json': '[1, 2, 3]',
    'other.json': '{"format":"chess/1"}',
    'future.json': good.replace('carillon-record/1', 'carillon-record/9'),
    'unknown.json': good.replace('"quebec-1759"', '"louisbourg-1758"'),
    'cheat.json': good.replace(/"chance":\[\d/, '"chance":[7'),
    'strange.json': good.replace(/"do":\s*"\w+"/, '"do":"surrender"'),
    'script.json': good.replace('"human"', '"<img src=x onerror=alert(1)>"').replace('"british"', '"__proto__"'),
  }
  await visiting(async ({ page }) => {
    await atHome(page, address)
    await upload(page, 'good.json', good)
    await atTable(page)
    const before = await position(page)
    await page.locator('a.brand').click()
    await page.locator('.kept').waitFor()
    for (const [name, text] of Object.entries(bad)) {
      expect(text, name).not.toBe(good)
      await upload(page, name, text)
      const notice = page.locator('.saved > .notice-problem', { hasText: name })
      await notice.waitFor()
      expect(
        (await notice.locator('p').allTextContents()).every((line) => line.length > 3),
        name,
      ).toBe(true)
      expect(await page.locator('.kept').count(), name).toBe(1)
    }
    await page.locator('.kept a.button-primary').click()
    await atTable(page)
    expect(await position(page)).toEqual(before)
  })
})

test('a save that broke says so, and its file can be had', () =>
  visiting(async ({ page }) => {
    const id = await playNow(page, address)
    await play(handOn(page, 6), (clicks) => clicks >= 4)
    await keptPosition(page, id)
    await page.goto('about:blank')
    await page.goto(`${address}#/about`)
    // Neither the position is one, nor do the moves that led to it fit.
    await page.evaluate(async (wanted) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const db = await answer(indexedDB.open('carillon'))
      const stores = db.transaction(['games', 'rows'], 'readwrite')
      const [games, rows] = [stores.objectStore('games'), stores.objectStore('rows')]
      const head = (await answer(games.get(wanted))) as { position: { checkpoint: { step: string } } }
      head.position.checkpoint.step = 'nowhere'
      const all = (await answer(rows.getAll(IDBKeyRange.bound([wanted], [wanted, []])))) as { inputs: unknown[] }[]
      for (const row of all) row.inputs.fill({ chance: [99] }, 0, 1)
      for (const row of all) await answer(rows.put(row))
      await answer(games.put(head))
      db.close()
    }, id)
    const tampered = fileOf(id, await keptIn(page, id)).text
    expect(tampered).toContain('{"chance":[99]}')
    await page.goto(`${address}#/play/${id}`)
    await page.locator('.notice-problem').waitFor()
    const fromTable = await download(page, () => page.locator('main button', { hasText: /Export/ }).click())
    expect(fromTable.text).toBe(tampered)
    await page.locator('main a.button-primary').click()
    const row = page.locator('.kept-broken')
    await row.waitFor()
    expect(await row.locator('.notice-problem').textContent()).toMatch(/can no longer be read/)
    await row.locator('button', { hasText: /Export/ }).click()
    const fromList = await download(page, () => page.locator('dialog[open] .button-primary').click())
    expect(fromList.text).toBe(tampered)
  }))

test('two windows on one game: the second says so and may take over, nothing is lost', () =>
  visiting(async ({ page, context }) => {
    const id = await playNow(page, address)
    await play(handOn(page, 7), (clicks) => clicks >= 6)
    const before = await position(page)
    const second = await context.newPage()
    await second.goto(`${address}#/play/${id}`)
    await second.locator('main', { hasText: 'open in another window' }).waitFor()
    expect(await second.locator('.table').count()).toBe(0)
    await second.getByRole('button', { name: 'Play here' }).click()
    await atTable(second)
    expect(await position(second)).toEqual(before)
    await page.locator('.side', { hasText: 'went on in another window' }).waitFor()
    expect(await page.locator('.option, .viewport .q-zone[data-can]').count()).toBe(0)
    await play(handOn(second, 8), (clicks) => clicks >= 4)
    const after = await position(second)
    await page.getByRole('button', { name: 'Play here' }).click()
    await page.locator('.option').first().waitFor()
    expect(await position(page)).toEqual(after)
    await second.locator('.side', { hasText: 'went on in another window' }).waitFor()
  }))
