/** A game that has ended, but not by its rules: somebody gave up, had no time left, or all agreed. */
import type { Role } from '@carillon/kernel'
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
export function Ended({ scene, ended: { how, role, team }, say, box, open }: EndedProps): ReactNode {
  const { t, locale } = useApp()
  const side = role === undefined ? '' : sideName(say, role)
  const listed = (roles: readonly Role[]) => new Intl.ListFormat(locale).format(roles.map((one) => sideName(say, one)))
  /** Where two sides play the other one wins. */
  const lost = role === undefined ? [] : (team ?? [role])
  const others = Object.keys(scene.setup.seats).filter((one) => !lost.includes(one))
  const isOne = others.length === 1 || scene.company?.teams?.some((one) => others.every((other) => one.includes(other)))
  const winners = lost.length > 0 && (how === 'resign' || how === 'flag') && isOne ? others : []
  const [winner] = winners
  const result = winners.includes(scene.seat) ? 'victory' : lost.includes(scene.seat) ? 'defeat' : 'won'
  const known = role === undefined || how === 'resign' || how === 'flag' ? how : how === 'draw' ? 'claimed' : 'left'
  return (
    <section className="end" style={sideColour(winner)} aria-label={t('table.end')}>
      <p className="caps">{t('table.end')}</p>
      <h2 ref={box} className="end-title" tabIndex={-1}>
        {t(`between.ended.${known}`, { side })}
      </h2>
      {winner !== undefined && <p>{t(`table.end.${result}`, { side: listed(winners) })}</p>}
      <p>{t(how === 'abort' ? 'between.ended.void' : 'between.ended.kept')}</p>
      <EndWays id={scene.id} game={scene.setup.game} open={open} />
    </section>
  )
}
