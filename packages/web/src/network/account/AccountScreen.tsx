/** One's account: coming in, or what is one's own here. */
import '../../styles/people.css'
import type { ReactNode } from 'preact/compat'
import { Screen, useApp } from '../../shell/context.tsx'
import { troubleOf } from '../../shell/trouble.ts'
import { Notice } from '../../shell/ui.tsx'
import { PeopleWords } from '../words.tsx'
import { ComingIn } from './ComingIn.tsx'
import { useIdentity } from './identity.ts'
import { Own } from './Own.tsx'

export default function AccountScreen(): ReactNode {
  return (
    <PeopleWords>
      <Account />
    </PeopleWords>
  )
}

function Account(): ReactNode {
  const { t } = useApp()
  const { identity, error } = useIdentity()
  if (error !== undefined && !identity)
    return (
      <Screen title={t('account.title')}>
        <Notice kind="problem">{troubleOf(error, t).text}</Notice>
      </Screen>
    )
  if (!identity) return <Screen title={t('account.title')}>{null}</Screen>
  const { me, offers } = identity
  return me ? <Own me={me} mail={offers.mail} /> : <ComingIn mail={offers.mail} />
}
