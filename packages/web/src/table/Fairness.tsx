/** What was promised of the dice, and after the end the proof. */

import type { Scene } from '@carillon/protocol'
import { type ReactNode, useState } from 'preact/compat'
import { Button, Notice, useApp } from '../shell/context.tsx'
import { troubleOf } from '../shell/trouble.ts'

interface FairnessProps {
  readonly id: string
  readonly fairness: Scene['fairness']
  readonly over: boolean
}
type Proof =
  | { readonly kind: 'asked' }
  | { readonly kind: 'kept'; readonly draws: number; readonly dice: number }
  | { readonly kind: 'failed'; readonly text: string; readonly detail: string }

export function Fairness({ id, fairness, over }: FairnessProps): ReactNode {
  const { t, client, network } = useApp()
  const [proof, setProof] = useState<Proof>()
  if (!fairness) return <p>{t('dice.fair.none')}</p>
  const verify = async () => {
    setProof({ kind: 'asked' })
    try {
      const { draws, dice } = await client.ask('verified', { ask: 'verify', id })
      setProof({ kind: 'kept', draws, dice })
    } catch (error) {
      setProof({ kind: 'failed', ...troubleOf(error, t), text: t('dice.fair.broken') })
    }
  }
  return (
    <>
      {fairness.broken ? <Notice kind="problem">{t('dice.fair.false')}</Notice> : <p>{t('dice.fair.lead')}</p>}
      <dl className="fairness">
        <dt>{t('dice.fair.commitment')}</dt>
        <dd>
          <code>{fairness.commitment}</code>
        </dd>
        <dt>{t('dice.fair.seed')}</dt>
        <dd>{fairness.seed ? <code>{fairness.seed}</code> : t('dice.fair.later')}</dd>
      </dl>
      {over && !network && !fairness.broken && (
        <p>
          <Button look="primary" disabled={proof?.kind === 'asked'} onClick={() => void verify()}>
            {t('dice.fair.verify')}
          </Button>
        </p>
      )}
      <div role="status">
        {proof?.kind === 'kept' && <Notice>{t('dice.fair.kept', { draws: proof.draws, dice: proof.dice })}</Notice>}
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
