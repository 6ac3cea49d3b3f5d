/** A game that has ended, but not by its rules: somebody gave up, had no time left, or all agreed. */
import type { Ended as How, Scene } from '@carillon/protocol'
import type { ReactNode, Ref } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { ButtonLink, link, useApp } from '../../shell/context.tsx'
import { sideName } from '../../table/people.ts'
import { sideColour } from '../../table/sides.ts'

interface EndedProps {
  readonly scene: Scene
  readonly ended: How
  readonly say: Say
  readonly box: Ref<HTMLHeadingElement>
}
export function Ended({ scene, ended: { how, role }, say, box }: EndedProps): ReactNode {
  const { t } = useApp()
  const side = role === undefined ? '' : sideName(say, role)
  const known = how === 'draw' && role !== undefined ? 'claimed' : how
  return (
    <section className="end" style={sideColour(undefined)} aria-label={t('table.end')}>
      <p className="caps">{t('table.end')}</p>
      <h2 ref={box} className="end-title" tabIndex={-1}>
        {t(`between.ended.${known}`, { side })}
      </h2>
      <p>{t(how === 'abort' ? 'between.ended.void' : 'between.ended.kept')}</p>
      <div className="end-ways">
        <ButtonLink look="primary" icon="replay" href={link.replay(scene.id)}>
          {t('table.end.replay')}
        </ButtonLink>
        <ButtonLink icon="plus" href={link.new(scene.setup.game)}>
          {t('table.end.new')}
        </ButtonLink>
      </div>
    </section>
  )
}
