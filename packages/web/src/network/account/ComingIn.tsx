/** Signing in, and becoming somebody: by passkey, password or letter. */
import { type ReactNode, useState } from 'preact/compat'
import { Choices } from '../../shell/Choices.tsx'
import { Button, Notice, Screen, useApp } from '../../shell/context.tsx'
import { signIn, signInByMail, signUp, signUpByMail } from './api.ts'
import { useDoing } from './doing.tsx'
import { Field } from './Field.tsx'
import { renewStanding } from './standing.ts'
import { hasPasskeys, joinByPasskey, signInByPasskey } from './webauthn.ts'

/** `mail` if this house writes letters. */
export function ComingIn({ mail }: { readonly mail: boolean }): ReactNode {
  const { t } = useApp()
  return (
    <Screen title={t('account.title')} kind="wide" lead={t('account.lead')}>
      <div className="people-parts">
        <SignIn mail={mail} />
        <Joining mail={mail} />
      </div>
    </Screen>
  )
}

function SignIn({ mail }: { readonly mail: boolean }): ReactNode {
  const { t, locale } = useApp()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState(false)
  const { busy, act, trouble } = useDoing()
  return (
    <section className="panel" aria-labelledby="sign-in">
      <h2 id="sign-in">{t('account.sign-in')}</h2>
      {hasPasskeys() && (
        <p>
          <Button
            look="primary"
            disabled={busy}
            onClick={() =>
              act(async () => {
                await signInByPasskey()
                await renewStanding()
              })
            }
          >
            {t('account.sign-in.passkey')}
          </Button>
        </p>
      )}
      <form
        className="people-form"
        onSubmit={(event) => {
          event.preventDefault()
          act(async () => {
            await signIn(name.trim(), password)
            await renewStanding()
          })
        }}
      >
        <Field label={t('account.name')} value={name} write={setName} autoComplete="username" required maxLength={64} />
        <Field
          label={t('account.password')}
          type="password"
          value={password}
          write={setPassword}
          autoComplete="current-password"
          required
        />
        <Button type="submit" disabled={busy}>
          {t('account.sign-in.password')}
        </Button>
      </form>
      {mail && (
        <form
          className="people-form"
          onSubmit={(event) => {
            event.preventDefault()
            act(async () => {
              await signInByMail(address, locale)
              setSent(true)
            })
          }}
        >
          <Field
            label={t('account.mail')}
            help={t('account.sign-in.mail.help')}
            type="email"
            value={address}
            write={setAddress}
            autoComplete="email"
            required
          />
          <Button type="submit" disabled={busy}>
            {t('account.sign-in.mail')}
          </Button>
        </form>
      )}
      {sent && <Sent />}
      {trouble}
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
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState(false)
  const { busy, act, trouble } = useDoing()
  const join = async () => {
    const wished = name.trim()
    if (way === 'mail') {
      await signUpByMail(wished, address, locale)
      setSent(true)
      return
    }
    if (way === 'passkey') await joinByPasskey(wished, t('account.passkey.first'))
    else await signUp(wished, password)
    await renewStanding()
  }
  return (
    <section className="panel" aria-labelledby="sign-up">
      <h2 id="sign-up">{t('account.sign-up')}</h2>
      <form
        className="people-form"
        onSubmit={(event) => {
          event.preventDefault()
          act(join)
        }}
      >
        <Field
          label={t('account.name')}
          help={t('account.name.help')}
          value={name}
          write={setName}
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
            label={t('account.password')}
            help={t('account.password.help')}
            type="password"
            value={password}
            write={setPassword}
            autoComplete="new-password"
            required
            minLength={8}
          />
        )}
        {way === 'mail' && (
          <Field
            label={t('account.mail')}
            type="email"
            value={address}
            write={setAddress}
            autoComplete="email"
            required
          />
        )}
        <Button type="submit" disabled={busy}>
          {t('account.sign-up.do')}
        </Button>
      </form>
      {sent && <Sent />}
      {trouble}
    </section>
  )
}

export function Sent(): ReactNode {
  const { t } = useApp()
  return (
    <div role="status">
      <Notice>{t('account.sent')}</Notice>
    </div>
  )
}
