/** Tells the moderators of somebody at a table. What was said there goes with it. */
import '../../styles/people.css'
import { type ReactNode, useState } from 'preact/compat'
import { Choices } from '../../shell/Choices.tsx'
import { Button, ButtonLink, link, Screen, useAbout, useApp, useWords } from '../../shell/context.tsx'
import { useDoing } from '../account/doing.tsx'
import { networkGame } from '../kept-links.ts'
import { PeopleWords } from '../words.tsx'
import { KINDS, report } from './api.ts'

export default function ReportScreen({ id }: { readonly id: string }): ReactNode {
  return (
    <PeopleWords>
      <Form id={id} />
    </PeopleWords>
  )
}

function Form({ id }: { readonly id: string }): ReactNode {
  const { t, announceNow } = useApp()
  const game = networkGame(id)
  const about = useAbout(game?.game ?? '')
  const say = useWords(about)
  const roles = (about?.roles ?? []).filter((role) => role !== game?.seat)
  const [picked, pick] = useState<string>()
  const [kind, choose] = useState<(typeof KINDS)[number]>('words')
  const [text, write] = useState('')
  const [sent, send] = useState(false)
  const { busy, act, trouble } = useDoing()
  const role = picked ?? roles[0]
  const submit = () =>
    act(async () => {
      if (role === undefined) return
      await report(id, role, kind, text.trim())
      send(true)
      announceNow(t('complaint.sent'))
    })
  const back = (
    <p>
      <ButtonLink href={link.net(id)}>{t('complaint.back')}</ButtonLink>
    </p>
  )
  if (sent)
    return (
      <Screen title={t('complaint.title')} lead={t('complaint.sent')}>
        {back}
      </Screen>
    )
  return (
    <Screen title={t('complaint.title')} lead={t('complaint.lead')}>
      <form
        className="panel people-form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Choices
          legend={t('complaint.whom')}
          value={role ?? ''}
          onChange={pick}
          choices={roles.map((one) => ({ value: one, label: say({ key: `role.${one}` }) }))}
        />
        <Choices
          legend={t('complaint.kind')}
          value={kind}
          onChange={(value) => choose(value)}
          choices={KINDS.map((value) => ({ value, label: t(`complaint.kind.${value}`) }))}
        />
        <label className="field">
          <span>{t('complaint.text')}</span>
          <textarea
            required
            rows={4}
            maxLength={1000}
            value={text}
            onInput={(event) => write(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" look="primary" disabled={busy || role === undefined}>
          {t('complaint.send')}
        </Button>
        {trouble}
      </form>
      {back}
    </Screen>
  )
}
