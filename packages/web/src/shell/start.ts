/** Starting a game; what is needed at the table is fetched meanwhile. */

import type { NewGame } from '@carillon/protocol'
import { SHELF } from '../boards/index.ts'
import { type Asking, freshKey } from '../client.ts'
import { loadAbout } from './game-words.ts'
import { newGameOf, type Suggested, usualPlan } from './new/plan.ts'
import { go, link } from './router.ts'

function fetchTable(game: string): void {
  const ignore = () => undefined
  void import('../table/TableScreen.tsx').catch(ignore)
  void SHELF.find(({ id }) => id === game)
    ?.load()
    .catch(ignore)
}

export async function startGame(client: Asking, setup: NewGame): Promise<void> {
  fetchTable(setup.game)
  const { id } = await client.ask('opened', { ask: 'create', setup, key: freshKey() })
  go(link.play(id))
}

/** One click: the usual game. */
export async function playNow(client: Asking, game: string, suggested: Suggested): Promise<void> {
  fetchTable(game)
  const about = await loadAbout(client, game)
  await startGame(client, newGameOf(about, usualPlan(about, suggested)))
}
