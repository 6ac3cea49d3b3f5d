/** A game that has ended, but not by its rules: somebody gave up, had no time left, or all agreed. */
import type { Ended as How, Scene } from '@carillon/protocol'
import type { ReactNode, Ref } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { Button, ButtonLink, link, useApp } from '../../shell/context.tsx'
import { Glyph } from '../../table/glyphs.tsx'
import { sideName } from '../../table/people.ts'
import { sideColour } from '../../table/sides.ts'

interface EndedProps {
  readonly scene: Scene
  readonly ended: How
  readonly say: Say
  readonly box: Ref<HTMLHeadingElement>
  open(dialog: 'fairness' | 'export'): void
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
      <div className="end-ways">
        <ButtonLink look="primary" icon="replay" href={link.replay(scene.id)}>
          {t('table.end.replay')}
        </ButtonLink>
        <ButtonLink icon="plus" href={link.new(scene.setup.game)}>
          {t('table.end.new')}
        </ButtonLink>
        <Button onClick={() => open('fairness')}>
          <Glyph name="done" />
          {t('table.end.fair')}
        </Button>
        <Button icon="export" onClick={() => open('export')}>
          {t('table.end.export')}
        </Button>
      </div>
    </section>
  )
}
