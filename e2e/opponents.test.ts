/** Machine players at the table: ranks, hints, chances, seats that change hands, and a page that never waits for them. */
import { availableParallelism, loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { click, handOn, POLL, settled } from './driver.ts'
import { atHome, atTable, GAME, openGame, upload } from './page.ts'
import { askedIn, madeGame } from './records.ts'

const { visiting, address } = theBrowser({ painted: true })
/** How many want a processor; from `CROWDED` on nothing is to be had from the clock any more. */
const CROWDED = 3
const load = (): number => Math.min(CROWDED, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()))
const NOTHING = { light: [], dark: [] }
const ORDERS = { seed: 41, until: askedIn('british', 'orders', 2) }
const against = (player: string) => madeGame({ ...ORDERS, seats: { british: 'human', french: `bot:${player}` } })
const BOTS = { british: 'bot:general', french: 'bot:general' }

/** Two generals play, and nobody waits until they have done. */
async function watched(page: Page): Promise<void> {
  await atHome(page, address)
  await upload(page, 'game.json', await madeGame({ ...ORDERS, seats: BOTS }))
  await atTable(page)
}
/** Files of what was learned that the page has asked for. */
function brains(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (/\/host-brain-/.test(request.url())) asked.push(request.url())
  })
  return asked
}
const lastAsked = (page: Page, ask: string) =>
  page.evaluate((wanted) => window.inside.asked.findLast((one) => one.ask === wanted), ask)

describe('a new game', () => {
  test('the captain unless another is chosen; a rank for each side, and time to think', () =>
    visiting(async ({ page }) => {
      await page.goto(`${address}#/new/${GAME}`)
      const chairs = page.locator('.chair')
      await expect.poll(() => chairs.nth(1).locator('input[value=captain]').isChecked(), POLL).toBe(true)
      await chairs.nth(0).locator('input[value=bot]').check()
      for (const chair of await chairs.all()) await chair.locator('input[value=general]').check()
      await page.locator('input[value="5000"]').check()
      await page.locator('.new-start button[type=submit]').click()
      await atTable(page)
      expect(await lastAsked(page, 'create')).toMatchObject({
        setup: { seats: { british: { player: 'general' }, french: { player: 'general' } } },
      })
      await expect.poll(() => lastAsked(page, 'pace'), POLL).toMatchObject({ think: 5000 })
      await page.reload()
      await expect.poll(() => lastAsked(page, 'pace'), POLL).toMatchObject({ think: 5000 })
    }))
})

describe('a hint', () => {
  test('by key: the plan, why, how sure; the first click is marked, not chosen; it goes with the next choice', () =>
    visiting(
      async ({ page }) => {
        await openGame(page, address, await against('captain'))
        await page.keyboard.press('h')
        await page.locator('.hint .hint-steps').waitFor()
        expect(await page.locator('.option[data-suggested]').count()).toBe(1)
        expect(await page.locator('.hint').textContent()).toMatch(/Chance to win this way: \d+%/)
        await expect
          .poll(() => page.locator('[role=log].unseen').textContent(), POLL)
          .toContain('The general’s advice (British): ')
        expect(await page.evaluate(() => window.inside.asked.some(({ ask }) => ask === 'answer'))).toBe(false)
        expect(await violationsInBoth(page)).toEqual(NOTHING)
        await page.locator('.option[data-suggested]').click()
        await settled(page)
        expect(await page.locator('.hint, .option[data-suggested]').count()).toBe(0)
      },
      { theme: 'system' },
    ))
  test('by button; who does not want to wait leaves it', () =>
    visiting(
      async ({ page }) => {
        await openGame(page, address, await against('captain'))
        await page.getByRole('button', { name: 'Hint' }).click()
        await page.locator('.hint-wait').waitFor()
        await page.locator('.hint button').click()
        await page.locator('.hint').waitFor({ state: 'detached' })
        await expect.poll(() => page.evaluate(() => window.inside.open), POLL).toBe(0)
        expect(await page.locator('.hint').count()).toBe(0)
      },
      { think: 1000 },
    ))
  test('none where two people play, nor chances', () =>
    visiting(
      async ({ page }) => {
        await openGame(page, address, await madeGame({ ...ORDERS, seats: { british: 'human', french: 'human' } }))
        await click(handOn(page, 1))
        await settled(page)
        await page.keyboard.press('h')
        await page.keyboard.press('j')
        expect(await page.locator('.hint, .judgement, button:has-text("Hint")').count()).toBe(0)
        expect(await page.evaluate(() => window.inside.asked.map(({ ask }) => ask))).not.toContain('hint')
      },
      { judgement: true },
    ))
})

describe('the chances of the sides', () => {
  test('off at first; a key shows them, in figures and words, and again after loading', () =>
    visiting(
      async ({ page }) => {
        await openGame(page, address, await against('captain'))
        expect(await page.locator('.judgement').count()).toBe(0)
        await page.keyboard.press('j')
        await page.locator('.judgement-words').waitFor()
        expect(await page.locator('.judgement-words').textContent()).toMatch(/British \d+%.*French \d+%/)
        expect(await violationsInBoth(page)).toEqual(NOTHING)
        await page.reload()
        await page.locator('.judgement-words').waitFor()
      },
      { theme: 'system' },
    ))
  test('in a replay, with a hint, from the seat one looks from', () =>
    visiting(
      async ({ page }) => {
        const id = await openGame(page, address, await madeGame({ seed: 41 }))
        await page.goto(`${address}#/replay/${id}?at=8&seat=french`)
        await page.locator('.judgement-words').waitFor()
        await expect.poll(() => lastAsked(page, 'judgement'), POLL).toMatchObject({ seat: 'french', moment: 8 })
        await page.keyboard.press('h')
        await page.locator('.hint .hint-steps').waitFor()
        expect(await violationsInBoth(page)).toEqual(NOTHING)
      },
      { judgement: true, theme: 'system' },
    ))
})

test('the machine takes over a seat, plays, and gives it back; another rank takes the other', () =>
  visiting(async ({ page }) => {
    await openGame(page, address, await against('captain'))
    const scene = () =>
      page.evaluate(() => (window.inside.news?.news === 'scene' ? window.inside.news.scene : undefined))
    const seats = async (role: string, player: string) => {
      await page.locator('.menu-button').click()
      await page.getByRole('button', { name: 'Change who plays' }).click()
      await page.locator('.seats').getByLabel(role).selectOption(player)
      await expect.poll(() => page.evaluate(() => window.inside.open), POLL).toBe(0)
      await page.keyboard.press('Escape')
    }
    const [human, recruit] = [{ kind: 'human' }, { kind: 'bot', player: 'recruit' }]
    const sergeant = { kind: 'bot', player: 'sergeant' }
    await seats('French', 'sergeant')
    expect(await scene()).toMatchObject({ deciding: 'british', setup: { seats: { british: human, french: sergeant } } })
    await page.getByRole('tab', { name: 'About' }).click()
    await page.locator('.info').getByText('French (bot, sergeant)').waitFor()
    // Nothing is played for him before he says so.
    await page.getByRole('button', { name: 'Pause' }).click()
    const before = (await scene())?.observation.revision ?? 0
    await seats('British', 'recruit')
    await page.getByText('You are watching').waitFor()
    expect(await scene()).toMatchObject({
      watching: true,
      thinking: ['british'],
      setup: { seats: { british: recruit } },
    })
    expect(await page.locator('.option').count()).toBe(0)
    await page.getByRole('button', { name: 'One step' }).click()
    await expect.poll(() => page.evaluate(() => window.inside.open), POLL).toBe(0)
    await seats('British', '')
    const back = await scene()
    expect(back).toMatchObject({ watching: false, seat: 'british', setup: { seats: { british: human } } })
    await page.getByRole('button', { name: 'Go on' }).click()
    expect(await settled(page)).toMatch(/choose|confirm/)
    expect((await scene())?.deciding).toBe('british')
    // The recruit has clicked for him.
    expect((await scene())?.observation.revision ?? 0).toBeGreaterThan(before)
    await page.reload()
    await settled(page)
    expect(await scene()).toMatchObject({ deciding: 'british', setup: { seats: { british: human, french: sergeant } } })
  }))

describe('thinking', () => {
  test('it is seen how far; “play now” ends it', () =>
    visiting(
      async ({ page }) => {
        await watched(page)
        await page.locator('.thinking [role=progressbar]').waitFor()
        expect(await violationsInBoth(page)).toEqual(NOTHING)
        await page.locator('.thinking').waitFor()
        const before = await page.evaluate(() => window.inside.told.length)
        const began = Date.now()
        await page.locator('.thinking button').click()
        await expect
          .poll(
            () =>
              page.evaluate((from) => window.inside.told.slice(from).some((one) => one.includes('"scene"')), before),
            POLL,
          )
          .toBe(true)
        expect(Date.now() - began).toBeLessThan(2500 * load())
      },
      { think: 5000, theme: 'system' },
    ))

  /** Frames a second while the general thinks, and the longest pause between two of them. */
  const frames = (page: Page) =>
    page.evaluate(async () => {
      const times: number[] = []
      const end = performance.now() + 1200
      while (performance.now() < end) times.push(await new Promise<number>(requestAnimationFrame))
      return (1000 * (times.length - 1)) / ((times.at(-1) as number) - (times[0] as number))
    })
  test('the page draws on: 60 frames a second, less what others take of the machine', () =>
    visiting(
      async ({ page, context }) => {
        await openGame(page, address, await against('captain'))
        const idle = await frames(page)
        await watched(page)
        await page.locator('.thinking').waitFor()
        const rates: number[] = []
        for (let i = 0; i < 4 && !rates.some((rate) => rate >= Math.min(55, 0.9 * idle)); i++)
          rates.push(await frames(page))
        process.stdout.write(
          `     frames while the general thinks: ${rates.map((one) => one.toFixed(1)).join(', ')}; idle ${idle.toFixed(1)}\n`,
        )
        if (load() < CROWDED) expect(Math.max(...rates)).toBeGreaterThanOrEqual(Math.min(55, 0.9 * idle) / load())
        // Whatever else the machine does: the page itself has next to nothing to do.
        const devtools = await context.newCDPSession(page)
        await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
        const busy = async () =>
          (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0
        const [before, began] = [await busy(), performance.now()]
        await page.waitForTimeout(1000)
        const share = (1000 * ((await busy()) - before)) / (performance.now() - began)
        process.stdout.write(`     of a processor the page takes ${(100 * share).toFixed(1)} %\n`)
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThan(0.2)
      },
      { think: 1000 },
    ))
  /** Beyond the time it may take, on a machine that does other work as well. */
  const MARGIN = 250
  test('on a page that is four times slower generals keep their time, and it draws on', () =>
    visiting(
      async ({ page, context }) => {
        await watched(page)
        const devtools = await context.newCDPSession(page)
        // For pages only: it does not reach the worker, which `npm run pace -- --slow 4` is about.
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        const { thought, rate } = await page.evaluate(async () => {
          const { told } = window.inside
          const heard: { at: number; text: string }[] = []
          told.push = (text) => heard.push({ at: performance.now(), text })
          const frames: number[] = []
          const end = performance.now() + 4000
          while (performance.now() < end) frames.push(await new Promise<number>(requestAnimationFrame))
          const scenes = heard.filter(({ text }) => text.includes('"news":"scene"'))
          const waits = scenes.slice(1).map(({ at }, i) => at - (scenes[i] as { at: number }).at)
          const span = (frames.at(-1) as number) - (frames[0] as number)
          // What a plan had settled was not thought about.
          return { thought: waits.filter((wait) => wait > 100), rate: (1000 * (frames.length - 1)) / span }
        })
        thought.sort((a, b) => a - b)
        const [median = 0, longest = 0] = [thought[thought.length >> 1], thought.at(-1)]
        process.stdout.write(
          `     slowed, with 1 s: ${thought.length} decisions, half within ${median.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms; ${rate.toFixed(1)} frames\n`,
        )
        expect(thought.length).toBeGreaterThan(2)
        if (load() < CROWDED) expect(longest).toBeLessThanOrEqual(1000 + MARGIN * load())
      },
      { think: 1000 },
    ))
})

describe('what was learned', () => {
  test('is a file of its own: it comes with the first who thinks with it, never for a recruit', () =>
    visiting(async ({ page }) => {
      const asked = brains(page)
      await page.goto(`${address}#/new/${GAME}`)
      await page.locator('.chair').first().waitFor()
      await openGame(page, address, await against('recruit'))
      const before = await page.evaluate(() => window.inside.told.length)
      const hand = handOn(page, 5)
      for (let i = 0; i < 12; i += 1) await click(hand)
      expect(await settled(page)).toMatch(/choose|confirm/)
      const thought = await page.evaluate(
        (from) => window.inside.told.slice(from).some((one) => one.includes('"thinking":["french"]')),
        before,
      )
      expect(thought).toBe(true)
      expect(asked).toEqual([])
      // While something waits to be confirmed, nothing else is offered.
      while ((await settled(page)) === 'confirm') await click(hand)
      await page.keyboard.press('h')
      await page.locator('.hint .hint-steps').waitFor()
      expect(asked).toHaveLength(1)
    }))
})
