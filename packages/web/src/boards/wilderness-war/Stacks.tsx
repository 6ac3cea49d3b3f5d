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
} from '@carillon/wilderness-war/facts'
import type { ReactNode } from 'react'
import type { Say } from '../board.ts'
import { MapStack } from '../theatre/MapStack.tsx'
import { FORM } from '../theatre/marks.ts'
import { isActing, sidesAt, stackAt, sumOf } from './find.ts'
import type { GroundProps } from './Ground.tsx'
import { AT } from './geometry.ts'

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
  return SPACE_IDS.map((space) => {
    const here = sidesAt(props.view, space)
    return here.map((side) => (
      <Stack key={`${space} ${side}`} place={space} side={side} shared={here.length > 1} {...props} />
    ))
  })
}

/** Strength. */
const BLADE = 'M0-5L3.2 0 0 5-3.2 0z'
interface StackProps extends GroundProps {
  readonly place: SpaceId
  readonly side: Side
  readonly shared: boolean
}
function Stack({ place, side, shared, view, say, choices, marked }: StackProps): ReactNode {
  const { x, y } = AT[place]
  const pieces = stackAt(view, side, place)
  const { units, strength, leaders } = sumOf(view, pieces)
  const stack = spokenStack(view, pieces, say)
  return (
    <MapStack
      {...{ place, side, x, y, shared }}
      counts={[
        ...(units > 0
          ? ([
              [FORM.square, units],
              [BLADE, strength],
            ] as const)
          : []),
        ...(leaders > 0 ? ([[FORM.star, leaders]] as const) : []),
      ]}
      spoken={say(text('web.stack', { side: sideName(side), space: spaceName(SPACE[place]), stack }))}
      can={pieces.some((piece) => choices.pieces.has(piece))}
      isMarked={pieces.some((piece) => pieceOf(piece).id === marked?.piece)}
      isMoving={pieces.some((piece) => isActing(view, piece))}
    />
  )
}
