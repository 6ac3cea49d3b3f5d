/** When one likes to be told: not at night, or once a day. */
import { type ReactNode, useState } from 'preact/compat'
import { Choices } from '../../shell/Choices.tsx'
import { Button, useApp } from '../../shell/context.tsx'
import { type Manners, setManners } from './api.ts'

interface QuietHoursProps {
  readonly manners: Manners | null
  readonly busy: boolean
  change(what: () => Promise<unknown>): void
}
type When = 'any' | 'quiet' | 'digest'
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export function QuietHours({ manners, busy, change }: QuietHoursProps): ReactNode {
  const { t, announceNow } = useApp()
  const [when, choose] = useState<When>(manners?.digest !== undefined ? 'digest' : manners?.quiet ? 'quiet' : 'any')
  const [from, begin] = useState(manners?.quiet?.[0] ?? 22)
  const [to, end] = useState(manners?.quiet?.[1] ?? 8)
  const [digest, gather] = useState(manners?.digest ?? 18)
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const save = () =>
    change(async () => {
      const told = when === 'quiet' ? { quiet: [from, to] as const } : when === 'digest' ? { digest } : {}
      await setManners({ zone, ...told })
      announceNow(t('notices.when.saved'))
    })
  return (
    <section className="panel" aria-labelledby="notice-when">
      <h2 id="notice-when">{t('notices.when')}</h2>
      <form
        className="people-form"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Choices
          legend={<span className="unseen">{t('notices.when')}</span>}
          help={t('notices.when.zone', { zone })}
          value={when}
          onChange={(value) => choose(value)}
          choices={(['any', 'quiet', 'digest'] as const).map((value) => ({ value, label: t(`notices.when.${value}`) }))}
        />
        {when === 'quiet' && (
          <div className="people-line">
            <Hour label={t('notices.quiet.from')} value={from} choose={begin} />
            <Hour label={t('notices.quiet.to')} value={to} choose={end} />
          </div>
        )}
        {when === 'digest' && <Hour label={t('notices.digest.at')} value={digest} choose={gather} />}
        <Button type="submit" busy={busy}>
          {t('notices.when.save')}
        </Button>
      </form>
    </section>
  )
}

interface HourProps {
  readonly label: string
  readonly value: number
  choose(hour: number): void
}
function Hour({ label, value, choose }: HourProps): ReactNode {
  const { locale } = useApp()
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return (
    <label className="field">
      <span>{label}</span>
      <select className="entry" value={String(value)} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {HOURS.map((hour) => (
          <option key={hour} value={String(hour)}>
            {clock.format(hour * 3_600_000)}
          </option>
        ))}
      </select>
    </label>
  )
}
