/** The last turn of a game against a bot, by clicks; then everything that can be done with a game that is over. */
import { readRecord, replay, verifyRecord } from '@carillon/kernel'
import { loadGame } from '@carillon/registry'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { handOn, POLL, play } from './driver.ts'
import { download, GAME, openGame } from './page.ts'
import { askedIn, madeGame, type Wish } from './records.ts'

const { visiting, address } = theBrowser()

/** A whole game is played by keys: keyboard.test.ts. */
const LATE: Wish = { seed: 3, until: askedIn('british', 'orders', 15) }
test('the last turns by clicks, and what comes after them', () =>
  visiting(async ({ page }) => {
    await page.addInitScript(listenShared)
    const id = await openGame(page, address, await madeGame(LATE))
    const played = await play(handOn(page, 1759))
    expect(played.board + played.list).toBeGreaterThan(1)
    expect(await page.locator('.end-title').textContent()).toMatch(/\w/)

    const { dice, draws } = await verifiedInPage(page)
    expect(await diceCounted(page)).toBe(dice)

    await sent(page, id)

    const { name, text } = await download(page, () =>
      page.locator('.end-ways').getByRole('button', { name: 'Export' }).click(),
    )
    expect(name).toBe(`${GAME}-${id}.json`)
    const record = readRecord(text)
    const game = await loadGame(GAME)
    if (!game) throw new Error('the game is not there')
    expect(replay(game, record).over).toBe(true)
    expect(verifyRecord(game, record)).toEqual({ draws, dice })

    await page.locator('.end-ways a.button-primary').click()
    await replayed(page, record.inputs.length)
    await linked(page, id)
  }))

/** What was handed to the sheet that shares. */
declare global {
  interface Window {
    shared?: { text: string; type: string; bytes: number[] }
  }
}
function listenShared(): void {
  const share = async ({ text = '', files = [] }: ShareData) => {
    const [file] = files
    const bytes = file ? [...new Uint8Array(await file.arrayBuffer()).slice(0, 8)] : []
    window.shared = { text, type: file?.type ?? '', bytes }
  }
  Object.defineProperty(navigator, 'share', { value: share })
  Object.defineProperty(navigator, 'canShare', { value: () => true })
}
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The report goes to a friend with its picture, and the picture to a file. */
async function sent(page: Page, id: string): Promise<void> {
  const share = page.locator('.report-share')
  await share.getByRole('button', { name: 'Share…' }).click()
  await expect.poll(() => page.evaluate(() => window.shared), POLL).toMatchObject({ type: 'image/png', bytes: PNG })
  expect(await page.evaluate(() => window.shared?.text)).toMatch(/after-action report[\s\S]*Losses/)
  const { name, text } = await download(page, () => share.getByRole('button', { name: /PNG/ }).click())
  expect(name).toBe(`carillon-${GAME}-${id}.png`)
  expect(text).toMatch(/^.PNG/)
  expect(text.length).toBeGreaterThan(5000)
}

/** The numbers that the page says it has checked. */
async function verifiedInPage(page: Page): Promise<{ draws: number; dice: number }> {
  await page.locator('.end-ways button').nth(1).click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator('.fairness').waitFor()
  expect(await dialog.locator('.fairness code').allTextContents()).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
  await dialog.locator('.button-primary').click()
  await dialog.locator('.notice-note').waitFor()
  const reply = await page.evaluate(() => window.inside.told.findLast((text) => text.includes('"verified"')) ?? '')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return (JSON.parse(reply) as { reply: { draws: number; dice: number } }).reply
}

/** All dice of the table of statistics. */
async function diceCounted(page: Page): Promise<number> {
  await page.locator('.end-ways button').nth(0).click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator('.tally').first().waitFor()
  const counts = await dialog.locator('.tally tbody tr td:nth-of-type(1)').allTextContents()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return counts.reduce((sum, count) => sum + Number(count), 0)
}

const slider = (page: Page) => page.locator('.replay-slider input')
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue())

/** From the start to the end: by steps, by turns, by itself. */
async function replayed(page: Page, last: number): Promise<void> {
  await slider(page).waitFor()
  expect(await slider(page).getAttribute('max')).toBe(String(last))
  expect(await at(page)).toBe(0)
  for (let step = 1; step <= 5; step++) {
    await page.locator('.replay-steps button').nth(3).click()
    await expect.poll(() => at(page), POLL).toBe(step)
  }
  const turns = page.locator('.replay-choices select').first()
  const chapters = await turns
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  expect(chapters.length).toBeGreaterThan(3)
  await turns.selectOption(chapters.at(-1) as string)
  await expect.poll(() => at(page), POLL).toBe(Number(chapters.at(-1)))
  await page.locator('.replay-choices select').nth(1).selectOption('150')
  await slider(page).fill(String(last - 3))
  await page.locator('.replay-steps button').nth(2).click()
  await page.waitForURL(new RegExp(`at=${last}\\b`))
  await page.locator('.replay-now', { hasText: /won|win|victory/i }).waitFor()
  const seats = page.locator('.side-top select').last()
  for (const seat of ['british', 'french', 'open']) {
    await seats.selectOption(seat)
    await page.waitForURL(new RegExp(`seat=${seat}`))
  }
}

/** A link to a moment shows it again, in a page that was just opened. */
async function linked(page: Page, id: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${address}#/replay/${id}?at=17&seat=french`)
  await slider(page).waitFor()
  await expect.poll(() => at(page), POLL).toBe(17)
  expect(await page.locator('.side-top select').last().inputValue()).toBe('french')
}
