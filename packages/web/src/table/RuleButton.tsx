/** The number of a rule: it opens the rule. */
import type { ReactNode } from 'preact/compat'
import { useApp } from '../shell/context.tsx'
import { useOpenRule } from './open-rule.ts'

interface RuleButtonProps {
  readonly rule: string
  readonly long?: boolean
  /** Tab passes it by: it is one of many that arrow keys go to. */
  readonly roving?: boolean
}
export function RuleButton({ rule, long = false, roving = false }: RuleButtonProps): ReactNode {
  const { t } = useApp()
  const open = useOpenRule()
  if (rule === '') return null
  const name = t('rulebook.rule', { rule })
  return (
    <button
      type="button"
      className="rule-button"
      aria-label={name}
      title={t('rulebook.open')}
      onClick={() => open(rule)}
      {...(roving && { tabIndex: -1 })}
    >
      {long ? name : rule}
    </button>
  )
}
