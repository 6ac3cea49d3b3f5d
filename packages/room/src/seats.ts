/** Who sits where. */
import type { Core, Role } from '@carillon/kernel'
import type { Seats } from '@carillon/protocol'

export const humansOf = (game: Core, seats: Seats): Role[] => game.roles.filter((role) => seats[role]?.kind === 'human')
