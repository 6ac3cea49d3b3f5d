/** Push to browsers: sealed for the one that asked for it, signed by the house, sent like any other hook. */
import webpush from 'web-push'
import { type Delivery, delivery, type Outside } from '../hooks.ts'
import type { Store } from '../store/store.ts'
import type { Vault } from '../vault.ts'
import type { Subscription } from './channels.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}
const NAME = 'push'
/** Seconds that a notice waits for a browser that is switched off. */
const WAITS = 86_400

/** Made once, by whichever node comes first; all of them use the same. */
export async function pushKeys({ db }: Store, vault: Vault): Promise<PushKeys> {
  const kept = async () => {
    const row = await db.selectFrom('secret').select('body').where('name', '=', NAME).executeTakeFirst()
    return row && (JSON.parse(vault.open(row.body)) as PushKeys)
  }
  const known = await kept()
  if (known) return known
  const body = vault.seal(JSON.stringify(webpush.generateVAPIDKeys()))
  await db
    .insertInto('secret')
    .values({ name: NAME, body })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await kept()) as PushKeys
}

/** `subject` is where somebody who runs a push service finds us. */
export function pushed(
  subscription: Subscription,
  message: object,
  { publicKey, privateKey }: PushKeys,
  subject: string,
  outside?: Outside,
): Promise<Delivery> {
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint: subscription.endpoint, keys: { ...subscription.keys } },
    JSON.stringify(message),
    { vapidDetails: { subject, publicKey, privateKey }, TTL: WAITS, urgency: 'normal', contentEncoding: 'aes128gcm' },
  )
  const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  return delivery(subscription.endpoint, body as Buffer, Object.fromEntries(sent), outside)
}
