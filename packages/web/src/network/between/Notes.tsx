/** Notes of one's own on the game: kept for the seat, on all devices, read by nobody else. */
import { LENGTHS, type Scene } from '@carillon/protocol'
import { type ReactNode, useEffect, useId, useRef, useState } from 'preact/compat'
import { Button, Notice, useApp } from '../../shell/context.tsx'
import { troubleOf } from '../../shell/trouble.ts'

export function Notes({ scene: { id, seat } }: { readonly scene: Scene }): ReactNode {
  const { t, client, announce } = useApp()
  const [text, set] = useState<string>()
  const [trouble, fail] = useState<string>()
  const [saved, tell] = useState(false)
  const kept = useRef('')
  const box = useId()
  useEffect(() => {
    client
      .ask('note', { ask: 'note', table: id, seat })
      .then((note) => {
        kept.current = note.text
        set(note.text)
      })
      .catch(() => set(''))
  }, [client, id, seat])
  const keep = () => {
    if (text === undefined || text === kept.current) return
    fail(undefined)
    client
      .ask('note', { ask: 'note', table: id, seat, text })
      .then(() => {
        kept.current = text
        tell(true)
        announce(t('between.notes.kept'))
      })
      .catch((error: unknown) => fail(troubleOf(error, t).text))
  }
  return (
    <section className="between-part" aria-labelledby={`${box}-title`}>
      <h3 id={`${box}-title`}>
        <label htmlFor={box}>{t('between.notes')}</label>
      </h3>
      <p className="small soft">{t('between.notes.text')}</p>
      <textarea
        className="entry"
        id={box}
        rows={4}
        value={text ?? ''}
        disabled={text === undefined}
        maxLength={LENGTHS.note}
        onInput={(event) => {
          set(event.currentTarget.value)
          tell(false)
        }}
        onBlur={keep}
      />
      <p className="row">
        <Button small onClick={keep}>
          {t('between.notes.keep')}
        </Button>
        {saved && <span className="small soft">{t('between.notes.kept')}</span>}
      </p>
      {trouble !== undefined && <Notice kind="problem">{trouble}</Notice>}
    </section>
  )
}
