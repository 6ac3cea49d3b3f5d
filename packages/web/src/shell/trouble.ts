/** What went wrong, in words: what it means, and what exactly was found. */
import { HostRefused } from '../client.ts'
import type { App } from './app.tsx'

export interface Trouble {
  readonly text: string
  readonly detail: string
}
/** A reason that there are no words for is a failure of ours. */
export function troubleOf(error: unknown, t: App['t']): Trouble {
  const key = `refused.${error instanceof HostRefused ? error.reason : 'failed'}`
  const text = t(key)
  return { text: text.includes(key) ? t('refused.failed') : text, detail: String((error as Error).message ?? error) }
}
