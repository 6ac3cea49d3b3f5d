/** Why something on the board cannot be chosen now. */

import type { Zone } from './data/map.ts'
import type { Side } from './data/units.ts'
import { sideName, spaceName } from './names.ts'
import { say } from './said.ts'

export const no = {
  enemy: (side: Side) => say('web.no.enemy', { side: sideName(side) }),
  lost: say('web.no.lost'),
  ordered: (zone: Zone) => say('web.no.ordered', { zone: spaceName(zone) }),
  from: (zone: Zone) => say('web.no.from', { zone: spaceName(zone) }),
  first: say('web.no.first'),
  group: say('web.no.group'),
  battle: (zone: Zone) => say('web.no.battle', { zone: spaceName(zone) }),
  opposite: say('web.no.opposite'),
  reserve: say('web.no.reserve'),
  fired: say('web.no.fired'),
  leader: say('web.no.leader'),
  nobody: say('web.no.nobody'),
  twice: say('web.no.twice'),
  road: (from: Zone, zone: Zone) => say('web.no.road', { from: spaceName(from), zone: spaceName(zone) }),
  ships: say('web.no.ships'),
  naval: say('web.no.naval'),
  boat: (from: Zone, zone: Zone) => say('web.no.boat', { from: spaceName(from), zone: spaceName(zone) }),
} as const
