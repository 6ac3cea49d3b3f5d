/** Push in this browser: whether it can, and what the house needs for it. */

/** Needs a service worker, so a page that is served over TLS or by this machine, and built. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Asks for leave, and gives where to send to; nothing if the person has said no. */
export async function subscribed(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return own.toJSON()
}
