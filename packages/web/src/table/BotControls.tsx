import type { ReactNode } from 'preact/compat'
import { Button, useApp } from '../shell/context.tsx'
import { Glyph } from './glyphs.tsx'

interface BotControlsProps {
  readonly paused: boolean
  setPaused(paused: boolean): void
  step(): void
  /** Watched bots have large ones; a person's opponent small ones, and while the person decides only the pause. */
  readonly size: 'large' | 'small' | 'least'
}
/** While bots act: pause, one step, pace. */
export function BotControls({ paused, setPaused, step, size }: BotControlsProps): ReactNode {
  const { t, settings, setSettings } = useApp()
  const small = size !== 'large'
  const named = (name: string) => (small ? <span className="unseen">{name}</span> : name)
  const look = small ? 'button-icon' : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className="bots" role="group" aria-label={t('table.bots')}>
      {small && <span className="small soft">{t('table.bots')}</span>}
      <Button small className={look} onClick={() => setPaused(!paused)}>
        <Glyph name={paused ? 'play' : 'pause'} />
        {named(t(paused ? 'table.bots.go' : 'table.bots.pause'))}
      </Button>
      {size !== 'least' && (
        <>
          <Button small className={look} disabled={!paused} onClick={step}>
            <Glyph name="step" />
            {named(t('table.bots.step'))}
          </Button>
          <label className="bots-pace">
            {small ? named(t('table.bots.pace')) : <span>{t('table.bots.pace')}</span>}
            <select
              value={settings.delay}
              onChange={(event) => setSettings({ delay: Number(event.currentTarget.value) })}
            >
              {[2400, 1200, 600, 300, 0].map((delay) => (
                <option key={delay} value={delay}>
                  {t(`table.bots.pace.${delay}`)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </div>
  )
}
