/** Which browser, and how it is started: it asks nobody anything. */
import { findChromium } from '../scripts/chromium.mjs'

export const ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  ...['--disable-sync', '--no-first-run'],
] as const

export function executable(): string {
  const found = findChromium()
  if ('missing' in found) throw new Error(`The browser tests need a browser: ${found.missing}.`)
  return found.path
}
