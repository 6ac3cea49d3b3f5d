/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What is wrong, each in a line: the rule, and where. While a dialog is open, the page behind it cannot be reached. */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations: found } = await checker.run(document.querySelector('dialog[open]') ?? document, {
      resultTypes: ['violations'],
    })
    return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')}`))
  })
}
