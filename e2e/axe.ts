/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What is wrong, each in a line: the rule, and where. While a dialog is open, the page behind it cannot be reached. */
export async function violations(
  page: Page,
  rules?: readonly string[],
  except: readonly string[] = [],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([only, without]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const dialog = document.querySelector('dialog[open]')
      const within = { include: dialog ?? document, exclude: dialog ? [] : [...without] }
      const { violations: found } = await checker.run(within, {
        resultTypes: ['violations'],
        // Style sheets would be fetched and read for a rule that is off.
        preload: { assets: ['media'] },
        ...(only && { runOnly: [...only] }),
      })
      return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')}`))
    },
    [rules, except] as const,
  )
}

const MAP = '.viewport'
/** What elements of the map are called whose colours have been looked at in the dark. */
const lookedAt = new Set<string>()
/** Whether all on the map is of a kind that has been looked at: colours belong to kinds. */
async function isKnown(page: Page): Promise<boolean> {
  const classes = await page.evaluate(
    (map) => [...document.querySelectorAll(`${map} *`)].map((one) => one.getAttribute('class') ?? ''),
    MAP,
  )
  const known = lookedAt.size
  for (const one of classes) lookedAt.add(one)
  return lookedAt.size === known
}

/** The button that changes the theme is another one in each. */
const markup = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const one of copy.querySelectorAll('.switch-theme')) one.remove()
    return copy.outerHTML
  })

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
  const isSame = (await markup(page)) === elements
  const dark = await violations(page, isSame ? COLOURS : undefined, isSame && (await isKnown(page)) ? [MAP] : [])
  return { light, dark }
}
