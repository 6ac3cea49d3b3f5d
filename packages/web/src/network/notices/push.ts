/** Push in this browser: whether it can, and what the house needs for it. */
import { HostRefused } from '../../client.ts'

/** Needs a service worker, so a page that is served over TLS or by this machine, and built. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Asks for leave, and gives where to send to; nothing if the person has said no. */
export async function subscribed(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return own.toJSON()
  } catch (error) {
    // A private window, or a browser that nobody delivers to.
    throw new HostRefused('push', error instanceof Error ? error.message : String(error))
  }
}
