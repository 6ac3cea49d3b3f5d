/** The service worker: after one visit everything works without network, and a new version waits for leave. */
import { type ReactNode, useEffect, useState } from 'preact/compat'
import { ownScript } from '../own-script.ts'
import { useApp } from './app.tsx'
import { Button, Toast } from './ui.tsx'

async function register(ready: (waiting: ServiceWorker) => void): Promise<void> {
  const { serviceWorker } = navigator
  // Another version has taken over, here or from another window: this page is of the old one. The first one ever is no change.
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const registration = await serviceWorker.register(ownScript('./sw.js'), { updateViaCache: 'none' })
  const look = () => {
    if (registration.waiting && serviceWorker.controller) ready(registration.waiting)
  }
  const watch = () => registration.installing?.addEventListener('statechange', look)
  look()
  watch()
  registration.addEventListener('updatefound', watch)
}

/** Says that there is a new version. Without a click it comes by itself at the next visit. */
export function NewVersion(): ReactNode {
  const { t } = useApp()
  const [waiting, set] = useState<ServiceWorker>()
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) register(set).catch(() => undefined)
  }, [])
  if (!waiting) return null
  return (
    <Toast kind="note" stays onClose={() => set(undefined)}>
      <p>{t('app.version')}</p>
      <Button small onClick={() => waiting.postMessage('now')}>
        {t('app.version.now')}
      </Button>
    </Toast>
  )
}
