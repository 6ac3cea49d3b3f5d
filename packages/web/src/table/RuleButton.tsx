/** The number of a rule: it opens the rule. */
import type { ReactNode } from 'react'
import { useApp } from '../shell/context.tsx'
import { useWhy } from './why.ts'

export function RuleButton({ rule, long = false }: { rule: string; long?: boolean }): ReactNode {
  const { t } = useApp()
  const why = useWhy()
  if (rule === '') return null
  const name = t('why.rule', { rule })
  return (
    <button type="button" className="rule-button" aria-label={name} title={t('why.open')} onClick={() => why(rule)}>
      {long ? name : rule}
    </button>
  )
}
