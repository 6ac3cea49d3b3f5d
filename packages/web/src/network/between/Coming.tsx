/** Somebody has not come to the table yet: who, and what one can do about it. */
import type { Company, Scene } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { Button, useApp } from '../../shell/context.tsx'
import { sideName } from '../../table/people.ts'
import { networkGame } from '../kept-links.ts'

interface ComingProps {
  readonly scene: Scene
  readonly company: Company
  readonly say: Say
}
export function Coming({ scene: { id, seat }, company: { seats = {}, clock }, say }: ComingProps): ReactNode {
  const { t, locale, network } = useApp()
  const missing = Object.keys(seats).filter((role) => role !== seat && seats[role]?.joined === false)
  if (!(seat in seats) || missing.length === 0) return null
  // Who has made the game has their links.
  const links = networkGame(id)?.links ?? {}
  const invite = missing.some((role) => links[role] !== undefined) ? network?.invite : undefined
  const side = new Intl.ListFormat(locale).format(missing.map((role) => sideName(say, role)))
  return (
    <section className="table-word" aria-label={t('between.coming.title')}>
      <p>
        {t(invite ? 'between.coming' : 'between.coming.wait', { side })} {clock && t('between.coming.clock')}
      </p>
      {invite && (
        <p className="offer-acts">
          <Button small onClick={invite}>
            {t('between.coming.links')}
          </Button>
        </p>
      )}
    </section>
  )
}
