/** Giving a seat to somebody by his name here, or by a letter to him. */
import { type ReactNode, useState } from 'preact/compat'
import { Button, useApp } from '../../shell/context.tsx'
import { useDoing } from '../account/doing.tsx'
import { Field } from '../account/Field.tsx'
import { useStanding } from '../account/standing.ts'
import { PeopleWords } from '../words.tsx'
import { inviteByMail, inviteByName } from './api.ts'
import '../../styles/people.css'

/** `token` opens the seat. */
export default function InviteSomebody({ token, side }: { readonly token: string; readonly side: string }): ReactNode {
  return (
    <PeopleWords>
      <Inviting token={token} side={side} />
    </PeopleWords>
  )
}

function Inviting({ token, side }: { readonly token: string; readonly side: string }): ReactNode {
  const { t, locale } = useApp()
  const { standing } = useStanding()
  const [to, write] = useState('')
  const [sent, setSent] = useState<string>()
  const { busy, act, trouble } = useDoing()
  if (!standing?.me) return <p className="small soft">{standing ? t('invite.sign-in') : ''}</p>
  const letters = standing.offers.mail
  const send = async () => {
    const whom = to.trim()
    if (letters && whom.includes('@')) await inviteByMail(token, whom, locale)
    else await inviteByName(token, whom)
    setSent(whom)
    write('')
  }
  return (
    <>
      <form
        className="people-line"
        onSubmit={(event) => {
          event.preventDefault()
          act(send)
        }}
      >
        <Field
          label={t(letters ? 'invite.name-or-mail' : 'invite.name', { side })}
          value={to}
          write={write}
          required
          maxLength={254}
        />
        <Button type="submit" small disabled={busy}>
          {t('invite.do')}
        </Button>
      </form>
      {sent !== undefined && (
        <p role="status" className="small">
          {t('invite.sent', { name: sent })}
        </p>
      )}
      {trouble}
    </>
  )
}
