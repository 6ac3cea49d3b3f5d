/** 3 The 128 units and 23 leaders. Inside the rules a piece is its number. */

import { numberOf } from '../number-of.ts'
import { type Department, type Side, SPACE, type Space } from './map.ts'

export type PieceType =
  | 'regular'
  | 'light-infantry'
  | 'provincial'
  | 'militia'
  | 'indian'
  | 'coureurs'
  | 'ranger'
  | 'leader'
/** 5.531 */
export type IndianGroup = 'northern' | 'western' | 'pays-d-en-haut' | 'iroquois' | 'mohawk' | 'cherokee'
/** 3.1 Counters of one look, of which there may be several. */
interface Kind {
  readonly side: Side
  readonly type: PieceType
  readonly strength: number
  readonly reducedStrength: number
  readonly movement: number
  readonly count: number
  /** Regulars of strength 4, and marine detachments. */
  readonly corps: 'line' | 'royal-american' | 'highland' | 'marine' | null
  /** Provincials. */
  readonly department: Department | null
  readonly tribe: string | null
  readonly group: IndianGroup | null
  /** 5.531 Where it goes home to; the Cherokee have none on the map. */
  readonly settlement: Space | null
  /** 3.2 */
  readonly initiative: number
  readonly command: number
  readonly tactics: number
}
const make = (side: Side, type: PieceType, more: Partial<Kind>): Kind => ({
  side,
  type,
  strength: 0,
  reducedStrength: 0,
  movement: 4,
  count: 1,
  corps: null,
  department: null,
  tribe: null,
  group: null,
  settlement: null,
  initiative: 0,
  command: 0,
  tactics: 0,
  ...more,
})
const line = (side: Side, count = 1): Kind =>
  make(side, 'regular', { strength: 3, reducedStrength: 2, corps: 'line', count })
const royalAmerican = make('british', 'regular', { strength: 4, reducedStrength: 3, corps: 'royal-american' })
const highland = make('british', 'regular', { strength: 4, reducedStrength: 3, corps: 'highland' })
const marine = (count: number): Kind =>
  make('french', 'regular', { strength: 1, reducedStrength: 0, corps: 'marine', count })
const light = make('british', 'light-infantry', { strength: 2, reducedStrength: 1, movement: 6 })
const provincial = (department: Department, count: number): Kind =>
  make('british', 'provincial', { strength: 2, reducedStrength: 1, department, count })
const militia = (side: Side): Kind => make(side, 'militia', { strength: 1, reducedStrength: 1, movement: 0, count: 4 })
const ranger = make('british', 'ranger', { strength: 2, reducedStrength: 1, movement: 6 })
const coureurs = make('french', 'coureurs', { strength: 1, movement: 6 })
const indian = (side: Side, group: IndianGroup, tribe: string, settlement: Space | null, count = 1): Kind =>
  make(side, 'indian', { strength: 1, movement: 6, group, tribe, settlement, count })
/** Initiative, command, tactics. */
const leader = (side: Side, initiative: number, command: number, tactics: number): Kind =>
  make(side, 'leader', { movement: 6, initiative, command, tactics })

const TABLE = {
  'br-cherokee': indian('british', 'cherokee', 'cherokee', null, 2),
  'br-cayuga': indian('british', 'iroquois', 'cayuga', SPACE.cayuga),
  'br-oneida': indian('british', 'iroquois', 'oneida', SPACE['oneida-castle']),
  'br-onondaga': indian('british', 'iroquois', 'onondaga', SPACE.onondaga),
  'br-seneca': indian('british', 'iroquois', 'seneca', SPACE.karaghiyadirha),
  'br-tuscarora': indian('british', 'iroquois', 'tuscarora', SPACE.shawiangto),
  'br-mohawk': indian('british', 'mohawk', 'mohawk', SPACE.canajoharie, 2),
  'br-armstrong': ranger,
  'br-goreham': ranger,
  'br-rogers': ranger,
  'br-1-95th': light,
  'br-2-95th': light,
  'br-85th-royal-volunteers': light,
  'br-gages-80th': light,
  'br-howes': light,
  'br-scotts': light,
  'br-connecticut-provincial': provincial('northern', 3),
  'br-massachusetts-provincial': provincial('northern', 6),
  'br-new-hampshire-provincial': provincial('northern', 1),
  'br-new-jersey-provincial': provincial('northern', 2),
  'br-new-york-provincial': provincial('northern', 5),
  'br-rhode-island-provincial': provincial('northern', 1),
  'br-maryland-provincial': provincial('southern', 1),
  'br-pennsylvania-provincial': provincial('southern', 3),
  'br-virginia-provincial': provincial('southern', 2),
  'br-15th': line('british'),
  'br-17th': line('british'),
  'br-1st-royal': line('british'),
  'br-22nd': line('british'),
  'br-27th': line('british'),
  'br-28th': line('british'),
  'br-35th': line('british'),
  'br-40th': line('british'),
  'br-43rd': line('british'),
  'br-44th': line('british'),
  'br-45th': line('british'),
  'br-46th': line('british'),
  'br-47th': line('british'),
  'br-48th': line('british'),
  'br-55th': line('british'),
  'br-58th': line('british'),
  'br-90th': line('british'),
  'br-1-60th': royalAmerican,
  'br-2-60th': royalAmerican,
  'br-3-60th': royalAmerican,
  'br-4-60th': royalAmerican,
  'br-1-42nd': highland,
  'br-2-42nd': highland,
  'br-77th-a': highland,
  'br-77th-b': highland,
  'br-78th-a': highland,
  'br-78th-b': highland,
  'br-colonial-militia': militia('british'),
  'fr-huron': indian('french', 'pays-d-en-haut', 'huron', SPACE['pays-d-en-haut']),
  'fr-ojibwa': indian('french', 'pays-d-en-haut', 'ojibwa', SPACE['pays-d-en-haut']),
  'fr-ottawa': indian('french', 'pays-d-en-haut', 'ottawa', SPACE['pays-d-en-haut']),
  'fr-potawatomi': indian('french', 'pays-d-en-haut', 'potawatomi', SPACE['pays-d-en-haut']),
  'fr-abenaki': indian('french', 'northern', 'abenaki', SPACE['st-francois'], 2),
  'fr-algonquin': indian('french', 'northern', 'algonquin', SPACE['lac-des-deux-montagnes'], 2),
  'fr-caughnawaga': indian('french', 'northern', 'caughnawaga', SPACE.kahnawake, 2),
  'fr-mississauga': indian('french', 'northern', 'mississauga', SPACE.mississauga),
  'fr-cayuga': indian('french', 'iroquois', 'cayuga', SPACE.cayuga),
  'fr-oneida': indian('french', 'iroquois', 'oneida', SPACE['oneida-castle']),
  'fr-onondaga': indian('french', 'iroquois', 'onondaga', SPACE.onondaga),
  'fr-seneca': indian('french', 'iroquois', 'seneca', SPACE.karaghiyadirha),
  'fr-tuscarora': indian('french', 'iroquois', 'tuscarora', SPACE.shawiangto),
  'fr-delaware': indian('french', 'western', 'delaware', SPACE.kittaning, 2),
  'fr-mingo': indian('french', 'western', 'mingo', SPACE['mingo-town'], 2),
  'fr-shawnee': indian('french', 'western', 'shawnee', SPACE.logstown, 2),
  'fr-boishebert-acadian': coureurs,
  'fr-joncaire': coureurs,
  'fr-langlade': coureurs,
  'fr-ligneris': coureurs,
  'fr-lery': coureurs,
  'fr-marin': coureurs,
  'fr-periere': coureurs,
  'fr-repentigny': coureurs,
  'fr-marine-detachment': marine(7),
  'fr-2-berry': line('french'),
  'fr-3-berry': line('french'),
  'fr-artois': line('french'),
  'fr-bourgogne': line('french'),
  'fr-bearn': line('french'),
  'fr-cambis': line('french'),
  'fr-guyenne': line('french'),
  'fr-la-reine': line('french'),
  'fr-la-sarre': line('french'),
  'fr-languedoc': line('french'),
  'fr-marine-regular': line('french', 2),
  'fr-royal-roussillon': line('french'),
  'fr-volontaires-etrangers': line('french'),
  'fr-canadian-militia': militia('french'),
  amherst: leader('british', 2, 7, 1),
  braddock: leader('british', 2, 7, 0),
  abercromby: leader('british', 3, 7, 0),
  loudoun: leader('british', 3, 7, 0),
  wolfe: leader('british', 1, 6, 2),
  forbes: leader('british', 1, 6, 0),
  shirley: leader('british', 2, 6, 0),
  murray: leader('british', 1, 5, 0),
  monckton: leader('british', 2, 5, 0),
  webb: leader('british', 3, 5, 0),
  bradstreet: leader('british', 1, 4, 1),
  dunbar: leader('british', 3, 5, 0),
  johnson: leader('british', 1, 3, 1),
  montcalm: leader('french', 1, 6, 2),
  dieskau: leader('french', 2, 6, 0),
  levis: leader('french', 2, 5, 1),
  vaudreuil: leader('french', 3, 5, 0),
  drucour: leader('french', 2, 4, 1),
  rigaud: leader('french', 2, 4, 0),
  villiers: leader('french', 2, 3, 1),
  bougainville: leader('french', 1, 3, 0),
  beaujeu: leader('french', 1, 2, 1),
  dumas: leader('french', 1, 2, 1),
} as const satisfies Readonly<Record<string, Kind>>
type KindId = keyof typeof TABLE
/** A piece by name: that of its kind, numbered where there are several (`fr-mingo-1`). */
export type PieceId = string
/** A piece by number, as the rules know it. */
export type Piece = number
export interface PieceFacts extends Kind {
  readonly n: Piece
  readonly id: PieceId
  /** The counter's name, the same for all of its kind. */
  readonly kind: KindId
  /** Pieces of the same number are as good as each other while both are full or both reduced. */
  readonly alike: number
  readonly leader: boolean
  /** 3.11 */
  readonly drilled: boolean
  /** 3.13 */
  readonly auxiliary: boolean
  readonly regular: boolean
  /** 5.534 Mohawks and British Iroquois: only Johnson commands them, and they do not count. */
  readonly johnsons: boolean
}
const LOOKS: string[] = []
/** Names of regiments and companies are history only; tribes and departments matter. */
function lookOf(k: Kind, kind: KindId): number {
  const look = k.type === 'leader' ? kind : [k.side, k.type, k.strength, k.corps, k.department, k.tribe].join()
  if (!LOOKS.includes(look)) LOOKS.push(look)
  return LOOKS.indexOf(look)
}
function pieces(): PieceFacts[] {
  const found: PieceFacts[] = []
  for (const [kind, facts] of Object.entries(TABLE) as [KindId, Kind][])
    for (let copy = 1; copy <= facts.count; copy += 1) {
      const { type, group, side } = facts
      found.push({
        ...facts,
        n: found.length,
        id: facts.count > 1 ? `${kind}-${copy}` : kind,
        kind,
        alike: lookOf(facts, kind),
        leader: type === 'leader',
        drilled: type === 'regular' || type === 'light-infantry' || type === 'provincial',
        auxiliary: type === 'indian' || type === 'coureurs' || type === 'ranger',
        regular: type === 'regular',
        johnsons: side === 'british' && (group === 'mohawk' || group === 'iroquois'),
      })
    }
  return found
}
/** By number. */
export const PIECES: readonly PieceFacts[] = pieces()
export const LEADERS: readonly Piece[] = PIECES.filter(({ leader }) => leader).map(({ n }) => n)
export const PIECE_IDS: readonly PieceId[] = PIECES.map(({ id }) => id)
export const pieceOf = (piece: Piece): PieceFacts => PIECES[piece] as PieceFacts
/** The number of a piece that was named by an option, or by a test. */
export const pieceCalled: (id: string | number | undefined) => Piece = numberOf('piece', PIECE_IDS)
export const JOHNSON = pieceCalled('johnson')

/** 5.54 How many provincials may be in play, by box of the assemblies' track. */
const LIMITS = [
  { northern: 6, southern: 2 },
  { northern: 10, southern: 4 },
  { northern: 18, southern: 6 },
] as const
export const provincialLimit = (box: number, department: 'northern' | 'southern'): number =>
  LIMITS[box]?.[department] as number

// --- 6 how far -----------------------------------------------------------------------------------------------------

/** 6.21 */
export const LEADER_SPACES = 6
/** 6.3 */
export const BOAT_SPACES = 9
/** 14 Foul Weather. */
export const FOUL_SPACES = 2
/** 6.22 At the pace of the slowest unit; leaders alone have 6. */
export function allowanceOf(pieces: readonly Piece[]): number {
  let least = LEADER_SPACES
  for (const piece of pieces) least = Math.min(least, pieceOf(piece).movement)
  return least
}
