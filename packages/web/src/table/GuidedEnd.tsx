/** After the guided game: a first game of one's own against the mildest player, or the path of lessons. */
import { type ReactNode, useState } from 'preact/compat'
import { Button, ButtonLink, link, useApp } from '../shell/context.tsx'
import { suggestedFor } from '../shell/shelf.ts'
import { playNow } from '../shell/start.ts'
import { type Trouble, troubleOf } from '../shell/trouble.ts'

export function GuidedEnd({ game }: { readonly game: string }): ReactNode {
  const { t, client } = useApp()
  const [trouble, setTrouble] = useState<Trouble>()
  const [busy, setBusy] = useState(false)
  const play = async () => {
    setBusy(true)
    try {
      await playNow(client, game, { ...suggestedFor(game), opponent: 'recruit' })
    } catch (error) {
      setTrouble(troubleOf(error, t))
      setBusy(false)
    }
  }
  return (
    <div className="guided-end">
      <Button look="primary" icon="play" busy={busy} onClick={play}>
        {t('guided.play')}
      </Button>
      <p className="small soft">{t('guided.play.line')}</p>
      {trouble && <p className="lesson-wrong">{trouble.text}</p>}
      <div className="row">
        <ButtonLink icon="lesson" href={link.lessons(game)}>
          {t('guided.path')}
        </ButtonLink>
        <ButtonLink look="quiet" href={link.new(game)}>
          {t('guided.new')}
        </ButtonLink>
      </div>
    </div>
  )
}
