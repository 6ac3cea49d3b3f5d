/** Names of things: messages like all others. */
import { type Name, namer } from '@carillon/kernel'
import { CARDS, type EventId } from './data/cards.ts'
import { FACE_IDS } from './data/dice.ts'
import {
  COLONIES,
  CONNECTIONS,
  type Colony,
  FACTIONS,
  type Faction,
  NATIONS,
  SEAS,
  SPACES,
  type Space,
} from './data/map.ts'
import { TOKEN_IDS, UNIT_IDS, type UnitFacts, type UnitId } from './data/units.ts'

export const APS = [
  'light',
  'light-2x',
  'army',
  'army-2x',
  'sail-army',
  'sail-army-2x',
  'light-army',
  'light-army-2x',
  'indian',
  'indian-2x',
] as const
export const TYPES = [
  'light',
  'indian',
  'highland',
  'metropolitan',
  'non-metropolitan',
  'artillery',
  'bastion',
  'fort',
  'fleet',
  'commander',
] as const
const COLONY_IDS = Object.keys(COLONIES) as readonly Colony[]
export const BOXES = [
  'sail-british',
  'sail-french',
  'losses-british',
  'losses-french',
  'disbanded',
  'arriving',
  'fleets',
  'british-metropolitan',
  'french-metropolitan',
  'colonial-brigades',
  'neutral-indians',
  'british-commanders',
  'french-commanders',
  'colonial-light',
  'british-light',
  'british-artillery',
  'french-artillery',
  'british-forts',
  'french-forts',
  'vow-bonus',
  'removed',
  'unused',
] as const
export const CARD_IDS: readonly string[] = CARDS.map(String)
export const EVENT_IDS = [
  'round-up',
  'disease-in-french-camp',
  'delayed-supplies-from-france',
  'construction-frenzy',
  'lucky-cannonball',
  'surprise-landing',
  'forced-march',
  'smallpox-infected-blankets',
  'cherokee-diplomacy',
  'perfect-volleys',
  'wintering-rear-admiral',
  'iroquois-diplomacy',
  'french-trade-goods-destroyed',
  'armed-battoemen',
  'reluctant-wagoners',
  'wilderness-ambush',
  'hesitant-british-general',
  'disease-in-british-camp',
  'frontiers-ablaze',
  'coup-de-main',
  'french-lake-warships',
  'rough-seas',
  'indomitable-abbatis',
  'smallpox-epidemic',
  'staged-lacrosse-game',
  'pursuit-of-elevated-status',
  'right-to-plunder-and-captives',
  'british-encroachment',
  'pennsylvanias-peace-promises',
  'lets-see-how-the-french-fight',
] as const satisfies readonly EventId[]

export const unitName = namer('unit', UNIT_IDS)
export const tokenName = namer('token', TOKEN_IDS)
export const spaceName = namer('space', SPACES)
/** By number, where it is known: not searched for. */
const SPACE_NAME_AT: readonly Name<'space', Space>[] = SPACES.map(spaceName)
export const spaceNameAt = (n: number): Name<'space', Space> => SPACE_NAME_AT[n] as Name<'space', Space>
const UNIT_NAME_AT: readonly Name<'unit', UnitId>[] = UNIT_IDS.map(unitName)
export const nameOf = ({ n }: UnitFacts): Name<'unit', UnitId> => UNIT_NAME_AT[n] as Name<'unit', UnitId>
const sideName = namer('role', FACTIONS)
const [BRITISH, FRENCH] = [sideName('british'), sideName('french')]
/** As good as any line of the log has one: not searched for. */
export const factionName = (f: Faction): Name<'role', Faction> => (f === 'british' ? BRITISH : FRENCH)
export const nationName = namer('nation', NATIONS)
export const seaName = namer('sea', SEAS)
export const colonyName = namer('colony', COLONY_IDS)
export const boxName = namer('box', BOXES)
export const apName = namer('ap', APS)
export const faceName = namer('face', FACE_IDS)
export const typeName = namer('type', TYPES)
export const eventName = namer('event', EVENT_IDS)
export const cardName = namer('card', CARD_IDS)
export const connectionName = namer(
  'connection',
  CONNECTIONS.map((c) => c.id),
)

/** 13.5 What a reroll is granted by. */
export const REASONS = ['own', 'event', 'commander'] as const

/** Names by family; `unit.<id>` and so on in the catalogues. */
export const NAMES = {
  unit: UNIT_IDS,
  token: TOKEN_IDS,
  space: SPACES,
  nation: NATIONS,
  sea: SEAS,
  colony: COLONY_IDS,
  box: BOXES,
  ap: APS,
  face: FACE_IDS,
  type: TYPES,
  event: EVENT_IDS,
  card: CARD_IDS,
  connection: CONNECTIONS.map((c) => c.id),
  why: REASONS,
} as const
