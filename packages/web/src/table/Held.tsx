/** What stands between a choice and the game: it is held until it is confirmed, or it did not go. */
import type { Message } from '@carillon/kernel'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { Button, useApp } from '../shell/context.tsx'
import { Glyph } from './glyphs.tsx'
import { RuleButton } from './RuleButton.tsx'

interface PendingProps {
  readonly label: string
  readonly say: Say
  /** What it does, in the words of the game; nothing where the label says all. */
  meaning(): Promise<Message | undefined>
  /** Of a walk that is held before its last step: the place it leads to. */
  readonly towards?: string | undefined
  readonly busy: boolean
  confirm(): void
  takeBack(): void
}
/** Milliseconds: then the choice is shown by its name. */
const PATIENCE = 400
/** A choice that passes the turn on, held. */
export function Pending({ label, say, meaning, towards, busy, confirm, takeBack }: PendingProps): ReactNode {
  const { t } = useApp()
  const [told, tell] = useState<{ readonly means?: Message | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held stays the same as long as this stands.
  useEffect(() => {
    const late = setTimeout(() => tell({}), PATIENCE)
    meaning()
      .then(
        (means) => tell({ means }),
        () => tell({}),
      )
      .finally(() => clearTimeout(late))
    return () => clearTimeout(late)
  }, [label])
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with its words it is higher.
  useLayoutEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [told])
  // At once: whoever looks finds the focus where the question is.
  useLayoutEffect(() => {
    // Who types goes on typing; everybody else has Enter under the finger.
    if (!document.activeElement?.matches('input')) box.current?.querySelector('button')?.focus()
  }, [])
  return (
    // It is seen when it has its words, so that nothing in it moves; what it does it does at once.
    <section
      ref={box}
      className="pending"
      data-told={told !== undefined || undefined}
      aria-label={t('table.confirm.title')}
    >
      <p className="pending-title">{t('table.confirm.title')}</p>
      <p className="pending-what">{told?.means ? say(told.means) : label}</p>
      {towards !== undefined && <p>{t('table.confirm.towards', { place: say({ key: `space.${towards}` }) })}</p>}
      <p className="small soft">{t('table.confirm.after')}</p>
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

export interface RefusalText {
  readonly text: string
  readonly rule?: string | undefined
  readonly detail?: string | undefined
}
/** Why something did not go. */
export function Refusal({ said, close }: { said: RefusalText; close(): void }): ReactNode {
  const { t } = useApp()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the occasion.
  useLayoutEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [said])
  return (
    <div ref={box} className="refusal">
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
