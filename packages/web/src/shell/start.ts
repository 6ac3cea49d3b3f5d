/** Starting a game; what is needed at the table is fetched meanwhile. */
import type { Role } from '@carillon/kernel'
import { SHELF } from '../boards/index.ts'
import { type Client, HostRefused } from '../client.ts'
import type { NewGame } from '../protocol.ts'
import { loadAbout } from './about.ts'
import type { App } from './app.tsx'
import { newGameOf, usualPlan } from './new/plan.ts'
import { go, link } from './router.ts'

function fetchTable(game: string): void {
  const ignore = () => undefined
  void import('../table/TableScreen.tsx').catch(ignore)
  void SHELF.find(({ id }) => id === game)
    ?.load()
    .catch(ignore)
}

export async function startGame(client: Client, setup: NewGame): Promise<void> {
  fetchTable(setup.game)
  const { id } = await client.ask('opened', { ask: 'create', setup })
  go(link.play(id))
}

/** One click: the usual game. */
export async function playNow(client: Client, game: string, suggested: Role | undefined): Promise<void> {
  fetchTable(game)
  const about = await loadAbout(client, game)
  await startGame(client, newGameOf(about, usualPlan(about, suggested)))
}

/** What went wrong, in words: what it means, and what exactly was found. */
export interface Trouble {
  readonly text: string
  readonly detail: string
}
const REASONS = [
  ...['record', 'failed', 'settings', 'no-game', 'broken', 'unknown-game', 'not-over', 'no-lesson'],
  ...['not-asked', 'not-an-option', 'not-an-outcome', 'stale', 'nothing-to-undo'],
]
export function troubleOf(error: unknown, t: App['t']): Trouble {
  const reason = error instanceof HostRefused && REASONS.includes(error.reason) ? error.reason : 'failed'
  return { text: t(`refused.${reason}`), detail: error instanceof Error ? error.message : String(error) }
}
