/** What went wrong, in words: what it means, and what exactly was found. */
import { HostRefused } from '../client.ts'
import { REASONS } from '../protocol.ts'
import type { App } from './app.tsx'

export interface Trouble {
  readonly text: string
  readonly detail: string
}
export function troubleOf(error: unknown, t: App['t']): Trouble {
  const found = error instanceof HostRefused ? REASONS.find((reason) => reason === error.reason) : undefined
  return { text: t(`refused.${found ?? 'failed'}`), detail: error instanceof Error ? error.message : String(error) }
}
