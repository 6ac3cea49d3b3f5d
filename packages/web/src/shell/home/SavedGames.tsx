/** Games that were begun, and the way in and out for their files. */

import type { SavedGame } from '@carillon/protocol'
import { type ReactNode, useRef, useState } from 'preact/compat'
import { useApp } from '../app.tsx'
import { takeFile } from '../files.ts'
import { go } from '../router.ts'
import { type Trouble, troubleOf } from '../trouble.ts'
import { Button, Notice } from '../ui.tsx'
import { SavedRow } from './SavedRow.tsx'

/** More than these are shown when asked for. */
const FIRST = 4

export function SavedGames({ games, reload }: { games: readonly SavedGame[]; reload(): void }): ReactNode {
  const { t, client, announce, announceNow } = useApp()
  const [all, setAll] = useState(false)
  const [over, setOver] = useState(false)
  const [trouble, setTrouble] = useState<Trouble & { file: string }>()
  const picker = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const take = async (file: File | undefined) => {
    if (!file) return
    setTrouble(undefined)
    try {
      go(await takeFile(client, file))
    } catch (error) {
      const found = troubleOf(error, t)
      setTrouble({ ...found, file: file.name })
      announceNow(found.text)
    }
  }
  const removed = () => {
    announce(t('saved.removed'))
    heading.current?.focus()
    reload()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer?.files[0])
  }
  const shown = all ? games : games.slice(0, FIRST)
  return (
    <section
      className={over ? 'saved saved-over' : 'saved'}
      aria-labelledby="saved"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="saved-head">
        <h2 id="saved" ref={heading} tabIndex={-1}>
          {t('saved.title')}
        </h2>
        <Button small icon="import" onClick={() => picker.current?.click()}>
          {t('saved.import')}
        </Button>
        <input
          ref={picker}
          className="unseen"
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label={t('saved.import')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
      {trouble && (
        <Notice kind="problem">
          <p>{t('saved.bad', { file: trouble.file })}</p>
          <p>{trouble.text}</p>
          <p className="small">{trouble.detail}</p>
        </Notice>
      )}
      {games.length === 0 && <p className="soft">{t('saved.none')}</p>}
      <ul className="saved-list">
        {shown.map((game) => (
          <SavedRow key={game.id} game={game} removed={removed} />
        ))}
      </ul>
      {games.length > shown.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('saved.all', { count: games.length })}
        </Button>
      )}
    </section>
  )
}
