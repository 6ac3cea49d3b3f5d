/** What a finger can press is large enough for it. */
import type { Page } from 'playwright-core'

/**
 * What is smaller than 44 pixels in the page as it stands, in words. Not counted: what lies in lines of text (the place around a
 * rule's number belongs to it), rows that are a link as a whole, and what is drawn on a map, which is scaled.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const THINGS = 'button, a[href], input, select, summary, [role=button], [role=tab]'
    const LEAST = 43.5
    const isInline = (one: Element) =>
      one.matches('.rule-button, .log-name, .show-button, .log-more, .fi-rule, .inline-link, .skip, .lesson a') ||
      one.closest('svg, p, dd, .unseen') !== null
    const small = [...document.querySelectorAll<HTMLElement>(THINGS)].flatMap((one) => {
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
      const isShown = width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible'
      if (!isShown || isInline(one) || Math.min(width, height) >= LEAST) return []
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)
      return [`${one.tagName.toLowerCase()}.${one.className} "${name}" ${Math.round(width)} × ${Math.round(height)}`]
    })
    return [...new Set(small)]
  })
