/** By what one comes in: a password, passkeys, letters. */
import { type ReactNode, useCallback, useEffect, useState } from 'preact/compat'
import { Button, useApp } from '../../shell/context.tsx'
import {
  changePassword,
  forgetAddress,
  type Me,
  passkeys as ownPasskeys,
  type PasskeyRow,
  removePasskey,
  takeAddress,
} from './api.ts'
import { Sent } from './ComingIn.tsx'
import { useDoing } from './doing.tsx'
import { Field } from './Field.tsx'
import { renewStanding } from './standing.ts'
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
  const [keys, set] = useState<readonly PasskeyRow[]>([])
  const [name, setName] = useState('')
  const { busy, act, trouble } = useDoing()
  const reload = useCallback(async () => set((await ownPasskeys()).passkeys), [])
  useEffect(() => act(reload), [act, reload])
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
                disabled={busy}
                aria-label={t('account.passkey.remove.of', { name: key.name })}
                onClick={() =>
                  act(async () => {
                    await removePasskey(key.id)
                    await reload()
                  })
                }
              >
                {t('account.passkey.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <form
          className="people-line"
          onSubmit={(event) => {
            event.preventDefault()
            act(async () => {
              await addPasskey(name.trim())
              setName('')
              await reload()
              announceNow(t('account.passkey.added'))
            })
          }}
        >
          <Field
            label={t('account.passkey.name')}
            value={name}
            write={setName}
            placeholder={t('account.passkey.example')}
            required
            maxLength={64}
          />
          <Button type="submit" icon="plus" disabled={busy}>
            {t('account.passkey.add')}
          </Button>
        </form>
      )}
      {trouble}
    </div>
  )
}

function Password({ has }: { readonly has: boolean }): ReactNode {
  const { t } = useApp()
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const [done, setDone] = useState(false)
  const { busy, act, trouble } = useDoing()
  return (
    <div className="people-part">
      <h3>{t('account.password')}</h3>
      <p className="soft">{t(has ? 'account.password.has' : 'account.password.none')}</p>
      <form
        className="people-line"
        onSubmit={(event) => {
          event.preventDefault()
          act(async () => {
            await changePassword(has ? old : undefined, fresh)
            setOld('')
            setFresh('')
            setDone(true)
            await renewStanding()
          })
        }}
      >
        {has && (
          <Field
            label={t('account.password.old')}
            type="password"
            value={old}
            write={setOld}
            autoComplete="current-password"
            required
          />
        )}
        <Field
          label={t('account.password.new')}
          type="password"
          value={fresh}
          write={setFresh}
          autoComplete="new-password"
          required
          minLength={8}
        />
        <Button type="submit" disabled={busy}>
          {t(has ? 'account.password.change' : 'account.password.set')}
        </Button>
      </form>
      {done && <p role="status">{t('account.password.done')}</p>}
      {trouble}
    </div>
  )
}

function Address({ mail }: { readonly mail: string | undefined }): ReactNode {
  const { t, locale } = useApp()
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState(false)
  const { busy, act, trouble } = useDoing()
  return (
    <div className="people-part">
      <h3>{t('account.mail')}</h3>
      <p className="soft">{mail === undefined ? t('account.mail.none') : t('account.mail.has', { mail })}</p>
      <form
        className="people-line"
        onSubmit={(event) => {
          event.preventDefault()
          act(async () => {
            await takeAddress(address, locale)
            setSent(true)
          })
        }}
      >
        <Field
          label={t('account.mail.new')}
          type="email"
          value={address}
          write={setAddress}
          autoComplete="email"
          required
        />
        <Button type="submit" disabled={busy}>
          {t('account.mail.set')}
        </Button>
        {mail !== undefined && (
          <Button
            look="quiet"
            icon="remove"
            disabled={busy}
            onClick={() =>
              act(async () => {
                await forgetAddress()
                await renewStanding()
              })
            }
          >
            {t('account.mail.forget')}
          </Button>
        )}
      </form>
      {sent && <Sent />}
      {trouble}
    </div>
  )
}
