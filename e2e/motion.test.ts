/** Pieces slide, cards are played and can be heard; not where somebody wants it still, or quiet. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { click, handOn, settled } from './driver.ts'
import { openGame } from './page.ts'
import { WILDERNESS_AT } from './positions.ts'
import { madeGame } from './records.ts'

const { visiting, address } = theBrowser()

interface Seen {
  slides: number
  played: number
  sounds: number
}
/** Put into the page: counts what comes up and what is to be heard. */
function listen(): void {
  const seen: Seen = { slides: 0, played: 0, sounds: 0 }
  Object.assign(window, { seen })
  const Quiet = window.AudioContext
  window.AudioContext = class extends Quiet {
    override createBufferSource() {
      seen.sounds++
      return super.createBufferSource()
    }
    override createOscillator() {
      seen.sounds++
      return super.createOscillator()
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const has = (selector: string) => node.matches(selector) || node.querySelector(selector) !== null
        if (has('.th-slide')) seen.slides++
        if (has('.th-played')) seen.played++
      }
  }).observe(document, { subtree: true, childList: true })
}
/** Some clicks of Wilderness War: cards, marches of both sides. */
async function playedSome(page: Page): Promise<Seen> {
  await openGame(page, address, await madeGame(WILDERNESS_AT['card choice']))
  const hand = handOn(page, 4)
  for (let n = 0; n < 16; n++) await click(hand)
  await settled(page)
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}
const REDUCED: BrowserContextOptions = { reducedMotion: 'reduce' }

test('pieces slide and cards lie open for a moment; who has asked for it hears them', () =>
  visiting(
    async ({ page, context }) => {
      await context.addInitScript(listen)
      const { slides, played, sounds } = await playedSome(page)
      expect(slides).toBeGreaterThan(0)
      expect(played).toBeGreaterThan(0)
      expect(sounds).toBeGreaterThan(0)
    },
    { motion: 'full', sound: true },
  ))
test('nothing moves where the system wants it so, and nothing is heard unasked', () =>
  visiting(
    async ({ page, context }) => {
      await context.addInitScript(listen)
      expect(await playedSome(page)).toEqual({ slides: 0, played: 0, sounds: 0 })
    },
    { motion: 'system' },
    REDUCED,
  ))
