/** Push to browsers: sealed for the one that asked for it, signed by the house, sent like any other hook. */
import { createECDH } from 'node:crypto'
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
/** Bytes of a key and of a secret of a browser. */
const [POINT, SECRET] = [65, 16]

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

/** Whether something can be sealed for who has these: a point of the curve, and a secret. */
export function arePushKeys({ p256dh, auth }: Subscription['keys']): boolean {
  const [point, secret] = [p256dh, auth].map((key) => Buffer.from(key, 'base64url')) as [Buffer, Buffer]
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    return point.length === POINT && secret.length === SECRET && own.computeSecret(point).length > 0
  } catch {
    return false
  }
}

/** `subject` is where somebody who runs a push service finds us. */
export function pushed(
  subscription: Subscription,
  message: object,
  { publicKey, privateKey }: PushKeys,
  subject: string,
  outside?: Outside,
): Promise<Delivery> {
  if (!arePushKeys(subscription.keys)) return Promise.resolve('gone')
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint: subscription.endpoint, keys: { ...subscription.keys } },
    JSON.stringify(message),
    { vapidDetails: { subject, publicKey, privateKey }, TTL: WAITS, urgency: 'normal', contentEncoding: 'aes128gcm' },
  )
  const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  return delivery(subscription.endpoint, body as Buffer, Object.fromEntries(sent), outside)
}
