/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What is wrong, each in a line: the rule, and where. While a dialog is open, the page behind it cannot be reached. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations: found } = await checker.run(document.querySelector('dialog[open]') ?? document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    })
    return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')}`))
  }, rules)
}

const markup = (page: Page): Promise<string> => page.evaluate(() => document.body.outerHTML)

/**
 * What is wrong in each theme: the page follows the system. The themes differ in their colours alone: where the elements
 * are the same, only these have to be looked at again.
 */
export async function violationsInBoth(page: Page): Promise<Readonly<Record<'light' | 'dark', readonly string[]>>> {
  const wear = async (theme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme: theme })
    await page.locator(`html[data-theme=${theme}]`).waitFor()
  }
  await wear('light')
  const [light, elements] = [await violations(page), await markup(page)]
  await wear('dark')
  const dark = await violations(page, (await markup(page)) === elements ? COLOURS : undefined)
  return { light, dark }
}
