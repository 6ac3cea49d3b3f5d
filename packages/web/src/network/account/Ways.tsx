/** By what one comes in: a password, passkeys, letters. */
import type { ReactNode } from 'preact/compat'
import { Button, useApp } from '../../shell/context.tsx'
import { AskForm } from './AskForm.tsx'
import { changePassword, forgetAddress, type Me, passkeys, removePasskey, takeAddress } from './api.ts'
import { Sent } from './ComingIn.tsx'
import { useDoing, useLoaded } from './doing.tsx'
import { Field } from './Field.tsx'
import { renewIdentity } from './identity.ts'
import { addPasskey, hasPasskeys } from './webauthn.ts'

export function Ways({ me, mail }: { readonly me: Me; readonly mail: boolean }): ReactNode {
  const { t } = useApp()
  return (
    <section className="panel" aria-labelledby="own-ways">
      <h2 id="own-ways">{t('account.ways')}</h2>
      <Passkeys />
      <Password has={me.hasPassword} />
      {(mail || me.mail !== undefined) && <Address mail={me.mail} />}
    </section>
  )
}

function Passkeys(): ReactNode {
  const { t, locale, announceNow } = useApp()
  const { found, busy, trouble, reload, change } = useLoaded(passkeys)
  const keys = found?.passkeys ?? []
  const day = (at: number) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at)
  return (
    <div className="people-part">
      <h3>{t('account.passkeys')}</h3>
      <p className="soft">{t('account.passkeys.text')}</p>
      {keys.length > 0 && (
        <ul className="people-list">
          {keys.map((key) => (
            <li key={key.id}>
              <span>
                <strong>{key.name}</strong>{' '}
                <span className="soft small">
                  {key.used === null ? t('account.passkey.unused') : t('account.passkey.used', { day: day(key.used) })}
                </span>
              </span>
              <Button
                small
                look="quiet"
                icon="remove"
                busy={busy}
                aria-label={t('account.passkey.remove.of', { name: key.name })}
                onClick={() => change(() => removePasskey(key.id))}
              >
                {t('account.passkey.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {trouble}
      {hasPasskeys() && (
        <AskForm
          line
          icon="plus"
          label={t('account.passkey.add')}
          send={async ({ name = '' }) => {
            await addPasskey(name.trim())
            await reload()
            announceNow(t('account.passkey.added'))
          }}
        >
          <Field
            name="name"
            label={t('account.passkey.name')}
            placeholder={t('account.passkey.example')}
            required
            maxLength={64}
          />
        </AskForm>
      )}
    </div>
  )
}

function Password({ has }: { readonly has: boolean }): ReactNode {
  const { t } = useApp()
  return (
    <div className="people-part">
      <h3>{t('account.password')}</h3>
      <p className="soft">{t(has ? 'account.password.has' : 'account.password.none')}</p>
      <AskForm
        line
        label={t(has ? 'account.password.change' : 'account.password.set')}
        done={t('account.password.done')}
        send={async ({ old, fresh = '' }) => {
          await changePassword(has ? old : undefined, fresh)
          await renewIdentity()
        }}
      >
        {has && (
          <Field
            name="old"
            label={t('account.password.old')}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        <Field
          name="fresh"
          label={t('account.password.new')}
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
        />
      </AskForm>
    </div>
  )
}

function Address({ mail }: { readonly mail: string | undefined }): ReactNode {
  const { t, locale } = useApp()
  const { busy, act, trouble } = useDoing()
  return (
    <div className="people-part">
      <h3>{t('account.mail')}</h3>
      <p className="soft">{mail === undefined ? t('account.mail.none') : t('account.mail.has', { mail })}</p>
      <AskForm
        line
        label={t('account.mail.set')}
        done={<Sent />}
        send={({ mail: address = '' }) => takeAddress(address, locale)}
        more={
          mail !== undefined && (
            <Button
              look="quiet"
              icon="remove"
              busy={busy}
              onClick={() => act(() => forgetAddress().then(renewIdentity))}
            >
              {t('account.mail.forget')}
            </Button>
          )
        }
      >
        <Field name="mail" label={t('account.mail.new')} type="email" autoComplete="email" required />
      </AskForm>
      {trouble}
    </div>
  )
}
