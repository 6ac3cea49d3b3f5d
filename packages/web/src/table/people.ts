/** Who sits where, in words. */
import type { Role } from '@carillon/kernel'
import type { NewGame } from '@carillon/protocol'
import type { Say } from '../boards/board.ts'
import { botName } from '../shell/bots.ts'
import type { App } from '../shell/context.tsx'

export const sideName = (say: Say, role: Role): string => say({ key: `role.${role}` })

/** `British`, or `French (bot, officer)`. */
export function sitterName({ seats }: NewGame, role: Role, say: Say, t: App['t']): string {
  const seat = seats[role]
  const side = sideName(say, role)
  return seat?.kind === 'bot' ? t('table.bot', { side, level: botName(seat.player, t) }) : side
}

export const humansIn = ({ seats }: NewGame): readonly Role[] =>
  Object.keys(seats).filter((role) => seats[role]?.kind === 'human')

/** What somebody who looks is called: a side, those who watch, all open. */
export const viewerName = (viewer: string, say: Say, t: App['t']): string =>
  viewer === 'spectator' || viewer === 'open' ? t(`replay.seat.${viewer}`) : sideName(say, viewer)
