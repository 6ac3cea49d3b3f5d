/** What lies over the board and does not move with it: an opened stack, a battle, siege or raid. */
import { type SpaceId, spaceId, gameText as text, type View } from '@carillon/wilderness-war/facts'
import type { ReactNode } from 'react'
import type { BoardProps } from '../board.ts'
import { type FightCard, TheatreLayer } from '../theatre/Layer.tsx'
import type { Over } from '../theatre/MapBoard.tsx'
import type { Choices } from './choices.ts'
import { AT, FRAME } from './geometry.ts'
import { Now } from './Now.tsx'
import { Sheet } from './Sheet.tsx'
import { Strip } from './Strip.tsx'

interface LayerProps {
  readonly props: BoardProps<View>
  readonly choices: Choices
  readonly over: Over<SpaceId>
}
export function Layer({ props, choices, over }: LayerProps): ReactNode {
  const { view, say, choose, still, refuse } = props
  const { place, host, setLayer, close } = over
  const { battle, siege, outcome, year, season } = view
  const asking = { view, say, choices, choose }
  const scene = outcome ? null : (battle ?? siege)
  const fight: FightCard | undefined = scene
    ? {
        id: `${year} ${season} ${scene.space}`,
        title: say(text('web.panel.now')),
        hide: say(text('web.hide')),
        back: say(text('web.back')),
        space: spaceId(scene.space),
        asks: props.asked !== undefined,
        body: <Now {...asking} />,
      }
    : undefined
  return (
    <TheatreLayer {...{ host, setLayer, fight, still, refuse }}>
      <Strip seat={props.seat} {...asking} />
      {place && <Sheet key={place} {...asking} {...{ place, close }} west={isEast(place)} />}
    </TheatreLayer>
  )
}

/** What is about a place in the eastern half lies in the west. */
const isEast = (place: SpaceId): boolean => AT[place].x > FRAME.width / 2
