/** A hand for the two boards of the theatre, with a mouse or with keys: what is to be chosen is pressed where it stands, or sought in the list. */
import { type Option, type Random, seeded } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { pieceCalled } from '@carillon/wilderness-war/page'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { placeOf as placeOfUnit } from '../packages/web/src/boards/bayonets-and-tomahawks/find.ts'
import { placeOf as placeOfPiece } from '../packages/web/src/boards/wilderness-war/find.ts'
import { POLL, press } from './driver.ts'
import { confirm, focused, repeat, TYPED, tabTo, walkTo } from './keys.ts'
import { keptView, theGame } from './records.ts'

export const BAYONETS = 'bayonets-and-tomahawks'
export const WILDERNESS = 'wilderness-war'

/** Where something is chosen. */
type Way = 'map' | 'sheet' | 'card'
export interface TheatreHand {
  readonly page: Page
  readonly game: string
  readonly random: Random
  readonly fingers: Fingers
}
export const theatreHand = (page: Page, game: string, fingers: Fingers, seed: number): TheatreHand => ({
  page,
  game,
  fingers,
  random: seeded(seed),
})

export const viewNow = <V>(page: Page): Promise<V> =>
  page.evaluate(() => {
    const { news } = window.inside
    if (news?.news !== 'scene') throw new Error('there is no table')
    return news.scene.observation.view
  }) as Promise<V>

/** What an option is about, as the elements of the page name it. */
export interface Thing {
  readonly field: 'unit' | 'card' | 'connection' | 'space'
  readonly value: string
}
export function thingOf(option: Option): Thing | undefined {
  const unit = option.unit ?? option.piece
  if (unit !== undefined) return { field: 'unit', value: String(unit) }
  for (const field of ['card', 'connection', 'space'] as const)
    if (option[field] !== undefined) return { field, value: String(option[field]) }
  return undefined
}
/** The place on the map where somebody stands; in a box, none. */
export async function placeOf({ page, game }: TheatreHand, unit: string): Promise<string | undefined> {
  const view = await viewNow<never>(page)
  return game === BAYONETS ? placeOfUnit(view, unit as never) : placeOfPiece(view, pieceCalled(unit))
}

/** In what was opened, in a battle: a unit that is a button, or that has buttons. */
export const unitButton = (unit: string): string =>
  `.viewport :is(button[data-unit="${unit}"], [data-unit="${unit}"] button)`
export const stackOf = (place: string): string => `.viewport [data-stack][data-space="${place}"]`
/** What can be chosen in an opened place; not what closes it. */
export const inSheet = (place: string): string =>
  `.viewport section:has(h2[data-space="${place}"]) button:not(header button)`
export const cardButton = (card: string): string =>
  `[data-tab=cards] :is(button[data-card="${card}"], [data-card="${card}"] button)`

/** The answers from the first, or a later one, on. */
export const answers = (page: Page, from = 0): Promise<readonly Option[]> =>
  page.evaluate(
    (first) =>
      window.inside.asked.flatMap((request) => (request.ask === 'answer' ? [request.option] : [])).slice(first),
    from,
  )

/** How things are pressed. */
export interface Fingers {
  /** On the map; false if it is hidden by what lies over it, or cannot be got at. */
  map(page: Page, selector: string): Promise<boolean>
  /** One of the buttons that match; false if none comes. */
  button(page: Page, selector: string, random: Random): Promise<boolean>
  tab(page: Page, id: string): Promise<void>
  list(page: Page, number: number): Promise<unknown>
  confirm(page: Page): Promise<void>
}
/** In milliseconds: what has not come by then is sought in the list. */
const SOON = 2500
/** Whether one is there, soon. */
const comes = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .waitFor({ timeout: SOON })
    .then(
      () => true,
      () => false,
    )
export const MOUSE: Fingers = {
  async map(page, selector) {
    const spot = await page.evaluate((wanted) => window.inside.spot(wanted), selector)
    if (spot) await page.mouse.click(spot.x, spot.y)
    return spot !== undefined
  },
  async button(page, selector, random) {
    if (!(await comes(page, selector))) return false
    await press(page, selector, random.below(await page.locator(selector).count()))
    return true
  },
  tab: (page, id) => page.locator(`[role=tab][id$="-${id}"]`).click(),
  list: (page, number) => press(page, '.option', number),
  confirm: (page) => press(page, '.pending .button-primary'),
}
export const KEYS: Fingers = {
  async map(page, selector) {
    if ((await page.locator(selector).count()) === 0 || !(await walkTo(page, selector))) return false
    await page.keyboard.press('Enter')
    return true
  },
  async button(page, selector, random) {
    if (!(await comes(page, selector))) return false
    await tabTo(page, selector)
    await repeat(page, 'Tab', random.below(await page.locator(selector).count()))
    await tabTo(page, selector)
    await page.keyboard.press('Enter')
    return true
  },
  async tab(page, id) {
    await tabTo(page, '[role=tab][aria-selected=true]')
    const wanted = `[role=tab][id$="-${id}"]`
    for (let steps = 0; steps < 12 && !(await focused(page, wanted)); steps++) await page.keyboard.press('ArrowRight')
  },
  list: (page, number) => [TYPED.list, TYPED.number, TYPED.name][number % 3]?.(page, number) ?? Promise.resolve(),
  confirm,
}

/** What comes of pressing a space: it is chosen, or opened if there is more than one thing to choose. The page itself looks. */
export const comesOf = (page: Page, answered: number, sheet: string): Promise<'map' | 'sheet' | undefined> =>
  page.evaluate(
    async ([before, opened, soon]) => {
      const { asked } = window.inside
      for (const end = performance.now() + soon; performance.now() < end; ) {
        if (asked.filter(({ ask }) => ask === 'answer').length > before) return 'map'
        if (document.querySelector(opened)) return 'sheet'
        await new Promise((resolve) => setTimeout(resolve, 4))
      }
      return undefined
    },
    [answered, sheet, SOON] as const,
  )

/** Goes for a thing; where it was chosen, or undefined if it was not. */
export async function goFor(hand: TheatreHand, { field, value }: Thing): Promise<Way | undefined> {
  const { page, random, fingers } = hand
  if (field === 'card') {
    await fingers.tab(page, 'cards')
    return (await fingers.button(page, cardButton(value), random)) ? 'card' : undefined
  }
  if (field === 'connection')
    return (await fingers.map(page, `.viewport [data-can][data-connection="${value}"]`)) ? 'map' : undefined
  if (field === 'unit') {
    if ((await page.locator(unitButton(value)).count()) === 0) {
      const place = await placeOf(hand, value)
      if (place === undefined || !(await fingers.map(page, stackOf(place)))) return undefined
    }
    return (await fingers.button(page, unitButton(value), random)) ? 'sheet' : undefined
  }
  const before = (await answers(page)).length
  const sheet = inSheet(value)
  const there = await fingers.map(page, `.viewport [data-can][data-space="${value}"]:not([data-stack])`)
  if (!there && !(await fingers.map(page, stackOf(value)))) return undefined
  const way = await comesOf(page, before, sheet)
  return way === 'sheet' && !(await fingers.button(page, sheet, random)) ? undefined : way
}

type Place = readonly [x: number, y: number, width: number, height: number]
/** Where the spaces and the stacks on them are, in units of the map. */
const placed = (page: Page, selector: string): Promise<Readonly<Record<string, Place>>> =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<SVGElement>(`.viewport-layer ${wanted}`)]
    return Object.fromEntries(
      all.map((one) => {
        const box = one.querySelector('rect') as SVGRectElement
        const { width, height } = box.getBBox()
        const { a = 1, e = 0, f = 0 } = box.getCTM() ?? {}
        const { a: scale = 1 } = (one.closest('svg') as SVGSVGElement).getCTM() ?? {}
        const { x, y } = box.getBBox()
        const unit = a / scale
        const at = [e / scale + x * unit, f / scale + y * unit, width * unit, height * unit]
        return [`${one.dataset.space} ${one.dataset.stack ?? ''}`, at.map(Math.round) as unknown as Place]
      }),
    )
  }, selector)
const SPACES = '[data-space]:not([data-stack])'
/** A stack lies in the room of its space, however many are in it; where two share one, `theatre-clear.test.ts` looks. */
export async function stacksAreInPlace(page: Page): Promise<void> {
  const [spaces, stacks] = [await placed(page, SPACES), await placed(page, '[data-stack]:not([data-shared])')]
  const outside = Object.entries(stacks).filter(([name, [x, y, width, height]]) => {
    const room = spaces[`${name.split(' ')[0]} `]
    if (!room) return false
    const [left, top, wide, high] = room
    return x < left - 2 || y < top - 2 || x + width > left + wide + 2 || y + height > top + high + 2
  })
  expect(Object.keys(stacks).length).toBeGreaterThan(10)
  expect(outside).toEqual([])
}

/** The words of a game. */
export async function saying(game: string): Promise<ReturnType<typeof renderer>> {
  return renderer((await theGame(game)).catalogues.en, 'en')
}

/** The score on the screen is that of the game as it is kept, played again without the page. */
export async function scoreIsRight(page: Page, id: string, words: (view: never) => string): Promise<void> {
  await MOUSE.tab(page, 'tracks')
  const panel = page.locator('[data-tab=tracks]')
  await expect
    .poll(
      async () => (await panel.textContent())?.includes(words((await keptView(page, id, 'british')) as never)),
      POLL,
    )
    .toBe(true)
}
