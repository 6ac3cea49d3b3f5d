/** People around the table: an account by passkey, what is one's own, leaving. */
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
      await said(page, 'The letter is on its way')
      expect(await violationsInBoth(page)).toEqual(NOTHING)

      await expect.poll(() => letters.length, POLL).toBe(1)
      await page.goto(/http\S+/.exec(letters[0]?.text ?? '')?.[0] as string)
      await page.getByRole('button', { name: 'Continue' }).waitFor()
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      await page.getByRole('button', { name: 'Continue' }).click()
      await said(page, 'Letters go to montcalm@camp.example')

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
