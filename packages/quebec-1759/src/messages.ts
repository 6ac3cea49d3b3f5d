/** What the game says: keys and their arguments; the words are in locales/. */
import { namer, sayer } from '@carillon/kernel'
import { RIVERS, ZONES } from './data/map.ts'
import { COLUMNS, SIDES, UNIT_IDS } from './data/units.ts'

export const TEXTS = {
  'prompt.place': [],
  'prompt.place.where': ['unit'],
  'prompt.place.rest': ['count'],
  'prompt.order': ['turn'],
  'prompt.march.to': ['from'],
  'prompt.march.units': ['from', 'to', 'way'],
  'prompt.exchange': ['a', 'b'],
  'prompt.contact': ['zone'],
  'prompt.raid.losses': ['hits', 'zone'],
  'prompt.scout': ['zone', 'left'],
  'prompt.withdraw': [],
  'prompt.militia.quebec': ['zone'],
  'prompt.militia.montreal': [],
  'prompt.battle': [],
  'prompt.indians.stay': ['zone'],
  'prompt.indians.after': ['zone'],
  'prompt.array': ['zone'],
  'prompt.stand': ['zone', 'round'],
  'prompt.reserve': ['zone'],
  'prompt.fire': ['zone'],
  'prompt.losses': ['hits', 'zone'],
  'prompt.no_boat': ['count'],
  'prompt.rout': ['zone'],
  'chance.tide': [],
  'chance.raid': ['zone'],
  'chance.answer': ['unit'],
  'chance.deal': ['zone'],
  'chance.fire': ['unit'],
  'chance.retreat_fire': ['side'],
  'chance.pursuit': ['side'],
  'log.deployed': [],
  'log.placed.secret': ['unit', 'zone'],
  'log.turn': ['turn'],
  'log.tide': ['face'],
  'log.tide.low': ['face'],
  'log.order.pass': ['side'],
  'log.order.naval': ['ships', 'to'],
  'log.order.indian': ['from', 'to'],
  'log.order.march': ['side', 'count', 'from', 'to', 'way'],
  'log.order.march.secret': ['side', 'units', 'from', 'to', 'way'],
  'log.exchange': ['zone', 'defender'],
  'log.raid': ['zone', 'faces', 'hits'],
  'log.answer': ['unit', 'faces', 'hits'],
  'log.hit.secret': ['unit', 'cv'],
  'log.hit': ['unit', 'cv'],
  'log.lost': ['unit'],
  'log.scout': ['zone'],
  'log.seen.secret': ['unit', 'cv'],
  'log.decoy': ['side', 'zone'],
  'log.withdraw': ['from', 'to'],
  'log.indians.gone': [],
  'log.occupied': ['zone'],
  'log.militia.quebec': ['unit', 'zone'],
  'log.militia.montreal': ['unit'],
  'log.battle': ['zone', 'attacker', 'defender'],
  'log.battle.columns': ['zone'],
  'log.battle.skirmish': ['zone'],
  'log.arrayed': ['side'],
  'log.round': ['round'],
  'log.reserve': ['unit', 'column'],
  'log.fire': ['unit', 'faces', 'hits'],
  'log.surplus': ['hits'],
  'log.leader.lost': ['unit'],
  'log.retreat': ['side', 'from', 'to'],
  'log.no_boat': ['unit'],
  'log.retreat_fire': ['side', 'faces', 'hits'],
  'log.rout': ['side', 'column'],
  'log.no_way_out': ['side'],
  'log.pursuit': ['side', 'faces', 'hits'],
  'log.rear_guard': ['side', 'cv', 'ignored'],
  'log.battle.won': ['side', 'zone'],
  'why.abraham': [],
  'why.no_abraham': [],
  'why.broken': ['cv'],
} as const
export const say = sayer(TEXTS)

export const DO = [
  'rest',
  'historical',
  'pass',
  'naval',
  'march',
  'indian',
  'all',
  'done',
  'raid',
  'scout',
  'enough',
  'stay',
  'withdraw',
  'stand',
  'hold',
  'fire_all',
  'rest_reserve',
] as const
export const WAYS = ['road', 'boat'] as const

export const unitName = namer('unit', UNIT_IDS)
export const spaceName = namer('space', [...ZONES, ...RIVERS])
export const sideName = namer('role', SIDES)
export const columnName = namer('column', [...COLUMNS, 'reserve'])
export const wayName = namer('way', WAYS)
/** Dice as they fell: a list a person can read. */
export const facesText = (faces: readonly number[]): string => faces.join(' ')

/** Names by family; `unit.<id>` and so on in the catalogues. */
export const NAMES = {
  unit: UNIT_IDS,
  space: [...ZONES, ...RIVERS],
  column: [...COLUMNS, 'reserve'],
  way: WAYS,
  do: DO,
} as const
