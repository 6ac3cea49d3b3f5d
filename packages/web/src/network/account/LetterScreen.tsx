/** The page that a link in a letter leads to. Looking at it does nothing: the button does. */
import '../../styles/people.css'
import { type ReactNode, useState } from 'preact/compat'
import { Button, go, link, Screen, useApp } from '../../shell/context.tsx'
import { PeopleWords } from '../words.tsx'
import { spendLetter } from './api.ts'
import { useDoing } from './doing.tsx'
import { renewIdentity } from './identity.ts'

export default function LetterScreen({ token }: { readonly token: string }): ReactNode {
  return (
    <PeopleWords>
      <Letter token={token} />
    </PeopleWords>
  )
}

function Letter({ token }: { readonly token: string }): ReactNode {
  const { t } = useApp()
  const [used, setUsed] = useState(false)
  const { busy, act, trouble } = useDoing()
  return (
    <Screen title={t('letter.title')} lead={t('letter.text')}>
      {!used && (
        <p>
          <Button
            look="primary"
            busy={busy}
            onClick={() =>
              act(async () => {
                await spendLetter(token)
                setUsed(true)
                await renewIdentity()
                go(link.account(), { replace: true })
              })
            }
          >
            {t('letter.use')}
          </Button>
        </p>
      )}
      {trouble}
    </Screen>
  )
}
