/** Whether one wants to be rated. */
import { type ReactNode, useEffect, useState } from 'preact/compat'
import { Choices } from '../../shell/Choices.tsx'
import { useApp } from '../../shell/context.tsx'
import { setRatings, wantsRatings } from '../lobby/api.ts'
import { useDoing } from './doing.tsx'

export function Ratings(): ReactNode {
  const { t } = useApp()
  const [on, set] = useState<boolean>()
  const { act, trouble } = useDoing()
  useEffect(() => act(async () => set((await wantsRatings()).ratings)), [act])
  return (
    <section className="panel" aria-labelledby="own-ratings">
      <h2 id="own-ratings">{t('account.ratings')}</h2>
      <Choices
        legend={<span className="unseen">{t('account.ratings')}</span>}
        help={t('account.ratings.text')}
        value={on === undefined ? '' : on ? 'on' : 'off'}
        onChange={(to) => act(async () => set((await setRatings(to === 'on')).ratings))}
        choices={[
          { value: 'on', label: t('account.ratings.on') },
          { value: 'off', label: t('account.ratings.off') },
        ]}
      />
      {trouble}
    </section>
  )
}
