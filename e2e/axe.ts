/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { LONG } from './long.ts'

const SOURCE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

interface Asked {
  readonly only?: readonly string[]
  readonly never?: readonly string[]
  readonly except?: readonly string[]
  /** Colours that have been looked at: only what has others is looked at now. */
  readonly known?: readonly string[]
}
interface Found {
  readonly lines: readonly string[]
  /** The colours of what was looked at. */
  readonly looked: readonly string[]
}
/** What is wrong, each in a line: the rule, and where. While a dialog is open, the page behind it cannot be reached. */
async function found(page: Page, asked: Asked): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async ({ only, never = [], except = [], known }) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const dialog = document.querySelector('dialog[open]')
    const within: { include: readonly Node[]; exclude: string[] } = {
      include: [dialog ?? document],
      exclude: dialog ? [] : [...except],
    }
    const looked = new Set<string>()
    if (known) {
      const grounds = new Map<Element, string>()
      /** What an element is painted on: the colours of what holds it, where there are any, and whether it lies over something else. */
      const groundOf = (one: Element): string => {
        const before = grounds.get(one)
        if (before !== undefined) return before
        const style = getComputedStyle(one)
        const { backgroundColor: back, backgroundImage: picture, opacity, position } = style
        const own = [
          back === 'rgba(0, 0, 0, 0)' ? '' : back,
          ...[picture === 'none' ? '' : picture, opacity === '1' ? '' : opacity],
          ...[position === 'static' || position === 'relative' ? '' : `${position} ${one.getAttribute('class')}`],
        ].join('')
        const sign = `${one.parentElement ? groundOf(one.parentElement) : ''}${own && `${own};`}`
        grounds.set(one, sign)
        return sign
      }
      /** What its colours follow from; of a link also those of the words around it. */
      const signOf = (one: Element): string => {
        const { color, fill, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(one)
        const around = one.localName === 'a' && one.parentElement ? getComputedStyle(one.parentElement).color : ''
        const isOff = one.matches(':disabled, [aria-disabled=true], [inert] *')
        return [color, fill, fontSize, fontWeight, textShadow, textDecorationLine, around, isOff, groundOf(one)].join()
      }
      const says = (one: Element): boolean =>
        one.matches('input, select, textarea') ||
        [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim())
      const old = new Set(known)
      const fresh = [...(dialog ?? document.body).querySelectorAll('*')].filter(
        (one) => says(one) && one.checkVisibility({ visibilityProperty: true }) && !old.has(signOf(one)),
      )
      // Of those that are alike the first and the last: each costs as much as the others.
      const bySign = (some: readonly Element[]) => new Map(some.map((one) => [signOf(one), one])).values()
      const parts = [...bySign(fresh.toReversed()), ...bySign(fresh)]
      if (parts.length === 0) return { lines: [], looked: [] }
      for (const one of parts) looked.add(signOf(one))
      within.include = parts
    }
    // It is not painted (`browser.ts`), which axe would take for an empty page.
    const { getComputedStyle: styleOf } = window
    window.getComputedStyle = (one, pseudo) => {
      const style = styleOf(one, pseudo)
      if (one !== document.documentElement || style.opacity === '1') return style
      const painted = (name: string): string => (name === 'opacity' ? '1' : style.getPropertyValue(name))
      return Object.create(style, { getPropertyValue: { value: painted } }) as CSSStyleDeclaration
    }
    try {
      const { violations: wrong } = await checker.run(within as never, {
        resultTypes: ['violations'],
        // Style sheets would be fetched and read for a rule that is off.
        preload: { assets: ['media'] },
        ...(only && { runOnly: [...only] }),
        rules: Object.fromEntries(never.map((id) => [id, { enabled: false }])),
      })
      const lines = wrong.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')}`))
      return { lines, looked: [...looked] }
    } finally {
      window.getComputedStyle = styleOf
    }
  }, asked)
}
/** Colours that have been looked at, and nothing was wrong with them: each once, and each time with `--long`. */
const clear = new Set<string>()
async function colours(page: Page): Promise<readonly string[]> {
  const { lines, looked } = await found(page, { only: COLOURS, ...(!LONG && { known: [...clear] }) })
  if (lines.length === 0) for (const one of looked) clear.add(one)
  return lines
}

const MAP = '.viewport'
/** Kinds of elements of a map that have been looked at. */
const lookedAt = new Set<string>()
/**
 * Whether all on the map is of a kind that has been looked at: what is drawn there again and again is looked at once, and each time with `--long`. A kind is
 * what an element is called, and what it says of itself: one without a name is none of those with one.
 */
async function isKnown(page: Page): Promise<boolean> {
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
  const isNew = kinds.filter((kind) => !lookedAt.has(kind))
  for (const kind of isNew) lookedAt.add(kind)
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
  const others = async () => {
    const except = !LONG && (await isKnown(page)) ? [MAP] : []
    return (await found(page, { never: COLOURS, except })).lines
  }
  await wear('light')
  const light = [...(await others()), ...(await colours(page))]
  const elements = await markup(page)
  await wear('dark')
  const isSame = (await markup(page)) === elements
  const dark = [...(isSame ? [] : await others()), ...(await colours(page))]
  return { light, dark }
}
