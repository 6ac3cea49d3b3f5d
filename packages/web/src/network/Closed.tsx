/** A table that one does not come to: why, and what can be done about it. */
import type { ReactNode } from 'preact/compat'
import { ButtonLink, link, Screen, useApp } from '../shell/context.tsx'
import { LostLink } from './LostLink.tsx'
import { PeopleWords } from './words.tsx'

/** `no-seat`: there is nothing behind a link. */
export type Shut = 'not-yours' | 'no-game' | 'no-seat'
interface ClosedProps {
  readonly why: Shut
  readonly game?: string
}
export function Closed(props: ClosedProps): ReactNode {
  return (
    <PeopleWords>
      <Words {...props} />
    </PeopleWords>
  )
}

function Words({ why, game }: ClosedProps): ReactNode {
  const { t } = useApp()
  const isThere = why === 'not-yours'
  return (
    <Screen title={t(isThere ? 'closed.title' : 'closed.none')} lead={t(`closed.${why}`)}>
      <p className="row">
        <ButtonLink look="primary" href={link.lobby()}>
          {t('account.lobby')}
        </ButtonLink>
        {isThere && <ButtonLink href={link.account()}>{t('account.sign-in')}</ButtonLink>}
      </p>
      {isThere && game !== undefined && <LostLink of={{ game }} />}
    </Screen>
  )
}
