/** People around the table: an account by passkey, what is one's own, leaving; a seat in the lobby, invitations, a profile. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Mail } from '../packages/server/src/mail.ts'
import { violationsInBoth } from './axe.ts'
import { theBrowser } from './browser.ts'
import { PATIENCE } from './driver.ts'
import { theHouse } from './house.ts'
import { download } from './page.ts'
import { smallTargets } from './targets.ts'

const { visiting } = theBrowser()
const letters: Mail[] = []
const house = theHouse({ mailer: { send: async (mail) => void letters.push(mail) } })

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
      await joining.getByRole('button', { name: 'Create the account' }).click()
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

/** Tables with columns that are cut off. */
const cutTables = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.people-table')]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => one.textContent ?? ''),
  )

test('a public, rated game is made, its seat is taken from the lobby on a phone, and it counts for both', () =>
  visiting(
    async ({ page: wolfe, faults }) => {
      await signedUp(wolfe, 'Wolfe')
      // From the lobby it is a game of that title, for somebody elsewhere, that all may see.
      await wolfe.getByRole('link', { name: 'Quebec 1759' }).click()
      await wolfe.locator('.far-options').waitFor()
      expect(await wolfe.getByLabel('Public').isChecked()).toBe(true)
      expect(await wolfe.locator('.chair').nth(1).locator('input[value=far]').isChecked()).toBe(true)
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
          expect(await cutTables(levis)).toEqual([])
          await levis.goto(`${house.address}#/lobby`)
          await said(levis, 'Won:')
          expect(await smallTargets(levis)).toEqual([])

          // He has had enough of him: what that means is told first, and can be undone in the account.
          await levis.goto(`${house.address}#/player/Wolfe`)
          await levis.getByRole('button', { name: 'Block Wolfe…' }).tap()
          await levis.getByRole('button', { name: 'Block', exact: true }).waitFor()
          expect(await violationsInBoth(levis)).toEqual(NOTHING)
          await levis.getByRole('button', { name: 'Block', exact: true }).tap()
          await said(levis, 'Wolfe is blocked.')
          await wolfe.keyboard.press('Escape')
          await wolfe.goto(`${house.address}#/new/quebec-1759?far=1`)
          await wolfe.getByRole('button', { name: 'Start the game' }).click()
          await dialog.getByLabel(/Or invite somebody by name/).fill('Bougainville')
          await dialog.getByRole('button', { name: 'Invite' }).click()
          await said(wolfe, 'Nobody here has this name.')
          expect(faults.splice(0)).toEqual([expect.stringContaining('404')])
          await levis.goto(`${house.address}#/lobby`)
          await said(levis, 'Nobody is waiting right now.')
          await levis.goto(`${house.address}#/account`)
          await levis.getByRole('button', { name: 'Unblock Wolfe' }).waitFor()
          expect(await violationsInBoth(levis)).toEqual(NOTHING)
          expect(await smallTargets(levis)).toEqual([])
          await levis.getByRole('button', { name: 'Unblock Wolfe' }).tap()
          await levis.goto(`${house.address}#/lobby`)
          await said(levis, 'Wolfe is looking for an opponent:')
        },
        { theme: 'system' },
        { ...PHONE, baseURL: house.address },
      )
    },
    { theme: 'system' },
    { baseURL: house.address },
  ))

test('a bot is made, its token shown once, voided; notices on a phone; whom one can report', () =>
  visiting(
    async ({ page }) => {
      await signedUp(page, 'Vaudreuil')
      await page.goto(`${house.address}#/bots`)
      await page.getByLabel('Name of the bot').fill('Ramezay')
      await page.getByRole('button', { name: 'Create the bot' }).tap()
      const token = await page.getByLabel('Token of Ramezay', { exact: true }).inputValue()
      expect(token).toMatch(/^crl_[\w-]{43}$/)
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      expect(await smallTargets(page)).toEqual([])
      const status = async () =>
        (await fetch(`${house.address}api/lobby`, { headers: { authorization: `Bearer ${token}` } })).status
      const me = async () => {
        const answer = await fetch(`${house.address}api/me`, { headers: { authorization: `Bearer ${token}` } })
        return ((await answer.json()) as { me: { name: string } | null }).me?.name
      }
      expect([await status(), await me()]).toEqual([200, 'Ramezay'])
      await page.getByRole('button', { name: 'Void the token of Ramezay' }).tap()
      await said(page, 'It has no valid token')
      expect(await page.getByLabel('Token of Ramezay', { exact: true }).count()).toBe(0)
      expect(await me()).toBeUndefined()

      await page.goto(`${house.address}#/notices`)
      await page.getByLabel('Webhook').fill('https://hooks.example.com/turn')
      await page.getByRole('button', { name: 'Add the webhook' }).tap()
      await said(page, 'Webhook at hooks.example.com')
      // Pressed by keyboard it stays what the keyboard is at, while it is under way and afterwards.
      const save = page.getByRole('button', { name: 'Save', exact: true })
      const kept = page.waitForResponse((one) => one.request().method() === 'POST')
      await save.focus()
      await page.keyboard.press('Enter')
      await kept
      await expect.poll(() => save.getAttribute('aria-disabled')).toBeNull()
      expect(await save.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(await violationsInBoth(page)).toEqual(NOTHING)
      expect(await smallTargets(page)).toEqual([])

      // Behind a bot of the house there is nobody.
      const made = (bots: object) =>
        page.evaluate(
          async (body) =>
            (
              await fetch('api/games', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
            ).json(),
          JSON.stringify({ title: 'quebec-1759', scenario: 'campaign', me: 'british', bots }),
        ) as Promise<{ readonly id: string }>
      await page.goto(`${house.address}#/report/${(await made({ french: 'captain' })).id}`)
      await said(page, 'Apart from the server’s bots, nobody else sits at this table.')
      await page.goto(`${house.address}#/report/${(await made({})).id}`)
      await page.getByLabel('French').waitFor()
      expect(await page.getByLabel('British').count()).toBe(0)
      expect(await violationsInBoth(page)).toEqual(NOTHING)
    },
    { theme: 'system' },
    { ...PHONE, baseURL: house.address },
  ))

test('a push is shown by the service worker, and leads to the table; what subscribing comes to is said', () =>
  visiting(
    async ({ page, context, faults }) => {
      await context.grantPermissions(['notifications'], { origin: new URL(house.address).origin })
      await page.goto(`${house.address}#/notices`)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      // Contexts of tests are private windows, which no push service delivers to: the page says so, and nothing is kept.
      await page.getByRole('button', { name: 'Notify me in this browser' }).click()
      await said(page, 'This browser could not sign up for notifications')
      expect(await page.getByText('No notices yet.').count()).toBe(1)
      expect(faults.splice(0)).toEqual([expect.stringContaining('does not support the Push API in incognito mode')])

      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
      // A browser without windows shows nothing: what it was told to show is written down.
      await worker.evaluate(() => {
        const scope = globalThis as unknown as WorkerScope
        scope.shown = []
        scope.registration.showNotification = async (title, more) => {
          scope.shown.push({ title, text: more.body, path: more.data })
        }
      })
      const session = await context.newCDPSession(page)
      const registered = new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
          if (first) resolve(first.registrationId)
        })
      })
      await session.send('ServiceWorker.enable')
      const told = {
        title: 'Your turn: Quebec 1759',
        text: 'It is your turn in Quebec 1759 (French).',
        path: '#/lobby',
      }
      await session.send('ServiceWorker.deliverPushMessage', {
        ...{ origin: new URL(house.address).origin, registrationId: await registered },
        data: JSON.stringify(told),
      })
      await expect.poll(() => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown), POLL).toEqual([told])
      // Nobody can press what is shown outside the window: the worker is told that somebody has.
      const closed = await worker.evaluate(async () => {
        const scope = globalThis as unknown as WorkerScope
        const waits: Promise<unknown>[] = []
        let gone = false
        const close = () => {
          gone = true
        }
        const clicked = {
          notification: { data: scope.shown[0]?.path, close },
          waitUntil: (what: Promise<unknown>) => void waits.push(what),
        }
        scope.dispatchEvent(Object.assign(new Event('notificationclick'), clicked))
        await Promise.all(waits)
        return gone
      })
      expect(closed).toBe(true)
      await page.getByRole('heading', { name: 'Your games' }).waitFor()
    },
    {},
    { baseURL: house.address, serviceWorkers: 'allow' },
  ))
interface WorkerScope {
  shown: { readonly title: string; readonly text: string; readonly path: string }[]
  readonly registration: {
    showNotification(title: string, more: { readonly body: string; readonly data: string }): Promise<void>
  }
  dispatchEvent(event: Event): boolean
}
