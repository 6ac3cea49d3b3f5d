/** What lies over the board and does not move with it: an opened stack, the battle. */
import type { View } from '@carillon/bayonets-and-tomahawks/facts'
import { gameText as text } from '@carillon/bayonets-and-tomahawks/facts'
import type { ReactNode } from 'react'
import type { BoardProps } from '../board.ts'
import { type FightCard, TheatreLayer } from '../theatre/Layer.tsx'
import type { Over } from '../theatre/MapBoard.tsx'
import type { Choices } from './choices.ts'
import { Fight } from './Fight.tsx'
import { isSpace, type Place } from './find.ts'
import { AT, FRAME } from './geometry.ts'
import { Sheet } from './Sheet.tsx'

interface LayerProps {
  readonly props: BoardProps<View>
  readonly choices: Choices
  readonly over: Over<Place>
}
export function Layer({ props, choices, over }: LayerProps): ReactNode {
  const { view, say, choose } = props
  const { place, host, setLayer, close } = over
  const { battle, outcome, year, round } = view
  const asking = { view, say, choices, choose }
  const fight: FightCard | undefined =
    battle && !outcome
      ? {
          id: `${year} ${round} ${battle.space}`,
          title: say(text('web.panel.battle')),
          hide: say(text('web.hide')),
          back: say(text('web.back')),
          west: isEast(battle.space),
          body: <Fight {...asking} />,
        }
      : undefined
  return (
    <TheatreLayer {...{ host, setLayer, fight }}>
      {place && <Sheet key={place} {...asking} {...{ place, close }} west={isEast(place)} />}
    </TheatreLayer>
  )
}

/** What is about a place in the eastern half lies in the west. */
const isEast = (place: Place): boolean => isSpace(place) && AT[place].x > FRAME.width / 2
