/** What the dice would bring, in a lesson: as at a table, by the position that the lesson stands at. */
import type { Option } from '@carillon/kernel'
import type { LessonStop } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { useApp } from '../shell/context.tsx'
import { deferredPart } from '../shell/deferred.tsx'
import { useKeys } from './keys.ts'

const OddsCard = deferredPart(async () => (await import('./OddsCard.tsx')).OddsCard)

interface LessonOddsProps {
  readonly game: string
  readonly stop: LessonStop
  readonly board: GameBoard
  readonly say: Say
  /** The option under pointer or focus. */
  readonly marked?: Option | undefined
  /** The only one that goes on: it is told of alone. */
  readonly only?: Option | undefined
}
export function LessonOdds({ game, stop, board, say, marked, only }: LessonOddsProps): ReactNode {
  const { client, settings, announce } = useApp()
  const { example, number, seat, guided, observation } = stop
  const way = guided?.way
  const about = JSON.stringify([game, example, number, way])
  const [asking, wish] = useState({ about, count: 0 })
  const asked = asking.about === about ? asking.count : 0
  const is = observation.decision !== undefined
  useKeys({ o: () => (is ? wish({ about, count: asked + 1 }) : false) })
  if (!is || !(settings.odds || asked > 0)) return null
  const at = { game, lesson: example, number, seat, ...(way !== undefined && { way }) }
  return (
    <OddsCard
      {...{ about, board, say, marked, asked }}
      view={observation.view}
      asks={observation.decision?.prompt}
      pending={only}
      first={observation.decision?.options[0]}
      ask={(option) => client.ask('odds', { ask: 'odds', ...at, ...(option && { option }) })}
      tell={announce}
    />
  )
}
