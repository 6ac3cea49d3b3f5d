/** The game in a minute: the goal, a turn, how it is won, what to do first. */
import type { About } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import { Button, ButtonLink, useApp, useLessonWords } from '../shell/context.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { GUIDED, guidedLink, guidedState } from '../shell/guided.ts'
import { lessonProgress } from './progress.ts'
import { RuledText } from './RuledText.tsx'

export const MINUTE = ['goal', 'turn', 'win', 'first'] as const

interface MinuteProps {
  readonly about: About
  readonly open: boolean
  onClose(): void
}
export default function Minute({ about, open, onClose }: MinuteProps): ReactNode {
  const { t } = useApp()
  const say = useLessonWords(about)
  const progress = open ? lessonProgress(about.id)[GUIDED] : undefined
  return (
    <Dialog
      open={open && say !== undefined}
      title={t('minute.title')}
      onClose={onClose}
      wide
      actions={
        <>
          {guidedState(progress) !== 'done' && (
            <ButtonLink icon="lesson" href={guidedLink(about.id, progress)}>
              {t('home.learn')}
            </ButtonLink>
          )}
          <Button look="primary" onClick={onClose}>
            {t('minute.play')}
          </Button>
        </>
      }
    >
      {say && (
        <div className="minute">
          {MINUTE.map((part) => (
            <section key={part}>
              <h3>{t(`minute.${part}`)}</h3>
              <RuledText text={say({ key: `minute.${part}` })} />
            </section>
          ))}
          <p className="small soft">{t('minute.again')}</p>
        </div>
      )}
    </Dialog>
  )
}
