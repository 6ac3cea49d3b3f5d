/** Starting a game over the network: it is made, its links are kept here, and one goes to the table. */
import type { NewGame } from '@carillon/protocol'
import type { Plan } from '../shell/new/plan.ts'
import { go, link } from '../shell/router.ts'
import { makeGame } from './api.ts'
import type { FarWish } from './between/network-terms.ts'
import { keepNetworkGame } from './kept-links.ts'
import type { FarWishes } from './lobby/Wishes.tsx'

export async function startFar(setup: NewGame, sitters: Plan['sitters'], wishes: FarWishes & FarWish): Promise<void> {
  const me = Object.keys(sitters).find((role) => sitters[role] === 'me')
  const { id, seat, links } = await makeGame(setup, me, wishes)
  keepNetworkGame({ id, game: setup.game, ...(seat !== undefined && { seat }), links, at: Date.now() })
  go(link.net(id))
}
