/** What the game says: keys and their arguments, and the ids that have names; the words are in locales/. */
import { EVENTS, PLACES, ROLES, UNITS } from './data/pieces.ts'

export const TEXTS = {
  'what.event': [],
  'what.spy': ['place'],
  'what.fight': ['place', 'role'],
  'ask.order': [],
  'ask.to': ['unit'],
  'ask.act': [],
  'ask.place': [],
  'ask.show': [],
  'log.event': ['#round', 'event'],
  'log.orders': ['role'],
  'log.moved': ['number'],
  'log.spied': ['role', 'place'],
  'log.saw': ['unit', 'place'],
  'log.shows': ['unit', 'place'],
  'log.fight': ['#battle', 'place', 'units:unit[]'],
  'log.won': ['#battle-over', 'role', 'place'],
  'log.even': ['#battle-over', 'place'],
  'why.points': ['role', 'points'],
  'why.draw': [],
  'no.ordered': [],
  'no.there': [],
  'no.known': [],
  'no.shown': [],
  'no.yours': [],
  'no.other': [],
  'example.fight': [],
  'example.fight.roll': [],
} as const
export const NAMES = {
  role: ROLES,
  place: PLACES,
  unit: UNITS,
  event: EVENTS,
  do: ['done', 'pass', 'show', 'spy'],
} as const
