/** What was promised of the dice, and after the end the proof; whoever has not kept his promise is named. */
import { HOUSE } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import type { Say } from '../boards/board.ts'
import { HostRefused } from '../client.ts'
import { Button, Notice, useApp } from '../shell/context.tsx'
import { troubleOf } from '../shell/trouble.ts'

interface FairnessProps {
  readonly scene: Pick<Scene, 'id' | 'fairness' | 'company'>
  readonly over: boolean
  readonly say: Say
}
type Proof =
  | { readonly kind: 'asked' }
  | { readonly kind: 'kept'; readonly draws: number; readonly dice: number }
  | { readonly kind: 'failed'; readonly text: string; readonly detail: string }

export function Fairness({ scene: { id, fairness, company }, over, say }: FairnessProps): ReactNode {
  const { t, client } = useApp()
  const [proof, setProof] = useState<Proof>()
  if (!fairness) return <p>{t('dice.fair.none')}</p>
  const seats = company?.dice
  const side = (role: string): string => say({ key: `role.${role}` })
  const accused = (error: unknown): string => {
    const who = error instanceof HostRefused ? error.who : undefined
    if (who === undefined || !seats) return t('dice.fair.broken')
    return who === HOUSE ? t('dice.fair.liar.house') : t('dice.fair.liar', { side: side(who) })
  }
  const verify = async () => {
    setProof({ kind: 'asked' })
    try {
      const { draws, dice } = await client.ask('verified', { ask: 'verify', id })
      setProof({ kind: 'kept', draws, dice })
    } catch (error) {
      setProof({ kind: 'failed', ...troubleOf(error, t), text: accused(error) })
    }
  }
  return (
    <>
      {fairness.broken ? (
        <Notice kind="problem">{t('dice.fair.false')}</Notice>
      ) : (
        <p>{t(seats ? 'dice.fair.all' : 'dice.fair.lead')}</p>
      )}
      <dl className="fairness">
        <dt>{t(seats ? 'dice.fair.house' : 'dice.fair.commitment')}</dt>
        <dd>
          <code>{fairness.commitment}</code>
        </dd>
        <dt>{t('dice.fair.seed')}</dt>
        <dd>{fairness.seed ? <code>{fairness.seed}</code> : t('dice.fair.later')}</dd>
        {seats?.flatMap(({ role, commitment, share }) => [
          <dt key={role}>{t('dice.fair.of', { side: side(role) })}</dt>,
          <dd key={`${role} share`}>
            {commitment === undefined ? t('dice.fair.waits') : <code>{commitment}</code>}
            {share !== undefined && (
              <>
                <br />
                {t('dice.fair.share')} <code>{share}</code>
              </>
            )}
          </dd>,
        ])}
      </dl>
      {over && !fairness.broken && (
        <p>
          <Button look="primary" disabled={proof?.kind === 'asked'} onClick={() => void verify()}>
            {t('dice.fair.verify')}
          </Button>
        </p>
      )}
      <div role="status">
        {proof?.kind === 'kept' && (
          <Notice>
            {t(seats ? 'dice.fair.kept.all' : 'dice.fair.kept', { draws: proof.draws, dice: proof.dice })}
          </Notice>
        )}
        {proof?.kind === 'failed' && (
          <Notice kind="problem">
            <p>{proof.text}</p>
            <p className="small">{proof.detail}</p>
          </Notice>
        )}
      </div>
    </>
  )
}
