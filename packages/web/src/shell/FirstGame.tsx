/** The way into the guided first game: where it stands, what it is, how long it takes. */
import type { About, GuidedGame } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import { useApp } from './app.tsx'
import { useLessonWords } from './game-words.ts'
import { guidedLink, guidedState } from './guided.ts'
import { Icon } from './icons.tsx'
import { readProgress } from './progress.ts'
import { ButtonLink } from './ui.tsx'

export function FirstGame({ about, guided }: { readonly about: About; readonly guided: GuidedGame }): ReactNode {
  const { t } = useApp()
  const say = useLessonWords(about)
  const [progress] = useState(() => readProgress(about.id)[guided.id])
  const state = guidedState(progress)
  return (
    <section className="panel first-game" aria-labelledby="first-game">
      <h2 id="first-game">{say ? say({ key: 'guided.title' }) : t('home.learn')}</h2>
      <p>
        {say?.({ key: 'guided.line' })} {t('lessons.guided.takes', { minutes: guided.minutes })}
      </p>
      <div className="row">
        <ButtonLink look={state === 'done' ? 'plain' : 'primary'} icon="lesson" href={guidedLink(about.id, progress)}>
          {t(state === 'done' ? 'home.learn.again' : state === 'begun' ? 'home.learn.on' : 'home.learn')}
        </ButtonLink>
        {progress && state === 'begun' && (
          <span className="soft">{t('lesson.step', { number: progress.number + 1, count: guided.steps })}</span>
        )}
        {state === 'done' && (
          <span className="lesson-state small">
            <Icon name="done" /> {t('lessons.state.done')}
          </span>
        )}
      </div>
    </section>
  )
}
