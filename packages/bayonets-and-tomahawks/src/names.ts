/** Names of things: messages like all others. */
import { type Name, namer } from '@carillon/kernel'
import { BOXES } from './data/boxes.ts'
import { APS, CARD_IDS, EVENT_IDS } from './data/cards.ts'
import { FACE_IDS, REASONS } from './data/dice.ts'
import { COLONY_IDS, CONNECTIONS, FACTIONS, type Faction, NATIONS, SEAS, SPACES, type Space } from './data/map.ts'
import { TOKEN_IDS, TYPES, UNIT_IDS, type UnitFacts, type UnitId } from './data/units.ts'

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
