/** Which browser, and how it is started: it asks nobody anything. */
import { findChromium } from '../scripts/chromium.mjs'

/**
 * For every window Chromium loads two pages of its own that nobody sees, the lists under its address bar. Naming them takes
 * the place of what Playwright switches off, so the part of that which counts here is named too.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AimEnabled', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints'],
  ...['PaintHolding', 'PreconnectToSearch'],
]
export const ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  ...['--disable-sync', '--no-first-run', `--disable-features=${WITHOUT.join()}`],
] as const

export function executable(): string {
  const found = findChromium()
  if ('missing' in found) throw new Error(`The browser tests need a browser: ${found.missing}.`)
  return found.path
}
