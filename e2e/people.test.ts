/** People around the table: an account by passkey, what is one's own, leaving; a seat in the lobby, invitations, a profile. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Mail } from '../packages/server/src/mail.ts'
import { type Running, startServer } from '../packages/server/src/server.ts'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { PATIENCE } from './driver.ts'
import { download } from './page.ts'

const { visiting } = theBrowser()
let house: Running
let data: string
const letters: Mail[] = []
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-people-'))
  const mailer = { send: async (mail: Mail) => void letters.push(mail) }
  house = await startServer({
    ...{ data, host: 'localhost', port: 0, pages: inject('built'), requests: [1000, 1000], mailer },
  })
})
afterAll(async () => {
  await house.close()
  rmSync(data, { recursive: true, force: true })
})

const NOTHING = { light: [], dark: [] }
const POLL = { timeout: PATIENCE }

/** A device with a finger on it: it makes and uses passkeys without asking. */
async function withDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('an account is made with a passkey, used, taken along as a file, and deleted', () =>
  visiting(
    async ({ page }) => {
      await withDevice(page)
      await page.goto(`${house.address}#/account`)
      await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      const joining = page.locator('section', { has: page.getByRole('heading', { name: 'New here' }) })
      await joining.getByLabel('Name').fill('Montcalm')
      await joining.getByRole('button', { name: 'Make the account' }).click()
      await said(page, 'You are signed in as Montcalm.')
      await said(page, 'My first passkey')
      await page.getByLabel('New address').fill('montcalm@camp.example')
      await page.getByRole('button', { name: 'Send an email there' }).click()
      await said(page, 'The email is on its way')
      expect(await violationsInBoth(page)).toEqual(NOTHING)

      await expect.poll(() => letters.length, POLL).toBe(1)
      await page.goto(/http\S+/.exec(letters[0]?.text ?? '')?.[0] as string)
      await page.getByRole('button', { name: 'Continue' }).waitFor()
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      await page.getByRole('button', { name: 'Continue' }).click()
      await said(page, 'Emails go to montcalm@camp.example')

      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await said(page, 'You are signed in as Montcalm.')
      const { text } = await download(page, () => page.getByRole('button', { name: 'Get a copy' }).click())
      expect(JSON.parse(text)).toMatchObject({ account: { name: 'Montcalm' }, mail: 'montcalm@camp.example' })

      await page.getByRole('button', { name: 'Delete the account' }).click()
      await page.getByRole('button', { name: 'Delete it for good' }).waitFor()
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      await page.getByRole('button', { name: 'Delete it for good' }).click()
      await page.getByRole('heading', { name: 'New here' }).waitFor()
      const accounts = await house.store.db.selectFrom('account').select('name').execute()
      expect(accounts).toEqual([{ name: '' }])
    },
    { theme: 'system' },
    { baseURL: house.address },
  ))

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Signed up and in, as the page does it. */
async function signedUp(page: Page, name: string): Promise<void> {
  await page.goto(`${house.address}#/lobby`)
  const status = await page.evaluate(
    async (body) =>
      (await fetch('api/account', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    JSON.stringify({ name, password: 'the bells of Ticonderoga' }),
  )
  expect(status).toBe(201)
  await page.reload()
  await page.getByRole('heading', { name: 'Your games' }).waitFor()
}

test('a public, rated game is made, its seat is taken from the lobby on a phone, and it counts for both', () =>
  visiting(
    async ({ page: wolfe }) => {
      await signedUp(wolfe, 'Wolfe')
      await wolfe.goto(`${house.address}#/new/quebec-1759`)
      await wolfe.locator('.chair').nth(1).getByLabel('A friend elsewhere (by link)').check()
      await wolfe.getByLabel('Public').check()
      await wolfe.getByLabel('Rated', { exact: true }).check()
      await wolfe.getByLabel('Drawn by lot').check()
      await wolfe.getByLabel('As chosen above').check()
      expect(await violationsInBoth(wolfe)).toEqual(NOTHING)
      await wolfe.getByRole('button', { name: 'Start the game' }).click()
      const dialog = wolfe.locator('dialog[open]')
      await dialog.getByLabel(/Or invite somebody by name/).fill('Bougainville')
      expect(await violationsInBoth(wolfe)).toEqual(NOTHING)
      await visiting(
        async ({ page: levis }) => {
          await signedUp(levis, 'Bougainville')
          await dialog.getByRole('button', { name: 'Invite' }).click()
          await said(wolfe, 'Bougainville is invited.')
          await levis.reload()
          await said(levis, 'Wolfe invites you:')
          await said(levis, 'Wolfe is looking for an opponent:')
          expect(await violationsInBoth(levis)).toEqual(NOTHING)
          await levis.getByRole('button', { name: 'No, thanks' }).click()
          await expect.poll(() => levis.getByText('Wolfe invites you:').count(), POLL).toBe(0)
          await levis.getByRole('button', { name: 'Play the French' }).click()
          await levis.locator('.table').waitFor()
          const [game] = await house.store.db.selectFrom('game').select(['id', 'rated']).execute()
          expect(game?.rated).toBe(1)
          await house.hall.act(game?.id as string, null, null, (live) =>
            live.folding({ do: 'end', ended: { how: 'resign', role: 'british' } }),
          )
          await house.jobs.run()
          await levis.goto(`${house.address}#/player/Bougainville`)
          await levis.getByText('1662').waitFor()
          expect(await violationsInBoth(levis)).toEqual(NOTHING)
          await levis.goto(`${house.address}#/lobby`)
          await said(levis, 'Won:')
        },
        { theme: 'system' },
        { ...PHONE, baseURL: house.address },
      )
    },
    { theme: 'system' },
    { baseURL: house.address },
  ))
