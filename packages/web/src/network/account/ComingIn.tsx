/** Signing in, and becoming somebody: by passkey, password or letter. */
import { type ReactNode, useState } from 'preact/compat'
import { Choices } from '../../shell/Choices.tsx'
import { Button, Notice, Screen, useApp } from '../../shell/context.tsx'
import { AskForm, type Written } from './AskForm.tsx'
import { signIn, signInByMail, signUp, signUpByMail } from './api.ts'
import { useDoing } from './doing.tsx'
import { Field } from './Field.tsx'
import { renewIdentity } from './identity.ts'
import { hasPasskeys, joinByPasskey, signInByPasskey } from './webauthn.ts'

/** `mail` if this house writes letters. */
export function ComingIn({ mail }: { readonly mail: boolean }): ReactNode {
  const { t } = useApp()
  return (
    <Screen title={t('account.title')} kind="wide" lead={t('account.lead')}>
      <WaysIn mail={mail} />
    </Screen>
  )
}
export function WaysIn({ mail }: { readonly mail: boolean }): ReactNode {
  return (
    <div className="people-parts">
      <SignIn mail={mail} />
      <Joining mail={mail} />
    </div>
  )
}

function SignIn({ mail }: { readonly mail: boolean }): ReactNode {
  const { t, locale } = useApp()
  const { busy, act, trouble } = useDoing()
  return (
    <section className="panel" aria-labelledby="sign-in">
      <h2 id="sign-in">{t('account.sign-in')}</h2>
      {hasPasskeys() && (
        <p>
          <Button look="primary" busy={busy} onClick={() => act(() => signInByPasskey().then(renewIdentity))}>
            {t('account.sign-in.passkey')}
          </Button>
        </p>
      )}
      {trouble}
      <AskForm
        label={t('account.sign-in.password')}
        send={async ({ name = '', password = '' }) => {
          await signIn(name.trim(), password)
          await renewIdentity()
        }}
      >
        <Field name="name" label={t('account.name')} autoComplete="username" required maxLength={64} />
        <Field name="password" label={t('account.password')} type="password" autoComplete="current-password" required />
      </AskForm>
      {mail && (
        <AskForm
          label={t('account.sign-in.mail')}
          done={<Sent />}
          send={({ mail: address = '' }) => signInByMail(address, locale)}
        >
          <Field
            name="mail"
            label={t('account.mail')}
            help={t('account.sign-in.mail.help')}
            type="email"
            autoComplete="email"
            required
          />
        </AskForm>
      )}
    </section>
  )
}

type Way = 'passkey' | 'password' | 'mail'

function Joining({ mail }: { readonly mail: boolean }): ReactNode {
  const { t, locale } = useApp()
  const ways: readonly Way[] = [
    ...(hasPasskeys() ? ['passkey' as const] : []),
    'password',
    ...(mail ? ['mail' as const] : []),
  ]
  const [way, setWay] = useState<Way>(ways[0] as Way)
  const join = async ({ name = '', password = '', mail: address = '' }: Written) => {
    const wished = name.trim()
    if (way === 'mail') return signUpByMail(wished, address, locale)
    if (way === 'passkey') await joinByPasskey(wished, t('account.passkey.first'))
    else await signUp(wished, password)
    return renewIdentity()
  }
  return (
    <section className="panel" aria-labelledby="sign-up">
      <h2 id="sign-up">{t('account.sign-up')}</h2>
      <AskForm label={t('account.sign-up.do')} done={way === 'mail' ? <Sent /> : undefined} send={join}>
        <Field
          name="name"
          label={t('account.name')}
          help={t('account.name.help')}
          autoComplete="username"
          required
          minLength={2}
          maxLength={24}
        />
        {ways.length > 1 && (
          <Choices
            legend={t('account.way')}
            help={t(`account.way.${way}.help`)}
            value={way}
            onChange={(to) => setWay(to)}
            choices={ways.map((one) => ({ value: one, label: t(`account.way.${one}`) }))}
          />
        )}
        {way === 'password' && (
          <Field
            name="password"
            label={t('account.password')}
            help={t('account.password.help')}
            type="password"
            autoComplete="new-password"
            required
            minLength={8}
          />
        )}
        {way === 'mail' && <Field name="mail" label={t('account.mail')} type="email" autoComplete="email" required />}
      </AskForm>
    </section>
  )
}

export function Sent(): ReactNode {
  const { t } = useApp()
  return <Notice>{t('account.sent')}</Notice>
}
