/** Giving a seat to somebody by his name here, or by a letter to him. */
import { type ReactNode, useState } from 'preact/compat'
import { useApp } from '../../shell/context.tsx'
import { AskForm } from '../account/AskForm.tsx'
import { Field } from '../account/Field.tsx'
import { useIdentity } from '../account/identity.ts'
import { PeopleWords } from '../words.tsx'
import { inviteByMail, inviteByName } from './api.ts'

interface InviteSomebodyProps {
  /** Opens the seat. */
  readonly token: string
  readonly side: string
  /** Of several seats: what holds for all of them is said here. */
  readonly last: boolean
}
export default function InviteSomebody(props: InviteSomebodyProps): ReactNode {
  return (
    <PeopleWords>
      <Inviting {...props} />
    </PeopleWords>
  )
}

function Inviting({ token, side, last }: InviteSomebodyProps): ReactNode {
  const { t, locale } = useApp()
  const { identity } = useIdentity()
  const [sent, setSent] = useState<string>()
  if (!identity?.me) return last ? <p className="small soft">{identity ? t('invite.sign-in') : ''}</p> : null
  const letters = identity.offers.mail
  return (
    <AskForm
      line
      small
      label={t('invite.do')}
      done={<p className="small">{t('invite.sent', { name: sent ?? '' })}</p>}
      send={async ({ to = '' }) => {
        const whom = to.trim()
        if (letters && whom.includes('@')) await inviteByMail(token, whom, locale)
        else await inviteByName(token, whom)
        setSent(whom)
      }}
    >
      <Field
        name="to"
        label={t(letters ? 'invite.name-or-mail' : 'invite.name', { side })}
        required
        maxLength={254}
        autoComplete="off"
      />
    </AskForm>
  )
}
