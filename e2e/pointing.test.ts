/** What one points at is explained: by a finger, by keys; and the explanation stays as long as it is used. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { atRest, POLL } from './driver.ts'
import { openGame } from './page.ts'
import { askedIn, madeGame } from './records.ts'

const { visiting, staying, address } = theBrowser()
const stay = staying()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const orders = () => madeGame({ seed: 31, until: askedIn('british', 'orders', 2) })

const atOrders = async (page: Page) => openGame(page, address, await orders())
const answers = (page: Page) =>
  page.evaluate(() => window.inside.asked.filter(({ ask }) => ask === 'answer' || ask === 'confirm').length)

const ZONE = '.q-zone[data-can]'
/** A finger that presses long, trembling a little. */
async function pressLong(page: Page): Promise<void> {
  const spot = await page.evaluate((zone) => window.inside.spot(zone), ZONE)
  if (!spot) throw new Error('there is no zone to press on')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: spot.x + by, y: spot.y }],
    })
  await touch('touchStart')
  await touch('touchMove', 2)
  await page.locator('.explain').waitFor()
  await touch('touchEnd')
}

test('a long press explains and plays nothing; the card stays until something else is tapped', () =>
  visiting(
    async ({ page }) => {
      await atOrders(page)
      const before = await answers(page)
      await pressLong(page)
      // The blocks in it are painted.
      const top = page.locator('.explain .q-loose .q-top').first()
      expect(await top.evaluate((one) => getComputedStyle(one).fill)).not.toBe('rgb(0, 0, 0)')
      // Longer than a card lingers that is being left.
      await page.waitForTimeout(800)
      expect(await answers(page)).toBe(before)
      await page.locator('.explain .rule-button').first().tap()
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await page.locator('.prompt-text').tap()
      await page.locator('.explain').waitFor({ state: 'detached' })
    },
    {},
    PHONE,
  ))

test('the click that some browsers send after a long press is none', () =>
  stay(async (page) => {
    await atOrders(page)
    const before = await answers(page)
    const act = (names: readonly string[]) =>
      page.evaluate(
        ([zone, events]) => {
          for (const name of events) {
            const more = { bubbles: true, composed: true, pointerType: 'touch', isPrimary: true, pointerId: 7 }
            document.querySelector(`${zone} path`)?.dispatchEvent(new PointerEvent(name, more))
          }
        },
        [ZONE, names] as const,
      )
    await page.mouse.move(5, 5)
    await page.mouse.move(300, 300)
    await act(['pointerdown'])
    await page.locator('.explain').waitFor()
    await act(['pointerup', 'click'])
    expect(await answers(page)).toBe(before)
    await act(['pointerdown', 'pointerup', 'click'])
    expect(await answers(page)).toBe(before + 1)
  }))

const active = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

test('by keys: the card stays while it has the focus, and gives it back', () =>
  visiting(async ({ page }) => {
    await atOrders(page)
    await page.locator('.viewport-pane').focus()
    await page.keyboard.press('Enter')
    await page.locator('.explain .rule-button').first().waitFor()
    await page.keyboard.press('Tab')
    await page.waitForTimeout(800)
    expect(await active(page, '.explain .rule-button')).toBe(true)
    // A rule is read, and closed again.
    await page.keyboard.press('Enter')
    await page.locator('dialog[open]').waitFor()
    await page.waitForTimeout(500)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.locator('.explain .rule-button:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.explain').waitFor({ state: 'detached' })
    await page.locator('.q-board [data-can]:focus').waitFor()
  }))

test('a mouse is told of what it rests on, not of what it passes on its way there', () =>
  visiting(
    async ({ page }) => {
      await atOrders(page)
      await atRest(page)
      const to = await page.locator('.q-shield.q-french[data-space=abraham]').boundingBox()
      const from = await page.locator('.q-zone[data-space=ste_foy]').boundingBox()
      if (!to || !from) throw new Error('there is no such way')
      const [x, y] = [to.x + to.width / 2, to.y + to.height / 2]
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.move(x, y, { steps: 20 })
      await page.locator('.explain-title', { hasText: 'Abraham' }).waitFor()
      const covered = await page.evaluate(([a, b]) => document.elementFromPoint(a, b)?.closest('.explain') !== null, [
        x,
        y,
      ] as const)
      expect(covered).toBe(false)
    },
    {},
    { viewport: { width: 1280, height: 720 } },
  ))

test('an opened stack: each piece has the focus and is explained, chosen or not; Escape closes it from anywhere', () =>
  stay(async (page) => {
    await atOrders(page)
    await page.evaluate(() => {
      const stacks = [...document.querySelectorAll<SVGElement>('.q-shield.q-british')]
      const most = (one: Element) => Number(one.nextElementSibling?.querySelector('text')?.textContent)
      stacks.sort((a, b) => most(b) - most(a))[0]?.focus()
    })
    await page.keyboard.press('Enter')
    await page.locator('.q-sheet').waitFor()
    const count = await page.locator('.q-sheet .q-entry').count()
    expect(count).toBeGreaterThan(1)
    expect(await page.locator('.q-sheet .q-entry[tabindex="0"]').count()).toBe(1)
    for (let tabs = 0; tabs < 6 && !(await active(page, '.q-entry')); tabs++) await page.keyboard.press('Tab')
    // Keys scroll the list below a pointer that rests over it: that points at nothing.
    const sheet = await page.locator('.q-sheet').boundingBox()
    const [x, y] = [(sheet?.x ?? 0) + 40, (sheet?.y ?? 0) + (sheet?.height ?? 0) - 30]
    await page.mouse.move(x, y)
    await page.keyboard.press('Home')
    // What the pointer came over was explained until then.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.locator('.explain-title', { hasText: '15th Foot' }).waitFor()
    await page
      .locator('.q-sheet .q-entry')
      .last()
      .dispatchEvent('pointerover', { clientX: x, clientY: y, bubbles: true })
    await page.waitForTimeout(200)
    expect(await page.locator('.explain-title').textContent()).toContain('15th Foot')
    const told: string[] = []
    for (let n = 0; n < count; n++) {
      await expect.poll(() => page.locator('.explain-title').textContent(), POLL).not.toBe(told.at(-1))
      told.push((await page.locator('.explain-title').textContent()) ?? '')
      await page.keyboard.press('ArrowDown')
    }
    expect(new Set(told).size).toBeGreaterThan(1)
    // One that cannot be chosen says why.
    await page.keyboard.press('Enter')
    await page.locator('.refusal').waitFor()
    await page.locator('.prompt-text').focus()
    await page.keyboard.press('Escape')
    await page.locator('.q-sheet').waitFor({ state: 'detached' })
  }))
