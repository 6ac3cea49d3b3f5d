/** What is asked, of whom, by which rule; or what the others are doing. */
import type { Option } from '@carillon/kernel'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { Say } from '../boards/board.ts'
import type { Scene } from '../protocol.ts'
import { Button, useApp } from '../shell/context.tsx'
import { sideColour } from './Dice.tsx'
import { Glyph } from './glyphs.tsx'
import { humansIn, sideName, sitterName } from './people.ts'
import { RuleButton } from './RuleButton.tsx'

interface PromptProps {
  readonly scene: Scene
  readonly say: Say
  readonly box: Ref<HTMLHeadingElement>
}
export function Prompt({ scene, say, box }: PromptProps): ReactNode {
  const { t } = useApp()
  const { observation, deciding, thinking, setup, watching } = scene
  const { decision, rule } = observation
  const alone = humansIn(setup).length === 1
  const who =
    deciding !== undefined
      ? t(alone ? 'table.turn.you' : 'table.turn.side', { side: sideName(say, deciding) })
      : t(watching ? 'table.turn.watching' : 'table.turn.others')
  const text =
    deciding !== undefined && decision
      ? say(decision.prompt)
      : thinking.length > 0
        ? t('table.thinking', { who: thinking.map((role) => sitterName(setup, role, say, t)).join(', ') })
        : t('table.waiting')
  return (
    <div
      className="prompt"
      style={sideColour(deciding ?? thinking[0])}
      data-thinking={thinking.length > 0 || undefined}
    >
      <p className="prompt-who">
        <span>{who}</span>
        <RuleButton rule={rule} long />
      </p>
      <h2 ref={box} className="prompt-text" tabIndex={-1}>
        {text}
      </h2>
    </div>
  )
}

interface PendingProps {
  readonly label: string
  readonly busy: boolean
  confirm(): void
  takeBack(): void
}
/** A choice that passes the turn on, held. */
export function Pending({ label, busy, confirm, takeBack }: PendingProps): ReactNode {
  const { t } = useApp()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // Who types goes on typing; everybody else has Enter under the finger.
    if (!document.activeElement?.matches('input')) box.current?.querySelector('button')?.focus()
  }, [])
  return (
    <section ref={box} className="pending" aria-label={t('table.confirm.title')}>
      <p className="pending-title">{t('table.confirm.title')}</p>
      <p>{t('table.confirm.text', { choice: label })}</p>
      <p className="row">
        <Button look="primary" aria-disabled={busy} onClick={confirm}>
          <Glyph name="done" />
          {t('table.confirm.yes')}
        </Button>
        <Button aria-disabled={busy} onClick={takeBack}>
          <Glyph name="undo" />
          {t('table.confirm.no')}
        </Button>
      </p>
    </section>
  )
}

export interface Said {
  readonly text: string
  readonly rule?: string | undefined
  readonly detail?: string | undefined
}
/** Why something did not go. */
export function Refusal({ said, close }: { said: Said; close(): void }): ReactNode {
  const { t } = useApp()
  return (
    <div className="refusal">
      <p>
        {said.text} {said.rule && <RuleButton rule={said.rule} long />}
      </p>
      {said.detail && <p className="small soft">{said.detail}</p>}
      <button type="button" className="away" aria-label={t('ui.close')} onClick={close}>
        ×
      </button>
    </div>
  )
}

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

/** Whether two options are the same one, or both none. */
export const isChosen = (chosen: Option | 'other' | undefined): chosen is Option => typeof chosen === 'object'
