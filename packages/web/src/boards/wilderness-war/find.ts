/** Small questions to a view. */
import {
  COUNT,
  LAKES,
  LAND,
  type Piece,
  pieceOf,
  RIVERS,
  SIDES,
  type Side,
  SPACE,
  SPACE_IDS,
  type SpaceId,
  ST_LAWRENCE,
  spaceId,
  type View,
} from '@carillon/wilderness-war/page'

export const isSpace = (id: string): id is SpaceId => id in SPACE

export const stackAt = (view: View, side: Side, space: SpaceId): readonly Piece[] =>
  view.map[side][SPACE[space]] as readonly Piece[]
export const sidesAt = (view: View, space: SpaceId): readonly Side[] =>
  SIDES.filter((side) => stackAt(view, side, space).length > 0)
/** Where both stand. */
export const contested = (view: View): readonly SpaceId[] =>
  SPACE_IDS.filter((space) => sidesAt(view, space).length > 1)

/** The space a piece is in; in a box, none. */
export function placeOf(view: View, piece: Piece): SpaceId | undefined {
  const place = view.at[piece] as number
  return place < COUNT ? spaceId(place) : undefined
}

export const isReduced = (view: View, piece: Piece): boolean => view.reduced.includes(piece)
/** 5.3 Named to act, or on the way. */
export const isActing = ({ activation, march }: View, piece: Piece): boolean =>
  (march?.pieces.includes(piece) ?? false) || (activation?.groups.some(({ pieces }) => pieces.includes(piece)) ?? false)
/** Those on the way; until one goes, all who are named. */
export const isUnderWay = (view: View, piece: Piece): boolean =>
  view.march?.pieces.includes(piece) ?? isActing(view, piece)

export interface Sum {
  readonly units: number
  readonly strength: number
  readonly leaders: number
}
export function sumOf(view: View, pieces: readonly Piece[]): Sum {
  const units = pieces.map(pieceOf).filter(({ leader }) => !leader)
  return {
    units: units.length,
    leaders: pieces.length - units.length,
    strength: units.reduce((sum, unit) => sum + (isReduced(view, unit.n) ? unit.reducedStrength : unit.strength), 0),
  }
}

/** 2.0 */
export type Kind = 'land' | 'river' | 'lakeshore'
export const CONNECTIONS: readonly (readonly [kind: Kind, a: SpaceId, b: SpaceId])[] = [
  ...LAND.map(([a, b]) => ['land', a, b] as const),
  ...RIVERS.map(([a, b]) => ['river', a, b] as const),
  ...[...LAKES, ...ST_LAWRENCE].map(([a, b]) => ['lakeshore', a, b] as const),
]
