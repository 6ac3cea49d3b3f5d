/** The stacks beside the spaces: units, their strength, leaders. A stack can be opened. */

import {
  type Piece,
  pieceOf,
  type Side,
  SPACE,
  SPACE_IDS,
  type SpaceId,
  sideName,
  spaceName,
  gameText as text,
  type View,
} from '@carillon/wilderness-war/page'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../board.ts'
import type { Count } from '../theatre/chip.ts'
import { Lead, MapStack } from '../theatre/MapStack.tsx'
import { type Half, pairsOn } from '../theatre/pairs.ts'
import { inOrder } from './choices.ts'
import { contested, isReduced, isUnderWay, sidesAt, stackAt, sumOf } from './find.ts'
import { type GroundProps, Tags } from './Ground.tsx'
import { AT, FRAME, SHEET } from './geometry.ts'
import { FewCounters } from './parts.ts'

/** “3 units, strength 7, 1 leader” */
export function spokenStack(view: View, pieces: readonly Piece[], say: Say): string {
  const { units, strength, leaders } = sumOf(view, pieces)
  const parts = [
    ...(units > 0 ? [text('web.units', { units, strength })] : []),
    ...(leaders > 0 ? [text('web.leaders', { leaders })] : []),
  ]
  return parts.map(say).join(', ')
}

export function Stacks(props: GroundProps): ReactNode {
  const pairs = pairsOn(SHEET, contested(props.view))
  return (
    <>
      {[...pairs].map(
        ([space, { lead }]) => lead && <Lead key={space} from={SHEET.spaces[space as SpaceId]} to={lead} />,
      )}
      {SPACE_IDS.map((space) =>
        sidesAt(props.view, space).map((side) => (
          <Stack key={`${space} ${side}`} place={space} side={side} shared={pairs.get(space)?.[side]} {...props} />
        )),
      )}
    </>
  )
}

interface StackProps extends GroundProps {
  readonly place: SpaceId
  readonly side: Side
  /** Its own place where both sides are there. */
  readonly shared: Half | undefined
}
function Stack({ place, side, shared, view, say, choices, marked }: StackProps): ReactNode {
  const pieces = stackAt(view, side, place)
  const stack = spokenStack(view, pieces, say)
  return (
    <MapStack
      {...AT[place]}
      {...{ place, side, shared }}
      room={FRAME.room}
      size={pieces.length}
      counts={countsOf(view, pieces)}
      spoken={say(text('web.stack', { side: sideName(side), space: spaceName(SPACE[place]), stack }))}
      can={choices.spaces.has(place) || pieces.some((piece) => choices.pieces.has(piece))}
      isMarked={marked?.space === place || pieces.some((piece) => pieceOf(piece).id === marked?.piece)}
      marks={(x, y) => sidesAt(view, place)[0] === side && <Tags id={place} {...{ view, say, x, y }} />}
      isMoving={pieces.some((piece) => isUnderWay(view, piece))}
      few={(room) => <FewCounters of={inOrder(pieces)} {...{ view, say, room }} />}
    />
  )
}
/** Whether leaders are there, how many units, with the shape of most of them, and how strong all are. */
function countsOf(view: View, pieces: readonly Piece[]): readonly Count[] {
  const { units, strength, leaders } = sumOf(view, pieces)
  const auxiliary = pieces.filter((piece) => pieceOf(piece).auxiliary).length
  const reduced = pieces.filter((piece) => isReduced(view, piece)).length
  const form = auxiliary * 2 > units ? 'circle' : 'square'
  return [
    ...(leaders > 0 ? [{ form: 'star', count: leaders, bare: true } as const] : []),
    ...(units > 0 ? [{ form, count: units, reduced } as const, { count: strength }] : []),
  ]
}
