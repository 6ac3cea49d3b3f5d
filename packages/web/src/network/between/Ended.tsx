/** A game that has ended, but not by its rules: somebody gave up, had no time left, or all agreed. */
import type { Ended as How, Scene } from '@carillon/protocol'
import type { ReactNode, Ref } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { useApp } from '../../shell/context.tsx'
import { EndWays } from '../../table/EndWays.tsx'
import { sideName } from '../../table/people.ts'
import { sideColour } from '../../table/sides.ts'
import type { TableDialog } from '../../table/TableMenu.tsx'

interface EndedProps {
  readonly scene: Scene
  readonly ended: How
  readonly say: Say
  readonly box: Ref<HTMLHeadingElement>
  open(dialog: TableDialog): void
}
export function Ended({ scene, ended: { how, role }, say, box, open }: EndedProps): ReactNode {
  const { t } = useApp()
  const side = role === undefined ? '' : sideName(say, role)
  /** Where two play the other one wins. */
  const others = Object.keys(scene.setup.seats).filter((one) => one !== role)
  const [winner] = role !== undefined && how !== 'draw' && others.length === 1 ? others : []
  const result = scene.seat === winner ? 'victory' : scene.seat === role ? 'defeat' : 'won'
  const known = how === 'draw' && role !== undefined ? 'claimed' : how
  return (
    <section className="end" style={sideColour(winner)} aria-label={t('table.end')}>
      <p className="caps">{t('table.end')}</p>
      <h2 ref={box} className="end-title" tabIndex={-1}>
        {t(`between.ended.${known}`, { side })}
      </h2>
      {winner !== undefined && <p>{t(`table.end.${result}`, { side: sideName(say, winner) })}</p>}
      <p>{t(how === 'abort' ? 'between.ended.void' : 'between.ended.kept')}</p>
      <EndWays id={scene.id} game={scene.setup.game} open={open} />
    </section>
  )
}
