/**
 * Two browsers, one of them a phone in French: a clock, talk, an offer that is turned down and one that is agreed to; and a seat that
 * both of them open.
 */
import { pickOne, seeded } from '@carillon/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reportTo } from '../packages/server/src/moderation/reports.ts'
import { makeTable } from '../packages/server/src/tables.ts'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { PATIENCE } from './driver.ts'
import { theHouse } from './house.ts'
import { download, upload } from './page.ts'

const { visiting } = theBrowser()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NOTHING = { light: [], dark: [] }
const house = theHouse()

/** Four people, of whom the French alone are waited for, with a clock that has run out. */
async function teams() {
  const clock = { kind: 'live', bank: 1000, add: 0, cap: 1000, flag: 'claim' } as const
  const wish = { title: 'bayonets-and-tomahawks', scenario: '1', options: { team: 'both' }, bots: {}, clock } as const
  const { id, tokens } = await makeTable(house.hall, { ...wish, visibility: 'link' })
  const random = seeded(3)
  const asked = () => house.hall.read(id, ({ table }) => table.decisions)
  for (let all = await asked(); all.map(({ role }) => role).join() !== 'french'; all = await asked()) {
    const { role, options } = pickOne(all, random)
    await house.hall.act(id, null, null, (live) => live.answering(role, pickOne(options, random)))
  }
  for (const role of Object.keys(tokens)) await house.hall.arrived(id, role)
  return { id, tokens }
}

test('two people agree, talk and give up, by keys and by touch', () =>
  visiting(
    async ({ page: british }) => {
      // He has never played it.
      await british.addInitScript(() => {
        if (localStorage.getItem('carillon.minute') === '*') localStorage.removeItem('carillon.minute')
      })
      await british.goto(`${house.address}#/new/quebec-1759`)
      await british.locator('.chair').nth(1).locator('input[value=far]').check()
      await british.locator('.far-options input[value=own]').check()
      await british.getByLabel('Allowed for everyone').check()
      const most = british.getByLabel('Minutes saved up at most')
      await most.selectText()
      await british.keyboard.type('90')
      expect(await most.inputValue()).toBe('90')
      // What is too much is mended when it is left; and no less than the start can be saved up.
      const start = british.getByLabel('Minutes at the start')
      await start.fill('9000')
      await most.focus()
      expect([await start.inputValue(), await most.inputValue()]).toEqual(['600', '600'])
      expect(await violationsInBoth(british)).toEqual(NOTHING)
      await british.locator('.far-options input[value=evening]').check()
      await british.getByRole('button', { name: 'Start the game' }).click()
      await british.locator('dialog[open] input').first().waitFor()
      const link = await british.locator('dialog[open] input').first().inputValue()
      // One dialog after the other: the links, then what the game is about.
      await british.locator('.prompt').waitFor()
      await british.waitForTimeout(1000)
      expect(await british.locator('dialog[open]').count()).toBe(1)
      await british.keyboard.press('Escape')
      await british.locator('dialog[open]', { hasText: 'The game in a minute' }).waitFor()
      await british.keyboard.press('Escape')
      await british.getByRole('tab', { name: 'Between us' }).waitFor()
      await visiting(
        async ({ page: french }) => {
          await french.goto(link)
          await french.locator('.clock').first().waitFor()
          await british.getByRole('tab', { name: 'Between us' }).click()
          await british.getByLabel('Say something').fill('Well met.')
          await british.keyboard.press('Enter')
          // He is not on that page: the tab says that there is something new.
          const tab = french.getByRole('tab', { name: 'Entre nous (1 à lire)' })
          await tab.click()
          await french.locator('.talk-text', { hasText: 'Well met.' }).waitFor()
          expect(await violationsInBoth(british)).toEqual(NOTHING)
          expect(await violationsInBoth(french)).toEqual(NOTHING)

          // What one lets pass in advance is one's own business, and can be called off.
          await british.getByRole('button', { name: 'Pass on something in advance…' }).press('Enter')
          await british.locator('.pass-form').waitFor()
          await british.locator('.pass-place input').fill('levis')
          await british.keyboard.press('Enter')
          await british.locator('.pass-places button').waitFor()
          expect(await violationsInBoth(british)).toEqual(NOTHING)
          await british.locator('.pass-form button[type=submit]').press('Enter')
          await british.locator('.pass-one', { hasText: 'Levis' }).waitFor()
          expect(await french.locator('.pass-one').count()).toBe(0)
          expect(await violationsInBoth(british)).toEqual(NOTHING)
          await british.getByRole('button', { name: 'Ask me again' }).press('Enter')
          await british.locator('.pass-one').waitFor({ state: 'detached' })
          await french.getByText('Les conseils sont permis ici').first().waitFor()
          // What he has seen is a file, while it is still played.
          await british.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
          await british.locator('dialog[open]').getByRole('button', { name: 'Export' }).press('Enter')
          const save = british.getByRole('button', { name: 'Save what I have seen' })
          const { text } = await download(british, () => save.press('Enter'))
          expect(text).toContain('carillon-view/1')
          expect(text).not.toMatch(/"seed"|"inputs"/)

          await british.getByRole('button', { name: 'Offer a draw' }).press('Enter')
          // It is seen at once, and said at once.
          await french.locator('.offer', { hasText: 'proposent la nulle' }).waitFor()
          await french.locator('[role=alert] p', { hasText: 'proposent la nulle' }).waitFor({ state: 'attached' })
          // The keyboard stays where it was.
          expect(await british.evaluate(() => document.activeElement?.textContent)).toBe('Offer a draw')
          await french.getByRole('button', { name: 'Non', exact: true }).tap()
          await british.locator('.offer').waitFor({ state: 'detached' })
          await french.getByRole('button', { name: 'Arrêter les pendules' }).tap()
          await british.getByRole('button', { name: 'Agree', exact: true }).press('Enter')
          await french.getByRole('button', { name: 'Relancer les pendules' }).waitFor()

          await british.getByRole('button', { name: 'Resign…' }).press('Enter')
          await british.locator('dialog[open]').getByRole('button', { name: 'Resign', exact: true }).press('Enter')
          for (const page of [british, french]) await page.locator('.end-title').waitFor()
          expect(await french.locator('.end-title').textContent()).toBe('Les Britanniques abandonnent')
          expect(await violationsInBoth(british)).toEqual(NOTHING)
          // And is looked at again from the first page.
          await british.goto(`${house.address}#/`)
          await upload(british, 'seen.json', text)
          await british.locator('.replay-now').waitFor()

          // In teams, and one of the other side has no time left: a bot plays on for him, and he comes back.
          const { id, tokens } = await teams()
          await british.goto(`${house.address}#/seat/${tokens.british}`)
          await french.goto(`${house.address}#/seat/${tokens.french}`)
          const late = british.getByRole('region', { name: 'No time left' })
          await late.waitFor()
          // He has never played this one, either.
          await british.locator('dialog[open]').waitFor()
          await british.keyboard.press('Escape')
          await british.getByRole('tab', { name: /^Between us/ }).click()
          await british.locator('.people', { hasText: 'plays with you' }).waitFor()
          expect(await violationsInBoth(british)).toEqual(NOTHING)
          await late.getByRole('combobox').selectOption('sergeant')
          await late.getByRole('button', { name: 'Let a bot play on' }).press('Enter')
          await late.waitFor({ state: 'detached' })
          const own = french.getByRole('region', { name: 'Un bot joue pour vous' })
          await own.waitFor()
          for (const page of [british, french]) expect(await violationsInBoth(page)).toEqual(NOTHING)
          await own.getByRole('button').tap()
          await own.waitFor({ state: 'detached' })
          expect(await house.hall.read(id, ({ people }) => people)).toContain('french')
        },
        { theme: 'system', locale: 'fr' },
        { ...PHONE, baseURL: house.address },
      )
    },
    { theme: 'system' },
    { baseURL: house.address },
  ))

/** Buttons of notices that something else lies over. */
const coveredIn = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.offer button').evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((one) => one.textContent),
  )

test('an offer is in sight, wherever one has scrolled to', () =>
  visiting(
    async ({ page }) => {
      const wish = { title: 'quebec-1759', scenario: 'campaign', options: {}, bots: {} } as const
      const { id, tokens } = await makeTable(house.hall, { ...wish, visibility: 'link' })
      const others = () => house.hall.read(id, ({ table }) => table.decisions.find(({ role }) => role === 'british'))
      for (let one = await others(); one; one = await others()) {
        const [option = {}] = one.options
        await house.hall.act(id, null, null, (live) => live.answering('british', option))
      }
      await page.goto(`${house.address}#/seat/${tokens.french}`)
      await page.getByRole('tab', { name: 'Entre nous' }).tap()
      await page.getByLabel('Dire quelque chose').fill('Bien le bonjour.')
      await page.keyboard.press('Enter')
      await page.locator('.talk-text').waitFor()
      await page.locator('.side').evaluate((side) => side.scrollTo(0, side.scrollHeight))
      const offer = { what: 'draw', by: ['british'] } as const
      await house.hall.act(id, null, null, (live) => live.folding({ do: 'offer', offer }))
      await page.locator('.offer').waitFor()
      await expect.poll(() => coveredIn(page), { timeout: PATIENCE }).toEqual([])
    },
    { locale: 'fr' },
    { ...PHONE, baseURL: house.address },
  ))

test('a seat is opened on two devices: the first has the dice and sends the other away, who asks again, and moderates', () =>
  visiting(
    async ({ page: first }) => {
      const wish = { title: 'quebec-1759', scenario: 'campaign', options: {}, bots: {}, dice: 'all' } as const
      const { id, tokens } = await makeTable(house.hall, { ...wish, visibility: 'link' })
      const promised = () => house.hall.read(id, (live) => live.dice?.filter((one) => one.commitment).length)
      await first.goto(`${house.address}#/seat/${tokens.french}`)
      await expect.poll(promised, { timeout: PATIENCE }).toBe(1)
      // It is away when the other side promises: the second device comes to a table that waits for what it has not.
      await first.goto('about:blank')
      await house.hall.act(id, null, null, (live) => live.promising('british', '0'.repeat(64)))
      await visiting(
        async ({ page: second, faults }) => {
          await second.goto(`${house.address}#/seat/${tokens.french}`)
          await second.getByRole('button', { name: 'Proposer de les refaire' }).waitFor()
          await second.locator('.offer', { hasText: 'quelqu’un y était déjà' }).waitFor()
          expect(await violationsInBoth(second)).toEqual(NOTHING)

          await first.goto(`${house.address}#/net/${id}`)
          await first.getByRole('button', { name: 'C’était moi' }).waitFor()
          await second.getByRole('button', { name: 'Proposer de les refaire' }).waitFor({ state: 'detached' })
          await first.locator('.option').first().waitFor()
          expect(await violationsInBoth(first)).toEqual(NOTHING)
          expect(await coveredIn(first)).toEqual([])
          await first.getByRole('button', { name: 'Fermer l’invitation' }).tap()
          await first.locator('.offer').waitFor({ state: 'detached' })
          // Whoever is sent away may watch.
          await second.getByText('On attend les Français…').waitFor()
          await second.goto(`${house.address}#/seat/${tokens.french}`)
          await second.getByRole('heading', { name: 'Ce lien a été fermé' }).waitFor()
          expect(await violationsInBoth(second)).toEqual(NOTHING)
          await second.getByRole('button', { name: 'Je joue ici et j’ai perdu mon lien' }).click()
          await second.locator('.seat-word').waitFor()
          expect(await violationsInBoth(second)).toEqual(NOTHING)
          const refused = [expect.stringContaining('410'), expect.stringContaining('425')]
          expect(faults.splice(0)).toEqual(refused)

          await first.getByRole('tab', { name: 'Entre nous' }).tap()
          await first.getByLabel('Dire quelque chose').fill('Qui va là ?')
          await first.keyboard.press('Enter')
          await first.locator('.talk-text', { hasText: 'Qui va là ?' }).waitFor()
          const complaint = { game: id, role: 'french', kind: 'words', text: 'Il crie.' } as const
          await reportTo(house.store, 'somebody', complaint, Date.now())
          const joined = await second.evaluate(
            async (body) =>
              (await fetch('api/account', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
                .status,
            JSON.stringify({ name: 'Bigot', password: 'the bells of Ticonderoga' }),
          )
          expect(joined).toBe(201)
          await house.store.db.updateTable('account').set({ role: 'moderator' }).where('name', '=', 'Bigot').execute()
          await second.goto(`${house.address}#/moderation`)
          await second.getByRole('button', { name: 'Masquer « Qui va là ? »' }).click()
          await second.getByRole('heading', { name: 'Tout ce qui a été fait' }).waitFor()
          await second.getByLabel('Priver de parole').check()
          expect(await violationsInBoth(second)).toEqual(NOTHING)
        },
        { theme: 'system', locale: 'fr' },
        { baseURL: house.address },
      )
    },
    { theme: 'system', locale: 'fr' },
    { ...PHONE, baseURL: house.address },
  ))
