/** The end of a game: who won and why, and where to go from here. */
import type { Outcome, Viewer } from '@carillon/kernel'
import type { NewGame } from '@carillon/protocol'
import type { ReactNode, Ref } from 'preact/compat'
import type { GameBoard, Say } from '../boards/board.ts'
import { Button, useApp } from '../shell/context.tsx'
import { EndWays } from './EndWays.tsx'
import { Glyph } from './glyphs.tsx'
import { humansIn, sideName } from './people.ts'
import { Report } from './Report.tsx'
import { RuleButton } from './RuleButton.tsx'
import { sideColour } from './sides.ts'
import type { TableDialog } from './TableMenu.tsx'

interface EndProps {
  readonly id: string
  /** Whose eyes these are. */
  readonly seat: Viewer
  readonly setup: NewGame
  readonly outcome: Outcome
  readonly say: Say
  readonly box: Ref<HTMLHeadingElement>
  open(dialog: TableDialog): void
  readonly board: GameBoard
  /** All that was hidden lies open on the board. */
  readonly revealed: boolean
  /** Shows it, or the board as it was seen; nothing where all lies open anyway. */
  readonly reveal?: (() => void) | undefined
}
export function End({ id, seat, setup, outcome, say, box, open, board, revealed, reveal }: EndProps): ReactNode {
  const { t, network } = useApp()
  const { winner, winners = [winner], cause, rule } = outcome
  // Over the network everybody has a screen of his own.
  const people = humansIn(setup)
  const [only] = network ? people.filter((role) => role === seat) : people
  const own = only !== undefined && (network !== undefined || people.length === 1)
  const title =
    winner === 'draw'
      ? t('table.end.draw')
      : t(!own ? 'table.end.won' : winners.includes(only) ? 'table.end.victory' : 'table.end.defeat', {
          side: sideName(say, winner),
        })
  return (
    <section className="end" style={sideColour(winner === 'draw' ? undefined : winner)} aria-label={t('table.end')}>
      <p className="caps">{t('table.end')}</p>
      <h2 ref={box} className="end-title" tabIndex={-1}>
        {title}
      </h2>
      <p>
        {say(cause)} <RuleButton rule={rule} long />
      </p>
      <EndWays id={id} game={setup.game} open={open}>
        {reveal && (
          <Button onClick={reveal}>
            <Glyph name="eye" />
            {t(revealed ? 'table.end.hide' : 'table.end.reveal')}
          </Button>
        )}
      </EndWays>
      <Report id={id} board={board} say={say} />
    </section>
  )
}
