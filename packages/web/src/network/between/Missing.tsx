/** One's own part in the dice was promised on another device, which has it: what can be done about it. */
import type { Company, Scene } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import { Button, Notice, useApp } from '../../shell/context.tsx'
import { isShareElsewhere } from '../dice.ts'
import { useDealing } from './deal.ts'

interface MissingProps {
  readonly scene: Scene
  readonly company: Company
}
export function Missing({ scene, company }: MissingProps): ReactNode {
  const { t } = useApp()
  const { deal, busy, trouble } = useDealing(scene)
  // Before all have promised nobody shows anything.
  if (company.dice?.some(({ commitment }) => commitment === undefined) || !isShareElsewhere(scene)) return null
  const offered = company.offers.some(({ what }) => what === 'dice')
  return (
    <section className="offer" aria-label={t('between.share')}>
      <p>{t('between.share.elsewhere')}</p>
      {!offered && (
        <p className="offer-acts">
          <Button small busy={busy} onClick={() => void deal({ ask: 'offer', what: 'dice' })}>
            {t('between.share.anew')}
          </Button>
        </p>
      )}
      {trouble !== undefined && <Notice kind="problem">{trouble}</Notice>}
    </section>
  )
}
