/** Where to go from the end of a game, however it ended. */
import type { ReactNode } from 'preact/compat'
import { Button, ButtonLink, link, useApp } from '../shell/context.tsx'
import { Glyph } from './glyphs.tsx'
import type { TableDialog } from './TableMenu.tsx'

interface EndWaysProps {
  readonly id: string
  readonly game: string
  open(dialog: TableDialog): void
  /** What is offered besides. */
  readonly children?: ReactNode
}
export function EndWays({ id, game, open, children }: EndWaysProps): ReactNode {
  const { t } = useApp()
  return (
    <div className="end-ways">
      <ButtonLink look="primary" icon="replay" href={link.replay(id)}>
        {t('table.end.replay')}
      </ButtonLink>
      <ButtonLink icon="plus" href={link.new(game)}>
        {t('table.end.new')}
      </ButtonLink>
      <Button onClick={() => open('dice')}>{t('table.menu.dice')}</Button>
      <Button onClick={() => open('fairness')}>
        <Glyph name="done" />
        {t('table.end.fair')}
      </Button>
      <Button icon="export" onClick={() => open('export')}>
        {t('table.end.export')}
      </Button>
      {children}
    </div>
  )
}
