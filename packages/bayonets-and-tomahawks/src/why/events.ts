/** 7.4 Why something cannot be chosen for the event of a card. */
import type { Connection, Space } from '../data/map.ts'
import type { UnitFacts } from '../data/units.ts'
import { isFriendly } from '../rules/02-map.ts'
import { LAKE_HIGHWAYS } from '../rules/events/sea.ts'
import { isPresent, isReduced } from '../state.ts'
import { type Asked, firstOf, foreign, plain, type Reason, type Reasons, unlisted } from './asked.ts'

/** 4, 12, 17, 31 */
const worn = (asked: Asked, unit: UnitFacts): Reason =>
  foreign(asked, unit) ?? unlisted(asked, { unit: unit.id }, 'no.round_up', '7.4')
const ROUND_UP: Reasons = { unit: worn }

export const EVENTS = {
  'prompt.lose_ap.french': {},
  'prompt.lose_ap.indian': {},
  'prompt.lose_indian': { unit: (asked, { id }) => unlisted(asked, { unit: id }, 'no.lose_indian', '7.4') },
  'prompt.village': { space: (asked, space) => unlisted(asked, { space }, 'no.village', '7.4') },
  'prompt.battoemen.oos': { space: (asked, space) => unlisted(asked, { space }, 'no.no_oos', '7.4') },
  'prompt.battoemen.rout': { space: (asked, space) => unlisted(asked, { space }, 'no.no_rout', '7.4') },
  'prompt.hesitant': {
    space: ({ g }, space) => (isPresent(g, 'british', space) ? undefined : plain('no.no_british', '7.4')),
  },
  'prompt.wintering_fleet': { unit: (asked, { id }) => unlisted(asked, { unit: id }, 'no.pool_fleet', '7.4') },
  'prompt.place': { space: (asked, space) => unlisted(asked, { space }, 'no.place', '7.4') },
  'prompt.warships': {
    connection: ({ g }: Asked, by: Connection) =>
      firstOf([
        [!LAKE_HIGHWAYS.some((id) => id === by.id), 'no.lakes', '7.4'],
        [!by.ends.some((end: Space) => isFriendly(g, 'french', end)), 'no.lake_ends', '7.4'],
      ]),
  },
  'prompt.disease': {
    unit: (asked, unit) => foreign(asked, unit) ?? unlisted(asked, { unit: unit.id }, 'no.disease', '7.4'),
  },
  'prompt.round_up': ROUND_UP,
  'prompt.refit': ROUND_UP,
  'prompt.recall': ROUND_UP,
  'prompt.refit_more': {
    unit: (asked, unit) =>
      foreign(asked, unit) ??
      (isReduced(asked.g, unit.id) ? undefined : plain('no.not_reduced', '7.4')) ??
      unlisted(asked, { unit: unit.id }, 'no.refit', '7.4'),
  },
} satisfies Record<string, Reasons>
