/** What went wrong, in words: what it means, and what exactly was found. */
import { HostRefused } from '../client.ts'
import type { App } from './app.tsx'

export interface Trouble {
  readonly text: string
  readonly detail: string
}
const REASONS = [
  ...['record', 'failed', 'settings', 'no-game', 'broken', 'unknown-game', 'not-over', 'no-lesson'],
  ...['not-asked', 'not-an-option', 'not-an-outcome', 'stale', 'nothing-to-undo', 'elsewhere'],
]
export function troubleOf(error: unknown, t: App['t']): Trouble {
  const reason = error instanceof HostRefused && REASONS.includes(error.reason) ? error.reason : 'failed'
  return { text: t(`refused.${reason}`), detail: error instanceof Error ? error.message : String(error) }
}
