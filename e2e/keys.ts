/** What a person without a mouse does: Tab, arrows, Enter, typed commands. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { POLL } from './driver.ts'

export const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** A key so many times, as when it is held down: nobody waits until each press is drawn. */
export const repeat = (page: Page, key: string, times: number): Promise<unknown> =>
  Promise.all(Array.from({ length: times }, () => page.keyboard.press(key)))

/** Tab, or Shift and Tab if it stands before, until something that matches has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const { back, far } = await page.evaluate((wanted) => {
    const [from, to] = [document.activeElement, document.querySelector(wanted)]
    const before = (): boolean => {
      if (!from || !to) return false
      // Without a focus the browser goes on from where it was last: in the column beside the board.
      if (from === document.body) return to.closest('.viewport') !== null
      return (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    }
    /** How many Tab stops away the nearest that matches is, at least; 0 if that cannot be told. */
    const stops = (): number => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
      const open = all.filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility())
      const here = open.indexOf(from as HTMLElement)
      const ways = open.flatMap((one, at) => (one.matches(wanted) ? [Math.abs(at - here)] : []))
      return here < 0 || ways.length === 0 ? 0 : Math.min(...ways)
    }
    return { back: before(), far: stops() }
  }, selector)
  if (back) await page.keyboard.down('Shift')
  // Far away, it need not be asked after every press where one is; the last steps are looked at.
  await repeat(page, 'Tab', Math.max(0, far - 2))
  const way: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    const here = await page.evaluate((wanted) => {
      const { activeElement: one } = document
      return one?.matches(wanted) ? undefined : `${one?.tagName}.${one?.classList}`
    }, selector)
    if (here === undefined) break
    way.push(here)
    await page.keyboard.press('Tab')
  }
  if (back) await page.keyboard.up('Shift')
  if (way.length === 80)
    throw new Error(`${back ? 'Shift+' : ''}Tab does not come to ${selector}, only to ${way.join(', ')}`)
}

/** In the line to type in, which may be on its way; what stands there is typed over. */
async function toLine(page: Page): Promise<void> {
  if (!(await focused(page, '.command input'))) await page.keyboard.press('/')
  await page.locator('.command input:focus').waitFor()
  await page.keyboard.press('Control+A')
}

/** Ways to choose that every game has: in the list, by a number typed, by a name typed. */
export const TYPED = {
  async list(page: Page, number: number): Promise<true> {
    await tabTo(page, '.option')
    await page.keyboard.press('Home')
    await repeat(page, 'ArrowDown', number)
    await page.keyboard.press('Enter')
    return true
  },
  async number(page: Page, number: number): Promise<true> {
    const shown = await page.locator('.option-number').nth(number).textContent()
    await toLine(page)
    await page.keyboard.type(shown as string)
    await page.keyboard.press('Enter')
    return true
  },
  async name(page: Page, number: number): Promise<true> {
    const label = await page.locator('.option > span:last-child').nth(number).textContent()
    await toLine(page)
    // All of it at once, as whoever dictates puts it in; a number and a command are typed key by key.
    await page.keyboard.insertText(label as string)
    await page.keyboard.press('Enter')
    return true
  },
}

/** Held: whoever types goes on typing; else the button is under the finger. */
export async function confirm(page: Page): Promise<void> {
  if (await focused(page, '.command input')) await page.keyboard.type('confirm')
  // On a loaded machine what is held is drawn a little before it has the focus.
  else await expect.poll(() => focused(page, '.pending button'), POLL).toBe(true)
  await page.keyboard.press('Enter')
}

/** Arrows over the board until one that matches has the focus: always the one that goes nearer. False if none does. */
export async function walkTo(page: Page, selector: string): Promise<boolean> {
  await tabTo(page, '.viewport [data-can]')
  const tried = new Set<string>()
  for (let steps = 0; steps < 50; steps++) {
    const way = await page.evaluate((wanted) => {
      const from = document.activeElement
      const middle = (one: Element) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [left + width / 2, top + height / 2] as const
      }
      if (!from || from.matches(wanted)) return undefined
      const [x, y] = middle(from)
      const far = (one: Element) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y)
      const [to] = [...document.querySelectorAll(wanted)].sort((a, b) => far(a) - far(b))
      if (!to) return undefined
      const [dx, dy] = [middle(to)[0] - x, middle(to)[1] - y]
      const [across, down] = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp']
      const here = `${from.getAttribute('data-space')} ${from.getAttribute('data-stack')}`
      return { here, keys: Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across] }
    }, selector)
    if (!way) break
    // Not the same step from the same place twice: that goes round.
    const key = [...way.keys, 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].find(
      (one) => !tried.has(way.here + one),
    )
    if (!key) break
    tried.add(way.here + key)
    await page.keyboard.press(key)
  }
  return focused(page, selector)
}
