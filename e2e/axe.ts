/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { LONG } from './long.ts'

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
      document.documentElement.dataset.lookedAt = ''
      const { violations: found } = await checker.run(within, {
        resultTypes: ['violations'],
        // Style sheets would be fetched and read for a rule that is off.
        preload: { assets: ['media'] },
        ...(only && { runOnly: [...only] }),
      })
      delete document.documentElement.dataset.lookedAt
      return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')}`))
    },
    [rules, except] as const,
  )
}

const MAP = '.viewport'
/** Kinds of elements of a map that have been looked at, in each theme. */
const lookedAt = { light: new Set<string>(), dark: new Set<string>() }
/**
 * Whether all on the map is of a kind that has been looked at: what is drawn there again and again is looked at once, and each time with `--long`. A kind is
 * what an element is called, and what it says of itself: one without a name is none of those with one.
 */
async function isKnown(page: Page, theme: 'light' | 'dark'): Promise<boolean> {
  const kinds = await page.evaluate(
    (map) => [
      ...new Set(
        [...document.querySelectorAll(`${map}, ${map} *`)].map((one) =>
          [
            one.localName,
            one.getAttribute('class'),
            one.getAttribute('role'),
            ...one.getAttributeNames().sort(),
          ].join(),
        ),
      ),
    ],
    MAP,
  )
  const isNew = kinds.filter((kind) => !lookedAt[theme].has(kind))
  for (const kind of isNew) lookedAt[theme].add(kind)
  return kinds.length > 0 && isNew.length === 0
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
  const known = async (theme: 'light' | 'dark') => ((await isKnown(page, theme)) && !LONG ? [MAP] : [])
  await wear('light')
  const light = await violations(page, undefined, await known('light'))
  const elements = await markup(page)
  await wear('dark')
  const isSame = (await markup(page)) === elements
  const dark = await violations(page, isSame ? COLOURS : undefined, isSame ? await known('dark') : [])
  return { light, dark }
}
