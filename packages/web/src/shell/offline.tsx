/** The service worker: after one visit everything works without network, and a new version waits for leave. */
import { type ReactNode, useEffect, useState } from 'react'
import { useApp } from './app.tsx'
import { Button, Toast } from './ui.tsx'

async function register(ready: (waiting: ServiceWorker) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' })
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) ready(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
}

/** Says that there is a new version. Without a click it comes by itself at the next visit. */
export function NewVersion(): ReactNode {
  const { t } = useApp()
  const [waiting, set] = useState<ServiceWorker>()
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) register(set).catch(() => undefined)
  }, [])
  if (!waiting) return null
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('now')
  }
  return (
    <Toast kind="note" stays onClose={() => set(undefined)}>
      <p>{t('app.version')}</p>
      <Button small onClick={reload}>
        {t('app.version.now')}
      </Button>
    </Toast>
  )
}
