/** Plays by clicking: on the board what can be chosen there, else a button of the list. */
import { type Option, type Random, seeded } from '@carillon/kernel'
import type { Page } from 'playwright-core'
import type { Spot, Wants } from './page-listener.ts'

export interface Played {
  board: number
  list: number
  confirmed: number
  curtains: number
}
/** Machines may be slow and shared: this long, in milliseconds, before it is said that something does not come. */
export const PATIENCE = 60_000
/** What comes in its time, not at once. */
export const POLL = { timeout: PATIENCE }

export const settled = (page: Page): Promise<Wants> => page.evaluate((most) => window.inside.settled(most), PATIENCE)

/** The board lies still: what is asked about has been brought into sight. */
export async function atRest(page: Page): Promise<void> {
  const where = () => page.locator('.viewport-layer').evaluate((layer) => JSON.stringify(layer.getBoundingClientRect()))
  for (let [last, now] = ['', await where()]; last !== now; [last, now] = [now, await where()])
    await page.waitForTimeout(450)
}
/** What may be chosen now, as the host told the page. */
export const optionsNow = (page: Page): Promise<readonly Option[]> =>
  page.evaluate(() => {
    const { news } = window.inside
    return news?.news === 'scene' ? (news.scene.observation.decision?.options ?? []) : []
  })

/** Where an option is on the board: the piece, the place, the button over the map. */
function onBoard({ block, space, column, connection, do: verb, ...option }: Option): string | undefined {
  const unit = option.unit ?? option.piece
  if (unit !== undefined && column === undefined)
    return `.viewport :is([data-can], .q-can, .th-can)[data-unit="${unit}"]:not([data-stack])`
  if (block !== undefined) return `.viewport [data-can][data-block="${block}"]`
  if (space !== undefined && verb !== 'naval' && verb !== 'indian')
    return `.viewport :is(.q-zone, .th-space)[data-can][data-space="${space}"]`
  if (connection !== undefined) return `.viewport [data-can][data-connection="${connection}"]`
  return undefined
}

export interface Hand {
  readonly page: Page
  readonly random: Random
  readonly played: Played
}
export const handOn = (page: Page, seed: number): Hand => ({
  page,
  random: seeded(seed),
  played: { board: 0, list: 0, confirmed: 0, curtains: 0 },
})

/** Where to click for a button that may have to be brought into sight first. */
const spotOf = (page: Page, selector: string, number = 0): Promise<Spot | undefined> =>
  page.evaluate(([wanted, n]) => window.inside.brought(wanted, n), [selector, number] as const)

/** A click as a hand makes it. Playwright's own waits for two frames before each, which takes long on a loaded machine. */
export async function press(page: Page, selector: string, number = 0): Promise<void> {
  const spot = await spotOf(page, selector, number)
  if (spot) await page.mouse.click(spot.x, spot.y)
  else await page.locator(selector).nth(number).click()
}

/** Chooses something: true if a click on the board did it. */
async function choose({ page, random }: Hand): Promise<boolean> {
  const options = await optionsNow(page)
  const selector = onBoard(options[random.below(options.length)] as Option)
  const number = random.below(options.length)
  const before = await page.evaluate((wanted) => {
    const { asked, spot } = window.inside
    return { asked: asked.length, spot: wanted === null ? undefined : spot(wanted) }
  }, selector ?? null)
  if (before.spot) {
    await page.mouse.click(before.spot.x, before.spot.y)
    const answered = () => page.evaluate(() => window.inside.asked.length).then((asked) => asked > before.asked)
    if (await answered()) return true
    // It opened something, or held a piece: put it away. What was slow to be said is not said twice.
    await page.keyboard.press('Escape')
    await settled(page)
    if (await answered()) return true
  }
  await press(page, '.option', number)
  return false
}

/** One click; what the page waited for before it. */
export async function click(hand: Hand): Promise<Wants> {
  const { page, played } = hand
  const wants = await settled(page)
  if (wants === 'confirm') {
    // On a loaded machine what was held may be put away before it is pressed: then it is looked again.
    const spot = await spotOf(page, '.pending .button-primary')
    if (spot) {
      await page.mouse.click(spot.x, spot.y)
      played.confirmed++
    } else await page.waitForTimeout(50)
  } else if (wants === 'sit') {
    await press(page, '.curtain .button-primary')
    played.curtains++
  } else if (wants === 'choose') {
    if (await choose(hand)) played.board++
    else played.list++
  }
  return wants
}

/** Plays to the end, or until `enough` says so. */
export async function play(hand: Hand, enough: (clicks: number) => boolean = () => false): Promise<Played> {
  for (let clicks = 0; clicks < 2000 && !enough(clicks); clicks++) if ((await click(hand)) === 'nothing') break
  await settled(hand.page)
  return hand.played
}
