/** What guests meet: doors that are shut, a table that waits for somebody, a line that is cut, what is watched later. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeTable, type Wish } from '../packages/server/src/tables.ts'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { POLL } from './driver.ts'
import { theHouse } from './house.ts'
import { smallTargets } from './targets.ts'

const { visiting } = theBrowser()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NOTHING = { light: [], dark: [] }
const house = theHouse()

const table = (wish: Partial<Wish> = {}) =>
  makeTable(house.hall, {
    ...{ title: 'quebec-1759', scenario: 'campaign', options: {}, bots: {}, visibility: 'link' },
    ...wish,
  })
/** Who sits at a seat has an account. */
async function claimed(token: string, name: string): Promise<void> {
  await visiting(
    async ({ page }) => {
      await page.goto(`${house.address}#/seat/${token}`)
      await page.locator('.table').waitFor()
      const body = JSON.stringify({ name, password: 'the bells of Ticonderoga' })
      const status = await page.evaluate(
        async (text) =>
          (
            await fetch('api/account', {
              ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: text },
            })
          ).status,
        body,
      )
      expect(status).toBe(201)
    },
    {},
    { baseURL: house.address },
  )
}

test('on a phone, in French: a door that is shut says why, and opens to who signs in there', () =>
  visiting(
    async ({ page, faults }) => {
      const meets = async (hash: string, heading: string) => {
        await page.goto(`${house.address}#/${hash}`)
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
        expect(await violationsInBoth(page), heading).toEqual(NOTHING)
        expect(await smallTargets(page), heading).toEqual([])
      }
      const hidden = await table({ visibility: 'private' })
      await meets(`net/${hidden.id}`, 'Cette table ne vous est pas ouverte')
      await page.getByRole('button', { name: 'Je joue ici et j’ai perdu mon lien' }).waitFor()
      await meets(`net/${hidden.id}/replay`, 'Cette table ne vous est pas ouverte')
      await meets('net/abcdefghijkl', 'Il n’y a rien ici')
      await meets(`seat/${'a'.repeat(43)}`, 'Il n’y a rien ici')
      await meets('moderation', 'Modération')
      await page.getByText('Connectez-vous d’abord').waitFor()
      await claimed(hidden.tokens.french as string, 'Montcalm')
      await meets(`seat/${hidden.tokens.french}`, 'Cette place appartient à un compte')
      expect(faults.splice(0).map((one) => /\d{3}/.exec(one)?.[0])).toEqual(['404', '401', '403'])

      const rated = await table({ rated: true, me: 'british' })
      await meets(`seat/${rated.tokens.french}`, 'Une partie classée')
      const joining = page.locator('section', { has: page.getByRole('heading', { name: 'Première visite' }) })
      await joining.getByLabel('Mot de passe').check()
      await joining.getByLabel('Nom').fill('Levis')
      await joining.locator('input[name=password]').fill('the bells of Ticonderoga')
      await joining.getByRole('button', { name: 'Créer le compte' }).tap()
      await page.locator('.table').waitFor()
      expect(page.url()).toContain(rated.id)

      await page.goto(`${house.address}#/notices`)
      await page.getByLabel('Webhook').fill('http://10.0.0.1/turn')
      await page.keyboard.press('Enter')
      await page.getByText('Cette adresse ne peut pas être appelée').waitFor()
      await page.getByLabel('Webhook').fill('https://hooks.example.com/turn')
      await page.keyboard.press('Enter')
      await page.getByLabel('Secret').waitFor()
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await wide()).toBe(0)
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      expect(faults.splice(0).map((one) => /\d{3}/.exec(one)?.[0])).toEqual(['403', '422'])
    },
    { theme: 'system', locale: 'fr' },
    { ...PHONE, baseURL: house.address },
  ))

/** What a browser complains of while it has no network. */
const OFFLINE = /WebSocket|ERR_INTERNET_DISCONNECTED/
const between = (page: Page) => page.getByRole('tab', { name: /^Between us/ }).click()

test('a table waits for somebody; the line is cut; a choice made meanwhile is kept; who watches later is told so', () =>
  visiting(
    async ({ page, context, faults }) => {
      await page.goto(`${house.address}#/new/quebec-1759?far=1`)
      await page.locator('.chair').nth(0).locator('input[value=far]').check()
      await page.locator('.chair').nth(1).getByLabel('Me', { exact: true }).check()
      await page.getByLabel('10 turns later').check()
      await page.getByRole('button', { name: 'Start the game' }).click()
      await page.locator('dialog[open] input').first().waitFor()
      await page.keyboard.press('Escape')
      const missing = page.locator('.table-word', { hasText: 'The British have not come yet.' })
      await missing.waitFor()
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      await missing.getByRole('button').press('Enter')
      const link = await page.locator('dialog[open] input').first().inputValue()
      await page.keyboard.press('Escape')
      await visiting(
        async ({ page: british }) => {
          await british.goto(link)
          await missing.waitFor({ state: 'detached' })
          await page.getByRole('button', { name: 'Deploy as Montcalm did' }).first().waitFor()
          await expect.poll(() => page.title(), POLL).toMatch(/^Your turn · Quebec 1759/)
          await expect.poll(() => british.title(), POLL).toMatch(/^Quebec 1759/)

          await context.setOffline(true)
          await page.getByRole('button', { name: 'Deploy as Montcalm did' }).first().click()
          await page.locator('.network-line').waitFor({ timeout: 8000 })
          expect(await violationsInBoth(page)).toEqual(NOTHING)
          await between(british)
          await british.getByLabel('Say something').fill('Are you there?')
          await british.keyboard.press('Enter')
          await british.locator('.talk-text', { hasText: 'Are you there?' }).waitFor()
          await context.setOffline(false)
          await page.locator('.network-line').waitFor({ state: 'detached' })
          // What was said meanwhile is not missed.
          await page.getByRole('tab', { name: 'Between us (1 new)' }).waitFor()
          expect(faults.splice(0).filter((one) => !OFFLINE.test(one))).toEqual([])
          await british.locator('.prompt-text', { hasText: 'What is your order for turn 1?' }).waitFor()

          await between(page)
          await page.getByRole('textbox', { name: 'My notes' }).fill('They wait at the Foulon.')
          await page.getByRole('button', { name: 'Save' }).press('Enter')
          await page.locator('.between-part .soft', { hasText: 'Saved.' }).waitFor()
          for (const [name, title] of [
            ['Go back…', 'Go back'],
            ['A lost link…', 'A lost link'],
          ] as const) {
            await page.getByRole('button', { name }).press('Enter')
            await page.getByRole('heading', { name: title, exact: true }).waitFor()
            if (title === 'Go back') await page.locator('.turns').waitFor()
            expect(await violationsInBoth(page), title).toEqual(NOTHING)
            await page.keyboard.press('Escape')
            await page.locator('dialog[open]').waitFor({ state: 'detached' })
          }
          await visiting(
            async ({ page: watcher }) => {
              await watcher.goto(page.url())
              await watcher.locator('.prompt-who', { hasText: 'You are watching' }).waitFor()
              await watcher.getByText('You see the game 10 turns behind.').first().waitFor()
              await between(watcher)
              await watcher.getByRole('link', { name: 'Sign in to write' }).waitFor()
              expect(await violationsInBoth(watcher)).toEqual(NOTHING)
            },
            { theme: 'system' },
            { baseURL: house.address },
          )
        },
        {},
        { baseURL: house.address },
      )
    },
    { theme: 'system' },
    { baseURL: house.address },
  ))
