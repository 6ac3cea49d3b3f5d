/** Each shape of option of the two theatre games is chosen once where it stands, from positions made for it. */
import { sameOption } from '@carillon/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../packages/web/src/boards/index.ts'
import { groupsOf } from '../packages/web/src/table/option-list.ts'
import { theBrowser } from './browser.ts'
import { optionsNow, POLL, settled } from './driver.ts'
import { openGame } from './page.ts'
import { type Offered, shapesIn } from './shapes.ts'
import {
  answers,
  BAYONETS,
  goFor,
  KEYS,
  MOUSE,
  saying,
  stacksAreInPlace,
  theatreHand,
  thingOf,
  viewNow,
  WILDERNESS,
} from './theatre.ts'

const { staying, address } = theBrowser()
const WISHES = [
  { game: BAYONETS, scenario: '4' },
  { game: WILDERNESS, scenario: 'annus-mirabilis' },
] as const
const GAMES = await Promise.all(WISHES.map(async (wish) => ({ ...wish, shapes: await shapesIn(wish) })))

/** So many different things one may do, at least: fewer would mean that the positions have become dull. */
const LEAST = 28

describe.each(GAMES)('$game', ({ game, shapes }) => {
  const stay = staying()
  test('enough is offered', () => expect(shapes.length).toBeGreaterThanOrEqual(LEAST))

  /** The record on the screen, as long as nothing was chosen that cannot be taken back. */
  let open: string | undefined
  const at = async (page: Page, { record, option }: Offered) => {
    if (open !== record) await openGame(page, address, record)
    open = record
    const board = await SHELF.find(({ id }) => id === game)?.load()
    if (!board) throw new Error(`${game} has no board`)
    const listed = groupsOf(board, await optionsNow(page), await viewNow(page), await saying(game))
    const number = listed.flatMap(({ options }) => options).findIndex((one) => sameOption(one.option, option))
    expect(number, 'the position is the one that was made').toBeGreaterThanOrEqual(0)
    return number
  }

  test.each(shapes.map((offered, n) => ({ ...offered, n })))('$shape', (offered) =>
    stay(async (page) => {
      const number = await at(page, offered)
      const hand = theatreHand(page, game, offered.n % 2 === 0 ? MOUSE : KEYS, offered.n)
      const before = (await answers(page)).length
      const thing = thingOf(offered.option)
      const way = thing && (await goFor(hand, thing))
      const [there] = way ? await answers(page, before) : []
      if (there && thing) {
        // What was pressed is what was chosen, or somebody who stands there.
        const chosen = thingOf(there)
        if (thing.field !== 'space' || chosen?.field === 'space') expect(chosen).toEqual(thing)
      } else {
        await page.keyboard.press('Escape')
        await hand.fingers.list(page, number)
        await expect.poll(async () => (await answers(page, before)).length, POLL).toBe(1)
        expect((await answers(page, before))[0]).toEqual(offered.option)
      }
      await settled(page)
      await stacksAreInPlace(page)
      const back = await page.evaluate(() => {
        const { news } = window.inside
        return news?.news === 'scene' && (news.scene.pending !== undefined || news.scene.observation.canUndo)
      })
      if (back) {
        await page.keyboard.press('u')
        await settled(page)
        const same = (await optionsNow(page)).some((one) => sameOption(one, offered.option))
        if (!same) open = undefined
      } else open = undefined
    }),
  )
})
