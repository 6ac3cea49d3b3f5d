/** What moderators have told one: warnings, and what one may not do for now. Nobody is silenced without being told. */
import { type ReactNode, useEffect, useState } from 'preact/compat'
import { useApp } from '../../shell/context.tsx'
import { Notice } from '../../shell/ui.tsx'
import { ownStanding, type Sanction } from './api.ts'

export function OwnSanctions(): ReactNode {
  const { t, locale } = useApp()
  const [found, set] = useState<readonly Sanction[]>([])
  useEffect(() => {
    let wanted = true
    ownStanding().then(
      ({ standing = [] }) => wanted && set(standing),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return found.map(({ what, reason, at, until }) => (
    <Notice key={`${what}${at}`} kind="problem">
      {t(keyOf({ what, until }), { reason, until: until === null ? '' : day.format(until) })}
    </Notice>
  ))
}

function keyOf({ what, until }: Pick<Sanction, 'what' | 'until'>): string {
  if (what === 'warn') return 'standing.warn'
  if (until === null) return what === 'mute' ? 'standing.mute-for-good' : 'standing.ban-for-good'
  return what === 'mute' ? 'standing.mute' : 'standing.ban'
}
