import type { ReactNode } from 'react'
import { Button, useApp } from '../shell/context.tsx'
import { Glyph } from './glyphs.tsx'

interface BotControlsProps {
  readonly paused: boolean
  setPaused(paused: boolean): void
  step(): void
}
/** While bots are watched: pause, one step, pace. */
export function BotControls({ paused, setPaused, step }: BotControlsProps): ReactNode {
  const { t, settings, setSettings } = useApp()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className="bots" role="group" aria-label={t('table.bots')}>
      <Button small onClick={() => setPaused(!paused)}>
        <Glyph name={paused ? 'play' : 'pause'} />
        {t(paused ? 'table.bots.go' : 'table.bots.pause')}
      </Button>
      <Button small disabled={!paused} onClick={step}>
        <Glyph name="step" />
        {t('table.bots.step')}
      </Button>
      <label className="bots-pace">
        <span>{t('table.bots.pace')}</span>
        <select value={settings.delay} onChange={(event) => setSettings({ delay: Number(event.target.value) })}>
          {[2400, 1200, 600, 300, 0].map((delay) => (
            <option key={delay} value={delay}>
              {t(`table.bots.pace.${delay}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
