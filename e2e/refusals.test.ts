/** Nothing is done in silence: what is refused, what bots do, what is odd about a file or an address. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { POLL, settled } from './driver.ts'
import { atHome, atTable, upload } from './page.ts'
import { askedIn, madeGame } from './records.ts'

const { visiting, staying, address } = theBrowser()
const stay = staying()

async function take(page: Page, record: string): Promise<string> {
  await atHome(page, address)
  await upload(page, 'game.json', record)
  return atTable(page)
}

test('"montmorency to beauport" where there is one way only: no false reproach', async () => {
  const seats = { british: 'bot:greedy', french: 'human' }
  const record = await madeGame({ seed: 1, seats, until: askedIn('french', 'orders', 1) })
  await stay(async (page) => {
    await take(page, record)
    await settled(page)
    await page.keyboard.press('/')
    await page.locator('.command input:focus').waitFor()
    await page.keyboard.type('march montmorency to beauport')
    await page.keyboard.press('Enter')
    await page.locator('.prompt-text', { hasText: 'Who goes from Montmorency to Beauport' }).waitFor()
    await page.waitForTimeout(300)
    expect(await page.locator('.command-answer').allTextContents()).toEqual([])
  })
})

test('a bot is paused, goes by steps, and still waits when the page is loaded again; clicks meanwhile are answered', () =>
  visiting(
    async ({ page }) => {
      const seats = { british: 'human', french: 'bot:greedy' }
      await take(page, await madeGame({ seed: 1, seats, until: askedIn('british', 'orders', 1) }))
      await settled(page)
      await page.getByRole('button', { name: 'Pause' }).click()
      // Orders are written in secret: nobody waits for that.
      const thinking = () =>
        page.evaluate(() => {
          const { news } = window.inside
          if (news?.news !== 'scene' || news.scene.observation.step === 'orders') return false
          return news.scene.paused && news.scene.thinking.length > 0
        })
      const wanted = () => page.evaluate(() => window.inside.wants())
      for (let clicks = 0; clicks < 60; clicks++) {
        await expect.poll(async () => (await thinking()) || (await wanted()) !== undefined, POLL).toBe(true)
        if (await thinking()) break
        await page
          .locator((await wanted()) === 'confirm' ? '.pending .button-primary' : '.option')
          .first()
          .click()
      }
      expect(await thinking()).toBe(true)
      await page.reload()
      await page.getByRole('button', { name: 'Go on' }).waitFor()
      await expect.poll(thinking, POLL).toBe(true)
      await page.getByLabel('Pace').waitFor()

      const spot = await page.evaluate(() => window.inside.spot('.q-zone'))
      await page.mouse.click(spot?.x ?? 0, spot?.y ?? 0)
      await page.locator('.refusal', { hasText: 'for the other side to decide' }).waitFor()

      const shown = () => page.locator('.table').textContent()
      const before = await shown()
      await page.getByRole('button', { name: 'One step', exact: true }).click()
      await expect.poll(shown, POLL).not.toBe(before)
      await page.getByRole('button', { name: 'Go on' }).click()
      await settled(page)
      await page.getByRole('button', { name: 'Pause' }).waitFor()
    },
    { confirm: false },
  ))

test('a block dragged where no march leads is told why, with the rule; where one does, the march is written', async () => {
  const seats = { british: 'human', french: 'bot:greedy' }
  const record = await madeGame({ seed: 1, seats, until: askedIn('british', 'orders', 1) })
  await stay(async (page) => {
    await take(page, record)
    await settled(page)
    const drag = async (to: string) => {
      const from = await page.evaluate(() => window.inside.spot('.q-block[data-drag]'))
      const end = await page.evaluate((zone) => window.inside.spot(`.q-zone[data-space=${zone}]`), to)
      await page.mouse.move(from?.x ?? 0, from?.y ?? 0)
      await page.mouse.down()
      await page.mouse.move(end?.x ?? 0, end?.y ?? 0, { steps: 5 })
      await page.mouse.up()
    }
    await drag('cap_rouge')
    const refusal = page.locator('.refusal', { hasText: 'no road and no boat leads from Ile' })
    await refusal.getByRole('button', { name: '6.5.1' }).waitFor()
    await drag('levis')
    await page.locator('.prompt-text', { hasText: 'Levis' }).waitFor()
  })
})

test('after the end a click says that it is over', async () => {
  const record = await madeGame({ seed: 5 })
  await stay(async (page) => {
    await take(page, record)
    await settled(page)
    const spot = await page.evaluate(() => window.inside.spot('.q-zone'))
    await page.mouse.click(spot?.x ?? 0, spot?.y ?? 0)
    await page.locator('.refusal', { hasText: 'the game is over' }).waitFor()
  })
})

test('a file whose promise does not hold, with a bot that nobody knows: both are said', async () => {
  const record = await madeGame({ seed: 31, until: askedIn('british', 'orders', 1) })
  const changed = record.replace(/("seed": ")(.)/, (_, a, b) => `${a}${b === '0' ? 1 : 0}`)
  await stay(async (page) => {
    await take(page, changed.replace('bot:greedy', 'bot:montcalm'))
    await page.locator('.toast', { hasText: 'do not match' }).waitFor()
    await page.locator('.toast', { hasText: 'montcalm' }).waitFor()
    await page.goto(address)
    await take(page, changed)
    await settled(page)
    await page.locator('.menu-button').click()
    await page.getByRole('button', { name: 'Are the dice fair?' }).click()
    await page.locator('dialog[open] .notice-problem', { hasText: 'does not hold' }).waitFor()
  })
})

test.each(['lessons', 'new', 'rules'])('#/%s of a game that is not there says so', (name) =>
  stay(async (page) => {
    await page.goto(`${address}#/${name}/nogame`)
    await page.locator('.notice-problem', { hasText: 'not available here' }).waitFor()
  }),
)

test('a replay follows its address, to the same moment twice as well', async () => {
  const record = await madeGame({ seed: 31, until: askedIn('british', 'orders', 2) })
  await stay(async (page) => {
    const id = await take(page, record)
    await settled(page)
    const at = () => page.locator('.replay-slider input').inputValue()
    const goTo = (moment: number) =>
      page.evaluate(
        ([one, n]) => {
          location.hash = `#/replay/${one}?at=${n}`
        },
        [id, moment] as const,
      )
    await goTo(5)
    await expect.poll(at, POLL).toBe('5')
    await page.locator('.replay-slider input').fill('7')
    await page.waitForURL(/at=7/)
    await goTo(5)
    await expect.poll(at, POLL).toBe('5')
    // Beyond the end: both are at the end, the second time too.
    const last = await page.locator('.replay-slider input').getAttribute('max')
    for (const far of [99_999, 99_998]) {
      await goTo(far)
      await expect.poll(at, POLL).toBe(last)
      await page.waitForURL(new RegExp(`at=${last}(&|$)`))
    }
  })
})
