/** How even the game is that is about to begin, and what would make it more even. Nothing where it was not measured. */
import { type Settings, switchesOf } from '@carillon/kernel'
import type { Say } from '@carillon/kernel/catalogue'
import type { About } from '@carillon/protocol'
import { type ReactNode, useRef } from 'preact/compat'
import { useApp } from '../app.tsx'
import { Button } from '../ui.tsx'
import { isLopsided, knownOf } from './balance.ts'
import { gatheringOf, isBot, type Plan, sittersIn } from './plan.ts'
import { STRENGTHS } from './strengths.ts'
import { balanceText, remedyTexts } from './uneven.ts'

interface EvennessProps {
  readonly about: About
  readonly plan: Plan
  readonly say: Say
  set(options: Settings): void
}
export function Evenness({ about, plan, say, set }: EvennessProps): ReactNode {
  const { t } = useApp()
  const box = useRef<HTMLDivElement>(null)
  const { scenario } = plan
  const usual = new Map(switchesOf(about, scenario).map((one) => [one.id, one.default]))
  const changed = Object.entries(plan.options).filter(([id, value]) => usual.get(id) !== value)
  const known = knownOf(STRENGTHS[about.id]?.balance ?? [], scenario, Object.fromEntries(changed))
  if (!known) return null
  const sitters = sittersIn(about, plan)
  const people = gatheringOf(sitters) === 'together'
  const remedies = isLopsided(known.chance)
    ? remedyTexts(known, { people, machines: Object.values(sitters).some(isBot) }, say, t)
    : []
  return (
    <div ref={box} className="evenness soft" tabIndex={-1} aria-live="polite">
      <p>{balanceText(known, say, t)}</p>
      {remedies.map(({ text, options }) => (
        <p key={text}>
          {text}{' '}
          {options && (
            <Button
              small
              onClick={() => {
                set(options)
                // The button goes, and what it changed is read.
                box.current?.focus()
              }}
            >
              {t('new.remedy.set')}
            </Button>
          )}
        </p>
      ))}
    </div>
  )
}
