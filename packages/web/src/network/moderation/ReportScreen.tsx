/** Tells the moderators of somebody at a table. What was said there goes with it. */
import '../../styles/people.css'
import { type ReactNode, useState } from 'preact/compat'
import { Choices } from '../../shell/Choices.tsx'
import { ButtonLink, link, Screen, useAbout, useApp, useWords } from '../../shell/context.tsx'
import { troubleOf } from '../../shell/trouble.ts'
import { Notice } from '../../shell/ui.tsx'
import { humansIn, sideName } from '../../table/people.ts'
import { AskForm } from '../account/AskForm.tsx'
import { useScene } from '../useScene.ts'
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
  const { scene, error } = useScene(id)
  const about = useAbout(scene?.setup.game ?? '')
  const say = useWords(about)
  // Nobody sits behind a bot of the house.
  const roles = scene ? humansIn(scene.setup).filter((role) => role !== scene.seat) : []
  const [picked, pick] = useState<string>()
  const [kind, choose] = useState<(typeof KINDS)[number]>('words')
  const [sent, send] = useState(false)
  const role = picked ?? roles[0]
  const nameOf = (one: string) => {
    const name = scene?.company?.seats?.[one]?.name
    return name === undefined ? sideName(say, one) : `${sideName(say, one)} · ${name}`
  }
  const back = (
    <p>
      <ButtonLink href={link.net(id)}>{t('complaint.back')}</ButtonLink>
    </p>
  )
  if (sent || error !== undefined || (scene && roles.length === 0))
    return (
      <Screen
        title={t('complaint.title')}
        lead={sent ? t('complaint.sent') : scene ? t('complaint.nobody') : undefined}
      >
        {!scene && <Notice kind="problem">{troubleOf(error, t).text}</Notice>}
        {back}
      </Screen>
    )
  return (
    <Screen title={t('complaint.title')} lead={t('complaint.lead')}>
      {scene && about && (
        <section className="panel">
          <AskForm
            look="primary"
            label={t('complaint.send')}
            disabled={role === undefined}
            send={async ({ text = '' }) => {
              await report(id, role as string, kind, text.trim())
              send(true)
              announceNow(t('complaint.sent'))
            }}
          >
            <Choices
              legend={t('complaint.whom')}
              value={role ?? ''}
              onChange={pick}
              choices={roles.map((one) => ({ value: one, label: nameOf(one) }))}
            />
            <Choices
              legend={t('complaint.kind')}
              value={kind}
              onChange={(value) => choose(value)}
              choices={KINDS.map((value) => ({ value, label: t(`complaint.kind.${value}`) }))}
            />
            <label className="field">
              <span>{t('complaint.text')}</span>
              <textarea className="entry" name="text" required rows={4} maxLength={1000} />
            </label>
          </AskForm>
        </section>
      )}
      {back}
    </Screen>
  )
}
